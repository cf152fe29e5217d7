"""Pictures of the map games where somebody leads two civilizations, or plays alone."""

import pytest

from engine.core.match import Match
from engine.core.registry import load_game
from renderers.maps import sprites
from renderers.maps.styles import SECOND, is_alone, style_of


@pytest.mark.parametrize(
    ("seats", "options", "styles"),
    [
        (2, {"civilizations-each": "2", "without-player": "1"}, [0, 1, SECOND, SECOND + 1, 4]),
        (3, {"without-player": "1"}, [0, 1, 2, 3]),
        (2, {}, [0, 1]),
    ],
)
def test_a_second_civilization_is_in_its_leaders_style(seats: int, options: dict[str, str], styles: list[int]) -> None:
    view = Match.create(load_game("inner_sea"), options, seats, 1).view(None)
    assert [style_of(view, seat.seat) for seat in view.seats] == styles
    assert style_of(view, None) is None
    assert not is_alone(view)


def test_who_plays_alone_is_alone_with_two_civilizations_too() -> None:
    for each in ("1", "2"):
        assert is_alone(Match.create(load_game("middle_east"), {"civilizations-each": each}, 1, 1).view(None))


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_a_second_civilization_has_its_leaders_colour_and_another_shape(leader: int) -> None:
    first, second = sprites.seat_style(leader, "default"), sprites.seat_style(SECOND + leader, "default")
    assert first[1:] == second[1:]
    assert first[0] != second[0]
