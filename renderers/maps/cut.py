"""The part of the map where something happens, for a phone 370 pixels wide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.epochs.view import EpochsView
from renderers.core.canvas import Canvas, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, PARCHMENT
from renderers.core.labels import width_of
from renderers.core.lines import wrapped
from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH as BOARD_WIDTH
from renderers.maps.atlas import Atlas
from renderers.maps.board import area_boxes, counter_of, stamp_map
from renderers.maps.boxes import middle, union, within
from renderers.maps.captions import Captions
from renderers.maps.fight import Side, sides
from renderers.maps.layout import CUT_HEADER, CUT_SCALE, CUT_SIZE
from renderers.maps.panels import legend
from renderers.maps.world import World

WIDTH = CUT_SIZE[0] * CUT_SCALE
MAP = (0, CUT_HEADER, WIDTH, CUT_HEADER + CUT_SIZE[1] * CUT_SCALE)
ROW = 58
TROPHIES = 2
"""So many of a seat's trophies have room under the cut."""
PLAYED = 30
LEADING = 36
STRENGTH = 40
"""Size and line height of what was played in a competition, and size of the strengths."""


def weights(world: World, view: EpochsView) -> dict[str, int]:
    """A weight for each area that the cut may show: the competition, changes, contested areas, then stacks.

    A viewer who is to act has own disks weighted above changes.
    """
    weight_of: dict[str, int] = {}
    for stack in view.stacks:
        weight_of[stack.area] = weight_of.get(stack.area, 0) + (3 if stack.seat is None else 1)
    if view.viewer in view.acting and not view.fight:
        for stack in view.stacks:
            weight_of[stack.area] += 150 if stack.seat == view.viewer else 0
    for change in view.changes:
        weight_of[change.area] = weight_of.get(change.area, 0) + 80 + 20 * min(5, abs(change.now - change.was))
    for marker in world.markers(view):
        if marker.is_new:
            weight_of[marker.area] = weight_of.get(marker.area, 0) + 200
    for area in view.contested:
        weight_of[area] = weight_of.get(area, 0) + 60
    if view.fight:
        weight_of[view.fight.area] = weight_of.get(view.fight.area, 0) + 100_000
    return weight_of


def window(world: World, view: EpochsView, size: tuple[int, int] = CUT_SIZE) -> tuple[str, tuple[int, int]]:
    """The area in the middle of interest and the corner of a cut of ``size`` on the small map.

    Of all windows around an area that matters, the one that holds most of what matters, whole; ties go to the first
    in the order of competitions. An empty map is used around its middle.
    """
    weight, atlas = weights(world, view), world.atlas
    best: tuple[int, str, tuple[int, int]] | None = None
    for area in sorted(weight, key=atlas.rank):
        corner = corner_of(atlas, [area], size)
        total = sum(weight[other] for other in weight.keys() & shown_whole(atlas, corner, size)) + weight[area]
        if best is None or total > best[0]:
            best = (total, area, corner)
    if best is None:
        return world.middle, corner_of(atlas, [world.middle], size)
    _, area, corner = best
    matter = dict.fromkeys(change.area for change in view.changes) if not view.fight else {}
    focus = [other for other in matter or view.contested if other in shown_whole(atlas, corner, size)] or [area]
    moved = corner_of(atlas, [*focus, area], size)
    return area, moved if shown_whole(atlas, moved, size).issuperset([*focus, area]) else corner


def corner_of(atlas: Atlas, areas: Sequence[str], size: tuple[int, int] = CUT_SIZE) -> tuple[int, int]:
    """The corner of a part of ``size`` of the small map around some areas, inside the map."""
    left, top, right, bottom = union(atlas.area_box(area) for area in areas)
    x, y = (left + right - size[0]) // 2, (top + bottom - size[1]) // 2
    return max(0, min(x, BOARD_WIDTH - size[0])), max(0, min(y, atlas.height - size[1]))


@lru_cache(maxsize=1024)
def shown_whole(atlas: Atlas, corner: tuple[int, int], size: tuple[int, int] = CUT_SIZE) -> frozenset[str]:
    """The areas that a cut of ``size`` at ``corner`` shows whole, in pixels of the small map."""
    box = (*corner, corner[0] + size[0], corner[1] + size[1])
    return frozenset(area for area in atlas.areas if within(atlas.area_box(area), box))


def occupied_areas(
    world: World, view: EpochsView, corner: tuple[int, int], size: tuple[int, int] = CUT_SIZE
) -> list[str]:
    """Areas with pieces that a cut of ``size`` at ``corner`` shows whole."""
    whole_areas = shown_whole(world.atlas, corner, size)
    return [area for area in weights(world, view) if area in whole_areas]


