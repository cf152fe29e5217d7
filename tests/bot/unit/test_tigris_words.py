"""Words that people type in Tigris & Euphrates."""

from __future__ import annotations

import pytest

from bot.games.model import BadMove
from bot.games.tigris import swapped


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("red 2 blue", ["red:1", "blue:1", "blue:2"]),
        ("red red blue", ["red:1", "red:2", "blue:1"]),
        ("2 templos, agricultura", ["red:1", "red:2", "blue:1"]),
        ("temple 2", ["red:1", "red:2"]),
        ("two temples and a farm", ["red:1", "red:2", "blue:1"]),
        ("un templo y una granja", ["red:1", "blue:1"]),
        ("r a a 2 v", ["red:1", "blue:1", "blue:2", "green:1", "green:2"]),
        ("two of my temples and the farm", ["red:1", "red:2", "blue:1"]),
        ("!", None),
        ("two temples and farm", ["red:1", "red:2", "blue:1"]),
        ("dos templos y tres mercados", ["red:1", "red:2", "green:1", "green:2", "green:3"]),
        ("seven temples", None),
        ("2", None),
    ],
)
def test_tiles_to_swap_are_read_with_their_numbers(text: str, tiles: list[str] | None) -> None:
    if tiles is None:
        with pytest.raises(BadMove):
            swapped(text)
    else:
        assert sorted(swapped(text)) == sorted(tiles)
