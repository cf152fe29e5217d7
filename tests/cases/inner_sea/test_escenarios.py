"""Scenarios of the Inner Sea: start, length, what wins (rulebook, "Escenarios"; house rules)."""

from __future__ import annotations

from typing import Any

from engine.core.game import Result
from engine.core.match import Match
from engine.epochs.computer.worth import threat
from engine.epochs.scenario import areas_of_aim, holder
from engine.epochs.state import EndOfEpoch, EpochChange, State
from engine.inner_sea.computer.sight import sight
from engine.inner_sea.game import GAME
from tests.cases.answers import Table
from tests.cases.inner_sea.driver import position

ISLES = ("syracuse", "lilybaeum", "sardinia", "nora", "corsica", "melite", "baleares")


def western(disks: dict[str, dict[int, int]] | None = None, **more: Any) -> State:
    """Rome (0) and Carthage (1) in their scenario."""
    return position(2, ["rome", "carthage"], disks, scenario="rome_and_carthage", **more)


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


def test_escenarios__civilizations_areas_and_disks_of_its_file() -> None:
    match = begun("rome_and_carthage", 2)
    s = match.state
    assert sorted(s.civs[:2]) == ["carthage", "rome"]
    assert s.civs[2:] == ["celt_iberia", "gaul"]
    rome, number = s.civs.index("rome"), s.board.number
    assert s.disks[rome][number["rome"]] == 3
    assert s.disks[s.barbarians][number["syracuse"]] == 2
    assert number["egypt"] in s.closed
    assert number["rome"] not in s.closed
    told = [entry.event.args["scenario"] for entry in match.events() if entry.event.key == "inner_sea-situation"]
    assert told == ["rome_and_carthage"]


def test_escenarios__players_choose_among_their_civilizations_alone() -> None:
    match = Match.create(GAME, {"scenario": "rome_and_carthage"}, 2, 3)
    assert sorted(match.asks()[0].options) == ["civ:carthage", "civ:rome"]


def test_escenarios__last_as_many_epochs_as_their_file_says() -> None:
    s = begun("rome_and_carthage", 2).state
    assert (s.epoch, s.rules.epochs) == (1, 2)


def test_escenarios__for_another_number_of_players_the_usual_set_up() -> None:
    s = begun("rome_and_carthage", 3).state
    assert (s.scenario, s.seats, s.rules.epochs) == ("", 3, 4)


def test_escenarios__who_controls_enough_areas_at_the_end_of_an_epoch_wins_at_once() -> None:
    s = western({area: {0: 1} for area in ISLES[:5]}, points=[3, 40], epoch=1)
    s = ended(s)
    assert s.result == Result(((0,), (1,)))
    (line,) = [event for event in s.log.new if event.key == "inner_sea-holds"]
    assert (line.args["seat"], line.args["number"], line.args["of"]) == (0, 5, 7)


def test_escenarios__one_area_less_does_not_and_a_shared_one_is_not_controlled() -> None:
    s = western({area: {0: 1} for area in ISLES[:4]} | {"melite": {0: 1, 1: 1}}, epoch=1)
    assert (areas_of_aim(s, 0), holder(s)) == (4, -1)
    assert ended(s).result is None


def test_escenarios__where_nobody_reaches_the_aim_points_decide_in_the_end() -> None:
    s = western({area: {0: 1} for area in ISLES[:4]}, points=[30, 40], epoch=2)
    s.rules = type(s.rules)(epochs=2)
    assert ended(s).result == Result(((1,), (0,)))


def test_escenarios__computers_want_what_the_aim_names_and_fear_who_is_near_it() -> None:
    s = western({area: {1: 2} for area in ISLES[:3]})
    see, plain = sight(s, 0), sight(position(2, ["rome", "carthage"], {area: {1: 2} for area in ISLES[:3]}), 0)
    assert all(see.stakes[s.board.number[area]] > 0 for area in ISLES)
    assert not plain.stakes
    assert threat(see, 1) > threat(plain, 1)
