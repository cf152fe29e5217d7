"""The end of a game, as wide as the map: places, where the points came from, and how they grew."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from engine.core.game import Result
from engine.epochs.view import SeatView
from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import Canvas, Rgb, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.chart import CHART_HEIGHT, columns, draw_lines, known
from renderers.inner_sea.layout import HEADER, WIDTH
from renderers.inner_sea.panels import set_in, stamp_header
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import (
    CREAM,
    FRAME,
    GOLD,
    INK,
    LAUREL,
    PALETTE,
    PARCHMENT,
    PARCHMENT_DARK,
    SOURCE_ICONS,
    SOURCE_TONES,
    SOURCES,
    WINE,
)

GAP = 8
ROW = 126
TIE = 50
"""What a row is higher by where points alone do not part it from another."""
KEY = 54
LEFT = 206
"""Where names and sources begin."""
CHIP = 42
BRIGHT = 130
"""Grounds with so much green are too light for a light symbol."""
COLUMNS = (1186, 22, 1420, 104)
"""Where a row's columns stand in it."""
STEP = (COLUMNS[0] - LEFT - 10) // len(SOURCES)


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
    pen.rounded_rectangle((13, top + 8, WIDTH - 14, bottom - 9), 11, fill=PARCHMENT)
    if place == 1:
        put_icon(picture, "laurels", (64, top + 62), 98, LAUREL)
    write(picture, (64, top + 82), f"{place}.", INK, "title", 56, align="m")
    set_in(picture, sprites.counter(seat.seat, symbol_of(view, seat.seat), 1, 0, (74, 80), look), (120, top + 22))
    write(picture, (WIDTH - 32, top + 92), str(seat.points), WINE, "bold", 88, align="r")
    room = COLUMNS[0] - LEFT - 20
    name = speech.who(seat.seat)
    write(picture, (LEFT, top + 54), name, INK, "bold", shrunk(name, "bold", 48, room), room)
    for at, (source, count) in enumerate(by_source(seat)):
        x, y = LEFT + at * STEP, top + 68
        _chip(picture, source, (x, y), INK)
        text = str(count) if count > 0 else f"−{-count}"
        room = STEP - CHIP - 8
        write(picture, (x + CHIP + 6, y + 37), text, INK if count > 0 else WINE, "bold", shrunk(text, "bold", 46, room))
    if view.gains:
        left, upper, right, lower = COLUMNS
        columns(picture, view, seat.seat, (left, top + upper, right, top + lower))
    tie = tie_break(view, speech, seat.seat)
    if tie:
        room = WIDTH - LEFT - 32
        write(picture, (LEFT, bottom - 24), tie, INK, "bold", shrunk(tie, "bold", 40, room), room)


def _chip(picture: Image.Image, source: str, at: tuple[int, int], edge: Rgb) -> None:
    """A source's colour with its symbol in it."""
    tone = SOURCE_TONES[source]
    ImageDraw.Draw(picture).rectangle((*at, at[0] + CHIP, at[1] + CHIP), fill=tone, outline=edge)
    middle = at[0] + CHIP // 2 + 1, at[1] + CHIP // 2 + 1
    put_icon(picture, SOURCE_ICONS[source], middle, CHIP - 4, CREAM if tone[1] < BRIGHT else INK)


def _shown(view: InnerSeaView) -> list[str]:
    """The sources that anybody has points from."""
    return [source for source in SOURCES if any(dict(by_source(seat)).get(source) for seat in view.seats)]


def _places_of_key(speech: Speech, shown: list[str]) -> list[tuple[str, int, int]]:
    """Source, left, line of each entry of the key."""
    x, line, found = 24, 0, []
    for source in shown:
        width = label(speech.source(source), "bold", 40).width + CHIP + 34
        if x + width > WIDTH - 16:
            x, line = 24, line + 1
        found.append((source, x, line))
        x += width + 6
    return found


def _key(picture: Image.Image, speech: Speech, shown: list[str], top: int) -> None:
    for source, x, line in _places_of_key(speech, shown):
        y = top + line * KEY
        _chip(picture, source, (x, y + 4), CREAM)
        write(picture, (x + CHIP + 10, y + 38), speech.source(source), CREAM, "bold", 40)


def ranking(view: InnerSeaView) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; seats of one group share their place."""
    return Result(view.places or ()).ranked()


def _boxes(view: InnerSeaView, speech: Speech) -> dict[int, Box]:
    """The row of each seat, best first."""
    found, top = {}, GAP
    for _, seat in ranking(view):
        bottom = top + ROW + (TIE if tie_break(view, speech, seat) else 0)
        found[seat] = (0, top, WIDTH, bottom)
        top = bottom
    return found


def ranking_height(view: InnerSeaView, speech: Speech) -> int:
    """How high rows, key and chart are together."""
    shown = _shown(view)
    key = (_places_of_key(speech, shown)[-1][2] + 1) * KEY + 6 if shown else 0
    return max(box[3] for box in _boxes(view, speech).values()) + GAP + key + (CHART_HEIGHT if view.gains else 0)


def _painted(view: InnerSeaView, speech: Speech, height: int, palette: str) -> Image.Image:
    order, boxes = ranking(view), _boxes(view, speech)
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    for place, seat in order:
        _row(picture, view, speech, (place, view.seats[seat]), boxes[seat], palette)
    _key(picture, speech, _shown(view), boxes[order[-1][1]][3] + 4)
    if view.gains:
        lines = draw_lines(view, speech, [seat for _, seat in order], WIDTH, palette)
        picture.paste(lines, (0, height - CHART_HEIGHT))
    return picture


def stamp_ranking(canvas: Canvas, view: InnerSeaView, speech: Speech, palette: str, top: int) -> dict[str, Box]:
    """Draw a row for each seat from ``top`` on, best first; returns their boxes as ``seat:0`` and so on.

    Points by source, also turn by turn; under them the key, and the points of all over time. Where points alone do not
    part two seats, their rows tell what does.
    """
    height = ranking_height(view, speech)
    facts = repr([(seat.civilization, seat.points, seat.sources) for seat in view.seats])
    key = ("score", speech.lang, tuple(speech.names), facts, view.gains, view.finals, view.places, palette)
    canvas.stamp(patch(key, PALETTE, partial(_painted, view, speech, height, palette)), (0, top))
    boxes = _boxes(view, speech).items()
    return {f"seat:{seat}": (left, top + upper, right, top + lower) for seat, (left, upper, right, lower) in boxes}


def draw_score(view: InnerSeaView, speech: Speech, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """Who has won, and the ranking, without the map."""
    canvas = Canvas((WIDTH, HEADER + ranking_height(view, speech)), PALETTE, FRAME)
    stamp_header(canvas, view, speech)
    return canvas, stamp_ranking(canvas, view, speech, palette, HEADER)
