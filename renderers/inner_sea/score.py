"""The end of a game as a picture: places, and where the points came from."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.inner_sea.view import InnerSeaView, SeatView
from renderers.core.canvas import Canvas, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.panels import banner, set_in
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import (
    CREAM,
    FRAME,
    GOLD,
    INK,
    PALETTE,
    PARCHMENT,
    PARCHMENT_DARK,
    SOURCE_TONES,
    SOURCES,
    WINE,
)

WIDTH = 900
HEAD = 118
ROW = 118
KEY = 42
LEFT = 176


def by_source(seat: SeatView) -> list[tuple[str, int]]:
    """Points of a seat by source, in the order of the key; sources that have no colour together as ``other``."""
    found = {source: seat.sources.get(source, 0) for source in SOURCES}
    found["other"] += sum(points for source, points in seat.sources.items() if source not in SOURCES)
    return [(source, points) for source, points in found.items() if points]


def _row(
    picture: Image.Image,
    view: InnerSeaView,
    speech: Speech,
    place: int,
    seat: SeatView,
    top: int,
    unit: float,
    look: str,
) -> None:
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((8, top + 3, WIDTH - 9, top + ROW - 4), 14, fill=GOLD if place == 1 else PARCHMENT_DARK)
    pen.rounded_rectangle((12, top + 7, WIDTH - 13, top + ROW - 8), 11, fill=PARCHMENT)
    if place == 1:
        put_icon(picture, "laurels", (58, top + ROW // 2), 92, GOLD)
    write(picture, (58, top + 76), f"{place}.", INK, "title", 44, align="m")
    set_in(picture, sprites.counter(seat.seat, symbol_of(view, seat.seat), 1, 0, (60, 65), look), (108, top + 10))
    points = str(seat.points)
    shown = write(picture, (WIDTH - 28, top + 54), points, WINE, "bold", 50, align="r")
    room = WIDTH - LEFT - shown - 50
    name = speech.who(seat.seat)
    write(picture, (LEFT, top + 48), name, INK, "bold", shrunk(name, "bold", 34, room), room)
    x: float = LEFT
    for source, count in by_source(seat):
        if count < 0:
            continue
        right = x + count * unit
        pen.rectangle((round(x), top + 64, round(right) - 2, top + 100), fill=SOURCE_TONES[source])
        line = label(str(count), "bold", 26)
        if line.width + 6 < right - x:
            dark = sum(SOURCE_TONES[source]) < 430
            middle = round((x + right) / 2)
            write(picture, (middle, top + 91), str(count), CREAM if dark else INK, "bold", 26, align="m")
        x = right
    lost = sum(count for _, count in by_source(seat) if count < 0)
    if lost:
        write(picture, (round(x) + 8, top + 92), f"−{-lost}", WINE, "bold", 28)


def _key(picture: Image.Image, speech: Speech, shown: list[str], top: int) -> None:
    pen = ImageDraw.Draw(picture)
    x, y = 24, top
    for source in shown:
        name = speech.source(source)
        width = label(name, "bold", 26).width + 60
        if x + width > WIDTH - 16:
            x, y = 24, y + KEY
        pen.rectangle((x, y + 8, x + 26, y + 34), fill=SOURCE_TONES[source], outline=CREAM)
        write(picture, (x + 36, y + 31), name, CREAM, "bold", 26)
        x += width + 6


def key_rows(speech: Speech, shown: list[str]) -> int:
    """How many lines the key of the chart takes."""
    x, count = 24, 1
    for source in shown:
        width = label(speech.source(source), "bold", 26).width + 60
        if x + width > WIDTH - 16:
            x, count = 24, count + 1
        x += width + 6
    return count


def ranking(view: InnerSeaView) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; seats of one group share their place."""
    found, place = [], 1
    for group in view.places or ():
        found += [(place, seat) for seat in group]
        place += len(group)
    return found


def draw_score(view: InnerSeaView, speech: Speech, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """A row for each seat, best first, with its points by source as a stacked bar, and the key under them."""
    order = ranking(view)
    shown = [source for source in SOURCES if any(dict(by_source(seat)).get(source) for seat in view.seats)]
    foot = key_rows(speech, shown) * KEY + 16 if shown else 10
    height = HEAD + ROW * len(order) + foot
    most = max([1, *(sum(max(0, count) for _, count in by_source(seat)) for seat in view.seats)])
    unit = min(40.0, (WIDTH - LEFT - 80) / most)

    def draw() -> Image.Image:
        picture = Image.new("RGB", (WIDTH, height), FRAME)
        put_icon(picture, "laurels", (62, 56), 90, GOLD)
        write(picture, (120, 50), speech.say("render-final-score"), GOLD, "title", 42, WIDTH - 150)
        won = banner(view, speech)[0]
        write(picture, (120, 96), won, CREAM, "bold", shrunk(won, "bold", 32, WIDTH - 150), WIDTH - 150)
        for at, (place, seat) in enumerate(order):
            _row(picture, view, speech, place, view.seats[seat], HEAD + at * ROW, unit, palette)
        _key(picture, speech, shown, HEAD + len(order) * ROW + 4)
        return picture

    canvas = Canvas((WIDTH, height), PALETTE, FRAME)
    facts = repr([(seat.civilization, seat.points, seat.sources) for seat in view.seats])
    key = ("score", speech.lang, tuple(speech.names), facts, view.places, palette)
    canvas.stamp(patch(key, PALETTE, draw), (0, 0))
    boxes = {f"seat:{seat}": (0, HEAD + at * ROW, WIDTH, HEAD + (at + 1) * ROW) for at, (_, seat) in enumerate(order)}
    return canvas, boxes
