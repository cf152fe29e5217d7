"""The computer player of Tigris & Euphrates: what it answers, and that it answers from what its seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from engine.computers.random_player import choose as choose_any
from engine.computers.sensible_player import choose
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.tigris.computer.evaluation import points_worth
from engine.tigris.computer.odds import beats, commitment, hand_odds, win
from engine.tigris.computer.planner import near
from engine.tigris.computer.sight import sight
from engine.tigris.pieces import COLOURS, TILE_COUNTS
from engine.tigris.position import position

GAME = load_game("tigris")
CHANGED = {spec.id: spec.choices[-1] for spec in GAME.meta.options}
BARE: dict[str, Any] = {"start": False, "treasures": ""}
HOME = {"red": "G5 H6"}
COURT = "bow king F5, bow priest G4, bow farmer H5, bow trader H7"
"""A kingdom around two temples, nothing but land beside it."""

THRONE: dict[str, Any] = {**BARE, "monuments": "H4 red-black", "leaders": "lion king G5"}
"""A king worth fighting for; F4 and G3 are free where G4 is a temple."""


def answered(match: Match, seed: int = 1) -> tuple[str, ...]:
    """What the seat that is asked first answers."""
    return choose(match.asks()[0], GAME, match.state, seeded(seed))


def told(match: Match, option: str) -> Match:
    """The match after an answer of the seat that is asked first."""
    question = match.asks()[0]
    match.answer(question.seat, question.key, [option])
    return match


def test_it_does_not_look_at_the_secrets_of_others() -> None:
    match, asked = Match.create(GAME, GAME.meta.check({}, 3), 3, 2), set()
    for number in range(70):
        question = match.asks()[0]
        twin = GAME.codec.clone(match.state)
        GAME.redeal(twin, question.seat, seeded(number))
        answers = [choose(question, GAME, state, seeded(number)) for state in (match.state, twin)]
        assert answers[0] == answers[1], question.key
        asked.add(question.key)
        match.answer(question.seat, question.key, answers[0])
    assert {"action", "commit:attack", "commit:defend"} <= asked


def test_what_it_is_handed_holds_no_secrets() -> None:
    match = Match.create(GAME, GAME.meta.check({}, 3), 3, 2)
    match.state.points = [[1, 2, 3, 4, 5] for _ in range(3)]
    seen = sight(match.state, 1)
    assert seen.board.hands == [[0, 0, 0, 0], match.state.hands[1], [0, 0, 0, 0]]
    assert seen.board.points == [[0] * 5, [1, 2, 3, 4, 5], [0] * 5]
    assert (seen.board.bag, seen.board.agenda, seen.board.rng.state) == (b"", [None], 0)
    assert (seen.hands, seen.bag) == ((6, 6, 6), match.state.bag_left)


def test_unseen_is_what_lies_neither_on_the_board_nor_in_the_own_hand() -> None:
    match = Match.create(GAME, GAME.meta.check({}, 3), 3, 2)
    board, hand = [10, 0, 0, 0], match.state.hands[1]
    assert sight(match.state, 1).unseen == tuple(
        TILE_COUNTS[name] - board[colour] - hand[colour] for colour, name in enumerate(COLOURS)
    )


def test_it_answers_alike_whether_the_game_has_been_played_or_read() -> None:
    """The order in which a grid holds its kingdoms tells how they came about: a stored game has forgotten that."""
    match, rng, other = Match.create(GAME, GAME.meta.check({}, 3), 3, 2), seeded(2), 0
    while match.asks():
        question = match.asks()[0]
        twin = Match.load(match.game, match.save())
        seen, read = (sight(state, question.seat).board.grid for state in (match.state, twin.state))
        other += match.state.grid.kingdoms != twin.state.grid.kingdoms
        assert (seen.kingdoms, seen.halos) == (read.kingdoms, read.halos)
        assert set(zip(seen.kingdoms, seen.halos, strict=True)) == set(
            zip(match.state.grid.kingdoms, match.state.grid.halos, strict=True)
        )
        match.answer(question.seat, question.key, choose_any(question, rng))
    assert other > 5


@pytest.mark.parametrize(("lagging", "colour"), [(0, "red"), (1, "black"), (3, "green")])
def test_it_scores_where_it_lags_behind(lagging: int, colour: str) -> None:
    points = [5, 5, 5, 5, 0]
    points[lagging] = 0
    match = position(**BARE, leaders=COURT, tiles=HOME, hands=("red black green",), points=[points])
    assert answered(match)[0].startswith(f"tile:{colour}:")


def test_points_count_by_the_weakest_category() -> None:
    level, ahead, lagging = ([4, 4, 4, 4, 0], [9, 4, 4, 4, 0], [9, 9, 9, 0, 0])
    assert points_worth(lagging, 1.5) < points_worth(level, 1.5) < points_worth(ahead, 1.5)
    assert points_worth([4, 4, 4, 4, 1], 1.5) > points_worth([5, 4, 4, 4, 0], 1.5), "a treasure may be any colour"


def test_it_places_no_tile_for_others() -> None:
    match = position(**BARE, leaders="lion king F5, lion trader H5", tiles=HOME, hands=("black green",))
    assert not answered(match)[0].startswith("tile:")


@pytest.mark.parametrize(
    ("temples", "hand", "attacks"),
    [("G4", "red red red red red red", True), ("G4 F5 G6", "green green green green green green", False)],
)
def test_it_attacks_the_weak_and_not_the_strong(temples: str, hand: str, attacks: bool) -> None:
    match = position(**THRONE, tiles={"red": temples}, hands=(hand, "green green green green green green"))
    chosen = answered(match)[0]
    told(match, chosen)
    assert (match.state.conflict is not None) is attacks, chosen


@pytest.mark.parametrize(("hand", "committed"), [("red red red red red", 4), ("red red red", 0)])
def test_it_defends_with_just_what_wins_or_nothing(hand: str, committed: int) -> None:
    match = position(**THRONE, tiles={"red": "G4 F3"}, hands=("red red red", hand))
    told(told(match, "leader:black:F4"), "commit:3")
    assert answered(match) == (f"commit:{committed}",)


def test_odds_are_those_of_a_hand_drawn_from_what_is_unseen() -> None:
    assert hand_odds(1, 5, 20) == (0.75, 0.25)
    assert sum(hand_odds(6, 30, 100)) == pytest.approx(1)
    assert beats(3, 2, (0.5, 0.3, 0.2)) == 0.5, "ties are the defender's"
    assert win((0.0, 1.0), 2, (0.5, 0.5), 2) == 0.5
    assert commitment(3, 2, 4, (0.5, 0.3, 0.2), 0.02) == 2
    assert commitment(0, 9, 4, (0.5, 0.3, 0.2), 0.02) == 0, "what cannot win is not tried"


@pytest.mark.parametrize(("dynasty", "built"), [("bow", True), ("lion", False)])
def test_it_builds_a_monument_for_its_own_leaders_alone(dynasty: str, built: bool) -> None:
    tiles = {"red": "J4", "green": "H4 I4 H5"}
    leaders = f"{dynasty} trader K4, {dynasty} king J3"
    match = told(position(**BARE, leaders=leaders, tiles=tiles, hands=("green",)), "tile:green:I5")
    assert match.asks()[0].key == "monument"
    assert (answered(match)[0] != "decline") is built


def test_it_swaps_what_it_cannot_use() -> None:
    match = position(**BARE, leaders="lion king F5", tiles=HOME, hands=("blue blue blue blue green red",))
    told(match, "swap")
    assert answered(match) == ("blue:1", "blue:2", "blue:3", "blue:4", "green:1")


def test_it_never_stands_still_with_tiles_in_hand() -> None:
    match = position(**BARE, tiles={"black": "G5"}, hands=("black",))
    assert "pass" in match.asks()[0].options
    assert answered(match) != ("pass",)


def test_a_learner_gives_no_points_away() -> None:
    about: dict[str, Any] = {**BARE, "tiles": {"red": "G5 B2"}, "hands": ("green green",)}
    match = position(**about, leaders="lion king F5, lion trader H5, bow king B1")
    question = match.asks()[0]
    slips = {ids[0] for ids in near(question, sight(match.state, question.seat), seeded(1))}
    given = {option for option in slips if option.startswith("tile:") and option[-2] > "D"}
    assert slips, "what is best is among them"
    assert not given, "the lion's trader would score"


def test_a_learner_throws_no_tile_away() -> None:
    """Where nobody scores for settlements and temples, only markets and leaders are laid by mistake."""
    hand = "red red black black green green"
    match = position(**BARE, leaders="bow trader H5, bow farmer F5", tiles={"red": "G5"}, hands=(hand,))
    question = match.asks()[0]
    slips = {ids[0] for ids in near(question, sight(match.state, question.seat), seeded(1))}
    assert {option.partition(":")[0] for option in slips} == {"tile", "leader"}
    assert {option.split(":")[1] for option in slips if option.startswith("tile:")} == {"green"}


def test_a_learner_begins_no_war_of_others() -> None:
    match = position(
        **BARE,
        seats=4,
        leaders="lion king F5, pot king K5, bow trader B3",
        tiles={"red": "G5 J5 B2", "black": "H5"},
        hands=("black green",),
    )
    question = match.asks()[0]
    slips = {ids[0] for ids in near(question, sight(match.state, question.seat), seeded(1))}
    assert "tile:black:I5" in question.options
    assert len(slips) > 1
    assert not {option for option in slips if option.endswith(":I5")}


@pytest.mark.parametrize(("hand", "dares"), [("black black blue", False), ("red red red", True)])
def test_a_learner_begins_no_revolt_without_hope(hand: str, dares: bool) -> None:
    match = position(**THRONE, tiles={"red": "G4"}, seats=2, hands=(hand, "green green"))
    question = match.asks()[0]
    slips = {ids[0] for ids in near(question, sight(match.state, question.seat), seeded(1))}
    revolts = {option for option in question.options if option.startswith("leader:black:")}
    assert {"leader:black:F4", "leader:black:G3"} <= revolts
    assert bool(slips & revolts) is dares
