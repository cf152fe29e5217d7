"""A computer is handed nothing that its seat may not know: a cheater that reads all it gets learns nothing by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.model.thinking import ThinkRequest
from bot.tables.computer_seats import request_maker
from bot.tables.computers import chance
from engine.computers.levels import RANDOM
from engine.computers.random_player import play_random
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded

GAMES = [("tigris", 3), ("inner_sea", 3)]
DEALS = 60
CLOSE = 0.03
"""By how much of all that is hidden chance may let a cheater be right more or less often than another one."""


def matches(game: str, seats: int) -> Iterator[Match]:
    """Games in their middle, each at the first question of a step."""
    for seed, answers in ((1, 20), (2, 35), (3, 60), (4, 90)):
        match = Match.create(load_game(game), {}, seats, seed)
        play_random(match, seed, answers)
        while match.asks() and match.checkpoints[-1].answers < len(match.answers):
            play_random(match, seed, 1)
        if match.asks():
            yield match


def request(match: Match, seat: int) -> ThinkRequest | None:
    return request_maker(match, seat, RANDOM)()


Held = list[Counter[int]]


def hands(game: str, state: Any, seat: int) -> Held:
    """What the others hold, as the cheater reads it off the state that it was handed: how many of each kind."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    # At the Tigris a hand is so many tiles of each colour.
    return [Counter(dict(enumerate(hand)) if game == "tigris" else hand) for hand in others]


def right(guess: Held, truth: Held) -> int:
    """How many cards or tiles are where the cheater takes them to be."""
    return sum((mine & real).total() for mine, real in zip(guess, truth, strict=True))


def guesses(match: Match, seat: int) -> list[Held]:
    """What a cheater takes for the others' hands, over many tables at which the same has happened."""
    found = []
    for seed in range(DEALS):
        match.seed = seed
        made = request(match, seat)
        if made is not None:
            rest = made.position
            position = Position.resume(match.game, rest.checkpoint_bytes, rest.answers_since, rest.forced_random)
            found.append(hands(match.game_id, position.state, seat))
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_cheater_guesses_hands_no_better_than_one_who_is_handed_another_truth(game: str, seats: int) -> None:
    """The cheater plays by the hands that it reads. At a table that differs from this one in nothing but what the seat
    cannot see, it reads this table's hands as often.
    """
    mine = blind = held = made = 0
    for match in matches(game, seats):
        seat = match.asks()[0].seat
        truth = hands(game, match.state, seat)
        seen, elsewhere = guesses(match, seat), guesses(twin_of(match, seat), seat)
        mine += sum(right(guess, truth) for guess in seen)
        blind += sum(right(guess, truth) for guess in elsewhere)
        held += right(truth, truth) * len(seen)
        made += len(seen)
        assert any(guess != seen[0] for guess in seen)
    assert made >= DEALS
    assert mine < held
    assert abs(mine - blind) <= held * CLOSE


def twin_of(match: Match, seat: int) -> Match:
    """Another truth that looks the same to the seat."""
    position = redeal(match.position, seat, seeded(99))
    return Match.from_state(match.game, match.game.codec.decode(position.checkpoint_bytes), match.options, match.seats)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_handed_over_names_no_seed_and_no_chance_of_the_deal(game: str, seats: int) -> None:
    for match in matches(game, seats):
        seat = match.asks()[0].seat
        match.seed = 0x1234_5678_9ABC_DEF1
        made = request(match, seat)
        if made is None:
            continue
        data = msgspec.msgpack.encode(made)
        deal, think = chance(match, seat, "redeal").state, chance(match, seat, "think").state
        assert deal != think
        for secret in (match.seed, deal, match.state.rng.state):
            assert secret.to_bytes(8, "big") not in data
        assert made.seed == think


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_question_is_handed_over_in_the_same_bytes(game: str, seats: int) -> None:
    for match in matches(game, seats):
        seat = match.asks()[0].seat
        assert request(match, seat) == request(Match.load(match.game, match.save()), seat)
