"""The colours that a game's pieces, panels and texts need: the painters of its ground make a palette with them."""

from __future__ import annotations

import json
from typing import NamedTuple

from PIL import Image

from renderers.core.canvas import write
from renderers.core.colours import Rgb


class Samples(NamedTuple):
    """Pictures (RGB) with colours about as often as they matter, and colours that the palette must hold as they are."""

    sheets: list[Image.Image]
    exact: list[Rgb]


def texts(ground: Rgb, tones: tuple[Rgb, ...]) -> Image.Image:
    """A line of text in each of ``tones``, on ``ground``."""
    sheet = Image.new("RGB", (620, 90 * len(tones)), ground)
    for at, tone in enumerate(tones):
        write(sheet, (10, 64 + 90 * at), "Ziggurat 0123456789 ñáéü", tone, "bold", 56)
    return sheet


def piece_colours(samples: Samples, room: int) -> list[Rgb]:
    """The colours that stand for the samples best: as many as ``room`` leaves beside those needed exactly."""
    sheet = Image.new("RGB", (max(one.width for one in samples.sheets), sum(one.height for one in samples.sheets)))
    top = 0
    for piece in samples.sheets:
        sheet.paste(piece, (0, top))
        top += piece.height
    reduced = sheet.quantize(room - len(samples.exact), method=Image.Quantize.MEDIANCUT, kmeans=3)
    flat = reduced.getpalette("RGB") or []
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, 3 * (room - len(samples.exact)), 3)]


def colours_json(samples: Samples, room: int) -> str:
    """The text of data/art/GAME/colours.json: eight colours a line."""

    def rows(colours: list[Rgb]) -> str:
        lines = [", ".join(map(json.dumps, colours[at : at + 8])) for at in range(0, len(colours), 8)]
        return "[\n  " + ",\n  ".join(lines) + "\n ]"

    return f'{{\n "pieces": {rows(piece_colours(samples, room))},\n "exact": {rows(samples.exact)}\n}}\n'
