"""Room for pieces: places beside the chosen spots, and larger boxes for stacks that a phone must tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from engine.epochs.view import Stack
from renderers.core.picture import Box
from renderers.maps.atlas import WIDTH, Atlas, Point, Size
from renderers.maps.boxes import OccupiedBoxes, around, middle, within

BODIES: Final = (38, 36, 34, 32, 30, 28, 26, 24)
"""Sides of a stack of two disks and more in pixels of the small map, best first; at 360 pixels a fourth of it."""
BROAD: Final = 32
"""A stack that is larger stands wholly in its area."""
SETTLEMENT: Final = 36
"""A stack of fewer disks than a city's is not larger."""
WALL: Final = 0.26
"""Height of a city's wall above its disk, as a part of the disk's side."""
ALLIES: Final = 0.5
"""Width of white allies beside a disk, as a part of its side."""
CUBE: Final = 0.55
"""Width of the grey cube beside a disk, as a part of its side."""
REACH: Final = 20
FAR: Final = 52
STRIDE: Final = 4
"""Pixels around a spot within which other places are tried, the same for a full area, and their distance."""
GROWN: Final = 16
"""Pixels by which a piece may leave the box of its area."""
ASTRAY: Final = 2
"""The most points, as ``outside`` counts them, that a piece may have outside its area and still seem to be in it."""


def is_city(atlas: Atlas, stack: Stack) -> bool:
    """Whether a stack is a city (rulebook, "Ciudad"), which Barbarians never are, nor ships."""
    return stack.seat is not None and stack.disks >= atlas.city and atlas.kind_of(stack.area) == "land"


def size_of(atlas: Atlas, stack: Stack, body: int, bulwark: bool = False) -> Size:
    """Width and height of a stack whose disk is ``body`` pixels wide: with a city's wall, white allies, grey cube."""
    wide = round(body * ALLIES) if stack.allies and stack.disks else 0
    wide += round(body * CUBE) if bulwark else 0
    return body + wide, body + (round(body * WALL) if is_city(atlas, stack) else 0)


def wanted(atlas: Atlas, stack: Stack, bulwark: bool = False) -> Iterator[Size]:
    """Sizes that would do a stack good, best first; none for a single disk, which bears no number, without a cube."""
    if stack.disks + stack.allies + bulwark > 1:
        for body in BODIES:
            if body <= SETTLEMENT or stack.disks >= atlas.city:
                yield size_of(atlas, stack, body, bulwark)


@lru_cache(maxsize=16384)
def outside(atlas: Atlas, area: str, box: Box) -> int:
    """Number of a box's four edge points outside an area, plus 3 if its middle is: 0 to 7."""
    x, y = middle(box)
    wide, high = (box[2] - box[0]) // 3, (box[3] - box[1]) // 3
    edges = ((x - wide, y), (x + wide, y), (x, y - high), (x, y + high))
    return sum(not atlas.is_inside(area, edge) for edge in edges) + 3 * (not atlas.is_inside(area, (x, y)))


@lru_cache(maxsize=8192)
def beside(atlas: Atlas, area: str, spot: int, size: Size, reach: int = REACH) -> tuple[Box, ...]:
    """Boxes of ``size`` near a spot of an area that cover nothing printed: inside the area first, then the nearest.

    They stay where a reader looks for the area, unless ``reach`` is farther than usual.
    """
    x, y = atlas.areas[area].spots[spot]
    moves = range(-reach, reach + 1, STRIDE)
    boxes = [around((x + dx, y + dy), size) for dx in moves for dy in moves if dx * dx + dy * dy <= reach * reach]
    window = atlas.widened(atlas.area_box(area), GROWN if reach == REACH else WIDTH)
    free = [box for box in boxes if within(box, window) and not atlas.printed.meets(box)]
    ranked = [(outside(atlas, area, box), _far(box, (x, y)), box) for box in free]
    return tuple(box for _, _, box in sorted(ranked))


def _far(box: Box, spot: Point) -> int:
    x, y = middle(box)
    return (x - spot[0]) ** 2 + (y - spot[1]) ** 2


def find(
    atlas: Atlas, area: str, spot: int, sizes: Iterable[Size], occupied: OccupiedBoxes, own: Box | None, most: int
) -> Box | None:
    """The first box of the best size that covers nothing in ``occupied`` but ``own``, at ``spot`` or another one of the
    area.

    At most ``most`` of its points are outside the area, as ``outside`` counts them, none of a broad box. None where
    there is no such box.
    """
    spots = [spot, *(at for at in range(len(atlas.areas[area].spots)) if at != spot)]
    for size in sizes:
        for at in spots:
            for box in beside(atlas, area, at, size):
                if not occupied.meets(box, own):
                    if outside(atlas, area, box) <= (most if size[0] <= BROAD else 0):
                        return box
                    break
    return None


def overflow(atlas: Atlas, area: str, occupied: OccupiedBoxes) -> Box | None:
    """A place for a piece more than an area has spots: in it or, at the end of a line, beside it; None without room."""
    shape = atlas.areas[area]
    boxes = [box for at in range(len(shape.spots)) for box in beside(atlas, area, at, atlas.token, FAR)]
    free = (box for box in boxes if not occupied.meets(box))
    return min(free, key=lambda box: (outside(atlas, area, box) > ASTRAY, _far(box, shape.centre), box), default=None)


@lru_cache(maxsize=2048)
def tether(atlas: Atlas, area: str, box: Box) -> Point | None:
    """The end, inside its area, of the line from a piece that stands outside; None for a piece inside."""
    start, end = middle(box), atlas.areas[area].centre
    if atlas.is_inside(area, start):
        return None
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    way = [
        (round(start[0] + (end[0] - start[0]) * part / length), round(start[1] + (end[1] - start[1]) * part / length))
        for part in range(length + 1)
    ]
    first = next((at for at, point in enumerate(way) if atlas.is_inside(area, point)), None)
    return None if first is None else way[min(first + atlas.token[0] // 4, length)]
