"""Camp, settlement and city are the heart of the game: told apart where a phone shows the whole map 360 pixels wide."""

from __future__ import annotations

import io
from functools import cache

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.computers.sensible_player import choose
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.view import Stack
from engine.inner_sea.view import InnerSeaView
from renderers.inner_sea.pictures import WORLD, draw
from renderers.inner_sea.wonders import PANEL
from renderers.maps import room, sprites
from renderers.maps.atlas import WIDTH
from renderers.maps.boxes import OccupiedBoxes, meet, middle
from renderers.maps.theme import FIGURES, SHAPES, THEMES
from renderers.maps.tokens import Token, tokens
from tests.night import by_day, each
from tests.renderers import inner_sea_views as views
from tests.renderers.inner_sea_views import ATLAS

PHONES = (360, 370)
AREAS = ("gades", "numidia", "central_mediterranean", "attica", "phoenicia", "egypt")
"""Broad and narrow ones, on land and at sea."""
CLEAR = 40
"""A pixel differs whose brightness differs by so much of 255."""


def on_a_phone(view: InnerSeaView, kind: str, width: int, palette: str) -> Image.Image:
    picture = Image.open(io.BytesIO(draw(view, kind, palette=palette).data)).convert("RGB")
    return picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ in brightness alone, as an eye without colours sees them."""
    found = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    return sum(found[CLEAR:])


def only(area: str, *stacks: tuple[int | None, int]) -> InnerSeaView:
    held = tuple(Stack(area, seat, disks) for seat, disks in stacks)
    return msgspec.structs.replace(views.middle(), stacks=held, wonders=(), contested=(), changes=())


@pytest.mark.parametrize("width", PHONES)
@pytest.mark.parametrize("area", each(2, AREAS))
def test_one_two_three_and_four_disks_differ_on_a_phone(area: str, width: int) -> None:
    shown = [on_a_phone(only(area, (1, disks)), "board", width, "default") for disks in (1, 2, 3, 4)]
    for at, one in enumerate(shown):
        for other in shown[:at]:
            assert differing(one, other) >= 5


@pytest.mark.parametrize("palette", sorted(THEMES))
@pytest.mark.parametrize("seat", by_day([0, None], [*range(6), None]))
def test_every_civilizations_stacks_differ_without_colours(seat: int | None, palette: str) -> None:
    for few, many in ((1, 2), (2, 3), (3, 4), (9, 12)):
        pair = [on_a_phone(only("numidia", (seat, disks)), "board", 360, palette) for disks in (few, many)]
        assert differing(*pair) >= 5, (few, many)


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_several_owners_in_one_area_can_each_be_read(kind: str) -> None:
    held = [(0, 2), (3, 3), (5, 4), (None, 2)]
    for at, (seat, disks) in enumerate(held):
        less = [*held[:at], (seat, disks - 1), *held[at + 1 :]]
        pair = [on_a_phone(only("numidia", *stacks), kind, 360, "default") for stacks in (held, less)]
        assert differing(*pair) >= 5, seat


def test_only_civilizations_on_land_have_cities() -> None:
    sea, land = "central_mediterranean", "numidia"
    assert (ATLAS.kind_of(sea) == "land", ATLAS.kind_of(land)) == (False, "land")
    assert [room.is_city(ATLAS, Stack(land, 0, disks)) for disks in (1, 2, 3, 7)] == [False, False, True, True]
    assert not room.is_city(ATLAS, Stack(sea, 0, 5))
    assert not room.is_city(ATLAS, Stack(land, None, 5))


@pytest.mark.parametrize("seat", range(6))
def test_a_city_has_a_wall_that_is_as_broad_as_its_disk(seat: int) -> None:
    size = room.size_of(ATLAS, Stack("numidia", seat, 3), 30)
    city = sprites.counter(seat, "eagle", 3, 0, size, "default", True)
    top = city.crop((0, 0, 30, 8)).convert("L")
    assert sum(top.histogram()[220:]) > 40, "white battlements"
    assert size[1] > size[0]


@cache
def played(players: int) -> tuple[InnerSeaView, ...]:
    """Positions of a sensible game, from its beginning to its end."""
    match, rng, found = Match.create(load_game("inner_sea"), {"epochs": "2"}, players, 7), seeded(7), []
    while asks := match.asks():
        ask = asks[0]
        match.answer(ask.seat, ask.key, choose(ask, load_game("inner_sea"), match.state, rng))
        if len(match.answers) % 41 == 0:
            found.append(match.view(None))
    return (*found, match.view(None))


def height(token: Token) -> float:
    """How high the figure on a stack is where the picture is 360 pixels wide."""
    assert token.stack is not None
    wide, high = token.box[2] - token.box[0], token.box[3] - token.box[1]
    body = min(wide, high / (1 + room.WALL) if room.is_city(ATLAS, token.stack) else high)
    shape = "star" if token.stack.seat is None else SHAPES[token.stack.seat]
    return body * FIGURES[shape] * 2 / 3 * 360 / WIDTH


@pytest.mark.parametrize("players", [2, 4, 6])
def test_figures_of_real_games_are_high_enough_for_a_phone(players: int) -> None:
    stacks = [token for view in played(players) for token in tokens(WORLD, view) if token.stack]
    numbered = [token for token in stacks if token.stack and token.stack.disks > 1]
    assert len(numbered) > 100
    assert not any(token.mini for token in stacks)
    heights = sorted(height(token) for token in numbered)
    assert heights[0] > 3.2
    assert heights[len(heights) // 50] > 4.6, "all but one in fifty"
    assert heights[len(heights) // 10] > 5.5, "nine of ten"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_grown_stacks_cover_nothing(players: int) -> None:
    for view in played(players):
        placed = tokens(WORLD, view)
        taken = OccupiedBoxes(token.box for token in placed)
        for token in placed:
            assert not ATLAS.printed.meets(token.box), token
            assert not taken.meets(token.box, token.box), token


def test_what_stands_beside_its_area_is_tied_to_it() -> None:
    """An island too small for all its disks: the others stand in the sea, at the end of a line that leads home."""
    view = only("melite", (0, 1), (1, 2), (2, 1))
    astray = [token for token in tokens(WORLD, view) if room.tether(ATLAS, token.area, token.box)]
    assert astray
    for token in astray:
        end = room.tether(ATLAS, token.area, token.box)
        assert end is not None
        assert ATLAS.is_inside("melite", end)
    land = [token for token in tokens(WORLD, only("numidia", (0, 1), (1, 2), (2, 3))) if token.stack]
    assert [room.tether(ATLAS, "numidia", token.box) for token in land] == [None] * 3


def test_a_line_leads_from_every_piece_that_stands_outside_its_area() -> None:
    for area in ATLAS.areas:
        view = only(area, (0, 1), (1, 2), (2, 3), (None, 4))
        for token in tokens(WORLD, view):
            inside = ATLAS.is_inside(area, middle(token.box))
            assert inside or room.tether(ATLAS, area, token.box) is not None, token


def test_what_the_marks_mean_stands_where_no_piece_can() -> None:
    left, top = WORLD.legend
    box = (left, top, left + 400, top + 30)
    for area in ATLAS.areas:
        assert not meet(box, ATLAS.widened(ATLAS.area_box(area), room.GROWN)), area
    assert not meet(box, PANEL)
