"""Numbers: where panels lie on the board, and where on the map every piece stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple

from engine.inner_sea.view import Change, InnerSeaView, Stack, WonderView
from renderers.core.picture import Box
from renderers.inner_sea.geography import TOKEN, home_areas, shapes

WIDTH: Final = 1600
HEADER: Final = 80
MAP_HEIGHT: Final = 876
FOOT_TOP: Final = HEADER + MAP_HEIGHT
CARD_HEIGHT: Final = 194
CARD_GAP: Final = 8

MINI: Final = (TOKEN[0] // 2, TOKEN[1] // 2)
"""The size of a stack where an area holds more of them than it has spots."""
WONDERS: Final[Box] = (26, 694, 640, 862)
"""The panel of wonders in the Sahara, in pixels of the small map."""
LEGEND: Final = (1026, 832)
"""Left and top of the line that says what the marks of change mean."""

CUT_SCALE: Final = 2
CUT_SIZE: Final = (400, 336)
"""Part of the small map that a cut shows."""
CUT_HEADER: Final = 152


class Token(NamedTuple):
    """A thing that stands in an area: a stack, the block of a wonder, where a stack has gone, the contested mark."""

    kind: Literal["stack", "wonder", "gone", "contested"]
    area: str
    box: Box
    mini: bool
    stack: Stack | None = None
    wonder: WonderView | None = None
    change: Change | None = None


def tokens(view: InnerSeaView) -> list[Token]:
    """Everything that stands on the map, with its box in pixels of the small map. No two boxes overlap.

    Stacks take the area's spots in the order of seats, Barbarians last; then come wonders, then stacks that have gone.
    Where there are more than spots, the last ones share a spot, four small ones each. The mark of a contested area
    takes a spot that is left.
    """
    stacks: dict[str, list[Stack]] = {}
    blocks: dict[str, list[WonderView]] = {}
    for stack in sorted(view.stacks, key=lambda one: 99 if one.seat is None else one.seat):
        stacks.setdefault(stack.area, []).append(stack)
    for wonder in view.wonders:
        if wonder.area and wonder.status == "built":
            blocks.setdefault(wonder.area, []).append(wonder)
    changed: dict[str, dict[int | None, Change]] = {}
    for change in view.changes:
        changed.setdefault(change.area, {})[change.seat] = change
    found: list[Token] = []
    for area in shapes().areas:
        if area in stacks or area in blocks or area in changed:
            standing = stacks.get(area, []), blocks.get(area, [])
            found += _standing(area, *standing, changed.get(area, {}), view)
    return found


def _standing(
    area: str,
    stacks: Sequence[Stack],
    blocks: Sequence[WonderView],
    changed: dict[int | None, Change],
    view: InnerSeaView,
) -> Iterator[Token]:
    spots = shapes().areas[area].spots
    here = {stack.seat for stack in stacks}
    gone = [change for seat, change in changed.items() if seat not in here and not change.now]
    count = len(stacks) + len(blocks) + len(gone)
    places = places_of(spots, count)
    for at, stack in enumerate(stacks):
        yield Token("stack", area, places[at][0], places[at][1], stack=stack, change=changed.get(stack.seat))
    for at, wonder in enumerate(blocks, len(stacks)):
        raised = Change(area, wonder.owner, 0, 1) if wonder.key in view.raised else None
        yield Token("wonder", area, places[at][0], places[at][1], wonder=wonder, change=raised)
    for at, change in enumerate(gone, len(stacks) + len(blocks)):
        yield Token("gone", area, places[at][0], places[at][1], change=change)
    if area in view.contested and count < len(spots):
        yield Token("contested", area, _around(spots[count], TOKEN), False)


def places_of(spots: Sequence[tuple[int, int]], count: int) -> list[tuple[Box, bool]]:
    """Boxes for ``count`` pieces, and whether they are small: whole spots first, then quarters of the last ones.

    Raises ValueError for more than four pieces a spot.
    """
    if count > 4 * len(spots):
        raise ValueError(f"{count} pieces do not fit {len(spots)} spots")
    whole = next(n for n in range(len(spots), -1, -1) if n + 4 * (len(spots) - n) >= count)
    found = [(_around(spot, TOKEN), False) for spot in spots[:whole]]
    for x, y in spots[whole:]:
        for down in (y - MINI[1], y):
            found += [((left, down, left + MINI[0], down + MINI[1]), True) for left in (x - MINI[0], x)]
    return found[:count]


def _around(spot: tuple[int, int], size: tuple[int, int]) -> Box:
    left, top = spot[0] - size[0] // 2, spot[1] - size[1] // 2
    return left, top, left + size[0], top + size[1]


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
    boxes = [shape.label.box, *(_around(spot, TOKEN) for spot in shape.spots)]
    if shape.emblem:
        radius = shapes().emblem
        boxes.append(_around(shape.emblem, (2 * radius, 2 * radius)))
    left, top, right, bottom = zip(*boxes, strict=True)
    return max(0, min(left)), max(0, min(top)), min(WIDTH, max(right)), min(MAP_HEIGHT, max(bottom))


def scaled(box: Box, scale: int, corner: tuple[int, int] = (0, 0), shift: tuple[int, int] = (0, 0)) -> Box:
    """A box of the small map in a picture ``scale`` times as large, that begins at ``corner`` and lies at ``shift``."""
    x, y = shift[0] - corner[0] * scale, shift[1] - corner[1] * scale
    return box[0] * scale + x, box[1] * scale + y, box[2] * scale + x, box[3] * scale + y


def meet(one: Box, two: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


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
