"""Rulebook, "Prisioneros"."""

from __future__ import annotations

from engine.epochs.competition import award_loot, competition_phase
from engine.epochs.growth import acquisition
from engine.epochs.invariants import account
from engine.epochs.state import Acquisition, CompetitionPhase, Fight
from engine.middle_east.state import State
from tests.cases.answers import run
from tests.cases.middle_east.driver import position

SACKED = "tyre"


def sack(civ: str, *answers: str, supply: int = 40) -> State:
    """Seat 0 has just taken an area in which seat 1 lost three disks."""
    s = position(civs=[civ, "hatti"], seats=2, disks={SACKED: {0: 2}}, phase="competition")
    s.supply[0], s.ready[0] = supply, s.supply[0] - supply
    s.fight = Fight(s.board.number[SACKED], [[], []], [0, 3, 0])
    run(award_loot(s, s.fight.area), *answers)
    s.fight = None
    account(s)
    return s


def test_prisioneros__everybody_may_take_two_disks_instead_of_the_mina() -> None:
    s = sack("egypt", "prisoners")
    assert (s.loot[0], s.ready[0], s.supply[0], s.points[0]) == (0, 46 - 40 + 2, 38, 1)


def test_prisioneros__or_the_mina() -> None:
    s = sack("egypt", "talent")
    assert (s.loot[0], s.ready[0], s.supply[0], s.points[0]) == (1, 6, 40, 1)


def test_prisioneros__assyria_and_babylon_must_take_them() -> None:
    for civ in ("assyria", "babylon"):
        s = sack(civ)
        assert (s.loot[0], s.ready[0], s.supply[0], s.points[0]) == (0, 8, 38, 1)


def test_prisioneros__with_fewer_than_two_disks_in_the_supply_it_is_the_mina() -> None:
    for civ in ("egypt", "assyria"):
        s = sack(civ, supply=1)
        assert (s.loot[0], s.supply[0]) == (1, 1)


def test_prisioneros__they_come_beside_the_growth_and_do_not_count_for_its_minimum() -> None:
    s = position(civs=["egypt", "hatti"], seats=2, disks={"tyre": {0: 1}})
    s.supply[0] -= 2
    s.ready[0] += 2
    run(acquisition(s, Acquisition(0)))
    assert s.ready[0] == 3 + 2


def test_prisioneros__loot_goes_to_the_treasury_when_all_competitions_are_over() -> None:
    s = sack("egypt", "talent")
    run(competition_phase(s, CompetitionPhase()))
    assert (s.treasury[0], s.loot[0], s.ready[0]) == (1, 0, 6)
