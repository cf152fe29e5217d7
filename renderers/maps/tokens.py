"""Where on the map every piece stands: stacks, markers of the game's own, outlines of what has gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from engine.epochs.view import Change, EpochsView, Stack
from renderers.core.cache import Lru
from renderers.core.picture import Box
from renderers.maps import room
from renderers.maps.atlas import Atlas, Size
from renderers.maps.boxes import OccupiedBoxes, around, middle
from renderers.maps.world import Marker, StackKey, World, bulwark_key

NOWHERE: Final[Box] = (0, 0, 0, 0)
"""The box of a piece that has no place yet."""


class Token(NamedTuple):
    """A thing that stands in an area: a stack, a marker of the game's own, where a stack has gone, the contested mark.

    ``mini``: it shares a spot with others, because its area holds more than it has spots. ``bulwark``: a grey cube
    belongs to the stack; it has come since the marked changes began, or stood before.
    """

    kind: Literal["stack", "marker", "gone", "contested"]
    area: str
    box: Box
    mini: bool
    stack: Stack | None = None
    marker: Marker | None = None
    change: Change | None = None
    bulwark: Literal["", "stands", "new"] = ""


_kept: Lru[list[Token]] = Lru(16)


def tokens(world: World, view: EpochsView) -> list[Token]:
    """Everything that stands on the map, with its box in pixels of the small map. No two boxes overlap.

    Stacks take the area's spots in the order of seats, Barbarians last; then come markers, then stacks that have gone.
    Where there are more than spots, the last ones stand beside them, or share a spot, four small ones each. Then
    stacks of two disks and more grow as far as nothing is covered, cities first. The mark of a contested area takes
    what is left. The last few maps are kept: a board and its cut ask for the same.
    """
    markers, bulwarks = world.markers(view), world.bulwarks(view)
    key = world.atlas, view.stacks, markers, bulwarks, view.changes, view.raised, view.contested
    return _kept.get(key, lambda: _placed(world, view, markers, bulwarks))


def _placed(world: World, view: EpochsView, markers: Sequence[Marker], bulwarks: frozenset[StackKey]) -> list[Token]:
    tokens: list[Token] = []
    atlas = world.atlas
    for area, pieces in _pieces(atlas, view, markers, bulwarks).items():
        places = places_of(atlas.areas[area].spots, len(pieces), atlas.token)
        tokens += [piece._replace(box=box, mini=mini) for piece, (box, mini) in zip(pieces, places, strict=True)]
    occupied = OccupiedBoxes(token.box for token in tokens)
    _unfold(atlas, tokens, occupied)
    _grow(world, tokens, occupied)
    return tokens + _contested(atlas, view, tokens, occupied)


def _pieces(
    atlas: Atlas, view: EpochsView, markers: Sequence[Marker], bulwarks: frozenset[StackKey]
) -> dict[str, list[Token]]:
    """What stands in each area, in the order of its spots; nothing has a place yet."""
    tokens: dict[str, list[Token]] = {area: [] for area in atlas.areas}
    changed = {(change.area, change.seat): change for change in view.changes}
    for stack in sorted(view.stacks, key=lambda one: 99 if one.seat is None else one.seat):
        change = changed.pop((stack.area, stack.seat), None)
        token = Token("stack", stack.area, NOWHERE, False, stack, change=change)
        if (stack.area, stack.seat) in bulwarks:
            token = token._replace(bulwark="new" if bulwark_key(stack.area) in view.raised else "stands")
        tokens[stack.area].append(token)
    for marker in markers:
        raised = Change(marker.area, marker.seat, 0, 1) if marker.is_new else None
        tokens[marker.area].append(Token("marker", marker.area, NOWHERE, False, marker=marker, change=raised))
    for change in changed.values():
        if not change.now:
            tokens[change.area].append(Token("gone", change.area, NOWHERE, False, change=change))
    return {area: pieces for area, pieces in tokens.items() if pieces}


def _unfold(atlas: Atlas, tokens: list[Token], occupied: OccupiedBoxes) -> None:
    """Give small pieces whole places beside the spots of their area, where there are any for all of them."""
    for area in dict.fromkeys(token.area for token in tokens if token.mini):
        small = [at for at, token in enumerate(tokens) if token.area == area and token.mini]
        for at in small:
            occupied.remove(tokens[at].box)
        boxes: list[Box] = []
        for _ in small:
            box = room.overflow(atlas, area, occupied)
            if box is None:
                break
            occupied.add(box)
            boxes.append(box)
        if len(boxes) < len(small):
            for box in boxes:
                occupied.remove(box)
            boxes = [tokens[at].box for at in small]
            for box in boxes:
                occupied.add(box)
        for at, box in zip(small, boxes, strict=True):
            tokens[at] = tokens[at]._replace(box=box, mini=box[2] - box[0] < atlas.token[0])


def _grow(world: World, tokens: list[Token], occupied: OccupiedBoxes) -> None:
    """Enlarge stacks that bear a number, and move into its area what stands beside it."""
    atlas = world.atlas
    order = sorted(range(len(tokens)), key=lambda at: _urgency(atlas, tokens[at]))
    for at in order:
        token, out = tokens[at], room.outside(atlas, tokens[at].area, tokens[at].box)
        sizes = list(room.wanted(atlas, token.stack, bool(token.bulwark))) if token.stack else _of_marker(world, token)
        if token.mini or (not sizes and out <= room.ASTRAY):
            continue
        spot = _nearest(atlas, token)
        box = room.find(atlas, token.area, spot, sizes, occupied, token.box, max(room.ASTRAY, out))
        if box is None and out > room.ASTRAY:
            box = room.find(atlas, token.area, spot, (atlas.token,), occupied, token.box, room.ASTRAY)
        if box is not None:
            occupied.remove(token.box)
            occupied.add(box)
            tokens[at] = token._replace(box=box)


def _of_marker(world: World, token: Token) -> list[Size]:
    """The larger sizes of a marker."""
    return list(world.marker_sizes) if token.marker else []


def _urgency(atlas: Atlas, token: Token) -> int:
    """Cities grow first, then other stacks, then what only has to stand in its area."""
    if not token.stack:
        return 2
    return 0 if room.is_city(atlas, token.stack) else 1


def _nearest(atlas: Atlas, token: Token) -> int:
    """The spot of its area that is nearest to a piece."""
    x, y = middle(token.box)
    spots = atlas.areas[token.area].spots
    return min(range(len(spots)), key=lambda at: (spots[at][0] - x) ** 2 + (spots[at][1] - y) ** 2)


def _contested(atlas: Atlas, view: EpochsView, tokens: list[Token], occupied: OccupiedBoxes) -> list[Token]:
    """The marks of contested areas, where there is room beside the pieces."""
    marks = []
    for area in (area for area in atlas.areas if area in view.contested):
        box = room.find(atlas, area, len(atlas.areas[area].spots) - 1, (atlas.token,), occupied, None, room.ASTRAY)
        if box is not None and any(token.area == area for token in tokens):
            occupied.add(box)
            marks.append(Token("contested", area, box, False))
    return marks


def places_of(spots: Sequence[tuple[int, int]], count: int, size: tuple[int, int]) -> list[tuple[Box, bool]]:
    """Boxes for ``count`` pieces of ``size``, and whether they are small: whole spots, then quarters of the last ones.

    Raises ValueError for more than four pieces a spot.
    """
    if count > 4 * len(spots):
        raise ValueError(f"{count} pieces do not fit {len(spots)} spots")
    whole = next(n for n in range(len(spots), -1, -1) if n + 4 * (len(spots) - n) >= count)
    places = [(around(spot, size), False) for spot in spots[:whole]]
    wide, high = size[0] // 2, size[1] // 2
    for x, y in spots[whole:]:
        places += [((left, down, left + wide, down + high), True) for down in (y - high, y) for left in (x - wide, x)]
    return places[:count]
