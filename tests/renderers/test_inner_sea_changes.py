"""What has changed on the map of the Inner Sea: marked, told, in the middle of the cut, covering nothing."""

from __future__ import annotations

import io
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.view import Change, FightView
from engine.inner_sea.view import InnerSeaView
from renderers.core.picture import ALT_LIMIT
from renderers.inner_sea.pictures import WORLD, alt_text, draw
from renderers.inner_sea.wonders import PANEL
from renderers.maps.atlas import WIDTH
from renderers.maps.badges import Badge, badges
from renderers.maps.boxes import meet
from renderers.maps.captions import Captions
from renderers.maps.cut import region, titles, window
from renderers.maps.fight import sides
from renderers.maps.panels import banner
from renderers.maps.tokens import tokens
from tests.pixels import pixel_digest
from tests.renderers import inner_sea_views as views
from tests.renderers.inner_sea_views import ATLAS

NAMES = ("Ana", "Ben", "Chen", "Dido", "Ed", "Zoë")


def marks(view: InnerSeaView) -> list[Badge]:
    return badges(ATLAS, tokens(WORLD, view))


def with_changes(*changes: Change) -> InnerSeaView:
    return msgspec.structs.replace(views.middle(), changes=changes, since="cards")


def test_every_change_has_a_badge_with_its_number() -> None:
    found = sorted((badge.area, badge.change) for badge in marks(views.changed()))
    wanted = [(change.area, change.now - change.was) for change in views.changed().changes]
    assert found == sorted([*wanted, ("rhodes", 1)])


def test_no_changes_no_badges_and_no_legend() -> None:
    view = views.middle()
    assert marks(view) == []
    assert Captions(WORLD, view, "en", NAMES).since(view) == ""


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_a_change_is_drawn_where_it_is(kind: str) -> None:
    fewer, more = (draw(with_changes(Change("egypt", 2, was, 4)), kind) for was in (3, 1))
    left, top, right, bottom = more.hotspots["egypt"]
    one, two = (Image.open(io.BytesIO(picture.data)).convert("RGB") for picture in (fewer, more))
    changed = ImageChops.difference(one, two).getbbox()
    assert changed is not None
    assert left - 30 <= changed[0] < changed[2] <= right + 30
    assert top - 64 <= changed[1] < changed[3] <= bottom + 64


def test_a_stack_that_has_gone_leaves_its_outline() -> None:
    placed = tokens(WORLD, with_changes(Change("lydia", 5, 2, 0)))
    gone = [token for token in placed if token.kind == "gone"]
    assert [(token.area, token.change) for token in gone] == [("lydia", Change("lydia", 5, 2, 0))]


def dense(seed: int) -> list[InnerSeaView]:
    """Positions of a random game for six, until its end."""
    match = Match.create(load_game("inner_sea"), {"epochs": "2"}, 6, seed)
    found = []
    for part in range(60):
        if not play_random(match, seed * 100 + part, decisions=37):
            break
        found.append(match.view(None))
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_badges_cover_no_name_no_emblem_no_other_piece(seed: int) -> None:
    lettering = [shape.label.box for shape in (*ATLAS.areas.values(), *ATLAS.shapes.scenery.values())]
    emblems = [box for civilization in ATLAS.facts.homes for box in ATLAS.emblem_boxes(civilization)]
    fixed = [*lettering, *emblems, PANEL]
    count = 0
    for view in [views.changed(), *dense(seed)]:
        placed = tokens(WORLD, view)
        changed = [token for token in placed if token.change]
        found = badges(ATLAS, placed)
        count += len(found)
        for own, badge in zip(changed, found, strict=True):
            assert not any(meet(badge.box, box) for box in fixed), badge
            assert not any(meet(badge.box, token.box) for token in placed if token is not own), badge
            assert 0 <= badge.box[0] < badge.box[2] <= WIDTH
            assert 0 <= badge.box[1] < badge.box[3] <= ATLAS.height
        for one, two in combinations(found, 2):
            assert not meet(one.box, two.box), (one, two)
    assert count > 100


@pytest.mark.nightly
def test_where_there_is_no_room_a_badge_covers_a_part_of_its_own_piece_alone() -> None:
    placed = tokens(WORLD, views.crowded())
    changed = [token for token in placed if token.change]
    for own, badge in zip(changed, badges(ATLAS, placed), strict=True):
        assert not any(meet(badge.box, token.box) for token in placed if token is not own)


