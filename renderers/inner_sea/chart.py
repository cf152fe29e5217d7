"""Points over time: columns by source for one seat, and lines for all seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import Final

from PIL import Image, ImageDraw

from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import write
from renderers.inner_sea import sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.speech import Speech, numeral
from renderers.inner_sea.theme import CREAM, FADED, FRAME_LIGHT, GOLD, INK, PARCHMENT, SOURCE_TONES, SOURCES

CHART_HEIGHT: Final = 430
PLOT: Final = (112, 88, 1404, 362)
"""Left, top, right, bottom of the lines in the chart."""
MARK: Final = (56, 60)
STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
DASH: Final = 26
"""Where lines lie on each other, they show in turn for so many pixels."""

Turn = tuple[int, int]
Point = tuple[float, float]
Edges = tuple[int, int, int, int]


def turns_of(view: InnerSeaView) -> list[Turn]:
    """(epoch, turn) of every turn up to now, whether it brought points or not."""
    last: dict[int, int] = {}
    for gain in view.gains:
        last[gain.epoch] = max(last.get(gain.epoch, 1), gain.turn)
    last[view.epoch] = max(last.get(view.epoch, 1), view.turn)
    return [(epoch, turn) for epoch in range(1, view.epoch + 1) for turn in range(1, last.get(epoch, 1) + 1)]


def known(source: str) -> str:
    """A source that has a colour; ``other`` for any else."""
    return source if source in SOURCES else "other"


def by_turn(view: InnerSeaView, seat: int) -> list[dict[str, int]]:
    """What a seat has from each source after each turn."""
    found: list[dict[str, int]] = []
    so_far = dict.fromkeys(SOURCES, 0)
    for when in turns_of(view):
        for gain in view.gains:
            if gain.seat == seat and (gain.epoch, gain.turn) == when:
                so_far[known(gain.source)] += gain.points
        found.append(dict(so_far))
    return found


def totals(view: InnerSeaView, seat: int) -> list[int]:
    """A seat's points after each turn."""
    return [sum(sources.values()) for sources in by_turn(view, seat)]


def highest(view: InnerSeaView) -> int:
    """The highest column: what a seat has gained from all sources, losses left out."""
    found = [
        sum(max(0, count) for count in sources.values()) for at in view.seats for sources in by_turn(view, at.seat)
    ]
    return max([1, *found])


def columns(picture: Image.Image, view: InnerSeaView, seat: int, box: Edges) -> None:
    """A column a turn, as high as the points so far, in the colours of their sources; lines between epochs."""
    left, top, right, bottom = box
    pen = ImageDraw.Draw(picture)
    turns = turns_of(view)
    width, unit = (right - left) / len(turns), (bottom - top) / highest(view)
    for at, sources in enumerate(by_turn(view, seat)):
        x, y = left + at * width, float(bottom)
        if at and turns[at][1] == 1:
            pen.line((x, top, x, bottom), fill=FADED, width=2)
        for source, count in sources.items():
            if count > 0:
                edge = (round(x) + 3, round(y - count * unit), round(x + width) - 2, round(y) - 1)
                if edge[1] <= edge[3]:
                    pen.rectangle(edge, fill=SOURCE_TONES[source])
                y -= count * unit
    pen.line((left, bottom, right, bottom), fill=INK, width=2)


def draw_lines(view: InnerSeaView, speech: Speech, order: Sequence[int], width: int, palette: str) -> Image.Image:
    """A line for each seat from nothing to its points; its counter stands at every epoch's end and at the last."""
    picture = Image.new("RGB", (width, CHART_HEIGHT), FRAME_LIGHT)
    left, top, right, bottom = PLOT
    pen = ImageDraw.Draw(picture)
    pen.rectangle((left, top - 8, right, bottom), fill=PARCHMENT)
    write(picture, (28, 54), speech.say("inner_sea-pic-over-time"), GOLD, "title", 44, width - 56)
    turns, points = turns_of(view), {seat: totals(view, seat) for seat in order}
    most = max([1, *(max(line) for line in points.values())])
    step = next((step for step in STEPS if most / step <= 5), STEPS[-1])
    unit, wide = (bottom - top) / most, (right - left) / len(turns)
    for value in range(0, most + 1, step):
        y = round(bottom - value * unit)
        pen.line((left, y, right, y), fill=FADED, width=2)
        write(picture, (left - 14, y + 13), str(value), CREAM, "bold", 40, align="r")
    _epochs(picture, turns, wide)
    lines = {
        seat: [(left, bottom), *((left + (at + 1) * wide, bottom - of * unit) for at, of in enumerate(points[seat]))]
        for seat in order
    }
    for seat in reversed(order):
        for thick, colour in ((15, INK), (9, sprites.seat_style(seat, palette)[1])):
            pen.line(lines[seat], fill=colour, width=thick, joint="curve")
    _shared(pen, lines, palette)
    for at, (_, turn) in enumerate(turns[1:], 1):
        if turn == 1:
            _marks(picture, view, order, {seat: points[seat][at - 1] for seat in order}, (at * wide, unit), palette)
    _ends(picture, view, order, {seat: bottom - points[seat][-1] * unit for seat in order}, palette)
    return picture


