"""Borders of areas in strong colours: drawn once, kept as masks, and stamped."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.core.cache import Lru
from renderers.core.canvas import Canvas, index_of
from renderers.core.colours import INK, Rgb
from renderers.core.picture import Box
from renderers.maps.atlas import Atlas, points
from renderers.maps.boxes import scaled

PIXELS_KEPT = 5_000_000
"""One byte each: the borders of all areas of a map in two to three sizes."""
EDGE, LINE = 1, 2
MASKS = {part: [255 * (value == part) for value in range(256)] for part in (EDGE, LINE)}


class Border(NamedTuple):
    """An area's border as drawn: its box, and where its dark EDGE and the LINE within are (mode L)."""

    box: Box
    sheet: Image.Image

    def mask(self, part: int) -> Image.Image:
        """Where the edge or the line is (mode 1)."""
        return self.sheet.point(MASKS[part], "1")


_borders: Lru[Border] = Lru(PIXELS_KEPT, lambda border: border.sheet.width * border.sheet.height)


def _border(atlas: Atlas, area: str, scale: int, width: int) -> Border:
    rings = [points(ring, scale) for ring in atlas.areas[area].rings]
    left, top = (int(min(point[axis] for ring in rings for point in ring)) - width - 2 for axis in (0, 1))
    right, bottom = (int(max(point[axis] for ring in rings for point in ring)) + width + 3 for axis in (0, 1))
    sheet = Image.new("L", (right - left, bottom - top))
    _line(ImageDraw.Draw(sheet), atlas, area, scale, (-left, -top), width, (EDGE, LINE))
    return Border((left, top, right, bottom), sheet)


def _line(
    pen: ImageDraw.ImageDraw,
    atlas: Atlas,
    area: str,
    scale: int,
    shift: tuple[int, int],
    width: int,
    tones: tuple[int, int],
) -> None:
    for ring in atlas.areas[area].rings:
        line = [(x + shift[0], y + shift[1]) for x, y in points(ring, scale)]
        for broad, tone in zip((width + 2, width), tones, strict=True):
            pen.line(line, fill=tone, width=broad, joint="curve")


def outline(
    canvas: Canvas,
    atlas: Atlas,
    area: str,
    scale: int,
    corner: tuple[int, int],
    shift: tuple[int, int],
    tone: Rgb,
    width: int | None = None,
) -> None:
    """Draw an area's border in a strong colour with a dark edge, ``width`` pixels without it (None: as usual)."""
    broad = 2 * scale if width is None else width
    border = _borders.get((atlas, area, scale, broad), lambda: _border(atlas, area, scale, broad))
    moved = shift[0] - corner[0] * scale, shift[1] - corner[1] * scale
    box = scaled(border.box, 1, shift=moved)
    edge, line = index_of(INK, canvas.palette), index_of(tone, canvas.palette)
    if box[0] < 0 or box[1] < 0:
        # Pillow rounds towards zero, so that a line looks otherwise where it leaves the picture there.
        _line(ImageDraw.Draw(canvas.image), atlas, area, scale, moved, broad, (edge, line))
    else:
        canvas.image.paste(edge, box, border.mask(EDGE))
        canvas.image.paste(line, box, border.mask(LINE))
