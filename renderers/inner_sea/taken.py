"""What may not be covered: boxes found by where they lie, and those that every map has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from renderers.core.picture import Box
from renderers.inner_sea.geography import TOKEN, home_areas, shapes

WIDTH: Final = 1600
MAP_HEIGHT: Final = 876
WONDERS: Final[Box] = (26, 694, 640, 862)
"""The panel of wonders in the Sahara, in pixels of the small map."""
GROWN: Final = 16
"""So many pixels beyond the box of its area a piece may reach."""
CELL: Final = 64
"""Boxes are looked up by squares of this many pixels."""


def meet(one: Box, two: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def around(spot: tuple[int, int], size: tuple[int, int] = TOKEN) -> Box:
    """The box of ``size`` (width, height) whose middle is ``spot``."""
    left, top = spot[0] - size[0] // 2, spot[1] - size[1] // 2
    return left, top, left + size[0], top + size[1]


class Taken:
    """Boxes that nothing else may cover, found by where they lie."""

    def __init__(self, boxes: Iterable[Box] = ()) -> None:
        self._cells: dict[tuple[int, int], list[Box]] = {}
        for box in boxes:
            self.add(box)

    def add(self, box: Box) -> None:
        """One more."""
        for cell in _cells(box):
            self._cells.setdefault(cell, []).append(box)

    def remove(self, box: Box) -> None:
        """One less; ValueError where it is not among them."""
        for cell in _cells(box):
            self._cells[cell].remove(box)

    def meets(self, box: Box, but: Box | None = None) -> bool:
        """Whether ``box`` covers a part of any of them, other than ``but``."""
        left, top, right, bottom = box
        for cell in _cells(box):
            for other in self._cells.get(cell, ()):
                if other[0] < right and left < other[2] and other[1] < bottom and top < other[3] and other != but:
                    return True
        return False


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(box[0] // CELL, (box[2] - 1) // CELL + 1):
        for y in range(box[1] // CELL, (box[3] - 1) // CELL + 1):
            yield x, y


def emblem_box(civilization: str) -> tuple[str, Box]:
    """Home area of a civilization and the box of its emblem in pixels of the small map."""
    home, radius = home_areas()[civilization], shapes().emblem
    centre = shapes().areas[home].emblem
    assert centre is not None
    return home, (centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius)


@cache
def area_box(area: str) -> Box:
    """The box of an area's name, spots and emblem in pixels of the small map: what a reader must see of it."""
    shape = shapes().areas[area]
    boxes = [shape.label.box, *(around(spot) for spot in shape.spots)]
    if shape.emblem:
        radius = shapes().emblem
        boxes.append(around(shape.emblem, (2 * radius, 2 * radius)))
    left, top, right, bottom = zip(*boxes, strict=True)
    return max(0, min(left)), max(0, min(top)), min(WIDTH, max(right)), min(MAP_HEIGHT, max(bottom))


def widened(box: Box, by: int) -> Box:
    """A box that is ``by`` pixels larger on every side, as far as the small map goes."""
    return max(0, box[0] - by), max(0, box[1] - by), min(WIDTH, box[2] + by), min(MAP_HEIGHT, box[3] + by)


def within(box: Box, other: Box) -> bool:
    """Whether a box lies wholly in another."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


@cache
def printed() -> Taken:
    """Names, emblems and the panel of wonders: what no piece and no mark may cover."""
    lettering = [shape.label.box for shape in (*shapes().areas.values(), *shapes().scenery.values())]
    return Taken([*lettering, *(emblem_box(civilization)[1] for civilization in home_areas()), WONDERS])
