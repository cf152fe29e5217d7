"""The part of the map where something happens, for a phone 370 pixels wide."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import Canvas, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import geography, layout, sprites
from renderers.inner_sea.board import area_boxes, stamp_map, symbol_of
from renderers.inner_sea.layout import CUT_HEADER, CUT_SCALE, CUT_SIZE
from renderers.inner_sea.panels import set_in
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, PALETTE, PARCHMENT

WIDTH = CUT_SIZE[0] * CUT_SCALE
MAP = (0, CUT_HEADER, WIDTH, CUT_HEADER + CUT_SIZE[1] * CUT_SCALE)
ROW = 58


def weights(view: InnerSeaView) -> dict[str, int]:
    """How much each area matters for the choice of the cut: the competition, contested areas, then stacks."""
    found: dict[str, int] = {}
    for stack in view.stacks:
        found[stack.area] = found.get(stack.area, 0) + (3 if stack.seat is None else 1)
    for area in view.contested:
        found[area] = found.get(area, 0) + 100
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
    focus = [other for other in view.contested if _holds(corner, other)] or [area]
    moved = _corner([*focus, area])
    return area, moved if all(_holds(moved, other) for other in [*focus, area]) else corner


def _corner(areas: list[str]) -> tuple[int, int]:
    left, top, right, bottom = zip(*(layout.area_box(area) for area in areas), strict=True)
    x = (min(left) + max(right) - CUT_SIZE[0]) // 2
    y = (min(top) + max(bottom) - CUT_SIZE[1]) // 2
    return max(0, min(x, layout.WIDTH - CUT_SIZE[0])), max(0, min(y, layout.MAP_HEIGHT - CUT_SIZE[1]))


def _holds(corner: tuple[int, int], area: str) -> bool:
    left, top, right, bottom = layout.area_box(area)
    inside = corner[0] <= left and right <= corner[0] + CUT_SIZE[0]
    return inside and corner[1] <= top and bottom <= corner[1] + CUT_SIZE[1]


def held(view: InnerSeaView, corner: tuple[int, int]) -> list[str]:
    """Areas with pieces that the cut at ``corner`` shows whole."""
    return [area for area in weights(view) if _holds(corner, area)]


def titles(view: InnerSeaView, speech: Speech, area: str, corner: tuple[int, int]) -> tuple[str, str]:
    """The two lines above the cut: where and what."""
    moment = f"{speech.epoch(view)} · {speech.say('render-turn', turn=view.turn)} · {speech.phase(view.phase)}"
    if view.places:
        return geography.region_name(area, speech.lang), speech.say("inner_sea-pic-over")
    if view.fight:
        return speech.say("inner_sea-pic-fight", area=speech.area(view.fight.area)), moment
    return geography.region_name(area, speech.lang), moment


def _header(view: InnerSeaView, first: str, second: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, CUT_HEADER), FRAME)
    fight = view.fight is not None
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, CUT_HEADER - 5, WIDTH, CUT_HEADER - 3), fill=FIGHT if fight else GOLD)
    put_icon(picture, "swords" if fight else "trireme", (54, 54), 76, GOLD)
    write(picture, (106, 50), first, GOLD, "title", shrunk(first, "title", 42, WIDTH - 120), WIDTH - 120)
    write(picture, (106, 94), second, CREAM, "bold", shrunk(second, "bold", 32, WIDTH - 120), WIDTH - 120)
    return picture


def rows(view: InnerSeaView, speech: Speech) -> list[tuple[int | None, str, str]]:
    """The lines under the cut: a seat (None: Barbarians), its name, and what it has or plays."""
    if view.fight is None:
        return [
            (at, speech.names[at], speech.say("inner_sea-pic-short", points=seat.points, cities=seat.cities))
            for at, seat in ((at, view.seats[at]) for at in view.order)
        ]
    found: list[tuple[int | None, str, str]] = []
    here = {stack.seat: stack for stack in view.stacks if stack.area == view.fight.area}
    for at in view.order:
        played = ", ".join(speech.played(name) for name in view.fight.played[at]) if view.fight.played else ""
        if at in here:
            strength = speech.say("inner_sea-pic-strength", disks=here[at].disks, allies=here[at].allies)
            found.append((at, speech.names[at], f"{strength} · {played}" if played else strength))
    if None in here:
        strength = speech.say("inner_sea-pic-strength", disks=here[None].disks, allies=here[None].allies)
        found.append((None, speech.term("barbarians"), strength))
    return found


def _foot(view: InnerSeaView, speech: Speech, palette: str) -> Image.Image:
    lines = rows(view, speech)
    columns = 1 if view.fight else 2
    count = max(1, -(-len(lines) // columns))
    picture = Image.new("RGB", (WIDTH, count * ROW + 10), FRAME)
    pen = ImageDraw.Draw(picture)
    room = WIDTH // columns - 84
    for at, (seat, name, text) in enumerate(lines):
        x, y = at % columns * (WIDTH // columns), at // columns * ROW + 6
        pen.rounded_rectangle((x + 8, y, x + WIDTH // columns - 8, y + ROW - 6), 10, fill=FRAME_LIGHT)
        set_in(picture, sprites.counter(seat, symbol_of(view, seat), 1, 0, (48, 52), palette), (x + 14, y))
        second = min(room * 2 // 3, label(text, "bold", 28).width)
        left = room - second - 16
        write(picture, (x + 70, y + 36), name, PARCHMENT, "bold", shrunk(name, "bold", 32, left), left)
        write(
            picture,
            (x + WIDTH // columns - 18, y + 36),
            text,
            GOLD,
            "bold",
            shrunk(text, "bold", 28, second),
            second,
            "r",
        )
    return picture


def draw_cut(view: InnerSeaView, speech: Speech, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The cut with a large header, and who is who (in a competition: who fights with what) under it."""
    area, corner = window(view)
    lines = rows(view, speech)
    civilizations = tuple(seat.civilization for seat in view.seats)
    key = ("cut-foot", tuple(lines), civilizations, bool(view.fight), palette)
    foot = patch(key, PALETTE, partial(_foot, view, speech, palette))
    canvas = Canvas((WIDTH, MAP[3] + foot.height), PALETTE, FRAME)
    stamp_map(canvas, view, speech.lang, palette, CUT_SCALE, corner, MAP)
    first, second = titles(view, speech, area, corner)
    head = ("cut-head", first, second, bool(view.fight))
    canvas.stamp(patch(head, PALETTE, partial(_header, view, first, second)), (0, 0))
    canvas.stamp(foot, (0, MAP[3]))
    return canvas, area_boxes(CUT_SCALE, corner, MAP)
