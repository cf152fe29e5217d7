"""A civilization's key numbers, each with its symbol: what strips, cut and the picture of a civilization share."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.view import CivilizationView
from renderers.core.canvas import Canvas, patch, set_in, shrunk, write
from renderers.core.colours import CREAM, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.symbols import symbol
from renderers.through_the_ages.theme import FADED, GAIN, PALETTE, WARNING


class Stat(NamedTuple):
    """A number with its symbol, and smaller texts below: what comes, what is lost. ``is_alarm``: on red."""

    sign: str
    number: str
    comes: str = ""
    loss: str = ""
    below: str = ""
    is_alarm: bool = False


WEIGHTS: Final = {"culture": 11, "science": 10, "strength": 9, "happy": 9, "food": 10, "resources": 10, "civil": 8}
"""How wide the columns are, in parts; others are 8."""


def _change(count: int) -> str:
    return f"+{count}" if count > 0 else f"−{-count}" if count < 0 else ""


def stats_of(civ: CivilizationView, captions: Captions) -> tuple[Stat, ...]:
    """All key numbers of a civilization, in a fixed order."""
    faces = f"{civ.happy}/{civ.needs}"
    unhappy = civ.discontent > 0
    uprising = civ.discontent > civ.idle
    food, resources = civ.food_production + civ.food_pacts, civ.resource_production + civ.resource_pacts
    return (
        Stat("culture", str(civ.culture), _change(civ.culture_rating)),
        Stat("science", str(civ.science), _change(civ.science_rating)),
        Stat("strength", str(civ.strength), below=_colonizing(civ)),
        Stat(
            "discontent" if unhappy else "happy",
            faces,
            loss=captions.word("uprising") if uprising else f"−{civ.discontent}" if unhappy else "",
            is_alarm=unhappy,
        ),
        Stat("food", str(civ.food), _change(food), _change(-civ.consumption)),
        Stat("resources", str(civ.resources), _change(resources), _change(-civ.corruption)),
        Stat("civil", f"{civ.civil}/{civ.civil_total}"),
        Stat("military", f"{civ.military}/{civ.military_total}"),
        Stat("worker", str(civ.idle), below="" if civ.next_worker is None else f"food{civ.next_worker}"),
    )


def _colonizing(civ: CivilizationView) -> str:
    return f"colonization{civ.colonization}" if civ.colonization else ""


def columns(stats: tuple[Stat, ...], left: int, right: int) -> list[tuple[int, int]]:
    """Left and right of each stat's column."""
    weights = [WEIGHTS.get("happy" if stat.sign == "discontent" else stat.sign, 8) for stat in stats]
    unit, x, edges = (right - left) / sum(weights), float(left), []
    for weight in weights:
        edges.append((round(x), round(x + weight * unit)))
        x += weight * unit
    return edges


def stamp_stats(canvas: Canvas, stats: tuple[Stat, ...], box: Box, size: int) -> None:
    """Draw the stats in a row; ``size`` is that of the numbers."""
    for stat, (left, right) in zip(stats, columns(stats, box[0], box[2]), strict=True):
        room = (right - left, box[3] - box[1])
        piece = patch(("stat", stat, room, size), PALETTE, partial(draw_stat, stat, room, size))
        canvas.stamp(piece, (left, box[1]))


def draw_stat(stat: Stat, room: tuple[int, int], size: int) -> Image.Image:
    """One number with its symbol, and what is below it."""
    width, high = room
    picture = Image.new("RGB", room, PARCHMENT)
    ImageDraw.Draw(picture).line((width - 2, 8, width - 2, high - 9), fill=PARCHMENT_DARK, width=2)
    ink = INK
    if stat.is_alarm:
        ImageDraw.Draw(picture).rounded_rectangle((1, 1, width - 6, high - 2), 8, outline=WARNING, width=4)
        ink = WARNING
    side = round(size * 0.84)
    used = side + 5
    fits = shrunk(stat.number, "bold", size, width - used - 16)
    base = round(size * 0.94)
    set_in(picture, symbol(stat.sign, side), (6, base - round(size * 0.33) - side // 2))
    write(picture, (6 + used, base), stat.number, ink, "bold", fits, width - used - 10)
    _below(picture, stat, (8, high - 11), round(size * (0.56 if stat.is_alarm else 0.62)), width - 16)
    return picture


def _below(picture: Image.Image, stat: Stat, at: tuple[int, int], size: int, room: int) -> None:
    x, base = at
    for text, ink in ((stat.comes, GAIN), (stat.loss, WARNING)):
        if text:
            x += write(picture, (x, base), text, ink, "bold", shrunk(text, "bold", size, room), room) + size // 4
    if stat.below:
        sign = stat.below.rstrip("0123456789")
        text = stat.below[len(sign) :]
        text = f"+{text}" if sign == "colonization" else text
        set_in(picture, symbol(sign, size), (x, base - round(size * 0.84)))
        write(picture, (x + size + 4, base), text, FADED, "bold", size)


def plate(picture: Image.Image, box: Box, tone: Rgb, icon: Image.Image | None = None) -> None:
    """A parchment chip with a coloured square at its left."""
    pen, high = ImageDraw.Draw(picture), box[3] - box[1]
    pen.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), 8, fill=CREAM, outline=tone, width=3)
    pen.rounded_rectangle((box[0], box[1], box[0] + high - 1, box[3] - 1), 8, fill=tone)
    if icon is not None:
        set_in(picture, icon, (box[0] + (high - icon.width) // 2, box[1] + (high - icon.height) // 2))
