"""Where the marks of change stand: beside their stack, where they cover no name and no other piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH, Atlas
from renderers.maps.boxes import OccupiedBoxes
from renderers.maps.room import is_city
from renderers.maps.tokens import Token

HEIGHT: Final = 14
LOW: Final = 10
"""Height of a mark on its own piece, most of whose number has to be seen."""
DIGIT: Final = 8
"""Width of a figure or sign in pixels of the small map."""


class Badge(NamedTuple):
    """How many disks came (or, below 0, went) since the last picture, and where that is written on the small map."""

    change: int
    area: str
    box: Box


def badges(atlas: Atlas, tokens: list[Token]) -> list[Badge]:
    """A badge for each piece that has changed; where there is room nowhere beside it, low on its own edge."""
    changed = [token for token in tokens if token.change is not None]
    if not changed:
        return []
    names, pieces, badge_list = atlas.printed, OccupiedBoxes(token.box for token in tokens), []
    for token in changed:
        assert token.change is not None
        change = token.change.now - token.change.was
        box = next(
            (
                box
                for box in _places(atlas, token, DIGIT * len(f"{abs(change)}") + DIGIT + 3)
                if not names.meets(box) and not pieces.meets(box, token.box)
            ),
            _within(atlas, token),
        )
        pieces.add(box)
        badge_list.append(Badge(change, token.area, box))
    return badge_list


def _within(atlas: Atlas, token: Token) -> Box:
    """The part of a piece that it can best do without: a city's wall, the foot of any other."""
    left, top, right, bottom = token.box
    high = min(LOW, (bottom - top) // 2)
    if token.stack and is_city(atlas, token.stack):
        return left, top, right, top + high
    return left, bottom - high, right, bottom


def _places(atlas: Atlas, token: Token, width: int) -> Iterator[Box]:
    """Places around a piece, best first, inside the map."""
    left, top, right, bottom = token.box
    lap = 4 if token.mini else (right - left) // 3
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
        if x >= 0 and y >= 0 and x + width <= WIDTH and y + HEIGHT <= atlas.height:
            yield x, y, x + width, y + HEIGHT
