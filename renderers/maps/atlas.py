"""A game's map as it is drawn: where everything is, and whose every pixel is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

import msgspec
from PIL import Image, ImageChops, ImageDraw

from data import table
from data.reading import reader
from engine.epochs.geography import Geography, load
from renderers.core.picture import Box
from renderers.maps.boxes import OccupiedBoxes, around, middle, union

WIDTH: Final = 1600
"""Pixels across every small map, and across the board that shows it."""
SIGN: Final = (24, 20)
"""Width and height of the sign of a kind of land, in pixels of the small map."""
Size = tuple[int, int]
Point = tuple[int, int]


class Lettering(msgspec.Struct, frozen=True):
    """Where a name stands (left, top, right, bottom), how large, and its lines by language."""

    box: Box
    size: int
    lines: dict[str, tuple[str, ...]]


class Shape(msgspec.Struct, frozen=True):
    """An area as it is drawn, in pixels of the small map; even-odd ``rings``, ``spots`` for stacks of disks."""

    centre: Point
    label: Lettering
    spots: tuple[Point, ...]
    rings: tuple[tuple[float, ...], ...]
    emblem: Point | None = None
    kind: str = ""


class Border(msgspec.Struct, frozen=True):
    """A line between two places."""

    kind: str
    between: tuple[str, str]
    line: tuple[float, ...]


class Shapes(msgspec.Struct, frozen=True):
    """The drawn map; ``emblem`` is the radius of a home's emblem, ``token`` the size of a stack that spots are for."""

    width: int
    height: int
    emblem: int
    areas: dict[str, Shape]
    scenery: dict[str, Shape]
    borders: tuple[Border, ...]
    islets: tuple[tuple[float, ...], ...] = ()
    token: Size = (22, 24)


class Spots(msgspec.Struct, frozen=True):
    """The places for stacks of ``size``, by area, chosen so that none covers a name or another."""

    size: Size
    spots: dict[str, tuple[Point, ...]]


_shapes: Final = reader(Shapes)
_spots: Final = reader(Spots)


