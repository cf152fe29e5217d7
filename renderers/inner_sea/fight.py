"""A competition in words and on the board: who takes part, how strong, and what was played."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import Canvas, patch, shrunk, write
from renderers.inner_sea import layout, sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import FIGHT, INK, PALETTE, PARCHMENT, WINE

TWO_LINES = 40
"""A row of at least this height has room for a line of its own for what was played."""


class Side(NamedTuple):
    """One faction of a competition: its seat (None: Barbarians), name, strength, cards shown and things used."""

    seat: int | None
    name: str
    strength: str
    played: str


def sides(view: InnerSeaView, speech: Speech) -> list[Side]:
    """Everybody with disks in the area of the competition, in turn order, Barbarians last; nobody without one."""
    if view.fight is None:
        return []
    here = {stack.seat: stack for stack in view.stacks if stack.area == view.fight.area}
    found = []
    for seat in (*view.order, None):
        played = view.fight.played[seat] if seat is not None and view.fight.played else ()
        if seat not in here and not played:
            continue
        disks, allies = (here[seat].disks, here[seat].allies) if seat in here else (0, 0)
        strength = speech.say("inner_sea-pic-strength", disks=disks, allies=allies)
        name = speech.term("barbarians") if seat is None else speech.names[seat]
        found.append(Side(seat, name, strength, ", ".join(speech.played(one) for one in played)))
    return found


def stamp_fight(canvas: Canvas, view: InnerSeaView, speech: Speech, palette: str) -> None:
    """Draw who takes part in the competition, and with what, in the desert."""
    found = tuple(sides(view, speech))
    if not found:
        return
    civilizations = tuple(seat.civilization for seat in view.seats)
    key = ("fight", found, civilizations, palette)
    at = (layout.FIGHT[0], layout.FIGHT[1] + layout.HEADER)
    canvas.stamp(patch(key, PALETTE, partial(_panel, found, view, palette)), at)


def _panel(found: tuple[Side, ...], view: InnerSeaView, palette: str) -> Image.Image:
    width, height = layout.FIGHT[2] - layout.FIGHT[0], layout.FIGHT[3] - layout.FIGHT[1]
    picture = Image.new("RGB", (width, height), INK)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((2, 2, width - 3, height - 3), fill=FIGHT)
    pen.rectangle((5, 5, width - 6, height - 6), fill=PARCHMENT)
    row = (height - 12) // max(2, len(found))
    for at, side in enumerate(found):
        _row(picture, side, view, (8, 6 + at * row, width - 10, 6 + (at + 1) * row), palette)
    return picture


def _row(picture: Image.Image, side: Side, view: InnerSeaView, box: tuple[int, int, int, int], palette: str) -> None:
    left, top, right, bottom = box
    size = min(40, bottom - top - 2)
    sprite = sprites.counter(side.seat, symbol_of(view, side.seat), 1, 0, (size - 3, size), palette)
    picture.paste(sprite, (left, top + (bottom - top - size) // 2), sprite)
    x, letters = left + size + 6, min(24, bottom - top)
    two = bottom - top >= TWO_LINES and side.played
    line = top + 22 if two else (top + bottom) // 2 + letters // 3
    shown = write(picture, (right, line), side.strength, WINE, "bold", letters, align="r")
    room = right - shown - 10 - x
    if two or not side.played:
        write(picture, (x, line), side.name, INK, "bold", shrunk(side.name, "bold", letters, room), room)
    if two:
        room = right - x
        write(picture, (x, line + 22), side.played, INK, "text", shrunk(side.played, "text", 22, room), room)
    elif side.played:
        half = room * 2 // 5
        used = write(picture, (x, line), side.name, INK, "bold", shrunk(side.name, "bold", letters, half), half)
        x, room = x + used + 8, room - used - 8
        letters = min(20, letters)
        write(picture, (x, line), side.played, INK, "text", shrunk(side.played, "text", letters, room), room)
