"""Points over a game as lines, one a seat, with a mark where somebody took the lead; for a sheet of statistics."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.core.canvas import write
from renderers.core.colours import INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on

SEATS: Final[tuple[Rgb, ...]] = (
    (196, 58, 44),
    (40, 96, 176),
    (226, 168, 36),
    (54, 132, 76),
    (126, 66, 150),
    (92, 92, 98),
)
"""The colours of the seats in figures; their numbers stand beside them."""

HEIGHT: Final = 460
MARGINS: Final = (84, 64, 62, 64)
"""Between the box and the lines: left, top, right, bottom."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
SIGN: Final = 44
TEXT: Final = 36
LINE: Final = 7

Point = tuple[float, float]


class Course(NamedTuple):
    """By seat the points at the end of each period; ``marks``: the periods in which a seat took the lead."""

    points: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[int, int], ...] = ()


def seat_tone(seat: int) -> Rgb:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def paint_sign(picture: Image.Image, seat: int, centre: Point, size: int = SIGN) -> None:
    """A seat's number on its colour."""
    x, y = round(centre[0]), round(centre[1])
    box = (x - size // 2, y - size // 2, x + size // 2, y + size // 2)
    ImageDraw.Draw(picture).ellipse(box, fill=seat_tone(seat), outline=INK, width=3)
    letters = round(size * 0.7)
    write(picture, (x, y + round(letters * 0.34)), str(seat + 1), ink_on(seat_tone(seat)), "bold", letters, align="m")


def paint_course(picture: Image.Image, course: Course, box: tuple[int, int, int, int]) -> None:
    """Paint the lines into a box: left, top, right, bottom."""
    left, top, right, bottom = box[0] + MARGINS[0], box[1] + MARGINS[1], box[2] - MARGINS[2], box[3] - MARGINS[3]
    counts = [(0, *line) for line in course.points]
    low = min(0, *(min(line) for line in counts))
    high = max(1, *(max(line) for line in counts))
    step = next((step for step in STEPS if (high - low) / step <= 5), STEPS[-1])
    unit = (bottom - top) / (high - low)
    wide = (right - left) / max(1, len(counts[0]) - 1)
    pen = ImageDraw.Draw(picture)
    for number in range(low - low % step, high + 1, step):
        y = round(bottom - (number - low) * unit)
        pen.line((left, y, right, y), fill=PARCHMENT_DARK, width=3)
        write(picture, (left - 12, y + 12), str(number), INK, "bold", TEXT, align="r")
    every = next((step for step in STEPS if (len(counts[0]) - 1) / step <= 8), STEPS[-1])
    for period in range(every, len(counts[0]), every):
        write(picture, (round(left + period * wide), bottom + 46), str(period), INK, "bold", TEXT, align="m")
    for period, seat in course.marks:
        x = round(left + (period + 1) * wide)
        for y in range(top, bottom, 18):
            pen.line((x, y, x, min(bottom, y + 9)), fill=seat_tone(seat), width=3)
    ways = [[(left + at * wide, bottom - (count - low) * unit) for at, count in enumerate(line)] for line in counts]
    for seat, way in enumerate(ways):
        pen.line(way, fill=PARCHMENT, width=LINE + 4, joint="curve")
        pen.line(way, fill=seat_tone(seat), width=LINE, joint="curve")
    for period, seat in course.marks:
        paint_sign(picture, seat, (min(left + (period + 1) * wide, right - 12), top - 30), 38)
    for seat, end in enumerate(_apart([way[-1][1] for way in ways])):
        paint_sign(picture, seat, (right + 32, end))


def _apart(heights: Sequence[float]) -> list[float]:
    """The heights moved so that signs at them do not cover each other."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    moved = list(heights)
    for before, seat in pairwise(order):
        moved[seat] = max(moved[seat], moved[before] + SIGN + 2)
    over = max(0.0, moved[order[-1]] - heights[order[-1]]) / 2
    return [height - over for height in moved]
