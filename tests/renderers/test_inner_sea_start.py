"""While civilizations are being chosen there are seats without one: everything can be drawn all the same."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.registry import renderer


@pytest.mark.parametrize("kind", ["board", "cut", "hand"])
def test_a_seat_without_civilization_is_drawn(kind: str) -> None:
    match = Match.create(load_game("inner_sea"), {}, 3, 3)
    assert {seat.civilization for seat in match.view(0).seats} == {""}
    picture = renderer("inner_sea").draw(match.view(0), kind, names=["Ana", "Bruno", "Carla"])
    assert picture.width > 300
    assert picture.alt
