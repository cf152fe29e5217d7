"""A competition in words and on the board: who takes part, how strong, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.epochs.view import EpochsView, Stack
from renderers.core.canvas import Canvas, set_in, shrunk, write
from renderers.core.colours import FIGHT, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH
from renderers.maps.board import counter_of
from renderers.maps.captions import Captions
from renderers.maps.theme import WINE
from renderers.maps.world import World

ROW = 100
EDGE = 7


class Side(NamedTuple):
    """One faction of a competition: its seat (None: Barbarians), name, strength, cards used and things used."""

    seat: int | None
    name: str
    strength: str
    played: str


def sides(view: EpochsView, captions: Captions) -> list[Side]:
    """Everybody with disks in the area of the competition, in turn order, Barbarians last; nobody without one."""
    if view.fight is None:
        return []
    here = {stack.seat: stack for stack in view.stacks if stack.area == view.fight.area}
    factions = []
    for seat in (*view.order, None):
        played = view.fight.played[seat] if seat is not None and view.fight.played else ()
        if seat not in here and not played:
            continue
        strength = captions.strength(view, here.get(seat) or Stack(view.fight.area, seat, 0))
        name = captions.term("barbarians") if seat is None else captions.names[seat]
        factions.append(Side(seat, name, strength, ", ".join(captions.played(one) for one in played)))
    return factions


def _rows(factions: Sequence[Side]) -> tuple[int, int]:
    """Columns and rows of the factions: at most three beside each other, for phones."""
    columns = 2 if len(factions) in (2, 4) else min(3, len(factions))
    return columns, -(-len(factions) // columns)


def fight_height(factions: Sequence[Side]) -> int:
    """How high the strip under the map is; 0 without a competition."""
    return _rows(factions)[1] * ROW + 2 * EDGE if factions else 0


def stamp_fight(
    canvas: Canvas, world: World, view: EpochsView, factions: tuple[Side, ...], palette: str, top: int
) -> None:
    """Draw who takes part in the competition, and with what, in a strip from ``top`` on."""
    if not factions:
        return
    civilizations = tuple(seat.civilization for seat in view.seats)
    wide = canvas.image.width
    key = ("fight", factions, civilizations, palette)
    canvas.stamp(world.narrow_patch(key, wide, lambda: _strip(world, factions, view, palette)), (0, top))


def _strip(world: World, factions: tuple[Side, ...], view: EpochsView, palette: str) -> Image.Image:
    size = width, height = WIDTH, fight_height(factions)
    picture = Image.new("RGB", size, INK)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 2, width, height - 3), fill=FIGHT)
    pen.rectangle((0, EDGE, width, height - EDGE - 1), fill=PARCHMENT)
    columns, _ = _rows(factions)
    pitch = width // columns
    for at, side in enumerate(factions):
        left, top = at % columns * pitch, EDGE + at // columns * ROW
        if at % columns:
            pen.line((left, top + 12, left, top + ROW - 12), fill=PARCHMENT_DARK, width=3)
        _faction(picture, world, side, view, (left + 14, top, left + pitch - 16, top + ROW), palette)
    return picture


def _faction(picture: Image.Image, world: World, side: Side, view: EpochsView, box: Box, palette: str) -> None:
    left, top, right, _ = box
    set_in(picture, counter_of(world, view, side.seat, (70, 76), palette), (left, top + 12))
    x, line = left + 82, top + (46 if side.played else 64)
    size = shrunk(side.strength, "bold", 54, (right - x) // 2)
    used = write(picture, (right, line), side.strength, WINE, "bold", size, align="r")
    room = right - used - 14 - x
    write(picture, (x, line), side.name, INK, "bold", shrunk(side.name, "bold", 44, room), room)
    room = right - x
    if side.played:
        write(picture, (x, top + 86), side.played, INK, "bold", shrunk(side.played, "bold", 34, room), room)
