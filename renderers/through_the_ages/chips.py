"""Cards in play as chips: a square with the card's picture in the colour of its type, the name beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.cards import CARDS, number_of
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.signs import stencil
from renderers.through_the_ages.symbols import KIND_ICONS, picture_of, symbol
from renderers.through_the_ages.theme import EMPTY, FADED, GAIN, PALETTE, TYPE_TONES

PICTURE: Final = 62
"""Width of a chip that is a picture alone."""


class Chip(NamedTuple):
    """A card in play with its name; None: an empty place of a kind, with a word. ``built`` stages of a wonder are
    marked. ``note``: a short text after the name, with the symbol ``sign``. ``is_ruin``: struck out.
    """

    card: str | None
    name: str
    kind: str
    built: int | None = None
    sign: str = ""
    note: str = ""
    is_ruin: bool = False


def stamp_chip(canvas: Canvas, chip: Chip, at: tuple[int, int], size: tuple[int, int], ground: Rgb = PARCHMENT) -> None:
    """Draw a chip of a size."""
    canvas.stamp(patch(("chip", chip, size, ground), PALETTE, partial(draw_chip, chip, size, ground)), at)


def draw_chip(chip: Chip, size: tuple[int, int], ground: Rgb) -> Image.Image:
    """One chip in RGB."""
    width, high = size
    picture = Image.new("RGB", size, ground)
    pen = ImageDraw.Draw(picture)
    tone = TYPE_TONES[chip.kind]
    if chip.card is None:
        pen.rounded_rectangle((0, 0, width - 1, high - 1), 8, fill=PARCHMENT, outline=PARCHMENT_DARK, width=3)
        put_icon(picture, KIND_ICONS[chip.kind], (high // 2, high // 2), round(high * 0.66), PARCHMENT_DARK)
        _line(picture, chip.name, (high + 6, 0, width - 8, high), round(high * 0.5), FADED)
        return picture
    pen.rounded_rectangle((0, 0, width - 1, high - 1), 8, fill=CREAM, outline=tone, width=3)
    pen.rounded_rectangle((0, 0, high - 1, high - 1), 8, fill=tone)
    if width <= PICTURE:
        pen.rounded_rectangle((0, 0, width - 1, high - 1), 8, fill=FADED if chip.is_ruin else tone)
        side = min(high, width) - 6
        put_icon(picture, picture_of(chip.card), (width // 2, high // 2), side, ink_on(tone))
        return picture
    set_in(picture, stencil(picture_of(chip.card), round(high * 0.8), ink_on(tone)), (round(high * 0.1),) * 2)
    right = width - 8
    if chip.built is not None:
        right -= _stages(picture, chip, (right, 0), high)
    elif chip.note:
        right -= _note(picture, chip, right, high)
    _line(picture, chip.name, (high + 7, 0, right - 6, high), round(high * 0.56), INK)
    if chip.is_ruin:
        pen.line((high + 4, high // 2, right - 6, high // 2), fill=FADED, width=3)
    return picture


def _line(picture: Image.Image, text: str, box: tuple[int, int, int, int], size: int, ink: Rgb) -> None:
    """A text in the middle of a box: in one line or, where that would be small, in two."""
    room, high = box[2] - box[0], box[3] - box[1]
    if width_of(text, "bold", size) <= room or shrunk(text, "bold", size, room) > size * 0.82 or " " not in text:
        fits = shrunk(text, "bold", size, room)
        write(picture, (box[0], box[1] + high // 2 + round(fits * 0.33)), text, ink, "bold", fits, room)
        return
    fits, lines = in_two(text, round(high * 0.46), room, "bold")
    for at, line in enumerate(lines):
        base = box[1] + high // 2 + round(fits * (-0.16 + 0.92 * at)) + (round(fits * 0.45) if len(lines) == 1 else 0)
        write(picture, (box[0], base), line, ink, "bold", fits, room)


def _stages(picture: Image.Image, chip: Chip, at: tuple[int, int], high: int) -> int:
    """The stages of a wonder under construction: what each costs; built ones are filled, with a tick."""
    assert chip.card is not None
    assert chip.built is not None
    stages, side = CARDS[number_of(chip.card)].stages, round(high * 0.62)
    left, top = at[0] - len(stages) * (side + 4), at[1] + (high - side) // 2
    pen = ImageDraw.Draw(picture)
    for stage, cost in enumerate(stages):
        x = left + stage * (side + 4)
        is_built = stage < chip.built
        pen.rounded_rectangle((x, top, x + side, top + side), 5, fill=GAIN if is_built else EMPTY, outline=INK, width=2)
        if is_built:
            put_icon(picture, "check", (x + side // 2 + 1, top + side // 2 + 1), round(side * 0.8), CREAM)
        else:
            letters = round(side * 0.8)
            middle = (x + side // 2 + 1, top + side // 2 + round(letters * 0.36))
            write(picture, middle, str(cost), INK, "bold", letters, align="m")
    return len(stages) * (side + 4)


def _note(picture: Image.Image, chip: Chip, right: int, high: int) -> int:
    size = round(high * 0.58)
    width = width_of(chip.note, "bold", size)
    write(picture, (right - width, high // 2 + round(size * 0.34)), chip.note, INK, "bold", size)
    if chip.sign:
        set_in(picture, symbol(chip.sign, size), (right - width - size - 4, (high - size) // 2))
        width += size + 4
    return width + 4


def share(chips: Sequence[Chip], width: int, gap: int, most: int, least: int) -> int:
    """The width of each of some chips that share a line, at most ``most``; below ``least`` they are pictures alone."""
    each = (width - gap * (len(chips) - 1)) // max(1, len(chips))
    return min(most, each) if each >= least else min(PICTURE, each)
