"""The part of the map that a question is about, to stand above its buttons on a phone 370 pixels wide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.epochs.view import EpochsView
from renderers.core.canvas import Canvas, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, GOLD, PARCHMENT
from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH as MAP_WIDTH
from renderers.maps.atlas import Atlas
from renderers.maps.board import area_boxes, counter_of, stamp_map
from renderers.maps.boxes import union
from renderers.maps.captions import Captions
from renderers.maps.cut import WIDTH, corner_of, parties, shown_whole, window
from renderers.maps.fight import sides
from renderers.maps.layout import ASKED_FIGHT, ASKED_SHAPE, ASKED_SIZE, CUT_SCALE
from renderers.maps.world import World

LINE = 44
"""Height of a line of seats, in a picture as wide as a cut."""
ACROSS = 4
"""Seats of a line at most: a name needs the room."""
COUNTED = 260
"""Width of a seat in which cities and points have room beside its name."""


class Part(NamedTuple):
    """A part of the small map, and how much larger it is drawn."""

    scale: int
    corner: tuple[int, int]
    size: tuple[int, int]

    @property
    def pixels(self) -> tuple[int, int]:
        """Its size in the picture."""
        return self.size[0] * self.scale, self.size[1] * self.scale


def drafted(view: EpochsView) -> tuple[str, ...]:
    """The areas that a draft of the viewer's changes; none where nothing is drafted.

    Of a draft a view marks its own changes alone, and nobody is to act.
    """
    return () if view.acting or view.fight else tuple(dict.fromkeys(change.area for change in view.changes))


def part_of(world: World, view: EpochsView, marks: Sequence[str] = ()) -> Part:
    """The part of the map that a question is about: all places to choose from, all that a draft changes, else where the
    viewer has most to see.
    """
    atlas = world.atlas
    least = ASKED_FIGHT if view.fight else ASKED_SIZE
    wanted = [area for area in (*marks, *drafted(view)) if area in atlas.areas]
    if not wanted:
        return Part(CUT_SCALE, window(world, view, least)[1], least)
    if view.fight:
        wanted.append(view.fight.area)
    corner = corner_of(atlas, wanted, least)
    if shown_whole(atlas, corner, least).issuperset(wanted):
        return Part(CUT_SCALE, corner, least)
    return _broad(atlas, wanted, (least[0] * CUT_SCALE, least[1] * CUT_SCALE))


def _broad(atlas: Atlas, areas: Sequence[str], least: tuple[int, int]) -> Part:
    """The part that shows these areas and little more, no smaller than ``least``, in the small map's own pixels."""
    left, top, right, bottom = union(atlas.area_box(area) for area in areas)
    wide, high = max(least[0], right - left), max(least[1], bottom - top)
    wide = min(MAP_WIDTH, max(wide, round(high / ASKED_SHAPE)))
    high = min(atlas.height, max(high, round(wide * ASKED_SHAPE) if wide < MAP_WIDTH else high))
    return Part(1, corner_of(atlas, areas, (wide, high)), (wide, high))


def _seats(view: EpochsView, captions: Captions, palette: str) -> Image.Image:
    """Every seat's disk and name in turn order, in one line up to four; its cities and points where they have room."""
    world, count = captions.world, len(view.order)
    lines = -(-count // ACROSS)
    across = -(-count // lines)
    picture = Image.new("RGB", (WIDTH, lines * LINE + 4), FRAME)
    pen, pitch = ImageDraw.Draw(picture), WIDTH // across
    for at, seat in enumerate(view.order):
        x, y = at % across * pitch, at // across * LINE + 2
        acts = seat in captions.to_act(view)
        pen.rounded_rectangle((x + 2, y + 1, x + pitch - 3, y + LINE - 2), 8, fill=GOLD if acts else FRAME_LIGHT)
        if acts:
            pen.rounded_rectangle((x + 5, y + 4, x + pitch - 6, y + LINE - 5), 6, fill=FRAME_LIGHT)
        set_in(picture, counter_of(world, view, seat, (34, 37), palette), (x + 8, y + 4))
        end = x + pitch - 10
        for mark, number in (("palace", view.seats[seat].cities), ("laurels", view.seats[seat].points)):
            if pitch < COUNTED:
                break
            end -= 2 + write(picture, (end, y + 33), str(number), GOLD, "bold", 28, align="r")
            put_icon(picture, mark, (end - 13, y + 23), 24, CREAM)
            end -= 28
        name, room = captions.names[seat], end - x - 48
        write(picture, (x + 46, y + 33), name, PARCHMENT, "bold", shrunk(name, "bold", 28, room), room)
    return picture


def _foot(view: EpochsView, captions: Captions, palette: str) -> Image.Image:
    """Who fights with what, else every seat."""
    world = captions.world
    civilizations = tuple(seat.civilization for seat in view.seats)
    if view.fight:
        factions = tuple(sides(view, captions))
        key: tuple[object, ...] = ("cut-fight", factions, civilizations, palette)
        return world.patch(key, partial(parties, world, view, factions, palette))
    lines = tuple((seat, captions.names[seat], view.seats[seat].points, view.seats[seat].cities) for seat in view.order)
    key = ("asked-foot", lines, civilizations, captions.to_act(view), palette)
    return world.patch(key, partial(_seats, view, captions, palette))


def draw_asked(
    view: EpochsView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The map where something is to be chosen, and under it who is who, in a competition who fights with what.

    Of places far apart it shows a larger part, in small.
    """
    world = captions.world
    part = part_of(world, view, marks)
    wide, high = part.pixels
    foot = _foot(view, captions, palette)
    if wide > foot.width:
        # A picture of twice the width is drawn half as large on a phone: what is written has to grow with it.
        tall = round(foot.height * wide / foot.width)
        key = ("asked-foot", foot.tobytes(), wide)
        small = foot
        foot = world.patch(key, lambda: small.convert("RGB").resize((wide, tall), Image.Resampling.BICUBIC))
    canvas = Canvas((wide, high + foot.height), world.colours, FRAME)
    box = (0, 0, wide, high)
    stamp_map(canvas, view, captions, palette, part.scale, part.corner, box, marks)
    canvas.stamp(foot, (0, high))
    return canvas, area_boxes(world, part.scale, part.corner, box)
