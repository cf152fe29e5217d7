"""Room inside the areas: where a name stands, where disks stand beside it, where a home's emblem stands.

Nothing that is placed here overlaps anything else that is placed here. Small areas choose first. Build-time only: needs
numpy, scipy and Pillow.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from PIL import ImageFont
from scipy import ndimage

from data.build.epochs_map_coast import Grid

FONT = Path(__file__).resolve().parents[1] / "fonts" / "alegreya-sans-800.ttf"
SIZES = (17, 15, 13)
"""Letter heights to try, in pixels of the map."""
DISK = 12
"""Radius of a disk, in pixels of the map."""
EMBLEM = 13
"""Radius of a home's emblem."""
SPOTS = 4
"""Disk stacks that find room in an area, where it is large enough."""
GAP = 2
EASES = (1.0, 0.75)
"""How much of a disk must be inside its area: first all of it, then a part."""
ENOUGH = 3
"""Spots without which a name moves out of its area."""
OVERHANG = 20
"""How far, in pixels, the disks of a small island may stand out over the water around it."""
TRIES = 28
"""Places for a name that are compared."""


@dataclass
class Room:
    """What was placed for one area, in whole pixels."""

    centre: tuple[int, int]
    radius: int
    size: int = 0
    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    names: dict[str, list[str]] = field(default_factory=dict)
    spots: list[tuple[int, int]] = field(default_factory=list)
    emblem: tuple[int, int] | None = None
    name_near: tuple[int, int] | None = None
    """Where the name had best stand, if it does not fit into the area."""


def breakings(name: str) -> list[list[str]]:
    """A name in one line, and broken into two and three where it has the words."""
    words = name.split()
    options = [[name]]
    if len(words) > 1:
        cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        options.append(list(min(cuts, key=lambda pair: max(map(len, pair)))))
    if len(words) == 3:
        options.append(words)
    return options


def layouts(names: dict[str, str]) -> list[tuple[int, int, int, dict[str, list[str]]]]:
    """Ways to write the names of an area: (letter height, width, height, lines by language), the largest first."""
    ways = []
    for size in SIZES:
        font = ImageFont.truetype(str(FONT), size)
        for count in (1, 2, 3):
            chosen = {}
            for language, name in names.items():
                options = breakings(name)
                chosen[language] = options[min(count, len(options)) - 1]
            if count > 1 and all(len(lines) < count for lines in chosen.values()):
                continue
            width = max(font.getlength(line) for lines in chosen.values() for line in lines)
            rows = max(len(lines) for lines in chosen.values())
            ways.append((size, int(width) + 3, round(rows * size * 0.98) + 2, chosen))
    return ways


def _circle(mask: Grid, centre: tuple[int, int], radius: int) -> None:
    rows, columns = np.ogrid[: mask.shape[0], : mask.shape[1]]
    mask[(rows - centre[1]) ** 2 + (columns - centre[0]) ** 2 <= radius**2] = True


def _inside(mask: Grid) -> Grid:
    """How far each cell is inside the mask, the picture's edge counting as outside."""
    return ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]


def _pack(depth: Grid, near: tuple[float, float], radius: float, spacing: int, count: int) -> list[tuple[int, int]]:
    """Up to ``count`` points at least ``spacing`` apart and ``radius`` deep, each as near to ``near`` as possible."""
    rows, columns = np.nonzero(depth >= radius)
    distance = (columns - near[0]) ** 2 + (rows - near[1]) ** 2 * 1.4
    free = np.ones(len(rows), dtype=bool)
    packed: list[tuple[int, int]] = []
    while len(packed) < count and free.any():
        best = int(np.where(free, distance, np.inf).argmin())
        packed.append((int(columns[best]), int(rows[best])))
        free &= (columns - columns[best]) ** 2 + (rows - rows[best]) ** 2 >= spacing**2
    return packed


def _furnish(
    own: Grid, blocked: Grid, near: tuple[float, float], home: bool, ease: float
) -> tuple[list[tuple[int, int]], tuple[int, int] | None]:
    """Spots for disks inside ``own`` and clear of ``blocked``, and one more for the emblem of a home.

    With ``ease`` 1 a disk is wholly inside; below, a part of it may hang over the area's border.
    """
    depth = _inside(own)
    emblem = None
    if home:
        emblems = _pack(np.where(_inside(~blocked) > EMBLEM, depth, 0), near, ease * EMBLEM + 1, 1, 1)
        if emblems:
            emblem = emblems[0]
            blocked = blocked.copy()
            _circle(blocked, emblem, EMBLEM + 1)
    clear = np.where(_inside(~blocked) > DISK, depth, 0)
    return _pack(clear, near, ease * DISK + 1, 2 * DISK + GAP, SPOTS), emblem