def region(world: World, view: EpochsView, corner: tuple[int, int], lang: str, size: tuple[int, int] = CUT_SIZE) -> str:
    """The name of the region in which most of what a cut of ``size`` shows happens."""
    weight, atlas = weights(world, view), world.atlas
    total: dict[str, int] = {}
    whole_areas = shown_whole(atlas, corner, size)
    for area in sorted((area for area in atlas.areas if area in whole_areas), key=atlas.rank):
        name = atlas.region_name(area, lang)
        total[name] = total.get(name, 0) + weight.get(area, 0)
    return max(total, key=lambda name: total[name], default="")


def titles(view: EpochsView, captions: Captions, corner: tuple[int, int]) -> tuple[str, str]:
    """The two lines above the cut: where and what."""
    moment = f"{captions.epoch(view)} · {captions.say('render-turn', turn=view.turn)} · {captions.phase(view.phase)}"
    if view.places:
        return region(captions.world, view, corner, captions.lang), captions.own("pic-over")
    if view.fight:
        return captions.own("pic-fight", area=captions.area(view.fight.area)), moment
    return region(captions.world, view, corner, captions.lang), moment


def _header(icon: str, view: EpochsView, first: str, second: str, third: tuple[str, str]) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, CUT_HEADER), FRAME)
    fight = view.fight is not None
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, CUT_HEADER - 5, WIDTH, CUT_HEADER - 3), fill=FIGHT if fight else GOLD)
    put_icon(picture, "swords" if fight else icon, (54, 54), 76, GOLD)
    write(picture, (106, 50), first, GOLD, "title", shrunk(first, "title", 42, WIDTH - 120), WIDTH - 120)
    write(picture, (106, 92), second, CREAM, "bold", shrunk(second, "bold", 32, WIDTH - 120), WIDTH - 120)
    since, acting = third
    x = 18
    if since:
        x += legend(picture, (x, 134), since, 28, CREAM) + 24
    if acting:
        room = WIDTH - 16 - x
        write(picture, (WIDTH - 16, 134), acting, GOLD, "bold", shrunk(acting, "bold", 30, room), room, "r")
    return picture


