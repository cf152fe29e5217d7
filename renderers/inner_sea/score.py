"""The end of a game as a picture: places, where the points came from, and how they grew."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from engine.core.game import Result
from engine.inner_sea.view import InnerSeaView, SeatView
from renderers.core.canvas import Canvas, Rgb, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.chart import CHART_HEIGHT, columns, draw_lines, known
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
    SOURCE_ICONS,
    SOURCE_TONES,
    SOURCES,
    WINE,
)

WIDTH = 900
HEAD = 118
ROW = 164
TIE = 40
"""What a row is higher by where points alone do not part it from another."""
KEY = 42
LEFT = 176
CHIP = 31
CHIPS = 5
"""Sources on a line."""
COLUMNS = (420, 66, WIDTH - 28, 150)
"""Where a row's columns stand in it."""


def by_source(seat: SeatView) -> list[tuple[str, int]]:
    """Points of a seat by source, in the order of the key; sources that have no colour together as ``other``."""
    found = dict.fromkeys(SOURCES, 0)
    for source, points in seat.sources.items():
        found[known(source)] += points
    return [(source, points) for source, points in found.items() if points]


def tie_break(view: InnerSeaView, speech: Speech, seat: int) -> str:
    """What parts a seat from others with as many points; "" where there are none."""
    if view.finals is None or [one[0] for one in view.finals].count(view.finals[seat][0]) < 2:
        return ""
    _, wonders, cities, disks, areas = view.finals[seat]
    return speech.say("inner_sea-pic-tie", wonders=wonders, cities=cities, disks=disks, areas=areas)


def _row(
    picture: Image.Image, view: InnerSeaView, speech: Speech, placed: tuple[int, SeatView], box: Box, look: str
) -> None:
    place, seat = placed
    top, bottom = box[1], box[3]
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((8, top + 3, WIDTH - 9, bottom - 4), 14, fill=GOLD if place == 1 else PARCHMENT_DARK)
    pen.rounded_rectangle((12, top + 7, WIDTH - 13, bottom - 8), 11, fill=PARCHMENT)
    if place == 1:
        put_icon(picture, "laurels", (58, top + 42), 68, GOLD)
    write(picture, (58, top + 56), f"{place}.", INK, "title", 40, align="m")
    set_in(picture, sprites.counter(seat.seat, symbol_of(view, seat.seat), 1, 0, (54, 58), look), (108, top + 9))
    shown = write(picture, (WIDTH - 28, top + 54), str(seat.points), WINE, "bold", 50, align="r")
    room = WIDTH - LEFT - shown - 50
    name = speech.who(seat.seat)
    write(picture, (LEFT, top + 50), name, INK, "bold", shrunk(name, "bold", 34, room), room)
    for at, (source, count) in enumerate(by_source(seat)):
        x, y = 26 + at % CHIPS * 77, top + 78 + at // CHIPS * 37
        _chip(picture, source, (x, y), INK)
        text = str(count) if count > 0 else f"−{-count}"
        write(picture, (x + 37, y + 27), text, INK if count > 0 else WINE, "bold", 31)
    if view.gains:
        left, upper, right, lower = COLUMNS
        columns(picture, view, seat.seat, (left, top + upper, right, top + lower))
    tie = tie_break(view, speech, seat.seat)
    if tie:
        room = WIDTH - 56
        write(picture, (28, bottom - 20), tie, INK, "bold", shrunk(tie, "bold", 30, room), room)


def _chip(picture: Image.Image, source: str, at: tuple[int, int], edge: Rgb) -> None:
    """A source's colour with its symbol in it."""
    tone = SOURCE_TONES[source]
    ImageDraw.Draw(picture).rectangle((*at, at[0] + CHIP, at[1] + CHIP), fill=tone, outline=edge)
    middle = at[0] + CHIP // 2 + 1, at[1] + CHIP // 2 + 1
    put_icon(picture, SOURCE_ICONS[source], middle, CHIP - 4, CREAM if sum(tone) < 430 else INK)


def _places_of_key(speech: Speech, shown: list[str]) -> list[tuple[str, int, int]]:
    """Source, left, line of each entry of the key."""
    x, line, found = 24, 0, []
    for source in shown:
        width = label(speech.source(source), "bold", 28).width + 64
        if x + width > WIDTH - 16:
            x, line = 24, line + 1
        found.append((source, x, line))
        x += width + 6
    return found


def _key(picture: Image.Image, speech: Speech, shown: list[str], top: int) -> None:
    for source, x, line in _places_of_key(speech, shown):
        y = top + line * KEY
        _chip(picture, source, (x, y + 6), CREAM)
        write(picture, (x + 40, y + 31), speech.source(source), CREAM, "bold", 28)


def ranking(view: InnerSeaView) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; seats of one group share their place."""
    return Result(view.places or ()).ranked()


def _boxes(view: InnerSeaView, speech: Speech) -> dict[int, Box]:
    """The row of each seat, best first."""
    found, top = {}, HEAD
    for _, seat in ranking(view):
        bottom = top + ROW + (TIE if tie_break(view, speech, seat) else 0)
        found[seat] = (0, top, WIDTH, bottom)
        top = bottom
    return found


def _painted(view: InnerSeaView, speech: Speech, shown: list[str], height: int, palette: str) -> Image.Image:
    order, boxes = ranking(view), _boxes(view, speech)
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    put_icon(picture, "laurels", (62, 56), 90, GOLD)
    write(picture, (120, 50), speech.say("render-final-score"), GOLD, "title", 42, WIDTH - 150)
    won = banner(view, speech)[0]
    write(picture, (120, 96), won, CREAM, "bold", shrunk(won, "bold", 32, WIDTH - 150), WIDTH - 150)
    for place, seat in order:
        _row(picture, view, speech, (place, view.seats[seat]), boxes[seat], palette)
    _key(picture, speech, shown, boxes[order[-1][1]][3] + 4)
    if view.gains:
        lines = draw_lines(view, speech, [seat for _, seat in order], WIDTH, palette)
        picture.paste(lines, (0, height - CHART_HEIGHT))
    return picture


def draw_score(view: InnerSeaView, speech: Speech, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """A row for each seat, best first: its points by source, also turn by turn; the key; the points of all over time.

    Where points alone do not part two seats, their rows tell what does.
    """
    boxes = _boxes(view, speech)
    shown = [source for source in SOURCES if any(dict(by_source(seat)).get(source) for seat in view.seats)]
    height = max(box[3] for box in boxes.values()) + 10
    if shown:
        height += (_places_of_key(speech, shown)[-1][2] + 1) * KEY + 6
    if view.gains:
        height += CHART_HEIGHT
    facts = repr([(seat.civilization, seat.points, seat.sources) for seat in view.seats])
    key = ("score", speech.lang, tuple(speech.names), facts, view.gains, view.finals, view.places, palette)
    canvas = Canvas((WIDTH, height), PALETTE, FRAME)
    canvas.stamp(patch(key, PALETTE, partial(_painted, view, speech, shown, height, palette)), (0, 0))
    return canvas, {f"seat:{seat}": box for seat, box in boxes.items()}
