"""What an answer costs is told by the rules, tried out on a copy."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.games.model import Presentation
from bot.tables.cost import Cost, cost_of, cost_to_confirm
from engine.computers.random_player import choose
from engine.core.ask import Waste
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.game import GAME as AGES
from engine.through_the_ages.state import Politics
from engine.tigris.position import position
from tests.bot import positions
from tests.cases.through_the_ages.board import state as ages_state


def united(attack: str = "red", defence: str = "red", **options: str) -> Match:
    """A tile of the bow unites two kingdoms with a trader each."""
    match = position(
        leaders="bow trader H4, lion trader K4",
        tiles={"red": "H3 K3", "green": "G4 J4"},
        hands=(f"black {attack}", defence),
        options=options,
    )
    match.answer(0, "action", ["tile:black:I4"])
    return match


def test_revealing_tiles_is_final_and_the_only_answer_is_not_asked_twice() -> None:
    match = united("green")
    assert match.asks()[0].key == "commit:attack"
    before = match.save()
    assert cost_of(match, 0, [("commit:attack", ["commit:1"])]) == Cost(is_final=True)
    assert match.save() == before
    match.answer(0, "commit:attack", ["commit:0"])
    assert list(match.asks()[0].options) == ["commit:0"]
    assert cost_of(match, 1, [("commit:defend", ["commit:0"])]) is None


def test_a_tile_that_can_be_taken_back_costs_nothing() -> None:
    match = position(leaders="bow trader H4", tiles={"red": "H3"}, hands=("black red",))
    assert cost_of(match, 0, [("action", ["tile:black:I4"])]) is None
    assert cost_of(match, 0, [("action", ["pass"])]) == Cost((Waste("actions", 2),), is_final=True)


def test_ready_disks_that_go_back_are_counted() -> None:
    match = positions.deploying(5)
    seat = match.asks()[0].seat
    answers = [("deploy", ["deploy:etruria"]), ("deploy", ["done"])]
    found = cost_of(match, seat, answers)
    assert found is not None
    assert found.wastes == (Waste("ready-disks", 4),)


def test_what_is_illegal_costs_nothing() -> None:
    match = position(hands=("red",))
    assert cost_of(match, 0, [("action", ["tile:blue:A1"])]) is None


def leaving(seat: int = 0) -> Match:
    """A political phase in which the seat may resign."""
    state = ages_state()
    state.agenda = [Politics(seat)]
    return Match.from_state(AGES, state, {}, 2)


def test_what_is_grave_is_confirmed_even_by_those_who_confirm_nothing() -> None:
    match = leaving()
    resigning, passing = [("politics", ["resign"])], [("politics", ["pass"])]
    found = cost_to_confirm(match, 0, resigning, careful=False)
    assert found is not None
    assert found.grave == ("resign",)
    assert found == cost_to_confirm(match, 0, resigning, careful=True)
    assert cost_to_confirm(match, 0, passing, careful=False) is None


def test_what_is_final_alone_is_confirmed_by_who_wants_it() -> None:
    match = united("green")
    answers = [("commit:attack", ["commit:1"])]
    assert cost_to_confirm(match, 0, answers, careful=True) == Cost(is_final=True)
    assert cost_to_confirm(match, 0, answers, careful=False) is None


@pytest.mark.parametrize(("game", "key", "trifle"), [("middle_east", "draw", "spend:0"), ("ancient_world", "", "on:")])
def test_trifles_are_not_asked_twice(game: str, key: str, trifle: str) -> None:
    found: list[tuple[Cost | None, Cost | None]] = []
    for seed in range(40):
        match, rng = Match.create(load_game(game), {}, 3, seed), seeded(seed)
        for _ in range(400):
            if not match.asks() or found:
                break
            ask = match.asks()[0]
            options = [option for option in ask.options if option.startswith(trifle)] if key in ("", ask.key) else []
            if options and len(ask.options) > 1:
                answers = [(ask.key, options[:1])]
                with patch("bot.tables.cost.presentation_of", lambda _: Presentation()):
                    before = cost_of(match, ask.seat, answers)
                if before == Cost(is_final=True):
                    found.append((before, cost_of(match, ask.seat, answers)))
            match.answer(ask.seat, ask.key, choose(ask, rng))
        if found:
            break
    assert [now for _, now in found] == [None], "no game came to it"
