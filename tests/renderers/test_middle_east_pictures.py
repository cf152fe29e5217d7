"""What the Middle East's pictures show beside those of its family: whose temples, strongholds and homes are where."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from data import FOLDER, table
from engine.middle_east.view import DeityView, MiddleEastView, StrongholdView
from renderers.core.picture import ALT_LIMIT
from renderers.maps import room, sprites
from renderers.maps.badges import badges
from renderers.maps.boxes import meet
from renderers.maps.cut import window
from renderers.maps.layout import HEADER
from renderers.maps.terrain import TERRAINS
from renderers.maps.tokens import tokens
from renderers.middle_east import faces
from renderers.middle_east.deities import CAPTIVE, HELPS, ICONS, SILENT, temple
from renderers.middle_east.pictures import CIVILIZATION_ICONS, GROUNDS, WORLD, alt_text, draw, kinds
from renderers.middle_east.pieces import SITES, home
from tests.pixels import pixel_digest
from tests.renderers import middle_east_views as views
from tests.renderers.middle_east_views import ATLAS
from tests.renderers.pictures import differing_places, pixels

NAMES = ("Ana", "Ben", "Chen", "Dido", "Ed", "Zoë")
PHONE = 360
CLEAR = 40
"""A pixel differs whose brightness differs by so much of 255."""


def on_a_phone(view: MiddleEastView, kind: str = "board") -> Image.Image:
    """A picture 360 pixels wide, without colours."""
    picture = Image.open(io.BytesIO(draw(view, kind).data)).convert("L")
    return picture.resize((PHONE, picture.height * PHONE // picture.width), Image.Resampling.LANCZOS)


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels clearly differ in brightness."""
    return sum(ImageChops.difference(one, other).histogram()[CLEAR:])


def with_deity(**changes: Any) -> MiddleEastView:
    """The middle of a game in which the Father of the Gods is otherwise."""
    view = views.middle()
    deities = tuple(
        msgspec.structs.replace(one, **changes) if one.key == "father_of_the_gods" else one for one in view.deities
    )
    return msgspec.structs.replace(view, deities=deities)


def test_everything_in_the_data_has_a_symbol() -> None:
    assert CIVILIZATION_ICONS.keys() == WORLD.civilizations.keys()
    assert len(set(CIVILIZATION_ICONS.values())) == 17
    deities = {row["key"] for row in table("middle_east/deities.json")["deities"]}
    assert ICONS.keys() == deities | {"monotheism"}
    assert len({*ICONS.values()}) == 8
    assert {card.theme for card in WORLD.cards.values()} <= WORLD.themes.keys()
    assert SITES.keys() <= WORLD.cards.keys()
    icons = {path.stem for path in (FOLDER / "art" / "icons").glob("*.png")}
    shown = {*CIVILIZATION_ICONS.values(), *ICONS.values(), *(icon for icon, _ in SITES.values())}
    assert shown | {source.icon for source in WORLD.sources.values()} <= icons


@pytest.mark.parametrize("size", [(34, 36), (66, 72)])
def test_temples_of_different_deities_owners_and_states_differ_without_colours(size: tuple[int, int]) -> None:
    looks = [("god_of_war", seat, HELPS) for seat in range(6)]
    looks += [("god_of_peace", 0, HELPS), ("god_of_war", 0, SILENT), ("god_of_war", 0, CAPTIVE)]
    drawn = [temple(key, seat, look, size, "default").convert("L") for key, seat, look in looks]
    for at, one in enumerate(drawn):
        for other in drawn[:at]:
            assert differing(one, other) >= 8


def test_a_temple_stands_in_its_home_and_a_captured_one_at_its_captor() -> None:
    placed = {token.marker.key: token for token in tokens(WORLD, views.middle()) if token.marker}
    where = {key: token.area for key, token in placed.items() if key in ICONS}
    assert where == {"father_of_the_gods": "thebes", "god_of_war": "hattusha", "god_of_the_forge": "thebes"}
    captive = placed["god_of_the_forge"].marker
    assert captive is not None
    assert (captive.seat, captive.look) == (2, CAPTIVE)