class Atlas:
    """Shapes and facts of a map, and what is printed on it: names, emblems, and the boxes of ``panels``.

    ``painted`` is its ground in data/art at 1 and 2 times its size; None: it is drawn in plain tints. ``city``: the
    number of disks that make a city. Raises ValueError for a map that is not WIDTH pixels wide.
    """

    def __init__(
        self,
        shapes: Shapes,
        facts: Geography,
        painted: Mapping[int, str] | None = None,
        panels: Sequence[Box] = (),
        city: int = 3,
    ) -> None:
        if shapes.width != WIDTH:
            raise ValueError(f"a map is {WIDTH} pixels wide, not {shapes.width}")
        self.shapes, self.facts, self.painted, self.panels, self.city = shapes, facts, painted, tuple(panels), city
        self.height, self.token, self.areas = shapes.height, shapes.token, shapes.areas
        self.numbers = {area: number for number, area in enumerate(self.areas, 1)}
        self._boxes = {area: self._box(shape) for area, shape in self.areas.items()}

    @classmethod
    def of_game(cls, game: str, panels: Sequence[Box] = ()) -> Atlas:
        """The map whose facts are in data/GAME (map.json, shapes.json) and whose art is in data/art/GAME."""
        shapes, art = _shapes(table(f"{game}/shapes.json")), table(f"art/{game}/spots.json")
        places = _spots(art)
        areas = {area: msgspec.structs.replace(shape, spots=places.spots[area]) for area, shape in shapes.areas.items()}
        complete = msgspec.structs.replace(shapes, areas=areas, token=places.size)
        return cls(complete, load(game), {1: f"{game}/map_small.png", 2: f"{game}/map.png"}, panels)

    def kind_of(self, area: str) -> str:
        """land, shallow or deep."""
        return self.facts.areas[area].kind

    def name(self, area: str, lang: str) -> str:
        """An area's name."""
        return self.facts.areas[area].name.text(lang)

    def rank(self, area: str) -> int:
        """Place of an area in the order of competitions, from 0."""
        return self.facts.areas[area].order

    def region_name(self, area: str, lang: str) -> str:
        """The name of the region of an area."""
        return next(one.name for one in self.facts.regions if one.id == self.facts.areas[area].region).text(lang)

    def emblem_boxes(self, civilization: str, chosen: str = "") -> list[Box]:
        """The boxes of a civilization's emblems in pixels of the small map: in its ``chosen`` home, else in each."""
        homes = self.facts.homes.get(civilization, ())
        spots = [self.areas[home].emblem for home in homes if chosen in ("", home)]
        return [around(spot, (2 * self.shapes.emblem,) * 2) for spot in spots if spot is not None]

    def area_box(self, area: str) -> Box:
        """The box of an area's name, spots and emblem in pixels of the small map: what a reader must see of it."""
        return self._boxes[area]

    def shape_box(self, area: str) -> Box:
        """The box of all that an area is, with what a reader must see of it, in pixels of the small map."""
        rings = [point for ring in self.areas[area].rings for point in points(ring)]
        across, down = zip(*rings, strict=True)
        outline = (int(min(across)), int(min(down)), int(max(across)) + 1, int(max(down)) + 1)
        return union([self.widened(outline, 0), self.area_box(area)])

    def _box(self, shape: Shape) -> Box:
        boxes = [shape.label.box, *(around(spot, self.token) for spot in shape.spots)]
        if shape.emblem:
            boxes.append(around(shape.emblem, (2 * self.shapes.emblem,) * 2))
        left, top, right, bottom = union(boxes)
        return max(0, left), max(0, top), min(WIDTH, right), min(self.height, bottom)

    def widened(self, box: Box, by: int) -> Box:
        """A box that is ``by`` pixels larger on every side, as far as the small map goes."""
        return max(0, box[0] - by), max(0, box[1] - by), min(WIDTH, box[2] + by), min(self.height, box[3] + by)

    @cached_property
    def printed(self) -> OccupiedBoxes:
        """Names, emblems, panels and signs of terrain: what no piece and no mark may cover."""
        return OccupiedBoxes([*self._fixed, *self.signs.values()])

    @property
    def _fixed(self) -> list[Box]:
        lettering = [shape.label.box for shape in (*self.areas.values(), *self.shapes.scenery.values())]
        emblems = [box for civilization in self.facts.homes for box in self.emblem_boxes(civilization)]
        return [*lettering, *emblems, *self.panels]

    @cached_property
    def signs(self) -> dict[str, Box]:
        """Where the sign of an area's kind of land stands: near its name, on nothing printed and on no spot.

        Areas without room, and those whose land is like any other, have none.
        """
        occupied = OccupiedBoxes(
            [*self._fixed, *(around(spot, self.token) for one in self.areas.values() for spot in one.spots)]
        )
        boxes: dict[str, Box] = {}
        for area in (area for area in self.areas if self.facts.areas[area].terrain):
            x, y = middle(self.areas[area].label.box)
            moves = [(dx, dy) for dx in range(-72, 73, 4) for dy in range(-72, 73, 4)]
            for dx, dy in sorted(moves, key=lambda move: (move[0] ** 2 + move[1] ** 2, move)):
                box = around((x + dx, y + dy), SIGN)
                corners = ((box[0], box[1]), (box[2], box[1]), (box[0], box[3]), (box[2], box[3]))
                if all(self.is_inside(area, corner) for corner in corners) and not occupied.meets(box):
                    boxes[area] = box
                    occupied.add(box)
                    break
        return boxes

    def mask(self, places: Iterable[str], scale: int) -> Image.Image:
        """Where areas or pieces of scenery are, as a mask (mode 1) ``scale`` times the size of the small map."""
        sheet = Image.new("1", (WIDTH * scale, self.height * scale))
        for place in places:
            shape = self.areas.get(place) or self.shapes.scenery[place]
            _cover(sheet, [points(ring, scale) for ring in shape.rings])
        return sheet

    @cached_property
    def _owners(self) -> bytes:
        """Whose area each pixel of the small map is, row by row: its number; 0 for nobody's."""
        sheet = Image.new("L", (WIDTH, self.height))
        pen = ImageDraw.Draw(sheet)
        rings = [(self.numbers[area], points(ring)) for area, shape in self.areas.items() for ring in shape.rings]
        # Islands are drawn after the sea around them.
        for number, ring in sorted(rings, key=lambda one: -_extent(one[1])):
            pen.polygon(ring, fill=number)
        return sheet.tobytes()

    def is_inside(self, area: str, point: Point) -> bool:
        """Whether a pixel of the small map belongs to an area."""
        x, y = point
        return 0 <= x < WIDTH and 0 <= y < self.height and self._owners[y * WIDTH + x] == self.numbers[area]


def points(flat: Sequence[float], scale: int = 1) -> list[tuple[float, float]]:
    """x, y, x, y... as points, ``scale`` times as far from the corner."""
    return [(x * scale, y * scale) for x, y in zip(flat[::2], flat[1::2], strict=True)]


def _cover(sheet: Image.Image, rings: list[list[tuple[float, float]]]) -> None:
    """Set what is inside an odd number of rings."""
    left, top = (int(min(point[axis] for ring in rings for point in ring)) for axis in (0, 1))
    right, bottom = (int(max(point[axis] for ring in rings for point in ring)) + 2 for axis in (0, 1))
    inside = Image.new("1", (right - left, bottom - top))
    for ring in rings:
        one = Image.new("1", inside.size)
        ImageDraw.Draw(one).polygon([(x - left, y - top) for x, y in ring], fill=1)
        inside = ImageChops.logical_xor(inside, one)
    sheet.paste(1, (left, top), inside)


def _extent(ring: list[tuple[float, float]]) -> float:
    return (max(x for x, _ in ring) - min(x for x, _ in ring)) * (max(y for _, y in ring) - min(y for _, y in ring))
