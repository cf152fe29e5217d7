"""Numbers: where panels lie on the board, and where on the map every piece stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from engine.epochs.view import Change, Stack
from engine.inner_sea.view import InnerSeaView, WonderView
from renderers.core.cache import Lru
from renderers.core.picture import Box
from renderers.inner_sea import room
from renderers.inner_sea.geography import TOKEN, shapes
from renderers.inner_sea.taken import MAP_HEIGHT, WIDTH, WONDERS, Taken, area_box, around, emblem_box, meet

HEADER: Final = 80
FOOT_TOP: Final = HEADER + MAP_HEIGHT
CARD_HEIGHT: Final = 194
CARD_GAP: Final = 8

MINI: Final = (TOKEN[0] // 2, TOKEN[1] // 2)
"""The size of a stack where an area holds more of them than it has spots."""
NOWHERE: Final[Box] = (0, 0, 0, 0)
"""The box of a piece that has no place yet."""
LEGEND: Final = (656, 832)
"""Left and top of the line that says what the marks of change mean."""

CUT_SCALE: Final = 2
CUT_SIZE: Final = (400, 336)
"""Part of the small map that a cut shows."""
CUT_HEADER: Final = 152


__all__ = ["MAP_HEIGHT", "WIDTH", "WONDERS", "area_box", "emblem_box", "meet"]


class Token(NamedTuple):
    """A thing that stands in an area: a stack, the block of a wonder, where a stack has gone, the contested mark."""

    kind: Literal["stack", "wonder", "gone", "contested"]
    area: str
    box: Box
    mini: bool
    stack: Stack | None = None
    wonder: WonderView | None = None
    change: Change | None = None


_kept: Lru[list[Token]] = Lru(16)


def tokens(view: InnerSeaView) -> list[Token]:
    """Everything that stands on the map, with its box in pixels of the small map. No two boxes overlap.

    Stacks take the area's spots in the order of seats, Barbarians last; then come wonders, then stacks that have gone.
    Where there are more than spots, the last ones stand beside them, or share a spot, four small ones each. Then
    stacks of two disks and more grow as far as nothing is covered, cities first. The mark of a contested area takes
    what is left. The last few maps are kept: a board and its cut ask for the same.
    """
    key = view.stacks, view.wonders, view.changes, view.raised, view.contested
    return _kept.get(key, lambda: _placed(view))


def _placed(view: InnerSeaView) -> list[Token]:
    found: list[Token] = []
    for area, pieces in _pieces(view).items():
        places = places_of(shapes().areas[area].spots, len(pieces))
        found += [piece._replace(box=box, mini=mini) for piece, (box, mini) in zip(pieces, places, strict=True)]
    taken = Taken(token.box for token in found)
    _unfold(found, taken)
    _grow(found, taken)
    return found + _contested(view, found, taken)


def _pieces(view: InnerSeaView) -> dict[str, list[Token]]:
    """What stands in each area, in the order of its spots; nothing has a place yet."""
    found: dict[str, list[Token]] = {area: [] for area in shapes().areas}
    changed = {(change.area, change.seat): change for change in view.changes}
    for stack in sorted(view.stacks, key=lambda one: 99 if one.seat is None else one.seat):
        change = changed.pop((stack.area, stack.seat), None)
        found[stack.area].append(Token("stack", stack.area, NOWHERE, False, stack=stack, change=change))
    for wonder in view.wonders:
        if wonder.area and wonder.status == "built":
            raised = Change(wonder.area, wonder.owner, 0, 1) if wonder.key in view.raised else None
            found[wonder.area].append(Token("wonder", wonder.area, NOWHERE, False, wonder=wonder, change=raised))
    for change in changed.values():
        if not change.now:
            found[change.area].append(Token("gone", change.area, NOWHERE, False, change=change))
    return {area: pieces for area, pieces in found.items() if pieces}


def _unfold(found: list[Token], taken: Taken) -> None:
    """Give small pieces whole places beside the spots of their area, where there are any for all of them."""
    for area in dict.fromkeys(token.area for token in found if token.mini):
        small = [at for at, token in enumerate(found) if token.area == area and token.mini]
        for at in small:
            taken.remove(found[at].box)
        boxes: list[Box] = []
        for _ in small:
            box = room.overflow(area, taken)
            if box is None:
                break
            taken.add(box)
            boxes.append(box)
        if len(boxes) < len(small):
            for box in boxes:
                taken.remove(box)
            boxes = [found[at].box for at in small]
            for box in boxes:
                taken.add(box)
        for at, box in zip(small, boxes, strict=True):
            found[at] = found[at]._replace(box=box, mini=box[2] - box[0] < TOKEN[0])


def _grow(found: list[Token], taken: Taken) -> None:
    """Enlarge stacks that bear a number, and move into its area what stands beside it."""
    order = sorted(range(len(found)), key=lambda at: _urgency(found[at]))
    for at in order:
        token, out = found[at], room.outside(found[at].area, found[at].box)
        sizes = list(room.wanted(token.stack)) if token.stack else []
        if token.mini or (not sizes and out <= room.ASTRAY):
            continue
        spot = _nearest(token)
        box = room.find(token.area, spot, sizes, taken, token.box, max(room.ASTRAY, out))
        if box is None and out > room.ASTRAY:
            box = room.find(token.area, spot, (TOKEN,), taken, token.box, room.ASTRAY)
        if box is not None:
            taken.remove(token.box)
            taken.add(box)
            found[at] = token._replace(box=box)


def _urgency(token: Token) -> int:
    """Cities grow first, then other stacks, then what only has to stand in its area."""
    if not token.stack:
        return 2
    return 0 if room.is_city(token.stack) else 1


def _nearest(token: Token) -> int:
    """The spot of its area that is nearest to a piece."""
    x, y = room.middle(token.box)
    spots = shapes().areas[token.area].spots
    return min(range(len(spots)), key=lambda at: (spots[at][0] - x) ** 2 + (spots[at][1] - y) ** 2)


def _contested(view: InnerSeaView, found: list[Token], taken: Taken) -> list[Token]:
    """The marks of contested areas, where there is room beside the pieces."""
    marks = []
    for area in (area for area in shapes().areas if area in view.contested):
        box = room.find(area, len(shapes().areas[area].spots) - 1, (TOKEN,), taken, None, room.ASTRAY)
        if box is not None and any(token.area == area for token in found):
            taken.add(box)
            marks.append(Token("contested", area, box, False))
    return marks


def places_of(spots: Sequence[tuple[int, int]], count: int) -> list[tuple[Box, bool]]:
    """Boxes for ``count`` pieces, and whether they are small: whole spots first, then quarters of the last ones.

    Raises ValueError for more than four pieces a spot.
    """
    if count > 4 * len(spots):
        raise ValueError(f"{count} pieces do not fit {len(spots)} spots")
    whole = next(n for n in range(len(spots), -1, -1) if n + 4 * (len(spots) - n) >= count)
    found = [(around(spot, TOKEN), False) for spot in spots[:whole]]
    for x, y in spots[whole:]:
        for down in (y - MINI[1], y):
            found += [((left, down, left + MINI[0], down + MINI[1]), True) for left in (x - MINI[0], x)]
    return found[:count]


def scaled(box: Box, scale: int, corner: tuple[int, int] = (0, 0), shift: tuple[int, int] = (0, 0)) -> Box:
    """A box of the small map in a picture ``scale`` times as large, that begins at ``corner`` and lies at ``shift``."""
    x, y = shift[0] - corner[0] * scale, shift[1] - corner[1] * scale
    return box[0] * scale + x, box[1] * scale + y, box[2] * scale + x, box[3] * scale + y


def card_rows(count: int) -> tuple[int, ...]:
    """How many of ``count`` cards stand in each row under the map: four and more would be too narrow for a phone."""
    return (count,) if count < 4 else (-(-count // 2), count // 2)


def cards_height(count: int) -> int:
    """How high so many cards are together."""
    return CARD_GAP + len(card_rows(count)) * (CARD_HEIGHT + CARD_GAP)


def card(at: int, count: int, top: int = FOOT_TOP) -> Box:
    """The box of the card of the seat that is ``at`` in turn order, from 0: from left to right, then the next row.

    The cards begin at ``top``.
    """
    rows, row = card_rows(count), 0
    while at >= rows[row]:
        at -= rows[row]
        row += 1
    margin, top = 12, top + CARD_GAP + row * (CARD_HEIGHT + CARD_GAP)
    step = (WIDTH - 2 * margin + CARD_GAP) // rows[row]
    return margin + at * step, top, margin + at * step + step - CARD_GAP, top + CARD_HEIGHT
