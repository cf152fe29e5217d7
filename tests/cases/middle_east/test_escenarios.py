"""Scenarios of the Middle East: start, length, what wins (rulebook, "Escenarios"; house rules)."""

from __future__ import annotations

from typing import Any

from engine.core.game import Result
from engine.core.match import Match
from engine.epochs.scenario import holder
from engine.epochs.state import EndOfEpoch, EpochChange, State
from engine.middle_east.game import GAME
from tests.cases.answers import Table
from tests.cases.middle_east.driver import position

SYRIA = ("kadesh", "byblos", "ugarit", "tyre", "carchemish", "jerusalem", "philistia")


def syrian(disks: dict[str, dict[int, int]] | None = None, **more: Any) -> State:
    """Egypt (0) and Hatti (1) in their scenario."""
    return position(2, ["egypt", "hatti"], disks, scenario="egypt_and_hatti", **more)


def begun(scenario: str, players: int, seed: int = 3) -> Match:
    """A scenario as it begins, once all have chosen."""
    match = Match.create(GAME, {"scenario": scenario}, players, seed)
    while match.asks() and match.asks()[0].key == "civilization":
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, [ask.options[0]])
    return match


def ended(s: State) -> State:
    """The position after the end of its epoch."""
    s.agenda = [EndOfEpoch()]
    return Table(GAME, s, EpochChange).s


def test_escenarios__civilizations_homes_and_disks_of_its_file() -> None:
    s = begun("egypt_and_hatti", 2).state
    assert sorted(s.civs[:2]) == ["egypt", "hatti"]
    assert s.civs[2:] == ["mitanni"]
    egypt, number = s.civs.index("egypt"), s.board.number
    assert s.homes[egypt] == number["thebes"]
    assert s.disks[egypt][number["thebes"]] == 3
    assert s.disks[s.barbarians][number["kadesh"]] == 1
    assert number["babylon"] in s.closed


def test_escenarios__last_as_many_epochs_as_their_file_says() -> None:
    s = begun("egypt_and_hatti", 2).state
    assert (s.epoch, s.options.first_epoch, s.rules.epochs) == (1, 1, 2)


def test_escenarios__who_controls_enough_areas_at_the_end_of_an_epoch_wins_at_once() -> None:
    s = ended(syrian({area: {1: 1} for area in SYRIA[:5]}, points=[40, 3]))
    assert s.result == Result(((1,), (0,)))
    assert [event.args["number"] for event in s.log.new if event.key == "middle_east-holds"] == [5]


def test_escenarios__as_many_for_both_is_enough_for_nobody() -> None:
    disks = {area: {0: 1} for area in SYRIA[:3]} | {area: {1: 1} for area in SYRIA[3:]}
    assert holder(syrian(disks)) == -1
