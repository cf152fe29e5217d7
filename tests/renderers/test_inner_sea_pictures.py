"""Every kind of picture of the Inner Sea: limits, same bytes, nothing hidden shown."""

from __future__ import annotations

import msgspec
import pytest
from PIL import ImageChops

from data import FOLDER, table
from renderers.core import cards
from renderers.core.lines import wrapped
from renderers.inner_sea.pictures import WORLD, draw
from renderers.inner_sea.wonders import ICONS
from renderers.maps import layout, theme
from renderers.maps.atlas import WIDTH
from renderers.maps.captions import Captions
from renderers.maps.cut import window
from renderers.maps.hand import text_of
from tests.pixels import pixel_digest
from tests.renderers import inner_sea_views as views
from tests.renderers.inner_sea_views import ATLAS
from tests.renderers.pictures import difference, pixels


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_public_pictures_show_nothing_of_a_hand(kind: str) -> None:
    public = draw(views.middle(), kind)
    for other in (views.seen_by(views.middle(), 1, 6), views.seen_by(views.middle(), 4, 2)):
        mine = draw(other, kind)
        assert pixel_digest(mine) == pixel_digest(public)
        assert mine.alt == public.alt


def test_a_hand_shows_nothing_of_other_hands() -> None:
    mine = views.middle(1)
    seats = tuple(
        msgspec.structs.replace(seat, hand_size=1, growth={}) if seat.seat != 1 else seat for seat in mine.seats
    )
    other = msgspec.structs.replace(mine, seats=seats, deck=3)
    assert pixel_digest(draw(other, "hand")) == pixel_digest(draw(mine, "hand"))
    assert draw(other, "hand").alt == draw(mine, "hand").alt


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_seats_differ_in_shape_and_in_colour(name: str) -> None:
    worn = theme.THEMES[name]
    assert len(worn.seats) == len(worn.symbols) == 6
    assert len(set(theme.SHAPES)) == 6
    for at, one in enumerate(worn.seats):
        for two in (*worn.seats[:at], theme.BLACK, theme.WHITE):
            assert sum(abs(a - b) for a, b in zip(one, two, strict=True)) > 60


def test_contested_areas_are_marked() -> None:
    view = views.middle()
    calm = msgspec.structs.replace(view, contested=tuple(area for area in view.contested if area != "alashiya"))
    changed = difference(draw(view, "board"), draw(calm, "board"))
    assert changed is not None
    left, top, right, bottom = draw(view, "board").hotspots["alashiya"]
    assert changed[0] < right
    assert changed[2] > left
    assert changed[1] < bottom
    assert changed[3] > top


def test_closed_areas_are_hatched_and_the_others_are_not() -> None:
    view = views.small(2)
    open_ = msgspec.structs.replace(view, closed=())
    one, two = draw(view, "board"), draw(open_, "board")
    shown = set(view.closed) & one.hotspots.keys()
    assert shown, "nothing out of play is beside what is in play"
    for area in (*shown, "judea", "egypt"):
        left, right = (pixels(picture).crop(picture.hotspots[area]) for picture in (one, two))
        assert (ImageChops.difference(left, right).getbbox() is not None) == (area in view.closed)


def test_cut_shows_the_competition_whole() -> None:
    for area in ATLAS.areas:
        view = views.fight()
        assert view.fight is not None
        view = msgspec.structs.replace(
            view, fight=msgspec.structs.replace(view.fight, area=area), contested=(*view.contested, area)
        )
        _, corner = window(WORLD, view)
        left, top, right, bottom = ATLAS.area_box(area)
        assert corner[0] <= left < right <= corner[0] + layout.CUT_SIZE[0]
        assert corner[1] <= top < bottom <= corner[1] + layout.CUT_SIZE[1]
        assert 0 <= corner[0] <= WIDTH - layout.CUT_SIZE[0]
        assert 0 <= corner[1] <= ATLAS.height - layout.CUT_SIZE[1]
    assert "attica" in draw(views.fight(), "cut").hotspots


def test_cut_goes_where_most_is_contested() -> None:
    view = msgspec.structs.replace(views.middle(), contested=("novo_carthago",))
    assert "novo_carthago" in draw(view, "cut").hotspots
    view = msgspec.structs.replace(views.middle(), contested=("novo_carthago", "rhodes", "alashiya", "phoenician_sea"))
    assert {"rhodes", "alashiya", "phoenician_sea"} <= draw(view, "cut").hotspots.keys()


def test_board_has_a_hotspot_for_every_area_and_seat() -> None:
    spots = draw(views.middle(), "board").hotspots
    assert set(ATLAS.areas) | {f"seat:{at}" for at in range(6)} == spots.keys()


def test_seats_stand_in_turn_order() -> None:
    view = views.middle()
    spots = draw(view, "board").hotspots
    assert sorted(view.order, key=lambda seat: spots[f"seat:{seat}"][1::-1]) == list(view.order)


def test_hand_has_a_hotspot_for_every_card_in_two_columns() -> None:
    view = views.seen_by(views.middle(), 2, 9)
    spots = draw(view, "hand").hotspots
    assert view.hand is not None
    assert list(spots) == [f"hand:{card.id}" for card in view.hand]
    assert len({box[0] for box in spots.values()}) == 2


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_text_fits_its_card(lang: str) -> None:
    view = views.middle(0)
    captions = Captions(WORLD, view, lang, None)
    texts = [text_of(views.HandCard(card.id, card.key, "C", True), captions) for card in WORLD.cards.values()]
    assert sum(map(bool, texts)) > 20
    for at in range(0, len(texts), 2):
        pair = texts[at : at + 2]
        for text in pair:
            lines = wrapped(text, cards.TEXT, cards.CARD - 36)
            last = cards.BAND + 36 + (len(lines) - 1) * cards.LEADING
            assert last + 8 < cards.heights(pair)[0] - cards.FOOT
            assert " ".join(lines) == " ".join(text.split())


def test_everything_in_the_data_has_a_symbol() -> None:
    assert WORLD.civilization_icons.keys() == WORLD.civilizations.keys()
    assert ICONS.keys() == {row["key"] for row in table("inner_sea/wonders.json")["wonders"]}
    assert {card.theme for card in WORLD.cards.values()} <= WORLD.themes.keys()
    icons = {path.stem for path in (FOLDER / "art" / "icons").glob("*.png")}
    themes = {icon for icon, _ in WORLD.themes.values()}
    sources = {source.icon for source in WORLD.sources.values()}
    assert {*WORLD.civilization_icons.values(), *ICONS.values(), *themes, *sources} <= icons