def test_every_state_of_a_deity_looks_and_reads_otherwise_at_360_pixels() -> None:
    states = [
        with_deity(),
        with_deity(scores=False, helps=False),
        with_deity(status="captured", holder=0, area=None, scores=False),
        with_deity(status="inactive", area=None, scores=False, helps=False),
        with_deity(status="destroyed", area=None, scores=False),
        with_deity(status="available", owner=None, area=None, scores=False, helps=False),
    ]
    boards = [on_a_phone(view) for view in states]
    for at, one in enumerate(boards):
        for other in boards[:at]:
            assert differing(one, other) >= 5
    assert len({alt_text(view, "board", "es", NAMES) for view in states}) == len(states)


def test_a_stronghold_stands_beside_its_faction_s_disks_and_is_seen_at_360_pixels() -> None:
    view = views.middle()
    for one in view.strongholds:
        other = msgspec.structs.replace(
            view, strongholds=tuple(other for other in view.strongholds if other is not one)
        )
        assert differing(on_a_phone(view), on_a_phone(other)) >= 4, one.area
        assert one.area in differing_places(draw(view, "board"), draw(other, "board"))
    held = {(token.area, token.stack.seat) for token in tokens(WORLD, view) if token.stack and token.bulwark}
    assert held == {(one.area, one.seat) for one in view.strongholds}


def test_a_stack_with_a_stronghold_shows_its_number() -> None:
    view = views.small(2)
    shown = []
    for disks in (2, 3, 4):
        stacks = tuple(
            msgspec.structs.replace(one, disks=disks) if one.area == "tarsus" else one for one in view.stacks
        )
        shown.append(on_a_phone(msgspec.structs.replace(view, stacks=stacks)))
    assert StrongholdView("tarsus", 0) in view.strongholds
    for at, one in enumerate(shown):
        for other in shown[:at]:
            assert differing(one, other) >= 4


def test_a_new_stronghold_is_marked_and_told() -> None:
    view = views.changed()
    old = msgspec.structs.replace(view, raised=("father_of_the_gods",))
    assert "tarsus" in differing_places(draw(view, "board"), draw(old, "board"))
    assert "Father of the Gods; Stronghold (Tarsus)." in alt_text(view, "board", "en", NAMES)
    before = msgspec.structs.replace(views.middle(), strongholds=views.middle().strongholds[1:])
    first = views.middle().strongholds[0].area
    text = draw(views.middle(), "board", lang="es", before=before).alt
    assert f"Fortaleza ({ATLAS.name(first, 'es')})" in text


def test_homes_bear_the_colours_of_their_seat_even_where_no_emblem_is_printed() -> None:
    view = views.middle()
    blocks = [token for token in tokens(WORLD, view) if token.marker and token.marker.key == "home"]
    assert [(token.area, token.marker and token.marker.seat) for token in blocks] == [("ionia", 5)]
    assert len({home("ankh", seat, 26, "default").tobytes() for seat in range(6)}) == 6
    moved = msgspec.structs.replace(
        view,
        seats=tuple(msgspec.structs.replace(seat, home="memphis") if seat.seat == 1 else seat for seat in view.seats),
    )
    assert {"memphis", "thebes"} <= differing_places(draw(view, "board"), draw(moved, "board"))


def test_marked_sites_are_blocks_with_signs_of_their_own() -> None:
    view = views.middle()
    places = {site.area for site in view.sites}
    assert places <= differing_places(draw(view, "board"), draw(msgspec.structs.replace(view, sites=()), "board"))
    assert "Marked areas: Fishing Grounds (East Black Sea), Oasis (Sinai)" in alt_text(view, "board", "en", NAMES)


@pytest.mark.parametrize("name", ["middle", "changed", "fight", "two"])
def test_pieces_and_marks_cover_nothing(name: str) -> None:
    placed = tokens(WORLD, views.SCENES[name]())
    boxes = [token.box for token in placed]
    for at, token in enumerate(placed):
        assert not ATLAS.printed.meets(token.box), token
        assert not any(meet(token.box, other) for other in boxes[:at]), token
    assert all(not ATLAS.printed.meets(badge.box) for badge in badges(ATLAS, placed) if name == "two")


def test_the_line_of_what_marks_mean_lies_outside_the_areas() -> None:
    left, top = WORLD.legend
    box = (left, top, left + 400, top + 30)
    places = [ATLAS.widened(ATLAS.area_box(area), room.GROWN) for area in ATLAS.areas]
    assert not any(meet(box, other) for other in (*places, ATLAS.shapes.scenery["arabia"].label.box))


