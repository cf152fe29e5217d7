"""Where the marks of change stand: beside their stack, where they cover no name and no other piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from renderers.core.picture import Box
from renderers.inner_sea import layout
from renderers.inner_sea.geography import home_areas, shapes
from renderers.inner_sea.layout import MAP_HEIGHT, WIDTH, WONDERS, Token

HEIGHT: Final = 14
DIGIT: Final = 8
"""Width of a figure or sign in pixels of the small map."""
CELL: Final = 64
"""Boxes are looked up by squares of this many pixels."""


class Badge(NamedTuple):
    """How many disks came (or, below 0, went) since the last picture, and where that is written on the small map."""

    change: int
    area: str
    box: Box


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

    def meets(self, box: Box, but: Box | None = None) -> bool:
        """Whether ``box`` covers a part of any of them, other than ``but``."""
        return any(
            other != but and layout.meet(box, other) for cell in _cells(box) for other in self._cells.get(cell, ())
        )


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(box[0] // CELL, (box[2] - 1) // CELL + 1):
        for y in range(box[1] // CELL, (box[3] - 1) // CELL + 1):
            yield x, y


@cache
def _names() -> Taken:
    """Names, emblems and the panel of wonders."""
    lettering = [shape.label.box for shape in (*shapes().areas.values(), *shapes().scenery.values())]
    return Taken([*lettering, *(layout.emblem_box(civilization)[1] for civilization in home_areas()), WONDERS])


def badges(tokens: list[Token]) -> list[Badge]:
    """A badge for each piece that has changed; where there is room nowhere beside it, on its own upper half."""
    changed = [token for token in tokens if token.change is not None]
    if not changed:
        return []
    names, pieces, found = _names(), Taken(token.box for token in tokens), []
    for token in changed:
        assert token.change is not None
        change = token.change.now - token.change.was
        box = next(
            (
                box
                for box in _places(token, DIGIT * len(f"{abs(change)}") + DIGIT + 3)
                if not names.meets(box) and not pieces.meets(box, token.box)
            ),
            (token.box[0], token.box[1], token.box[2], (token.box[1] + token.box[3]) // 2),
        )
        pieces.add(box)
        found.append(Badge(change, token.area, box))
    return found


def _places(token: Token, width: int) -> Iterator[Box]:
    """Places around a piece, best first, inside the map."""
    left, top, right, bottom = token.box
    lap = 4 if token.mini else 8
    middle = (left + right - width) // 2
    beside = (top + bottom - HEIGHT) // 2
    low = [] if token.stack and token.stack.allies else [(right - lap, bottom - 7)]
    corners = [(right - lap, top - 7), (left + lap - width, top - 7), *low, (left + lap - width, bottom - 7)]
    edges = [(middle, top - 10), (middle, bottom - 4), (right - 3, beside), (left + 3 - width, beside)]
    outside = [(middle, top - HEIGHT), (left - width, beside), (right, beside), (middle, bottom)]
    around = [
        (x, y)
        for y in (top - 12, top - 9, top - 5, beside, bottom - 9, bottom - 5, bottom - 2)
        for x in (right - lap + 4, right - lap - 4, left + lap - 4 - width, left + lap + 4 - width, right - width, left)
        if y < top - 4 or y > bottom - HEIGHT + 4 or x >= right - lap or x + width <= left + lap
    ]
    for x, y in (*corners, *edges, *outside, *around):
        if x >= 0 and y >= 0 and x + width <= WIDTH and y + HEIGHT <= MAP_HEIGHT:
            yield x, y, x + width, y + HEIGHT
