"""Options that nobody chooses by chance (``Ask.grave``): left out by random players, kept for who tries everything."""

from __future__ import annotations

from collections import Counter

from engine.cli.play import GRAVE_ONCE_IN, choose_verb_first
from engine.computers.playouts import random_policy
from engine.computers.random_player import choose
from engine.core.ask import Ask, Fixed
from engine.core.match import Match
from engine.core.planning import upcoming_questions
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.cards import number_of
from tests.engine.conformance.tables import step

LEAVE = Ask("politics", 0, Fixed("pass", "resign", "event:rats"), grave=("resign",))
SEVERAL = Ask("discard", 0, Fixed("a", "b", "c", "d"), least=1, most=4, grave=("b", "d"))
OFTEN = 600


def test_the_random_player_leaves_them_out_and_chooses_the_rest_alike() -> None:
    rng = seeded(1)
    drawn = Counter(choose(LEAVE, rng)[0] for _ in range(OFTEN))
    assert set(drawn) == {"pass", "event:rats"}
    assert min(drawn.values()) > OFTEN / 3


def test_playouts_leave_them_out() -> None:
    policy = random_policy(1)
    assert {policy(LEAVE)[0] for _ in range(OFTEN)} == {"pass", "event:rats"}


def test_a_random_choice_of_several_leaves_them_out() -> None:
    rng, policy = seeded(1), random_policy(1)
    drawn = [choose(SEVERAL, rng) for _ in range(OFTEN)] + [policy(SEVERAL) for _ in range(OFTEN)]
    assert {option for ids in drawn for option in ids} == {"a", "c"}
    assert {len(ids) for ids in drawn} == {1, 2}


def test_whoever_tries_everything_chooses_them_too_but_seldom() -> None:
    rng = seeded(1)
    drawn = Counter(choose_verb_first(LEAVE, rng)[0] for _ in range(OFTEN * GRAVE_ONCE_IN))
    assert OFTEN / 5 < drawn["resign"] < OFTEN / 2


def test_somebody_resigns_in_some_games_of_all_that_is_legal_and_in_no_random_one() -> None:
    left = dict.fromkeys(("random", "verb-first"), 0)
    for level in left:
        for seed in range(4):
            match, rng = Match.create(load_game("through_the_ages"), {}, 4, seed), seeded(seed)
            while step(match, rng, level):
                pass
            left[level] += len(match.state.resigned)
    assert left["random"] == 0
    assert left["verb-first"] > 0


def test_none_of_them_can_be_settled_ahead() -> None:
    match = Match.create(load_game("through_the_ages"), {"resigning": "yes"}, 4, 1)
    match.state.players[2].military_hand.append(number_of("rats"))
    (coming,) = upcoming_questions(match, 2)
    assert list(coming.ask.options) == ["pass", "event:rats"]
    assert coming.ask.grave == ()
