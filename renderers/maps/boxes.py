"""Boxes, and what may not be covered: boxes found by where they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from renderers.core.picture import Box

CELL: Final = 64
"""Boxes are looked up by squares of this many pixels."""


def meet(one: Box, two: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def common(one: Box, two: Box) -> Box:
    """What two boxes that meet share."""
    return max(one[0], two[0]), max(one[1], two[1]), min(one[2], two[2]), min(one[3], two[3])


def around(spot: tuple[int, int], size: tuple[int, int]) -> Box:
    """The box of ``size`` (width, height) whose middle is ``spot``."""
    left, top = spot[0] - size[0] // 2, spot[1] - size[1] // 2
    return left, top, left + size[0], top + size[1]


def middle(box: Box) -> tuple[int, int]:
    """The pixel in the middle of a box."""
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box around at least one."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def within(box: Box, other: Box) -> bool:
    """Whether a box is wholly in another."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


def scaled(box: Box, scale: int, corner: tuple[int, int] = (0, 0), shift: tuple[int, int] = (0, 0)) -> Box:
    """A box of the small map in a picture ``scale`` times as large, that begins at ``corner`` and is at ``shift``."""
    x, y = shift[0] - corner[0] * scale, shift[1] - corner[1] * scale
    return box[0] * scale + x, box[1] * scale + y, box[2] * scale + x, box[3] * scale + y


class OccupiedBoxes:
    """Boxes that nothing else may cover, found by where they are."""

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
        # Asked some thousand times a map, so _cells is written out.
        for x in range(left // CELL, (right - 1) // CELL + 1):
            for y in range(top // CELL, (bottom - 1) // CELL + 1):
                for other in self._cells.get((x, y), ()):
                    if other[0] < right and left < other[2] and other[1] < bottom and top < other[3] and other != but:
                        return True
        return False


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(box[0] // CELL, (box[2] - 1) // CELL + 1):
        for y in range(box[1] // CELL, (box[3] - 1) // CELL + 1):
            yield x, y
