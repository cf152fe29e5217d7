"""Scenarios of the Inner Sea: start, length, what wins (rulebook, "Escenarios"; house rules)."""

from __future__ import annotations

from typing import Any

from engine.core.game import Result
from engine.core.match import Match
from engine.epochs.computer.worth import threat
from engine.epochs.facts import Start
from engine.epochs.scenario import areas_of_aim, bonus_of, endow, holder
from engine.epochs.state import EpochPoints, State, Withdrawal
from engine.inner_sea.aeneas import may_invoke_aeneas
from engine.inner_sea.computer.sight import sight
from engine.inner_sea.game import GAME
from tests.cases.answers import Table
from tests.cases.inner_sea.driver import position
from tests.cases.scenarios import begun, ended, seat_of

ISLES = ("syracuse", "lilybaeum", "sardinia", "nora", "corsica", "melite", "baleares")


def western(disks: dict[str, dict[int, int]] | None = None, **more: Any) -> State:
    """Rome (0) and Carthage (1) in their scenario."""
    return position(2, ["rome", "carthage"], disks, scenario="rome_and_carthage", **more)


def test_escenarios__civilizations_areas_and_disks_of_its_file() -> None:
    match = begun(GAME, "rome_and_carthage", 2)
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
    s = begun(GAME, "rome_and_carthage", 2).state
    assert (s.epoch, s.rules.epochs) == (1, 2)


def test_escenarios__for_another_number_of_players_the_usual_set_up() -> None:
    s = begun(GAME, "rome_and_carthage", 3).state
    assert (s.scenario, s.seats, s.rules.epochs) == ("", 3, 4)


def test_escenarios__who_controls_enough_areas_at_the_end_of_an_epoch_wins_at_once() -> None:
    s = western({area: {0: 1} for area in ISLES[:5]}, points=[3, 40], epoch=1)
    s = ended(GAME, s)
    assert s.result == Result(((0,), (1,)))
    (line,) = [event for event in s.log.new if event.key == "inner_sea-holds"]
    assert (line.args["seat"], line.args["number"], line.args["of"]) == (0, 5, 7)


def test_escenarios__one_area_less_does_not_and_a_shared_one_is_not_controlled() -> None:
    s = western({area: {0: 1} for area in ISLES[:4]} | {"melite": {0: 1, 1: 1}}, epoch=1)
    assert (areas_of_aim(s, 0), holder(s)) == (4, -1)
    assert ended(GAME, s).result is None


def test_escenarios__where_nobody_reaches_the_aim_points_decide_in_the_end() -> None:
    s = western({area: {0: 1} for area in ISLES[:4]}, points=[30, 40], epoch=2)
    s.rules = type(s.rules)(epochs=2)
    s = ended(GAME, s)
    assert s.result == Result(((1,), (0,)))
    (line,) = [event.args for event in s.log.new if event.key == "inner_sea-nobody-holds"]
    assert (line["needed"], line["of"], line["reached"]) == (5, 7, "0:4 1:0")


def test_escenarios__computers_want_what_the_aim_names_and_fear_who_is_near_it() -> None:
    s = western({area: {1: 2} for area in ISLES[:3]})
    see, plain = sight(s, 0), sight(position(2, ["rome", "carthage"], {area: {1: 2} for area in ISLES[:3]}), 0)
    assert all(see.stakes[s.board.number[area]] > 0 for area in ISLES)
    assert not plain.stakes
    assert threat(see, 1) > threat(plain, 1)


HARBOURS = {"alashiya": {1: 2}, "rhodes": {1: 1}, "lycia": {1: 1, 0: 1}, "minos": {-1: 2, 1: 1}, "byzantium": {0: 1}}
"""Of the bonus after Alexander: two are controlled by 1, one by 0, two are shared."""


def hellenistic(**more: Any) -> State:
    """Egypt (0), Mycenae, Phoenicia and Troy in their scenario."""
    return position(4, ["egypt", "mycenae", "phoenicia", "troy"], HARBOURS, scenario="after_alexander", **more)


def test_escenarios__points_for_areas_at_the_end_of_every_epoch() -> None:
    s = hellenistic(epoch=1, steps=[EpochPoints()])
    assert [bonus_of(s, seat) for seat in range(4)] == [2, 4, 0, 0]
    Table(GAME, s, Withdrawal)
    assert (s.epoch, [sources.get("scenario", 0) for sources in s.sources]) == (2, [2, 4, 0, 0])
    s.rules = type(s.rules)(epochs=2)
    s = ended(GAME, s)
    assert [sources["scenario"] for sources in s.sources[:2]] == [4, 8]
    assert s.result is not None
    assert s.result.winners == (1,)
    assert [event.args["reached"] for event in s.log.new if event.key == "inner_sea-aim-points"] == ["1:8 0:4 2:0 3:0"]


def test_escenarios__who_has_no_disk_at_home_in_the_end_comes_last_whatever_its_points() -> None:
    homes = {"mycenae": {1: 1}, "troy": {2: 1, 0: 1}, "egypt": {1: 1}}
    disks = {**homes, "nile_delta": {0: 3}, "ionia": {2: 1}}
    more = {"scenario": "fall_of_the_palaces", "points": [40, 3, 9], "epoch": 2}
    s = position(3, ["egypt", "mycenae", "troy"], disks, **more)
    s.rules = type(s.rules)(epochs=2)
    s = ended(GAME, s)
    assert s.result == Result(((2,), (1,), (0,)))
    assert [event.args["seat"] for event in s.log.new if event.key == "inner_sea-fallen"] == [0]


def test_escenarios__the_log_says_where_nobody_has_fallen() -> None:
    homes = {"mycenae": {1: 1}, "troy": {2: 1}, "egypt": {0: 1}}
    s = position(3, ["egypt", "mycenae", "troy"], homes, scenario="fall_of_the_palaces", epoch=2)
    s.rules = type(s.rules)(epochs=2)
    keys = [event.key for event in ended(GAME, s).log.new]
    assert "inner_sea-nobody-fallen" in keys
    assert "inner_sea-fallen" not in keys


def test_escenarios__a_wonder_and_talents_from_the_start() -> None:
    match = begun(GAME, "after_alexander", 4)
    s = match.state
    egypt, phoenicia = seat_of(s, "egypt"), seat_of(s, "phoenicia")
    lighthouse = s.wonders["great_lighthouse"]
    assert (lighthouse.status, lighthouse.owner) == ("built", egypt)
    assert s.board.ids[lighthouse.area] == "nile_delta"
    assert lighthouse.disks == s.facts.wonders["great_lighthouse"].disks
    GAME.check(s)
    talents = s.facts.scenarios["after_alexander"].setup.starts["phoenicia"].talents
    assert s.treasury[phoenicia] == talents > 0
    lines = [entry.event.args for entry in match.events() if entry.event.key == "inner_sea-endowed"]
    assert {"seat": phoenicia, "talents": talents} in [dict(args) for args in lines]


def test_escenarios__points_of_the_start_do_not_count_for_being_far_behind() -> None:
    s = hellenistic(points=[0, 4, 4, 4])
    s.disks[2][s.board.number["judea"]] = s.disks[3][s.board.number["troy"]] = 1
    for seat in (1, 2, 3):
        endow(s, seat, Start((), (), points=3))
    assert (s.points, may_invoke_aeneas(s, 0)) == ([0, 7, 7, 7], False)
    assert may_invoke_aeneas(hellenistic(points=[0, 5, 5, 5]), 0)
    s = hellenistic(points=[4, 9, 9, 9])
    endow(s, 0, Start((), (), points=3))
    assert may_invoke_aeneas(s, 0)