def test_the_hand_has_minas_and_the_own_deity_and_tells_them() -> None:
    view = views.middle(1)
    text = alt_text(view, "hand", "en", NAMES)
    assert "You have 5 minas." in text
    assert "Your deity: Father of the Gods, temple in Thebes; helps, 1 point a turn." in text
    godless = views.seen_by(views.middle(), 5, 6)
    assert "No tienes deidad." in alt_text(godless, "hand", "es", NAMES)
    assert draw(view, "hand").height > draw(godless, "hand").height


def test_nothing_of_a_hand_is_on_the_board() -> None:
    for kind in ("board", "cut"):
        assert pixel_digest(draw(views.middle(1), kind)) == pixel_digest(draw(views.middle(), kind))


def test_a_stronghold_counts_among_the_strength_of_a_competition() -> None:
    text = alt_text(views.fight(), "board", "en", NAMES)
    assert "Competition in Hattusha: Ana 4 + stronghold, plays Armored Infantry, God of War; Chen 1 + 2 white" in text


def test_the_end_tells_all_sources_and_ties() -> None:
    text = alt_text(views.end(), "score", "en", NAMES)
    assert "captured deities 1, returned deities 2" in text
    assert text.count("Tie-break: ") == 3
    assert "has begun anew" in text


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", ["middle", "crowded", "end", "two"])
def test_alt_texts_fit(name: str, lang: str) -> None:
    view = views.SCENES[name]()
    for kind in kinds(view):
        assert len(alt_text(view, kind.id, lang, ["Maximiliana de Todos los Santos"] * 6)) <= ALT_LIMIT


def test_the_cut_shows_a_competition_whole_and_a_border_line_hatches_what_is_behind() -> None:
    _, corner = window(WORLD, views.fight())
    left, top, right, bottom = ATLAS.area_box("hattusha")
    assert corner[0] <= left < right <= corner[0] + 400
    assert corner[1] <= top < bottom <= corner[1] + 336
    view = views.small(2)
    whole = msgspec.structs.replace(view, closed=())
    for area in (*view.closed[:3], "thebes"):
        one, two = (pixels(draw(found, "cut", marks=(area,))) for found in (view, whole))
        box = draw(view, "cut", marks=(area,)).hotspots[area]
        assert (ImageChops.difference(one.crop(box), two.crop(box)).getbbox() is not None) == (area in view.closed)


def test_every_card_deity_and_civilization_has_a_face() -> None:
    things = faces.things()
    assert len(things) == 110 + 17
    for thing in things:
        for lang in ("en", "es"):
            assert faces.face_of(thing, lang).text


def test_a_number_on_a_cube_s_stack_never_hides_behind_the_cube() -> None:
    made = sprites.counter(0, "eagle", 4, 0, (20, 24), "default", city=True)
    whole = sprites.fortified(lambda size: sprites.counter(0, "eagle", 4, 0, size, "default", city=True), (31, 24))
    assert whole.crop((14, 0, 31, 24)).tobytes() == made.crop((3, 0, 20, 24)).tobytes()


def test_captured_temples_lie_before_their_captor() -> None:
    view = views.middle()
    freed = tuple(DeityView(one.key, "available") if one.holder is not None else one for one in view.deities)
    other = msgspec.structs.replace(view, deities=freed)
    assert {"seat:1", "seat:2"} <= differing_places(draw(view, "board"), draw(other, "board"))


def test_the_panel_of_kinds_of_land_lies_where_nobody_plays_and_speaks_the_reader_s_language() -> None:
    left, top, right, bottom = GROUNDS
    corners = [(x, y) for x in range(left, right, 4) for y in range(top, bottom, 4)]
    assert not any(ATLAS.is_inside(area, corner) for area in ATLAS.areas for corner in corners)
    view = views.middle()
    crops = [
        Image.open(io.BytesIO(draw(view, "board", lang=lang).data)).crop((left, top + HEADER, right, bottom + HEADER))
        for lang in ("en", "es")
    ]
    assert ImageChops.difference(*(crop.convert("RGB") for crop in crops)).getbbox()


def test_every_kind_of_land_is_on_the_map_with_texture_and_sign() -> None:
    assert set(TERRAINS) == {area.terrain for area in ATLAS.facts.areas.values()} - {""}
    signed = {ATLAS.facts.areas[area].terrain for area in ATLAS.signs}
    assert signed == set(TERRAINS)
