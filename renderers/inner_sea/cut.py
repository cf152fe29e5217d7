"""The part of the map where something happens, for a phone 370 pixels wide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import Canvas, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import geography, layout, sprites
from renderers.inner_sea.board import area_boxes, stamp_map, symbol_of
from renderers.inner_sea.fight import Side, sides
from renderers.inner_sea.geography import shapes
from renderers.inner_sea.layout import CUT_HEADER, CUT_SCALE, CUT_SIZE
from renderers.inner_sea.lines import wrapped
from renderers.inner_sea.panels import legend, set_in
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, PALETTE, PARCHMENT

WIDTH = CUT_SIZE[0] * CUT_SCALE
MAP = (0, CUT_HEADER, WIDTH, CUT_HEADER + CUT_SIZE[1] * CUT_SCALE)
ROW = 58
PLAYED = 30
LEADING = 36
STRENGTH = 40
"""Size and line height of what was played in a competition, and size of the strengths."""


def weights(view: InnerSeaView) -> dict[str, int]:
    """How much each area matters for the choice of the cut: the competition, changes, contested areas, then stacks.

    Whoever acts and looks sees the own disks first.
    """
    found: dict[str, int] = {}
    for stack in view.stacks:
        found[stack.area] = found.get(stack.area, 0) + (3 if stack.seat is None else 1)
    if view.viewer in view.acting and not view.fight:
        for stack in view.stacks:
            found[stack.area] += 150 if stack.seat == view.viewer else 0
    for change in view.changes:
        found[change.area] = found.get(change.area, 0) + 80 + 20 * min(5, abs(change.now - change.was))
    for wonder in view.wonders:
        if wonder.area and wonder.key in view.raised:
            found[wonder.area] = found.get(wonder.area, 0) + 200
    for area in view.contested:
        found[area] = found.get(area, 0) + 60
    if view.fight:
        found[view.fight.area] = found.get(view.fight.area, 0) + 100_000
    return found


def window(view: InnerSeaView) -> tuple[str, tuple[int, int]]:
    """The area in the middle of interest and the cut's corner on the small map.

    Of all windows around an area that matters, the one that holds most of what matters, whole; ties go to the first
    in the order of competitions. An empty map is shown around the middle.
    """
    weight = weights(view)
    best: tuple[int, str, tuple[int, int]] | None = None
    for area in sorted(weight, key=geography.rank):
        corner = _corner([area])
        held = [other for other in weight if _holds(corner, other)]
        total = sum(weight[other] for other in held) + weight[area]
        if best is None or total > best[0]:
            best = (total, area, corner)
    if best is None:
        return "central_mediterranean", _corner(["central_mediterranean"])
    _, area, corner = best
    matter = dict.fromkeys(change.area for change in view.changes) if not view.fight else {}
    focus = [other for other in matter or view.contested if _holds(corner, other)] or [area]
    moved = _corner([*focus, area])
    return area, moved if all(_holds(moved, other) for other in [*focus, area]) else corner


def _corner(areas: list[str], size: tuple[int, int] = CUT_SIZE) -> tuple[int, int]:
    left, top, right, bottom = zip(*(layout.area_box(area) for area in areas), strict=True)
    x = (min(left) + max(right) - size[0]) // 2
    y = (min(top) + max(bottom) - size[1]) // 2
    return max(0, min(x, layout.WIDTH - size[0])), max(0, min(y, layout.MAP_HEIGHT - size[1]))


def _holds(corner: tuple[int, int], area: str, size: tuple[int, int] = CUT_SIZE) -> bool:
    left, top, right, bottom = layout.area_box(area)
    inside = corner[0] <= left and right <= corner[0] + size[0]
    return inside and corner[1] <= top and bottom <= corner[1] + size[1]


def held(view: InnerSeaView, corner: tuple[int, int]) -> list[str]:
    """Areas with pieces that the cut at ``corner`` shows whole."""
    return [area for area in weights(view) if _holds(corner, area)]


def region(view: InnerSeaView, corner: tuple[int, int], lang: str) -> str:
    """The name of the region in which most of what the cut shows happens."""
    weight = weights(view)
    total: dict[str, int] = {}
    for area in sorted((area for area in shapes().areas if _holds(corner, area)), key=geography.rank):
        name = geography.region_name(area, lang)
        total[name] = total.get(name, 0) + weight.get(area, 0)
    return max(total, key=lambda name: total[name])


def titles(view: InnerSeaView, speech: Speech, corner: tuple[int, int]) -> tuple[str, str]:
    """The two lines above the cut: where and what."""
    moment = f"{speech.epoch(view)} · {speech.say('render-turn', turn=view.turn)} · {speech.phase(view.phase)}"
    if view.places:
        return region(view, corner, speech.lang), speech.say("inner_sea-pic-over")
    if view.fight:
        return speech.say("inner_sea-pic-fight", area=speech.area(view.fight.area)), moment
    return region(view, corner, speech.lang), moment


def _header(view: InnerSeaView, first: str, second: str, third: tuple[str, str]) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, CUT_HEADER), FRAME)
    fight = view.fight is not None
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, CUT_HEADER - 5, WIDTH, CUT_HEADER - 3), fill=FIGHT if fight else GOLD)
    put_icon(picture, "swords" if fight else "trireme", (54, 54), 76, GOLD)
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


def _foot(view: InnerSeaView, speech: Speech, palette: str) -> Image.Image:
    """Every seat with its points and cities, in turn order."""
    count = -(-len(view.order) // 2)
    picture = Image.new("RGB", (WIDTH, count * ROW + 10), FRAME)
    pen = ImageDraw.Draw(picture)
    half = WIDTH // 2
    for at, seat in enumerate(view.order):
        x, y = at % 2 * half, at // 2 * ROW + 6
        acts = seat in speech.to_act(view)
        pen.rounded_rectangle((x + 8, y, x + half - 8, y + ROW - 6), 10, fill=GOLD if acts else FRAME_LIGHT)
        if acts:
            pen.rounded_rectangle((x + 12, y + 4, x + half - 12, y + ROW - 10), 8, fill=FRAME_LIGHT)
        set_in(picture, sprites.counter(seat, symbol_of(view, seat), 1, 0, (48, 52), palette), (x + 14, y))
        end = x + half - 18
        for mark, number in (("palace", view.seats[seat].cities), ("laurels", view.seats[seat].points)):
            end -= 6 + write(picture, (end, y + 37), str(number), GOLD, "bold", 34, align="r")
            put_icon(picture, mark, (end - 16, y + 25), 32, CREAM)
            end -= 46
        name, room = speech.names[seat], end - x - 70
        write(picture, (x + 70, y + 36), name, PARCHMENT, "bold", shrunk(name, "bold", 32, room), room)
    return picture


def _line(
    picture: Image.Image,
    view: InnerSeaView,
    what: tuple[int | None, str, str],
    box: Box,
    palette: str,
    big: int = 28,
) -> None:
    """A counter, a name, and a text at the right end, ``big`` pixels high."""
    seat, name, text = what
    left, top, right, _ = box
    set_in(picture, sprites.counter(seat, symbol_of(view, seat), 1, 0, (48, 52), palette), (left + 14, top))
    room = right - left - 84
    second = min(room * 2 // 3, label(text, "bold", big).width)
    write(picture, (right - 18, top + 36), text, GOLD, "bold", shrunk(text, "bold", big, second), second, "r")
    room -= second + 16
    write(picture, (left + 70, top + 36), name, PARCHMENT, "bold", shrunk(name, "bold", 32, room), room)


def _parties(view: InnerSeaView, found: tuple[Side, ...], palette: str) -> Image.Image:
    """Who takes part in the competition, how strong, and under that what each has played."""
    texts = [wrapped(side.played, PLAYED, WIDTH - 100, "bold") for side in found]
    heights = [ROW + len(lines) * LEADING + (8 if lines else 0) for lines in texts]
    picture = Image.new("RGB", (WIDTH, sum(heights) + 10), FRAME)
    pen = ImageDraw.Draw(picture)
    y = 6
    for side, lines, height in zip(found, texts, heights, strict=True):
        pen.rounded_rectangle((8, y, WIDTH - 8, y + height - 6), 10, fill=FRAME_LIGHT)
        _line(picture, view, (side.seat, side.name, side.strength), (0, y, WIDTH, y + ROW), palette, STRENGTH)
        for at, line in enumerate(lines):
            write(picture, (70, y + 70 + at * LEADING), line, CREAM, "bold", PLAYED, WIDTH - 90)
        y += height
    return picture


def around(marks: Sequence[str]) -> tuple[int, tuple[int, int]] | None:
    """Scale and corner of the closest cut that shows all of ``marks`` whole; None where only the board does."""
    for scale in (CUT_SCALE, 1):
        size = CUT_SIZE[0] * CUT_SCALE // scale, CUT_SIZE[1] * CUT_SCALE // scale
        corner = _corner(list(marks), size)
        if all(_holds(corner, area, size) for area in marks):
            return scale, corner
    return None


def _title_around(view: InnerSeaView, speech: Speech, marks: Sequence[str]) -> str:
    """The name of the region that all of ``marks`` are in, or of the phase."""
    regions = {geography.region_name(area, speech.lang) for area in marks}
    return regions.pop() if len(regions) == 1 else speech.phase(view.phase)


def draw_cut(
    view: InnerSeaView, speech: Speech, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cut with a large header, and who is who (in a competition: who fights with what) under it.

    It is around ``marks``, where there are any that it can hold.
    """
    wanted = around(marks) if marks else None
    scale, corner = wanted or (CUT_SCALE, window(view)[1])
    civilizations = tuple(seat.civilization for seat in view.seats)
    if view.fight:
        found = tuple(sides(view, speech))
        key: tuple[object, ...] = ("cut-fight", found, civilizations, palette)
        foot = patch(key, PALETTE, partial(_parties, view, found, palette))
    else:
        lines = tuple(
            (seat, speech.names[seat], view.seats[seat].points, view.seats[seat].cities) for seat in view.order
        )
        key = ("cut-foot", lines, civilizations, speech.to_act(view), palette)
        foot = patch(key, PALETTE, partial(_foot, view, speech, palette))
    canvas = Canvas((WIDTH, MAP[3] + foot.height), PALETTE, FRAME)
    stamp_map(canvas, view, speech.lang, palette, scale, corner, MAP, marks)
    first, second = titles(view, speech, corner)
    if wanted and not view.fight:
        first = _title_around(view, speech, marks)
    third = speech.since(view), speech.say("render-closed") if speech.closed else speech.acting(view)
    head = ("cut-head", first, second, third, bool(view.fight))
    canvas.stamp(patch(head, PALETTE, partial(_header, view, first, second, third)), (0, 0))
    canvas.stamp(foot, (0, MAP[3]))
    return canvas, area_boxes(scale, corner, MAP)