def _foot(view: EpochsView, captions: Captions, palette: str) -> Image.Image:
    """Every seat with its points and cities, in turn order."""
    count = -(-len(view.order) // 2)
    picture = Image.new("RGB", (WIDTH, count * ROW + 10), FRAME)
    pen = ImageDraw.Draw(picture)
    half = WIDTH // 2
    for at, seat in enumerate(view.order):
        x, y = at % 2 * half, at // 2 * ROW + 6
        acts = seat in captions.to_act(view)
        pen.rounded_rectangle((x + 8, y, x + half - 8, y + ROW - 6), 10, fill=GOLD if acts else FRAME_LIGHT)
        if acts:
            pen.rounded_rectangle((x + 12, y + 4, x + half - 12, y + ROW - 10), 8, fill=FRAME_LIGHT)
        world = captions.world
        set_in(picture, counter_of(world, view, seat, (48, 52), palette), (x + 14, y))
        end = x + half - 18
        for mark, number in (("palace", view.seats[seat].cities), ("laurels", view.seats[seat].points)):
            end -= 6 + write(picture, (end, y + 37), str(number), GOLD, "bold", 34, align="r")
            put_icon(picture, mark, (end - 16, y + 25), 32, CREAM)
            end -= 46
        for marker in reversed(world.trophies(view, seat)[:TROPHIES]):
            end -= 42
            set_in(picture, world.marker_sprite(marker, (38, 40), palette), (end, y + 6))
        name, room = captions.names[seat], end - x - 70
        write(picture, (x + 70, y + 36), name, PARCHMENT, "bold", shrunk(name, "bold", 32, room), room)
    return picture


def _line(
    picture: Image.Image,
    world: World,
    view: EpochsView,
    what: tuple[int | None, str, str],
    box: Box,
    palette: str,
    big: int = 28,
) -> None:
    """A counter, a name, and a text at the right end, ``big`` pixels high."""
    seat, name, text = what
    left, top, right, _ = box
    set_in(picture, counter_of(world, view, seat, (48, 52), palette), (left + 14, top))
    room = right - left - 84
    second = min(room * 2 // 3, width_of(text, "bold", big))
    write(picture, (right - 18, top + 36), text, GOLD, "bold", shrunk(text, "bold", big, second), second, "r")
    room -= second + 16
    write(picture, (left + 70, top + 36), name, PARCHMENT, "bold", shrunk(name, "bold", 32, room), room)


def parties(world: World, view: EpochsView, factions: tuple[Side, ...], palette: str) -> Image.Image:
    """Who takes part in the competition, how strong, and under that what each has played."""
    texts = [wrapped(side.played, PLAYED, WIDTH - 100, "bold") for side in factions]
    heights = [ROW + len(lines) * LEADING + (8 if lines else 0) for lines in texts]
    picture = Image.new("RGB", (WIDTH, sum(heights) + 10), FRAME)
    pen = ImageDraw.Draw(picture)
    y = 6
    for side, lines, height in zip(factions, texts, heights, strict=True):
        pen.rounded_rectangle((8, y, WIDTH - 8, y + height - 6), 10, fill=FRAME_LIGHT)
        faction = (side.seat, side.name, side.strength)
        _line(picture, world, view, faction, (0, y, WIDTH, y + ROW), palette, STRENGTH)
        for at, line in enumerate(lines):
            write(picture, (70, y + 70 + at * LEADING), line, CREAM, "bold", PLAYED, WIDTH - 90)
        y += height
    return picture


class Around(NamedTuple):
    """A cut around places: its scale, its corner on the small map, and those of the places that it shows whole."""

    scale: int
    corner: tuple[int, int]
    areas: frozenset[str]


def around(atlas: Atlas, marks: Sequence[str]) -> Around:
    """The closest cut that shows all of ``marks`` whole; of places too far apart for any, the one with most of them.

    Raises ValueError for no marks.
    """
    for scale in (CUT_SCALE, 1):
        size = CUT_SIZE[0] * CUT_SCALE // scale, CUT_SIZE[1] * CUT_SCALE // scale
        corner = corner_of(atlas, marks, size)
        if shown_whole(atlas, corner, size).issuperset(marks):
            return Around(scale, corner, frozenset(marks))
    return max((_most_around(atlas, area, marks) for area in marks), key=lambda one: len(one.areas))


def _most_around(atlas: Atlas, area: str, marks: Sequence[str]) -> Around:
    """The larger cut with ``area`` and as many more of ``marks``, the nearest first, as it can hold."""
    size = CUT_SIZE[0] * CUT_SCALE, CUT_SIZE[1] * CUT_SCALE
    x, y = middle(atlas.area_box(area))

    def far(other: str) -> int:
        left, top = middle(atlas.area_box(other))
        return (left - x) ** 2 + (top - y) ** 2

    places = [area]
    for other in sorted(marks, key=far):
        wanted = [*places, other]
        if shown_whole(atlas, corner_of(atlas, wanted, size), size).issuperset(wanted):
            places = wanted
    corner = corner_of(atlas, places, size)
    return Around(1, corner, shown_whole(atlas, corner, size) & set(marks))


def _title_around(view: EpochsView, captions: Captions, cut: Around, marks: Sequence[str]) -> str:
    """The name of the region that all of the places shown are in, else of the phase; how many of how many are shown
    where not all are.
    """
    regions = {captions.world.atlas.region_name(area, captions.lang) for area in cut.areas}
    name = regions.pop() if len(regions) == 1 else captions.phase(view.phase)
    count = len(set(marks))
    if len(cut.areas) == count:
        return name
    return f"{name} · {captions.say('render-places', shown=len(cut.areas), count=count)}"


def draw_cut(
    view: EpochsView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cut with a large header, and who is who (in a competition: who fights with what) under it.

    It is around ``marks``, where there are any; around most of them, where they are too far apart.
    """
    world = captions.world
    wanted = around(world.atlas, marks) if marks else None
    scale, corner = (CUT_SCALE, window(world, view)[1]) if wanted is None else wanted[:2]
    civilizations = tuple(seat.civilization for seat in view.seats)
    if view.fight:
        factions = tuple(sides(view, captions))
        key: tuple[object, ...] = ("cut-fight", factions, civilizations, palette)
        foot = world.patch(key, partial(parties, world, view, factions, palette))
    else:
        lines = tuple(
            (seat, captions.names[seat], view.seats[seat].points, view.seats[seat].cities, world.trophies(view, seat))
            for seat in view.order
        )
        key = ("cut-foot", lines, civilizations, captions.to_act(view), palette)
        foot = world.patch(key, partial(_foot, view, captions, palette))
    canvas = Canvas((WIDTH, MAP[3] + foot.height), world.colours, FRAME)
    stamp_map(canvas, view, captions, palette, scale, corner, MAP, marks)
    first, second = titles(view, captions, corner)
    if wanted and not view.fight:
        first = _title_around(view, captions, wanted, marks)
    third = captions.since(view), captions.say("render-closed") if captions.closed else captions.acting(view)
    head = ("cut-head", first, second, third, bool(view.fight))
    canvas.stamp(world.patch(head, partial(_header, world.icon, view, first, second, third)), (0, 0))
    canvas.stamp(foot, (0, MAP[3]))
    return canvas, area_boxes(world, scale, corner, MAP)
