"""Scenarios of the Middle East: start, length, what wins (rulebook, "Escenarios"; house rules)."""

from __future__ import annotations

from typing import Any

from engine.core.game import Result
from engine.epochs.disks import gain_points
from engine.epochs.facts import Start
from engine.epochs.scenario import endow, holder
from engine.epochs.state import State
from engine.middle_east.deities import deity_of
from engine.middle_east.game import GAME
from engine.middle_east.gilgamesh import may_begin_anew
from tests.cases.middle_east.driver import position
from tests.cases.scenarios import begun, ended, seat_of

SYRIA = ("kadesh", "byblos", "ugarit", "tyre", "carchemish", "jerusalem", "philistia")


def syrian(disks: dict[str, dict[int, int]] | None = None, **more: Any) -> State:
    """Egypt (0) and Hatti (1) in their scenario."""
    return position(2, ["egypt", "hatti"], disks, scenario="egypt_and_hatti", **more)


def test_escenarios__civilizations_homes_and_disks_of_its_file() -> None:
    s = begun(GAME, "egypt_and_hatti", 2).state
    assert sorted(s.civs[:2]) == ["egypt", "hatti"]
    assert s.civs[2:] == ["mitanni"]
    egypt, number = s.civs.index("egypt"), s.board.number
    assert s.homes[egypt] == number["thebes"]
    assert s.disks[egypt][number["thebes"]] == 3
    assert s.disks[s.barbarians][number["kadesh"]] == 1
    assert number["babylon"] in s.closed


def test_escenarios__last_as_many_epochs_as_their_file_says() -> None:
    s = begun(GAME, "egypt_and_hatti", 2).state
    assert (s.epoch, s.options.first_epoch, s.rules.epochs) == (1, 1, 2)


def test_escenarios__who_controls_enough_areas_at_the_end_of_an_epoch_wins_at_once() -> None:
    s = ended(GAME, syrian({area: {1: 1} for area in SYRIA[:5]}, points=[40, 3]))
    assert s.result == Result(((1,), (0,)))
    assert [event.args["number"] for event in s.log.new if event.key == "middle_east-holds"] == [5]


def test_escenarios__as_many_for_both_is_enough_for_nobody() -> None:
    disks = {area: {0: 1} for area in SYRIA[:3]} | {area: {1: 1} for area in SYRIA[3:]}
    assert holder(syrian(disks)) == -1


def test_escenarios__points_for_areas_as_an_epoch_ends() -> None:
    disks = {"uruk": {0: 3}, "lagash": {0: 1}, "akkad": {1: 3}, "susa": {1: 1, 2: 1}, "babylon": {-1: 2}}
    s = position(3, ["sumer", "akkad", "elam"], disks, scenario="sumer_and_akkad", epoch=2)
    s.rules = type(s.rules)(epochs=2)
    s = ended(GAME, s)
    assert [sources.get("scenario", 0) for sources in s.sources] == [4, 2, 0]


def test_escenarios__who_has_no_disk_at_home_in_the_end_comes_last_whatever_its_points() -> None:
    s = position(
        3,
        ["egypt", "hatti", "israel"],
        {"memphis": {0: 1}, "hattusha": {1: 1, 0: 2}, "tyre": {2: 3}},
        homes={0: "memphis"},
        scenario="sea_peoples",
        points=[2, 3, 40],
        epoch=2,
    )
    s.rules = type(s.rules)(epochs=2)
    s = ended(GAME, s)
    assert s.result == Result(((1,), (0,), (2,)))
    assert [event.args["seat"] for event in s.log.new if event.key == "middle_east-fallen"] == [2]


def test_escenarios__a_deity_and_minas_from_the_start() -> None:
    match = begun(GAME, "sumer_and_akkad", 3)
    s = match.state
    sumer, elam = seat_of(s, "sumer"), seat_of(s, "elam")
    assert deity_of(s, sumer) == "earth_mother_goddess"
    assert s.deities["earth_mother_goddess"].status == "established"
    assert deity_of(s, elam) == ""
    minas = s.facts.scenarios["sumer_and_akkad"].setup.starts["elam"].talents
    assert s.treasury[elam] == minas > 0
    GAME.check(s)


def assyrian(points: list[int]) -> State:
    """Assyria (0) has as many points as all have earned; Babylon was given 8 more at the start, and Urartu 6."""
    disks = {"nineveh": {0: 1}, "babylon": {1: 1}, "tushpa": {2: 1}}
    s = position(3, ["assyria", "babylon", "urartu"], disks, scenario="rise_of_assyria", points=points)
    endow(s, 1, Start((), (), points=8))
    endow(s, 2, Start((), (), points=6))
    return s


def test_escenarios__points_of_the_start_do_not_count_for_being_far_behind() -> None:
    s = assyrian([3, 3, 7])
    assert s.points == [3, 11, 13]
    assert not may_begin_anew(s, 0)
    gain_points(s, 1, 5, "cities")
    assert not may_begin_anew(s, 0)
    gain_points(s, 2, 1, "cities")
    assert may_begin_anew(s, 0)
    s = assyrian([9, 3, 9])
    assert s.points == [9, 11, 15]
    assert may_begin_anew(s, 1)


def test_escenarios__nor_once_who_was_given_them_has_begun_anew() -> None:
    s = assyrian([3, 3, 7])
    s.civs[1:], s.gilgamesh[1:] = ["media", "elam"], [[1], [1]]
    assert not may_begin_anew(s, 0)
