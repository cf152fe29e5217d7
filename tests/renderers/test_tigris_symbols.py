"""Colour is never the only sign: what differs in colour differs in shape too."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from engine.tigris.pieces import COLOURS, DYNASTIES, MONUMENT_COLOURS
from renderers.core.assets import icon
from renderers.tigris import sprites
from renderers.tigris.theme import BUILDING_ICONS, DYNASTY_ICONS, ROLE_ICONS, SYMBOLS, THEMES

FAMILIES: dict[str, list[str]] = {
    "tile": list(SYMBOLS.values()),
    "role": list(ROLE_ICONS.values()),
    "building": list(BUILDING_ICONS.values()),
    "dynasty": list(DYNASTY_ICONS.values()),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_symbols_of_a_family_have_different_shapes(family: str) -> None:
    names = FAMILIES[family]
    assert len(names) == 4
    for one, other in combinations(names, 2):
        difference = ImageStat.Stat(ImageChops.difference(icon(one, 64), icon(other, 64))).mean[0]
        assert difference > 25, (one, other)


@pytest.mark.parametrize("palette", THEMES)
def test_every_colour_and_dynasty_has_its_own_leader(palette: str) -> None:
    drawn = {sprites.leader(d, c, 86, palette).tobytes() for d in DYNASTIES for c in COLOURS}
    assert len(drawn) == 16


def test_monuments_and_treasures_differ() -> None:
    assert len({sprites.monument(colours, 88, "default").tobytes() for colours in MONUMENT_COLOURS}) == 6
    first, other = sprites.treasure(48, True).getchannel("A"), sprites.treasure(48, False).getchannel("A")
    assert ImageStat.Stat(ImageChops.difference(first, other)).mean[0] > 25


@pytest.mark.parametrize("palette", THEMES)
def test_symbols_stand_out_from_their_tile(palette: str) -> None:
    def light(colour: tuple[int, int, int]) -> float:
        parts = [float((c / 255) ** 2.2) for c in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for colour in COLOURS:
        tone = THEMES[palette].tiles[colour]
        assert (light((253, 243, 220)) + 0.05) / (light(tone) + 0.05) > 2.9, colour