class Placing:
    """Places names, disks and emblems of one map, one area after the other."""

    def __init__(self, labels: Grid, land: Grid, islets: Grid) -> None:
        """``labels``: the area of each pixel; ``land``: true where that area is land; ``islets``: best left free."""
        self._labels, self._land, self._islets = labels, land, islets
        self._occupied: Grid = np.zeros(labels.shape, dtype=bool)

    def room(self, number: int) -> Room:
        """The middle of the largest circle inside an area, and its radius."""
        depth = _inside(self._labels == number)
        row, column = np.unravel_index(int(depth.argmax()), depth.shape)
        return Room((int(column), int(row)), int(depth.max()))

    def place(self, number: int, room: Room, names: dict[str, str], home: bool) -> None:
        """Fill in ``room``: inside the area where everything fits, else the disks inside and the name beside it."""
        rows, columns = np.nonzero(self._labels == number)
        top, left = max(0, int(rows.min()) - 2 * DISK), max(0, int(columns.min()) - 2 * DISK)
        cut = (slice(top, int(rows.max()) + 2 * DISK), slice(left, int(columns.max()) + 2 * DISK))
        own, blocked = self._labels[cut] == number, self._occupied[cut]
        tries = ((blocked | self._islets[cut], EASES[0]), *((blocked, ease) for ease in EASES))
        inside = any(self._place_inside(own, full, (left, top), room, names, home, ease) for full, ease in tries)
        if not inside:
            water = ~self._land[cut] & (ndimage.distance_transform_edt(~own) <= OVERHANG)
            self._place_beside(own, own | water, blocked, (left, top), room, names, home)
        x0, y0, x1, y1 = room.box
        self._occupied[max(0, y0 - GAP) : y1 + GAP, max(0, x0 - GAP) : x1 + GAP] = True
        for spot in room.spots:
            _circle(self._occupied, spot, DISK + 1)
        if room.emblem:
            _circle(self._occupied, room.emblem, EMBLEM + 1)

    def _place_inside(
        self,
        own: Grid,
        blocked: Grid,
        shift: tuple[int, int],
        room: Room,
        names: dict[str, str],
        home: bool,
        ease: float,
    ) -> bool:
        best: tuple[tuple[float, ...], Any] | None = None
        centre = (room.centre[0] - shift[0], room.centre[1] - shift[1])
        for size, width, height, chosen in layouts(names):
            framed = np.pad(own & ~blocked, 1)
            fits = ndimage.minimum_filter(framed, size=(height + 4, width + 4), mode="constant")[1:-1, 1:-1]
            rows, columns = np.nonzero(fits)
            if not rows.size:
                continue
            distance = (columns - centre[0]) ** 2 + (rows - centre[1]) ** 2
            nearest = np.argsort(distance, kind="stable")
            for pick in nearest[:: max(1, len(nearest) // TRIES)]:
                x, y = int(columns[pick]), int(rows[pick])
                box = (x - width // 2, y - height // 2, x - width // 2 + width, y - height // 2 + height)
                filled = blocked.copy()
                filled[max(0, box[1] - 1) : box[3] + 1, max(0, box[0] - 1) : box[2] + 1] = True
                spots, emblem = _furnish(own, filled, (x, y), home, ease)
                score = (
                    len(spots) + (1.5 if emblem else 0) + (size - SIZES[-1]) * 0.2 - len(chosen["en"]) * 0.1,
                    -float(distance[pick]),
                )
                if best is None or score > best[0]:
                    best = (score, (size, box, chosen, spots, emblem))
        if best is None or len(best[1][3]) < ENOUGH or (home and best[1][4] is None):
            return False
        room.size, box, room.names, spots, emblem = best[1]
        room.box = (box[0] + shift[0], box[1] + shift[1], box[2] + shift[0], box[3] + shift[1])
        room.spots = [(x + shift[0], y + shift[1]) for x, y in spots]
        room.emblem = (emblem[0] + shift[0], emblem[1] + shift[1]) if emblem else None
        return True

    def _place_beside(
        self,
        own: Grid,
        wide: Grid,
        blocked: Grid,
        shift: tuple[int, int],
        room: Room,
        names: dict[str, str],
        home: bool,
    ) -> None:
        near = (room.centre[0] - shift[0], room.centre[1] - shift[1])
        spots, emblem = _furnish(own, blocked, near, home, EASES[0])
        for ground, ease in ((own, EASES[1]), (own, 0.5), (wide, 1.0), (wide, 0.6), (wide, 0.2)):
            if len(spots) >= ENOUGH and (emblem or not home):
                break
            spots, emblem = _furnish(ground, blocked, near, home, ease)
        room.spots = [(x + shift[0], y + shift[1]) for x, y in spots]
        room.emblem = (emblem[0] + shift[0], emblem[1] + shift[1]) if emblem else None
        self._name_beside(room, names)

    def _name_beside(self, room: Room, names: dict[str, str]) -> None:
        """Find the nearest free place for a name that its own area has no room for, on water if possible."""
        blocked = self._occupied.copy()
        for spot in room.spots:
            _circle(blocked, spot, DISK + 1)
        if room.emblem:
            _circle(blocked, room.emblem, EMBLEM + 1)
        number = int(self._labels[room.centre[1], room.centre[0]])
        own_land = bool(self._land[room.centre[1], room.centre[0]])
        price = np.where(self._labels == number, 0.0, np.where(self._land, 4.0, 1.5 if own_land else 3.5))
        best: tuple[float, Any] | None = None
        middle_x, middle_y = room.name_near or room.centre
        high, wide = blocked.shape
        for size, width, height, chosen in layouts(names)[1:]:
            reach, half_x, half_y = 60 + width // 2, width // 2, height // 2
            for y in range(max(half_y + 2, middle_y - reach), min(high - half_y - 3, middle_y + reach), 2):
                for x in range(max(half_x + 2, middle_x - reach), min(wide - half_x - 3, middle_x + reach), 2):
                    box = (x - half_x, y - half_y, x - half_x + width, y - half_y + height)
                    cut = (slice(box[1], box[3]), slice(box[0], box[2]))
                    if blocked[cut].any():
                        continue
                    away = ((x - middle_x) ** 2 + (y - middle_y) ** 2) ** 0.5
                    cost = float(price[cut].mean()) * 30 + away - size * 2.0
                    if best is None or cost < best[0]:
                        best = (cost, (size, box, chosen))
        if best is None:
            raise ValueError(f"no room for the name {names['en']}")
        room.size, room.box, room.names = best[1]
