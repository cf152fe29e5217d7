"""Pictures of The Ancient World: nothing covers anything, what differs looks different, all of it can be told apart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.ancient_world.facts import ACTIONS, CARDS, TRIBES, of_kind
from engine.ancient_world.view import CityView, PlacedView, WorldView
from renderers.ancient_world import layout, marks, rounds, tiles
from renderers.ancient_world.board import columns_of
from renderers.ancient_world.figures import FIGURES, KINDS
from renderers.ancient_world.pictures import alt_text, draw, kinds
from renderers.ancient_world.score import unit_of
from renderers.ancient_world.spaces import deals
from renderers.core.colours import CREAM, INK, PARCHMENT, contrast, ink_on
from renderers.core.picture import ALT_LIMIT, Box
from tests.pixels import pixel_digest
from tests.renderers import ancient_world_views as views
from tests.renderers.pictures import differing_places, pixels

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "Maximiliana de Todos los Santos")
LONG = ["Maximiliana Bartolomea de Todos los Santos" * 2] * 4
replace = msgspec.structs.replace


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def with_city(view: WorldView, seat: int, **changed: Any) -> WorldView:
    """The view with another city of a seat."""
    cities = tuple(replace(city, **changed) if city.seat == seat else city for city in view.cities)
    return replace(view, cities=cities)


def with_space(view: WorldView, action: str, **changed: Any) -> WorldView:
    """The view with another state of an action of the board."""
    spaces = tuple(replace(space, **changed) if space.action == action else space for space in view.spaces)
    return replace(view, spaces=spaces)


# --- places -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["board", "cut", "city-1", "city-2"])
@pytest.mark.parametrize("name", ["founding", "middle", "two", "end", "confront", "fullest"])
def test_no_place_covers_another(name: str, kind: str) -> None:
    picture = draw(views.SCENES[name](), kind, names=LONG)
    assert all(apart(one, other) for one, other in combinations(picture.hotspots.values(), 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rows", [layout.ROWS, layout.FOUNDING])
def test_what_stands_on_the_board_stands_beside_each_other(rows: int, seats: int) -> None:
    columns, under = columns_of(seats), layout.wonders_top(rows)
    boxes = [layout.place(action) for action in ACTIONS] + [layout.ROUNDS]
    boxes += [layout.titan(pile, under - layout.GAP) for pile in range(3)]
    boxes += [layout.pile(layout.ROWS_TOP), layout.pile(layout.MILITARY_TOP)]
    boxes += [layout.card(at, layout.ROWS_TOP, columns) for at in range(columns)]
    boxes += [layout.card(at, layout.MILITARY_TOP, columns) for at in range(columns)]
    boxes += [layout.wonder(at, under) for at in range(14)]
    boxes += [layout.strip(at, layout.strips_top(rows, 14)) for at in range(seats)]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(0 <= left < right <= layout.WIDTH for left, _, right, _ in boxes)
    assert max(bottom for *_, bottom in boxes) <= layout.height(seats, rows, 14)


def test_the_board_lies_across() -> None:
    for name, make in views.SCENES.items():
        picture = draw(make(), "board")
        assert picture.width == 1600
        assert picture.height < picture.width, name
    turns = (views.two(), views.opening(), views.middle(), views.fullest())
    assert [draw(view, "board").height for view in turns] == [1048, 1202, 1202, 1202]


def test_all_that_a_card_gives_has_room_on_it_where_four_play() -> None:
    left, top, right, bottom = layout.card(0, 0, columns_of(4))
    for card in (*of_kind("empire"), *of_kind("military"), *of_kind("district")):
        size, high, room = tiles.fitted(CARDS[card], (right - left, bottom - top))
        assert high <= room[1], card
        assert size >= 24, f"{card}: more than 5 pixels on a phone 360 wide"


def test_the_board_has_every_place_and_the_cut_what_a_turn_needs() -> None:
    view = views.middle()
    board, cut = (set(draw(view, kind).hotspots) for kind in ("board", "cut"))
    turn = {f"action:{action}" for action in ACTIONS} | {f"titan:{stars}" for stars in (1, 2, 3)}
    turn |= {f"row:{at}" for at in range(1, 7)} | {f"military:{at}" for at in range(1, 5)} | {"district"}
    seats = {f"seat:{seat}" for seat in range(4)}
    wonders = {f"wonder:{offer.card}" for offer in view.wonders}
    assert board == turn | seats | wonders
    assert cut == turn | seats
    assert set(draw(views.confronting(), "cut").hotspots) == seats
    assert set(draw(views.end(), "board").hotspots) == seats


def test_the_picture_for_phones_is_narrow_and_the_city_of_who_is_on_turn_is_whole() -> None:
    for view in (views.middle(), views.opening(), views.two(), views.confronting()):
        picture = draw(view, "cut", names=LONG[: len(view.cities)])
        assert picture.width == 780, "twice as wide as a phone"
        assert picture.height <= 2.5 * picture.width
    boxes = draw(views.middle(), "cut").hotspots
    heights = {seat: boxes[f"seat:{seat}"][3] - boxes[f"seat:{seat}"][1] for seat in range(4)}
    assert heights[1] > 2 * heights[0] == 2 * heights[2]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", ["board", "cut", "city-3"])
def test_the_fullest_board_is_drawn_with_the_longest_names(lang: str, kind: str) -> None:
    picture = draw(views.fullest(), kind, lang=lang, names=LONG)
    assert len(picture.data) <= views.MOST_BYTES
    assert 15 < len(picture.alt) <= ALT_LIMIT


# --- differences --------------------------------------------------------------------------------------------------

CITY_CHANGES: list[dict[str, Any]] = [
    {"coins": 8},
    {"knowledge": 9},
    {"ambrosia": 5},
    {"ready": (2,)},
    {"hungry": ()},
    {"capacity": 12},
    {"food": 9},
    {"points": 77},
    {"has_passed": True},
    {"threat": "ash_mammoth"},
    {"fed": 7},
    {"appease": 8},
    {"banners": (1, 2, 3, 4, 5)},
    {"stored_decks": ("A",)},
]


@pytest.mark.parametrize("changed", CITY_CHANGES, ids=[next(iter(one)) for one in CITY_CHANGES])
def test_what_changes_in_a_city_changes_its_strip_and_no_other(changed: dict[str, Any]) -> None:
    view = views.middle()
    other = with_city(view, 0, **changed)
    assert differing_places(draw(view, "board"), draw(other, "board")) == {"seat:0"}


CARD_CHANGES: list[Callable[[CityView], CityView]] = [
    lambda city: replace(city, buildings=(replace(city.buildings[0], is_damaged=True), *city.buildings[1:])),
    lambda city: replace(city, buildings=(replace(city.buildings[0], citizen=4), *city.buildings[1:])),
    lambda city: replace(city, buildings=city.buildings[:-1]),
    lambda city: replace(city, armies=(replace(city.armies[0], coins=5), *city.armies[1:])),
    lambda city: replace(city, armies=(replace(city.armies[0], spent=9), *city.armies[1:])),
    lambda city: replace(city, armies=(replace(city.armies[0], is_used=False), *city.armies[1:])),
    lambda city: replace(city, armies=(replace(city.armies[0], retired=()), *city.armies[1:])),
    lambda city: replace(city, districts=()),
    lambda city: replace(city, titans=city.titans[:1]),
    lambda city: replace(city, income=(6, 1, 0)),
    lambda city: replace(city, swords=city.swords + 1),
    lambda city: replace(city, army_limit=6),
]


@pytest.mark.parametrize("change", range(len(CARD_CHANGES)))
def test_what_changes_on_cards_changes_the_picture_of_the_city(change: int) -> None:
    view = views.middle()
    cities = (CARD_CHANGES[change](view.cities[0]), *view.cities[1:])
    other = replace(view, cities=cities)
    assert pixel_digest(draw(view, "city-1")) != pixel_digest(draw(other, "city-1"))
    assert pixel_digest(draw(view, "city-2")) == pixel_digest(draw(other, "city-2"))


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_a_citizen_and_ambrosia_change_their_action_alone(kind: str) -> None:
    view = views.middle()
    here = view.spaces[0].citizens
    for changed in (
        with_space(view, "build", citizens=(*here, PlacedView(2, 1))),
        with_space(view, "build", citizens=(PlacedView(1, here[0].number), *here[1:])),
        with_space(view, "build", citizens=(PlacedView(here[0].seat, 5), *here[1:])),
        with_space(view, "build", ambrosia=3),
    ):
        assert differing_places(draw(view, kind), draw(changed, kind)) == {"action:build"}


def test_a_hidden_action_says_when_it_comes() -> None:
    view = views.opening()
    later = with_space(view, "explore", round=5)
    for kind in ("board", "cut"):
        assert differing_places(draw(view, kind), draw(later, kind)) == {"action:explore"}
    assert "Explore from round 2 on" in draw(view, "board").alt


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_city_states_to_choose_from_are_on_the_picture_with_who_has_taken_one(kind: str) -> None:
    view = views.founding()
    picture, other = draw(view, kind, names=NAMES), draw(with_city(view, 1, city="oshirath"), kind, names=NAMES)
    assert {place for place in picture.hotspots if place.startswith("city:")} == {
        f"city:{city}" for city in of_kind("city")
    }
    assert {"city:telmarra"} == differing_places(draw(with_city(view, 0, city=""), kind, names=NAMES), picture)
    assert {"city:oshirath"} == differing_places(picture, other)
    assert picture.alt.startswith(f"The Ancient World, Preparation. {NAMES[1]} chooses a city-state. City-states: ")
    assert f"Telmarra ({NAMES[0]})" in picture.alt
    assert "threatened by Gloom Heron" in picture.alt


def test_a_viewer_sees_on_a_card_what_it_costs_them() -> None:
    view = views.middle()
    cheaper = replace(view, row=(replace(view.row[0], coins=view.row[0].coins - 1), *view.row[1:]))
    for kind in ("board", "cut"):
        assert differing_places(draw(view, kind), draw(cheaper, kind)) == {"row:1"}


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_what_is_new_since_the_last_look_is_marked(kind: str) -> None:
    view = views.middle()
    before = with_space(with_city(view, 1, coins=4), "learn", citizens=())
    before = replace(
        before, row=(before.row[1], before.row[0], *before.row[2:5], replace(before.row[5], card="militia"))
    )
    picture = draw(view, kind, before=before, names=NAMES)
    assert differing_places(draw(view, kind, names=NAMES), picture) == {"action:learn", "row:6", "seat:1"}
    new = f"Changed: Learn, {CARDS_EN[view.row[5].card]}, Bartolomé."
    assert new in picture.alt
    assert pixel_digest(draw(view, kind, before=view, names=NAMES)) == pixel_digest(draw(view, kind, names=NAMES))


def test_a_marked_place_has_a_rim() -> None:
    view = views.middle()
    for kind in ("board", "cut"):
        assert differing_places(draw(view, kind), draw(view, kind, marks=("titan:2",))) == {"titan:2"}


def test_a_closed_table_has_nobody_on_turn() -> None:
    view = views.middle()
    closed = draw(view, "board", closed=True)
    assert "Table closed" in closed.alt
    assert "seat:1" in differing_places(draw(view, "board"), closed)


def test_stored_cards_are_seen_by_their_owner_alone() -> None:
    public, mine = views.middle(), views.seen_by(views.middle(), 0)
    assert "hand" in [kind.id for kind in kinds(mine)]
    assert list(draw(mine, "hand").hotspots) == ["stored:0", "stored:1"]
    assert "Herb Garden" in draw(mine, "hand").alt
    assert pixel_digest(draw(public, "city-1")) == pixel_digest(draw(mine, "city-1"))
    assert "Herb Garden" not in draw(mine, "city-1").alt
    shown = tuple(replace(city, stored=city.stored or ()) for city in mine.cities)
    assert "stored:1" in draw(replace(mine, cities=shown), "city-1").hotspots, "where everybody sees everybody's"


def test_who_chooses_sees_the_cards_to_choose_from_in_the_hand() -> None:
    mine = replace(views.seen_by(views.middle(), 1), looking=("palisade", "old_walls"))
    assert list(draw(mine, "hand").hotspots) == ["looking:0", "looking:1", "stored:0"]
    assert "You choose from: Palisade, Old Walls." in draw(mine, "hand").alt
    assert list(draw(replace(mine, active=0), "hand").hotspots) == ["stored:0"]
    assert pixel_digest(draw(mine, "board")) == pixel_digest(draw(replace(mine, looking=()), "board"))


def test_each_city_is_its_own_picture() -> None:
    view = views.middle()
    assert len({pixel_digest(draw(view, f"city-{seat}")) for seat in range(1, 5)}) == 4
    with pytest.raises(ValueError, match="city-3"):
        draw(views.two(), "city-3")


def test_the_final_count_is_as_long_as_its_points() -> None:
    view = views.end()
    assert view.final is not None
    first = view.final[0]
    more = replace(
        first,
        lines=(*first.lines, msgspec.convert({"source": "printed", "count": 1, "points": 9}, type(first.lines[0]))),
    )
    other = replace(view, final=(more, *view.final[1:]))
    assert differing_places(draw(view, "score"), draw(other, "score")) >= {f"seat:{first.seat}"}
    assert unit_of(view.final) > 2


# --- told apart ---------------------------------------------------------------------------------------------------


def small(sprite: Image.Image, of: int) -> Image.Image:
    """A sprite on parchment as it is seen on a phone 360 pixels wide, of a picture ``of`` pixels wide."""
    sheet = Image.new("RGB", sprite.size, PARCHMENT)
    sheet.paste(sprite, (0, 0), sprite)
    return sheet.resize((max(1, sprite.width * 360 // of), max(1, sprite.height * 360 // of)), Image.Resampling.LANCZOS)


def far(one: Image.Image, other: Image.Image) -> float:
    """How different two small pictures of one size are: the mean difference of their brightness."""
    gaps = ImageChops.difference(one.convert("L"), other.convert("L"))
    return sum(value * count for value, count in enumerate(gaps.histogram())) / (gaps.width * gaps.height)


@pytest.mark.parametrize("seat", range(4))
def test_numbers_of_citizens_are_told_apart_on_a_phone(seat: int) -> None:
    shown = [small(marks.citizen(seat, number, 60, "default"), 1600) for number in range(1, 6)]
    assert min(far(one, other) for one, other in combinations(shown, 2)) > 3.5


def test_banners_and_heads_differ_in_shape_and_not_in_colour_alone() -> None:
    outlines = [
        small(marks.banner(tribe, 50), 800).convert("L").point([255 * (value > 205) for value in range(256)])
        for tribe in TRIBES
    ]
    assert len({outline.tobytes() for outline in outlines}) == len(TRIBES)
    heads = [marks.citizen(seat, 1, 84, "default").getchannel("A").crop((0, 0, 69, 34)) for seat in range(4)]
    assert all(far(one, other) > 6 for one, other in combinations(heads, 2))


def test_letters_stand_out_from_their_grounds() -> None:
    from renderers.ancient_world import theme

    grounds = [*theme.KIND_TONES.values(), *theme.TRIBE_TONES.values()]
    grounds += [tone for one in theme.THEMES.values() for tone in one.seats]
    assert all(contrast(tone, ink_on(tone)) >= 4 for tone in grounds)
    for ink, ground in ((theme.FADED, PARCHMENT), (theme.WARNING, PARCHMENT), (INK, CREAM), (CREAM, theme.WARNING)):
        assert contrast(ink, ground) >= 4.5


# --- words --------------------------------------------------------------------------------------------------------

CARDS_EN = {
    card: card.replace("_", " ").title().replace(" Of ", " of ").replace("Healers ", "Healers' ") for card in CARDS
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", sorted(views.SCENES))
def test_alt_texts_of_every_scene_are_whole_sentences(name: str, lang: str) -> None:
    view = views.SCENES[name]()
    for kind in kinds(view):
        for names in (NAMES, LONG):
            text = alt_text(view, kind.id, lang, names[: len(view.cities)])
            assert 15 < len(text) <= ALT_LIMIT, kind
            assert text.endswith("."), kind


def test_alt_of_the_board_says_who_is_where_and_what_things_cost() -> None:
    text = alt_text(views.two(), "board", "en", NAMES[:2])
    assert text.startswith(
        "The Ancient World, Round 6 of 6. Ana’s turn. Actions: Build; Recruit; Labor; Learn, 1 ambrosia;"
    )
    assert "Ana: 0 points, coins" in text
    crowded = alt_text(views.middle(), "board", "es", NAMES)
    assert "Construir (Ana 2, Maximiliana de Todo… 3, Bartolomé 1)" in crowded
    assert "Trabajar, 2 de ambrosía" in crowded


def test_alt_of_a_city_says_all_of_it() -> None:
    text = alt_text(views.middle(), "city-1", "en", NAMES)
    assert "threatened by Iron Bull (3 ambrosia, 4 to appease)" in text
    assert "Spear Levy (" in text
    assert "used, under it City Guard)" in text
    assert "War Forge (damaged)" in text
    assert "Clay School (citizen 2 on it)" in text
    assert "Titans defeated: Moss Ox, Glass Crab." in text
    assert "2 stored cards." in text
    assert "1 hungry" in text


def test_alt_of_the_end_of_a_round_says_what_was_rolled() -> None:
    text = alt_text(views.confronting(), "cut", "en", NAMES)
    assert "Ana rolled for Iron Bull: titan, coin. Bartolomé rolled for Star Sphinx: blank, titan." in text


def test_every_deal_of_every_action_is_on_its_scroll() -> None:
    from renderers.ancient_world.captions import Captions

    captions = Captions(views.middle(), "en", None)
    for action in ACTIONS:
        items = [item for line in deals(action, captions) for item in line]
        assert items
        assert all(what or text for what, text in items)
    assert ("", "empire card") in deals("build", captions)[0]


def test_every_round_says_what_it_brings() -> None:
    assert [rounds.brings(number) for number in range(1, 7)] == [["A"], ["explore"], ["grow"], ["B"], [], []]


def test_pictures_of_random_sizes_are_opaque() -> None:
    assert pixels(draw(views.middle(), "board")).mode == "RGB"


# --- figures ------------------------------------------------------------------------------------------------------


def test_figures_show_what_is_said_of_them() -> None:
    made = {topic: make() for topic, make in FIGURES.items()}
    assert made.keys() == KINDS.keys()
    assert [space.round for space in made["round"].spaces if not space.is_open] == [2, 3]
    assert [space.citizens for space in made["place"].spaces if space.action == "learn"] == [(PlacedView(1, 3),)]
    guard, militia = made["attack"].cities[0].armies
    assert (guard.is_used, guard.spent, militia.coins, militia.price) == (True, 1, 2, 3)
    damaged = made["damage"].cities[0]
    assert (damaged.food, len(damaged.citizens), sum(one.is_damaged for one in damaged.buildings)) == (2, 3, 2)
    assert (made["confront"].cities[0].threat, made["confront"].cities[1].threat) == ("cinder_hound", "mudback")
    assert (made["confront"].cities[0].fed, made["confront"].cities[0].appease) == (2, 3)
    assert [one.score for one in made["scoring"].final or ()] == [12, 4]