def _shared(pen: ImageDraw.ImageDraw, lines: dict[int, list[Point]], palette: str) -> None:
    """Where the lines of several seats are one, dashes of each colour in turn."""
    stretches: dict[tuple[Point, Point], list[int]] = {}
    for seat, line in lines.items():
        for stretch in pairwise(line):
            stretches.setdefault(stretch, []).append(seat)
    for ((x0, y0), (x1, y1)), seats in stretches.items():
        length = hypot(x1 - x0, y1 - y0)
        for at in range(ceil(length / DASH) if len(seats) > 1 else 0):
            start, end = at * DASH / length, min(1.0, (at + 1) * DASH / length)
            dash = [(x0 + part * (x1 - x0), y0 + part * (y1 - y0)) for part in (start, end)]
            pen.line(dash, fill=sprites.seat_style(seats[at % len(seats)], palette)[1], width=9)


def _epochs(picture: Image.Image, turns: list[Turn], wide: float) -> None:
    """A line between epochs, and their numerals under them."""
    left, top, _, bottom = PLOT
    pen = ImageDraw.Draw(picture)
    for epoch in sorted({epoch for epoch, _ in turns}):
        places = [at for at, (of, _) in enumerate(turns) if of == epoch]
        if places[0]:
            x = round(left + places[0] * wide)
            pen.line((x, top - 8, x, bottom), fill=FADED, width=3)
        middle = round(left + (places[0] + places[-1] + 1) * wide / 2)
        write(picture, (middle, bottom + 50), numeral(epoch), CREAM, "title", 42, align="m")


def _marks(
    picture: Image.Image,
    view: InnerSeaView,
    order: Sequence[int],
    points: dict[int, int],
    scale: tuple[float, float],
    palette: str,
) -> None:
    """The seats' counters on their lines at the end of an epoch; those who are equal stand beside each other."""
    equal: dict[int, int] = {}
    for seat in order:
        shift = equal.get(points[seat], 0)
        equal[points[seat]] = shift + 1
        sprite = sprites.counter(seat, symbol_of(view, seat), 1, 0, (40, 43), palette)
        x = round(PLOT[0] + scale[0]) - 20 - shift * 41
        picture.paste(sprite, (max(PLOT[0], x), round(PLOT[3] - points[seat] * scale[1]) - 21), sprite)


def _ends(
    picture: Image.Image, view: InnerSeaView, order: Sequence[int], heights: dict[int, float], palette: str
) -> None:
    """The seats' counters and points at the right, as near to the end of their lines as they can without covering."""
    right, least = PLOT[2], MARK[1] + 4
    seats = sorted(order, key=lambda seat: (heights[seat], order.index(seat)))
    places: list[float] = []
    for seat in seats:
        places.append(max(heights[seat], places[-1] + least if places else 0))
    lowest = CHART_HEIGHT - MARK[1] // 2 - 8
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], lowest)
        lowest = round(places[at]) - least
    pen = ImageDraw.Draw(picture)
    for seat, y in zip(seats, places, strict=True):
        pen.line((right, heights[seat], right + 24, y), fill=sprites.seat_style(seat, palette)[1], width=6)
        sprite = sprites.counter(seat, symbol_of(view, seat), 1, 0, MARK, palette)
        picture.paste(sprite, (right + 22, round(y) - MARK[1] // 2), sprite)
        write(picture, (right + 32 + MARK[0], round(y) + 17), str(view.seats[seat].points), CREAM, "bold", 52)
