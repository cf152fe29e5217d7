"""The ground of a map that nobody has painted: flat tints, coasts and borders, from its shapes alone."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from renderers.core.colours import Rgb
from renderers.maps.atlas import Atlas, points

LAND: Final[tuple[Rgb, ...]] = ((238, 216, 166), (226, 196, 142), (216, 202, 146), (232, 202, 164), (222, 190, 128))
WATER: Final[dict[str, Rgb]] = {"shallow": (152, 200, 206), "deep": (90, 143, 176), "sea": (158, 186, 192)}
WILD: Final[Rgb] = (212, 200, 172)
ISLET: Final[Rgb] = (196, 176, 136)
LINES: Final[dict[str, tuple[Rgb, int]]] = {
    "sea": ((66, 116, 148), 1),
    "land": ((132, 94, 54), 2),
    "coast": ((92, 66, 42), 2),
}
"""Colour and width of each kind of border, in the order in which they are drawn."""
PLAIN: Final = (*LAND, *WATER.values(), WILD, ISLET, *(colour for colour, _ in LINES.values()))
"""All colours of such a ground."""


def plain_ground(atlas: Atlas, scale: int) -> Image.Image:
    """The whole map in RGB, ``scale`` times its size, without names."""
    picture = Image.new("RGB", (atlas.shapes.width * scale, atlas.height * scale), WATER["sea"])
    for area, number in atlas.numbers.items():
        kind = atlas.kind_of(area)
        picture.paste(LAND[number % len(LAND)] if kind == "land" else WATER[kind], mask=atlas.mask([area], scale))
    for name, place in atlas.shapes.scenery.items():
        picture.paste(WATER.get(place.kind, WILD), mask=atlas.mask([name], scale))
    pen = ImageDraw.Draw(picture)
    for ring in atlas.shapes.islets:
        pen.polygon(points(ring, scale), fill=ISLET, outline=LINES["coast"][0])
    for kind, (colour, width) in LINES.items():
        for border in atlas.shapes.borders:
            if border.kind == kind:
                pen.line(points(border.line, scale), fill=colour, width=width * scale, joint="curve")
    return picture
