"""Room for pieces: places beside the chosen spots, and larger boxes for stacks that a phone must tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.epochs.view import Stack
from renderers.core.picture import Box
from renderers.inner_sea.geography import TOKEN, kind_of, shapes
from renderers.inner_sea.taken import GROWN, MAP_HEIGHT, WIDTH, Taken, area_box, around, printed, widened, within

CITY: Final = 3
"""So many disks of a civilization in a land area are a city (rulebook, "Ciudad")."""
BODIES: Final = (34, 32, 30, 28, 26, 24)
"""Sides of a stack of two disks and more in pixels of the small map, best first; at 360 pixels a fourth of it."""
SETTLEMENT: Final = 30
"""A stack of fewer disks than a city's is not larger."""
WALL: Final = 0.26
"""How high a city's wall stands above its disk, as a part of the disk's side."""
ALLIES: Final = 0.5
"""How far white allies reach beyond a disk, as a part of its side."""
REACH: Final = 20
FAR: Final = 52
STRIDE: Final = 4
"""So many pixels around a spot other places are looked for, farther where an area is full, and so far apart."""

ASTRAY: Final = 2
"""A piece of which no more points lie outside its area, as ``outside`` counts them, is seen to stand in it."""

Size = tuple[int, int]
Point = tuple[int, int]


def is_city(stack: Stack) -> bool:
    """Whether a stack is a city, which Barbarians never are, nor ships."""
    return stack.seat is not None and stack.disks >= CITY and kind_of(stack.area) == "land"


def size_of(stack: Stack, body: int) -> Size:
    """Width and height of a stack whose disk is ``body`` pixels wide: with a city's wall and white allies."""
    wide = round(body * ALLIES) if stack.allies and stack.disks else 0
    return body + wide, body + (round(body * WALL) if is_city(stack) else 0)


def wanted(stack: Stack) -> Iterator[Size]:
    """Sizes that would do a stack good, best first; none for a single disk, which bears no number."""
    if stack.disks + stack.allies > 1:
        for body in BODIES:
            if body <= SETTLEMENT or stack.disks >= CITY:
                yield size_of(stack, body)


@cache
def _owners() -> bytes:
    """Whose area each pixel of the small map is, row by row: its place among the areas, from 1; 0 for nobody's."""
    sheet = Image.new("L", (WIDTH, MAP_HEIGHT))
    pen = ImageDraw.Draw(sheet)
    rings = [
        (number, list(zip(ring[::2], ring[1::2], strict=True)))
        for number, shape in enumerate(shapes().areas.values(), 1)
        for ring in shape.rings
    ]
    # Islands are drawn after the sea around them.
    for number, ring in sorted(rings, key=lambda one: -_extent(one[1])):
        pen.polygon(ring, fill=number)
    return sheet.tobytes()


def _extent(ring: list[tuple[float, float]]) -> float:
    return (max(x for x, _ in ring) - min(x for x, _ in ring)) * (max(y for _, y in ring) - min(y for _, y in ring))


@cache
def _number(area: str) -> int:
    return list(shapes().areas).index(area) + 1


def inside(area: str, point: Point) -> bool:
    """Whether a pixel of the small map belongs to an area."""
    x, y = point
    return 0 <= x < WIDTH and 0 <= y < MAP_HEIGHT and _owners()[y * WIDTH + x] == _number(area)


def middle(box: Box) -> Point:
    """The pixel in the middle of a box."""
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


@lru_cache(maxsize=16384)
def outside(area: str, box: Box) -> int:
    """How many of five points of a box, its middle counting thrice, lie outside an area: 0 to 7."""
    x, y = middle(box)
    wide, high = (box[2] - box[0]) // 3, (box[3] - box[1]) // 3
    edges = ((x - wide, y), (x + wide, y), (x, y - high), (x, y + high))
    return sum(not inside(area, edge) for edge in edges) + 3 * (not inside(area, (x, y)))


@lru_cache(maxsize=8192)
def beside(area: str, spot: int, size: Size, reach: int = REACH) -> tuple[Box, ...]:
    """Boxes of ``size`` near a spot of an area that cover nothing printed: inside the area first, then the nearest.

    They stay where a reader looks for the area, unless ``reach`` is farther than usual.
    """
    x, y = shapes().areas[area].spots[spot]
    steps = range(-reach, reach + 1, STRIDE)
    boxes = [around((x + dx, y + dy), size) for dx in steps for dy in steps if dx * dx + dy * dy <= reach * reach]
    seen = widened(area_box(area), GROWN if reach == REACH else WIDTH)
    free = [box for box in boxes if within(box, seen) and not printed().meets(box)]
    ranked = [(outside(area, box), _far(box, (x, y)), box) for box in free]
    return tuple(box for _, _, box in sorted(ranked))


def _far(box: Box, spot: Point) -> int:
    x, y = middle(box)
    return (x - spot[0]) ** 2 + (y - spot[1]) ** 2


def find(area: str, spot: int, sizes: Iterable[Size], taken: Taken, own: Box | None, most: int) -> Box | None:
    """The first box of the best size that covers nothing in ``taken`` but ``own``; at ``spot`` or another of the area.

    At most ``most`` of its points lie outside the area, as ``outside`` counts them. None where there is no such box.
    """
    spots = [spot, *(at for at in range(len(shapes().areas[area].spots)) if at != spot)]
    for size in sizes:
        for at in spots:
            for box in beside(area, at, size):
                if not taken.meets(box, own):
                    if outside(area, box) <= most:
                        return box
                    break
    return None


def overflow(area: str, taken: Taken) -> Box | None:
    """A place for a piece more than an area has spots: in it or, at the end of a line, beside it; None without room."""
    spots = range(len(shapes().areas[area].spots))
    boxes = [box for at in spots for box in beside(area, at, TOKEN, FAR)]
    middle_of = shapes().areas[area].centre
    free = (box for box in boxes if not taken.meets(box))
    return min(free, key=lambda box: (outside(area, box) > ASTRAY, _far(box, middle_of), box), default=None)


@lru_cache(maxsize=2048)
def tether(area: str, box: Box) -> Point | None:
    """Where a line from a piece that stands beside its area has to end; None for a piece that stands in it."""
    start, end = middle(box), shapes().areas[area].centre
    if inside(area, start):
        return None
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    way = [
        (round(start[0] + (end[0] - start[0]) * step / length), round(start[1] + (end[1] - start[1]) * step / length))
        for step in range(length + 1)
    ]
    first = next((at for at, point in enumerate(way) if inside(area, point)), None)
    return None if first is None else way[min(first + TOKEN[0] // 4, length)]
