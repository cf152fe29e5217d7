"""What a position of Tigris & Euphrates is worth to each seat."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.tigris.computer.win_shares import incomes
from engine.tigris.position import position
from engine.tigris.state import State
from tests.engine.conformance.tables import Table, moments


def worth(match: Match) -> list[float]:
    return list(match.game.evaluate(match.state))


def moved_on(s: State) -> None:
    """Every seat's things go to the next seat."""
    for things in (s.points, s.hands, s.catastrophes):
        things.insert(0, things.pop())
    s.leaders[:] = s.leaders[-4:] + s.leaders[:-4]
    s.active = (s.active + 1) % s.seats


def test_seats_are_all_alike() -> None:
    for match in moments(Table("tigris", (), 4), every=5):
        s = match.game.copy(match.state)
        before = match.game.evaluate(s)
        moved_on(s)
        assert [*before[-1:], *before[:-1]] == pytest.approx(match.game.evaluate(s))


def test_the_weakest_colour_decides() -> None:
    """Near the end, however many points there are of the others; a treasure is a point and more."""
    found = worth(position(seats=3, points=((5, 5, 5, 5, 0), (9, 9, 9, 2, 0), (5, 5, 5, 4, 1)), bag="red red red"))
    assert found[2] > found[0] > 5 * found[1]


def test_a_lead_counts_more_the_nearer_the_end_is() -> None:
    points = ((4, 4, 4, 4, 0), (3, 3, 3, 3, 0))
    early, late = (worth(position(points=points, bag=bag))[0] for bag in (None, "green green green"))
    assert 0.5 < early < late < 1


def test_a_monument_counts_for_the_leaders_of_its_colours_in_its_kingdom() -> None:
    match = position(
        monuments="H5 red-blue", leaders="bow priest H4, lion farmer J5, lion king J6", tiles={"red": "G4 K5 K6"}
    )
    assert incomes(match.state) == [1, 1]
    other = position(
        monuments="H5 red-black", leaders="bow priest H4, lion farmer J5, bow king J6", tiles={"red": "G4 K5 K6"}
    )
    assert incomes(other.state) == [2, 0]
    assert worth(other)[0] > worth(match)[0] == pytest.approx(0.5)
