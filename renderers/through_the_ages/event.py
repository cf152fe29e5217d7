"""The last event: its card, and what it has brought and cost each civilization."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.through_the_ages.annals import CHANGED
from engine.through_the_ages.view import AgesView
from renderers.core.canvas import Canvas, patch, set_in, shrunk, write
from renderers.core.cards import GAP, WIDTH
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT
from renderers.core.faces import WIDTH as CARD
from renderers.core.faces import Badge, draw_in_hand, height_in_hand, put_badge
from renderers.core.kinds import Kind
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.core.signs import Sign
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.faces import face_of, signed
from renderers.through_the_ages.marks import seat_sign
from renderers.through_the_ages.symbols import SYMBOLS
from renderers.through_the_ages.theme import FADED, GAIN, GREY, PALETTE, WARNING

EVENT: Final = Kind("event")
HEAD: Final = 70
SEAT: Final = 62
"""Height of a civilization's name."""
LINE: Final = 54
BADGE: Final = 40
SIGNS: Final[dict[str, Sign]] = {
    **{what: SYMBOLS[what] for what in CHANGED if what in SYMBOLS},
    "workers": Sign("settlement", GREY, CREAM),
}
"""What an event may change."""

assert set(SIGNS) == set(CHANGED), "every change has its sign"

Changes = tuple[tuple[str, int], ...]


def _lines(changes: Changes) -> list[list[tuple[str, int]]]:
    """The changes of a seat in lines as wide as a card."""
    lines: list[list[tuple[str, int]]] = [[]]
    left = CARD - 24
    for what, count in changes:
        wide = BADGE + BADGE // 8 + width_of(signed(count), "bold", round(BADGE * 0.9)) + 18
        if lines[-1] and wide > left:
            lines.append([])
            left = CARD - 24
        lines[-1].append((what, count))
        left -= wide
    return lines


def _tall(changes: Changes) -> int:
    return SEAT + LINE * len(_lines(changes)) + 8


def _seat(seat: int, name: str, changes: Changes, nothing: str, palette: str) -> Image.Image:
    """A civilization's name, and under it what has changed: what it gained and what it lost."""
    tall = _tall(changes)
    picture = Image.new("RGB", (CARD, tall), FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, CARD - 1, tall - 1), 10, fill=PARCHMENT)
    set_in(picture, seat_sign(seat, 48, palette), (8, 7))
    write(picture, (66, 43), name, INK, "bold", shrunk(name, "bold", 34, CARD - 78), CARD - 78)
    if not changes:
        write(picture, (16, SEAT + 34), nothing, FADED, "text", shrunk(nothing, "text", 28, CARD - 28), CARD - 28)
    for down, line in enumerate(_lines(changes) if changes else ()):
        x, y = 12, SEAT + down * LINE + LINE // 2 - 4
        for what, count in line:
            tone = GAIN if count > 0 else WARNING
            x += put_badge(picture, Badge(SIGNS[what], signed(count)), (x, y), BADGE, tone) + 18
    return picture


def _header(title: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEAD), FRAME)
    ImageDraw.Draw(picture).rectangle((0, HEAD - 6, WIDTH, HEAD - 4), fill=GOLD)
    write(picture, (GAP + 4, 48), title, GOLD, "title", shrunk(title, "title", 38, WIDTH - 2 * GAP), WIDTH - 2 * GAP)
    return picture


def order(view: AgesView) -> Sequence[int]:
    """The civilizations in the order of the turns."""
    count = len(view.seats)
    return [(view.first + at) % count for at in range(count)]


def draw_event(view: AgesView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The card of the last event, and beside it every civilization. Hotspots ``seat:0`` and so on."""
    assert view.happened is not None
    face = face_of(view.happened.card, captions.lang)
    tall, changes = height_in_hand(face), view.happened.changes
    height = max(tall, sum(_tall(changes[seat]) + GAP for seat in order(view)) - GAP)
    canvas = Canvas((WIDTH, HEAD + GAP + height + GAP), PALETTE, FRAME)
    title = captions.say("event-title")
    canvas.stamp(patch(("ages-event-head", title), PALETTE, partial(_header, title)), (0, 0))
    canvas.stamp(patch(("ages-hand", face, "", tall), PALETTE, partial(draw_in_hand, face, tall)), (GAP, HEAD + GAP))
    boxes, y = {}, HEAD + GAP
    for seat in order(view):
        facts = (seat, captions.names[seat], changes[seat], captions.say("event-nothing"), palette)
        canvas.stamp(patch(("ages-event-seat", *facts), PALETTE, partial(_seat, *facts)), (2 * GAP + CARD, y))
        boxes[f"seat:{seat}"] = (2 * GAP + CARD, y, WIDTH - GAP, y + _tall(changes[seat]))
        y += _tall(changes[seat]) + GAP
    return canvas, boxes