def test_pieces_never_overlap_in_real_positions() -> None:
    for view in dense(3)[::4]:
        for one, two in combinations(tokens(WORLD, view), 2):
            assert not meet(one.box, two.box), (one, two)


def test_the_cut_goes_where_the_changes_are() -> None:
    egypt = with_changes(Change("egypt", 2, 1, 4), Change("kush", 2, 0, 2), Change("nile_delta", 2, 5, 3))
    assert {"egypt", "kush", "nile_delta"} <= draw(egypt, "cut").hotspots.keys()
    spain = with_changes(Change("gades", 4, 0, 2), Change("lusitania", 4, 3, 1), Change("egypt", 2, 3, 4))
    assert {"gades", "lusitania"} <= draw(spain, "cut").hotspots.keys()


def test_a_competition_comes_before_changes() -> None:
    view = msgspec.structs.replace(views.fight(), changes=(Change("gades", 4, 0, 9), Change("lusitania", 4, 9, 1)))
    assert window(WORLD, view)[0] == "attica"


def test_the_cut_is_called_after_the_region_of_the_changes() -> None:
    view = with_changes(Change("egypt", 2, 1, 4), Change("nile_delta", 2, 5, 3), Change("judea", 2, 1, 2))
    corner = window(WORLD, view)[1]
    assert titles(view, Captions(WORLD, view, "en", NAMES), corner)[0] == "Egypt and Libya"
    assert region(WORLD, view, corner, "es") == "Egipto y Libia"


def test_an_empty_map_has_a_cut() -> None:
    assert draw(views.opening(), "cut").hotspots


def test_who_is_to_act_is_said() -> None:
    view = views.changed()
    assert banner(view, Captions(WORLD, view, "en", NAMES))[1] == "Growth · Ed to act"
    assert banner(view, Captions(WORLD, view, "es", NAMES))[1] == "Crecimiento · Turno de Ed"
    other = msgspec.structs.replace(view, acting=(2,))
    for kind in ("board", "cut"):
        assert pixel_digest(draw(view, kind)) != pixel_digest(draw(other, kind))


def test_competition_names_cards_wonders_and_abilities() -> None:
    played = (("card:6", "use:wonder:grand_temple"), (), (), ("use:ability:legions", "use:card:granary"), (), ())
    view = msgspec.structs.replace(views.fight(), fight=FightView("attica", played, (0,) * 7))
    told = {side.name: side.played for side in sides(view, Captions(WORLD, view, "es", NAMES))}
    assert told == {"Ana": "Estratego, Gran Templo", "Dido": "Legiones, Granero", "Bárbaros": ""}
    for kind in ("board", "cut"):
        assert pixel_digest(draw(view, kind)) != pixel_digest(draw(views.fight(), kind))


def test_many_cards_of_a_side_take_more_lines() -> None:
    few, many = (
        msgspec.structs.replace(views.fight(), fight=FightView("attica", (cards, (), (), (), (), ()), (0,) * 7))
        for cards in (("card:6",), tuple(f"card:{number}" for number in (6, 45, 65, 62, 83, 68)))
    )
    assert draw(many, "cut").height > draw(few, "cut").height
    assert draw(many, "board").height == draw(few, "board").height


def test_alt_tells_whose_disks_changed_where() -> None:
    text = alt_text(views.changed(), "board", "en", NAMES)
    assert "phase: Growth · Ed to act." in text
    assert "Changed in Growth: Zoë: Phoenicia +3, Lydia −2" in text
    assert "Chen: Alashiya +2" in text
    assert "Barbarians: Troy −12, Thrace −2" in text
    assert "Great Lighthouse" in text


def test_alt_of_a_cut_tells_of_the_changes_in_it_alone() -> None:
    text = alt_text(views.changed(), "cut", "es", NAMES)
    assert "Cambios en Crecimiento" in text
    assert "Fenicia +3" in text
    assert "Gallaecia" not in text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_alt_of_real_positions_fits(lang: str) -> None:
    long = ["Maximiliana Bartolomea de Todos los Santos" * 2] * 6
    for view in dense(4)[::3]:
        for kind in ("board", "cut"):
            text = alt_text(view, kind, lang, long)
            assert len(text) <= ALT_LIMIT
            if view.changes and kind == "board":
                assert ("Changed in" if lang == "en" else "Cambios en") in text
            for seat in view.seats if kind == "board" else ():
                assert f"{seat.points} p" in text
