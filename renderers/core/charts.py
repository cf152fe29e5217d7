"""Points over time: columns by source for one seat, and lines for all seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import set_in, write
from renderers.core.colours import CREAM, FRAME_LIGHT, GOLD, INK, PARCHMENT, Rgb

CHART_HEIGHT: Final = 430
PLOT: Final = (112, 88, 1404, 362)
"""Left, top, right, bottom of the lines in the chart."""
MARK: Final = (56, 60)
SMALL_MARK: Final = (40, 43)
SPACINGS: Final = (1, 2, 5, 10, 20, 50, 100)
DASH: Final = 26
"""Length in pixels of each colour where several lines coincide."""
GRID: Final[Rgb] = (124, 102, 76)

Point = tuple[float, float]
Edges = tuple[int, int, int, int]


class Line(NamedTuple):
    """One seat's line: its points after each turn and now, its colour, and its sign (RGBA) in a size."""

    points: Sequence[int]
    total: int
    tone: Rgb
    sign: Callable[[tuple[int, int]], Image.Image]


class Span(NamedTuple):
    """A part of the game: its numeral, and its first and last turn by their places among all turns."""

    name: str
    first: int
    last: int


def columns(
    picture: Image.Image,
    by_turn: Sequence[Mapping[str, int]],
    tones: Mapping[str, Rgb],
    most: int,
    starts: Sequence[int],
    box: Edges,
) -> None:
    """A column a turn, as high as the points so far, in the colours of their sources; ``most`` fill the box.

    Lines stand before the turns at ``starts``.
    """
    left, top, right, bottom = box
    pen = ImageDraw.Draw(picture)
    width, unit = (right - left) / len(by_turn), (bottom - top) / most
    for at, sources in enumerate(by_turn):
        x, y = left + at * width, float(bottom)
        if at in starts:
            pen.line((x, top, x, bottom), fill=GRID, width=2)
        for source, count in sources.items():
            if count > 0:
                edge = (round(x) + 3, round(y - count * unit), round(x + width) - 2, round(y) - 1)
                if edge[1] <= edge[3]:
                    pen.rectangle(edge, fill=tones[source])
                y -= count * unit
    pen.line((left, bottom, right, bottom), fill=INK, width=2)


def draw_lines(title: str, lines: Sequence[Line], spans: Sequence[Span], width: int) -> Image.Image:
    """A line for each seat, best first, from nothing to its points.

    The seat's sign stands at the end of every span of the game and, with its points, at the last.
    """
    picture = Image.new("RGB", (width, CHART_HEIGHT), FRAME_LIGHT)
    left, top, right, bottom = PLOT
    pen = ImageDraw.Draw(picture)
    pen.rectangle((left, top - 8, right, bottom), fill=PARCHMENT)
    write(picture, (28, 54), title, GOLD, "title", 44, width - 56)
    most = max([1, *(max(line.points) for line in lines)])
    spacing = next((spacing for spacing in SPACINGS if most / spacing <= 5), SPACINGS[-1])
    unit, wide = (bottom - top) / most, (right - left) / len(lines[0].points)
    for value in range(0, most + 1, spacing):
        y = round(bottom - value * unit)
        pen.line((left, y, right, y), fill=GRID, width=2)
        write(picture, (left - 14, y + 13), str(value), CREAM, "bold", 40, align="r")
    _spans(picture, spans, wide)
    ways = [
        [(left, bottom), *((left + (at + 1) * wide, bottom - of * unit) for at, of in enumerate(line.points))]
        for line in lines
    ]
    for line, way in reversed(list(zip(lines, ways, strict=True))):
        for thick, colour in ((15, INK), (9, line.tone)):
            pen.line(way, fill=colour, width=thick, joint="curve")
    _shared(pen, lines, ways)
    for span in spans[1:]:
        _marks(picture, lines, span.first, wide, unit)
    _ends(picture, lines, [bottom - line.points[-1] * unit for line in lines])
    return picture


def _shared(pen: ImageDraw.ImageDraw, lines: Sequence[Line], ways: Sequence[list[Point]]) -> None:
    """Draw dashes of each colour in turn where the lines of several seats coincide."""
    stretches: dict[tuple[Point, Point], list[Rgb]] = {}
    for line, way in zip(lines, ways, strict=True):
        for stretch in pairwise(way):
            stretches.setdefault(stretch, []).append(line.tone)
    for ((x0, y0), (x1, y1)), tones in stretches.items():
        length = hypot(x1 - x0, y1 - y0)
        for at in range(ceil(length / DASH) if len(tones) > 1 else 0):
            start, end = at * DASH / length, min(1.0, (at + 1) * DASH / length)
            dash = [(x0 + part * (x1 - x0), y0 + part * (y1 - y0)) for part in (start, end)]
            pen.line(dash, fill=tones[at % len(tones)], width=9)


def _spans(picture: Image.Image, spans: Sequence[Span], wide: float) -> None:
    """A line between spans, and their names under them."""
    left, top, _, bottom = PLOT
    pen = ImageDraw.Draw(picture)
    for span in spans:
        if span.first:
            x = round(left + span.first * wide)
            pen.line((x, top - 8, x, bottom), fill=GRID, width=3)
        middle = round(left + (span.first + span.last + 1) * wide / 2)
        write(picture, (middle, bottom + 50), span.name, CREAM, "title", 42, align="m")


def _marks(picture: Image.Image, lines: Sequence[Line], at: int, wide: float, unit: float) -> None:
    """The seats' signs on their lines before turn ``at``; those who are equal stand beside each other."""
    equal: dict[int, int] = {}
    for line in lines:
        points = line.points[at - 1]
        shift = equal.get(points, 0)
        equal[points] = shift + 1
        x = round(PLOT[0] + at * wide) - 20 - shift * 41
        set_in(picture, line.sign(SMALL_MARK), (max(PLOT[0], x), round(PLOT[3] - points * unit) - 21))


def _ends(picture: Image.Image, lines: Sequence[Line], heights: Sequence[float]) -> None:
    """The seats' signs and points at the right, as near to the end of their lines as they can without covering."""
    right, least = PLOT[2], MARK[1] + 4
    order = sorted(range(len(lines)), key=lambda at: (heights[at], at))
    places: list[float] = []
    for at in order:
        places.append(max(heights[at], places[-1] + least if places else 0))
    lowest = CHART_HEIGHT - MARK[1] // 2 - 8
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], lowest)
        lowest = round(places[at]) - least
    pen = ImageDraw.Draw(picture)
    for at, y in zip(order, places, strict=True):
        pen.line((right, heights[at], right + 24, y), fill=lines[at].tone, width=6)
        set_in(picture, lines[at].sign(MARK), (right + 22, round(y) - MARK[1] // 2))
        write(picture, (right + 32 + MARK[0], round(y) + 17), str(lines[at].total), CREAM, "bold", 52)
