"""Where pieces stand on the map of the Inner Sea: never on a name, never on each other."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageDraw, ImageFilter

from data import table
from data.build.art_map_small import small
from engine.core.rng import seeded
from engine.epochs.view import Stack
from renderers.core.assets import art
from renderers.core.canvas import Canvas, index_of
from renderers.core.colours import CREAM, FIGHT, INK
from renderers.core.labels import bolder, label
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.inner_sea.pictures import WORLD
from renderers.inner_sea.wonders import ICONS, PANEL, name_of_wonder
from renderers.maps import layout, sprites
from renderers.maps.atlas import WIDTH, Atlas, points
from renderers.maps.borders import outline
from renderers.maps.boxes import OccupiedBoxes, meet
from renderers.maps.tokens import Token, places_of, tokens
from tests.night import by_day
from tests.renderers import inner_sea_views as views
from tests.renderers.inner_sea_views import ATLAS


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def names() -> dict[str, Box]:
    return {name: shape.label.box for name, shape in {**ATLAS.areas, **ATLAS.shapes.scenery}.items()}


def full(stacks: int) -> list[Token]:
    """Tokens of a map whose every area holds this many stacks; of seven the crowded one (the seventh: Barbarians)."""
    if stacks == 7:
        return tokens(WORLD, views.crowded())
    placed = tuple(Stack(area, seat, 3, 1) for area in ATLAS.areas for seat in range(stacks))
    return tokens(WORLD, msgspec.structs.replace(views.middle(), stacks=placed, wonders=()))


@pytest.mark.parametrize("stacks", [1, 3, 7])
def test_no_stack_covers_a_name(stacks: int) -> None:
    boxes = names()
    for token in full(stacks):
        for name, box in boxes.items():
            assert not overlap(token.box, box), (token.area, name)


@pytest.mark.parametrize("stacks", [1, 3, 7])
def test_no_stack_covers_another_stack_or_an_emblem(stacks: int) -> None:
    placed = full(stacks)
    emblems = [box for civilization in ATLAS.facts.homes for box in ATLAS.emblem_boxes(civilization)]
    for token in placed:
        assert not any(overlap(token.box, box) for box in emblems), token.area
    for one, two in combinations(placed, 2):
        assert not overlap(one.box, two.box), (one.area, two.area)


def test_crowded_map_has_room_for_all() -> None:
    view = views.crowded()
    placed = full(7)
    assert sum(token.kind == "stack" for token in placed) == len(view.stacks)
    assert sum(token.kind == "marker" for token in placed) == 7


def test_emblems_cover_no_name() -> None:
    boxes = names()
    for box in (box for civilization in ATLAS.facts.homes for box in ATLAS.emblem_boxes(civilization)):
        assert not any(overlap(box, other) for other in boxes.values())


def test_contested_areas_get_a_mark_where_a_spot_is_left() -> None:
    marks = {token.area for token in tokens(WORLD, views.middle()) if token.kind == "contested"}
    assert marks
    assert marks <= set(views.middle().contested)


def test_whole_spots_first_then_quarters() -> None:
    spots = ((50, 50), (100, 50), (150, 50))
    assert [mini for _, mini in places_of(spots, 3, ATLAS.token)] == [False] * 3
    assert [mini for _, mini in places_of(spots, 4, ATLAS.token)] == [False, False, True, True]
    assert len(places_of(spots, 12, ATLAS.token)) == 12
    with pytest.raises(ValueError, match="13 pieces"):
        places_of(spots, 13, ATLAS.token)


def test_order_of_seats_then_barbarians_then_wonders() -> None:
    view = views.fight()
    seats = [token.stack.seat for token in tokens(WORLD, view) if token.area == "attica" and token.stack]
    assert seats == [0, 3, None]
    kinds = [token.kind for token in tokens(WORLD, view) if token.area == "egypt"]
    assert kinds == ["stack", "marker"]


@pytest.mark.parametrize("disks", [1, 2, 3, 4, 12])
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, 5, None])
def test_a_counter_stays_in_its_box_and_says_how_many(seat: int | None, disks: int) -> None:
    size = (48, 52)
    made = sprites.counter(seat, "eagle", disks, 0, size, "default")
    assert made.size == size
    assert made.getchannel("A").getbbox() is not None
    others = [sprites.counter(seat, "eagle", n, 0, size, "default") for n in (1, 2, 3, 4, 12) if n != disks]
    assert all(made.tobytes() != other.tobytes() for other in others)


def test_allies_are_shown() -> None:
    plain, helped = (sprites.counter(0, "eagle", 2, allies, (24, 26), "default") for allies in (0, 2))
    assert plain.tobytes() != helped.tobytes()
    alone = sprites.counter(0, "eagle", 0, 2, (24, 26), "default")
    assert isinstance(alone, Image.Image)
    assert alone.tobytes() not in (plain.tobytes(), helped.tobytes())


def test_panels_stay_inside_the_picture_and_beside_the_areas() -> None:
    for area in ATLAS.areas:
        assert not overlap(PANEL, ATLAS.area_box(area)), area
    for count in range(2, 7):
        boxes = [layout.card(at, count, 0) for at in range(count)]
        assert boxes[-1][2] <= WIDTH
        assert not any(overlap(one, two) for one, two in combinations(boxes, 2))


def test_places_follow_the_map() -> None:
    """Fails when the map was made anew and data/build/art_map.py was not run after it."""
    drawn = table("inner_sea/shapes.json")["areas"]
    placed = table("art/inner_sea/spots.json")["spots"]
    assert placed.keys() == drawn.keys()
    for area, spots in placed.items():
        assert len(spots) == len(drawn[area]["spots"])
        for (x, y), (was_x, was_y) in zip(spots, drawn[area]["spots"], strict=True):
            assert (x - was_x) ** 2 + (y - was_y) ** 2 <= 81, area


@pytest.mark.parametrize("game", by_day(["inner_sea"], ["inner_sea", "middle_east"]))
def test_the_small_map_follows_the_large_one(game: str) -> None:
    """Fails when map.png was made anew and data/build/art_map_small.py was not run after it."""
    with Image.open(art(f"{game}/map.png")) as large, Image.open(art(f"{game}/map_small.png")) as committed:
        made = small(large, table(f"{game}/shapes.json"))
        assert made.size == committed.size == (WIDTH, Atlas.of_game(game).height)
        assert made.tobytes() == committed.tobytes()
        assert made.getpalette() == committed.getpalette() == large.getpalette()


@pytest.mark.parametrize("by", [1, 2])
def test_bolder_letters_are_those_of_a_filter(by: int) -> None:
    letters = label("Mare Ægæum", "bold", 24).mask.crop((3, 3, 90, 30))
    assert bolder(letters, by).tobytes() == letters.filter(ImageFilter.MaxFilter(2 * by + 1)).tobytes()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_legend_of_wonders_has_their_whole_names(lang: str) -> None:
    room = 90
    for name in (name_of_wonder(key, lang) for key in ICONS):
        size, lines = in_two(name, 22, room, "bold")
        assert " ".join(lines) == name
        assert size >= 18
        assert all(label(line, "bold", size).width <= room for line in lines)


def test_a_text_that_is_too_long_for_two_lines_is_small_and_in_two_all_the_same() -> None:
    size, lines = in_two("An inscription of very many words indeed", 22, 90, "bold")
    assert (size, len(lines)) == (11, 2)
    assert in_two("Incomprehensibilities", 22, 90, "bold") == (11, ("Incomprehensibilities",))


def drawn_border(area: str, scale: int, corner: tuple[int, int], width: int) -> tuple[bytes, bytes]:
    """A part of an empty picture with an area's border: as ``outline`` stamps it, and drawn line by line."""
    stamped, plain = (Canvas((800, 900), WORLD.colours, CREAM) for _ in range(2))
    outline(stamped, ATLAS, area, scale, corner, (0, 90), FIGHT, width)
    pen, tones = ImageDraw.Draw(plain.image), [index_of(tone, WORLD.colours) for tone in (INK, FIGHT)]
    for ring in ATLAS.areas[area].rings:
        line = [(x - corner[0] * scale, y - corner[1] * scale + 90) for x, y in points(ring, scale)]
        for broad, tone in zip((width + 2, width), tones, strict=True):
            pen.line(line, fill=tone, width=broad, joint="curve")
    return stamped.image.tobytes(), plain.image.tobytes()


@pytest.mark.parametrize(("scale", "width"), [(1, 2), (1, 5), (2, 4)])
def test_a_kept_border_looks_as_if_it_were_drawn_anew(scale: int, width: int) -> None:
    for area in ATLAS.areas:
        left, top, right, bottom = ATLAS.area_box(area)
        for corner in ((max(0, left - 60), max(0, top - 60)), (left + 5, top + 7), (max(0, right - 300), bottom - 9)):
            stamped, plain = drawn_border(area, scale, corner, width)
            assert stamped == plain, (area, corner)


def test_a_box_meets_what_it_shares_a_pixel_with() -> None:
    rng = seeded(7)

    def some() -> Box:
        x, y = rng.below(400), rng.below(300)
        return x, y, x + 1 + rng.below(150), y + 1 + rng.below(90)

    boxes = [some() for _ in range(12)]
    taken = OccupiedBoxes(boxes)
    for _ in range(500):
        box = some()
        assert taken.meets(box) == any(meet(box, other) for other in boxes)
        assert taken.meets(box, boxes[0]) == any(meet(box, other) for other in boxes[1:])
