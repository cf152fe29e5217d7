"""A third game of stacks on areas draws everything with what is shared, and little of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageStat

from engine.epochs.view import Stack
from renderers.maps.atlas import SIGN, Atlas
from renderers.maps.boxes import around, meet, middle
from renderers.maps.drawing import MapPictures
from renderers.maps.terrain import TERRAINS
from renderers.maps.tokens import tokens
from tests.pixels import pixel_digest
from tests.renderers import toy_epochs_views as views
from tests.renderers.pictures import difference, differing_places, pixels
from tests.toy_epochs import pictures
from tests.toy_epochs.pictures import WORLD, draw, worded

ATLAS = WORLD.atlas
KINDS = tuple(TERRAINS)
SQUARES = ("reeds", "market", "mari", "gate")
"""Squares that stand alike in the picture, with one name each and no piece in an empty game."""


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    with worded():
        yield


def with_lands(*kinds: str) -> MapPictures:
    """The toy with these kinds of land on SQUARES, and no home there."""
    lands = dict(zip(SQUARES, kinds, strict=True))
    areas = {
        name: msgspec.structs.replace(area, terrain=lands.get(name, ""), home_of="")
        for name, area in ATLAS.facts.areas.items()
    }
    shapes = {name: msgspec.structs.replace(shape, emblem=None) for name, shape in ATLAS.areas.items()}
    facts = msgspec.structs.replace(ATLAS.facts, areas=areas)
    return MapPictures(replace(WORLD, atlas=Atlas(msgspec.structs.replace(ATLAS.shapes, areas=shapes), facts)))


def ground(drawn: MapPictures, square: str, width: int) -> Image.Image:
    """A square without colour, and as bright as any other, where the whole board is ``width`` pixels wide."""
    empty = msgspec.structs.replace(views.opening(), stacks=(), changes=(), contested=(), deities=(), forts=())
    whole = pixels(drawn.draw(empty, "board"))
    small = whole.resize((width, whole.height * width // whole.width), Image.Resampling.LANCZOS).convert("L")
    at = ATLAS.areas[square].centre
    box = [round(edge * width / 1600) for edge in around((at[0], at[1] + 80), (360, 260))]
    cut = small.crop((box[0], box[1], box[2], box[3]))
    mean = ImageStat.Stat(cut).mean[0]
    return cut.point([max(0, min(255, round(value - mean + 128))) for value in range(256)])


@pytest.mark.parametrize("width", [360, 1600])
def test_kinds_of_land_differ_without_colour(width: int) -> None:
    drawn = with_lands(*KINDS)
    histograms = {}
    for kind, square in zip(KINDS, SQUARES, strict=True):
        cut = ground(drawn, square, width)
        dark = [sum(cut.crop((0, y, cut.width, y + 1)).histogram()[:122]) for y in range(cut.height)]
        upright = [sum(cut.crop((x, 0, x + 1, cut.height)).histogram()[:122]) for x in range(cut.width)]
        histograms[kind] = (sum(dark) / cut.width / cut.height, max(dark) / cut.width, max(upright) / cut.height)
    for one, other in combinations(KINDS, 2):
        apart = [abs(a - b) for a, b in zip(histograms[one], histograms[other], strict=True)]
        assert max(apart) > 0.04, (one, other, histograms)


def test_every_kind_of_land_has_a_sign_of_its_own_beside_its_name() -> None:
    atlas = with_lands(*KINDS).world.atlas
    assert set(atlas.signs) == set(SQUARES)
    for square, box in atlas.signs.items():
        assert (box[2] - box[0], box[3] - box[1]) == SIGN
        assert atlas.is_inside(square, middle(box))
        assert not meet(box, atlas.areas[square].label.box)
        assert not any(meet(box, around(spot, atlas.token)) for spot in atlas.areas[square].spots)
    drawn, other = with_lands(*KINDS), with_lands(*KINDS[1:], KINDS[0])
    assert set(SQUARES) <= differing_places(drawn.draw(views.opening(), "board"), other.draw(views.opening(), "board"))


def test_no_piece_covers_a_sign_or_a_name() -> None:
    view = views.middle()
    stacks = tuple(Stack(area, seat, 3) for area in ATLAS.areas for seat in (0, 1, 2, None))
    for token in tokens(WORLD, msgspec.structs.replace(view, stacks=stacks)):
        assert not ATLAS.printed.meets(token.box), token


def test_the_home_that_a_seat_has_chosen_bears_its_colours() -> None:
    assert len(ATLAS.emblem_boxes("ur")) == 2
    assert ATLAS.emblem_boxes("ur", "ur_south") == [ATLAS.emblem_boxes("ur")[1]]
    view = views.middle()
    homes = {seat.home for seat in view.seats}
    assert homes < {"ur_north", "ur_south", "elam", "mari"}
    other = msgspec.structs.replace(
        view, seats=tuple(msgspec.structs.replace(seat, home="gulf") for seat in view.seats)
    )
    changed = differing_places(draw(view, "board"), draw(other, "board"))
    assert {place for place in changed if not place.startswith("seat:")} == homes


def test_temples_and_forts_stand_among_the_stacks_and_are_told() -> None:
    view = views.middle()
    placed = {(token.area, token.marker.key) for token in tokens(WORLD, view) if token.marker}
    temples = {(deity.area, deity.key) for deity in view.deities if deity.area}
    assert placed == temples | {(area, "fort") for area, _ in view.forts}
    assert len(temples) == 2
    bare = msgspec.structs.replace(view, deities=(), forts=())
    assert difference(draw(view, "board"), draw(bare, "board")) is not None
    where = {deity.key: ATLAS.name(deity.area or "", "en") for deity in view.deities}
    assert f"Temples: The storm ({where['storm']}), The sun ({where['sun']})." in draw(view, "board", lang="en").alt
    assert "Templos:" in draw(view, "board", lang="es").alt


def test_what_has_come_since_the_reader_looked_is_marked() -> None:
    view = views.middle()
    before = msgspec.structs.replace(view, deities=(), forts=())
    marked = draw(view, "board", before=before)
    assert pixel_digest(marked) != pixel_digest(draw(view, "board", before=view))
    come = "; ".join(["The storm", "The sun", *["A fort"] * len(view.forts)])
    assert f"Changed: {come}." in marked.alt


def test_the_end_tells_the_toys_own_sources_and_ties() -> None:
    text = draw(views.end(), "score", names=["Ana", "Ben", "Chen"]).alt
    assert "deities " in text
    assert text.count("Tie-break: ") == 2


def test_a_games_own_part_is_small() -> None:
    assert pictures.__file__ is not None
    with open(pictures.__file__, encoding="utf-8") as file:
        assert len(file.readlines()) < 160
