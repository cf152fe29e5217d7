"""Every kind of picture of the Inner Sea: limits, same bytes, nothing hidden shown."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from data import table
from engine.inner_sea.view import InnerSeaView
from renderers.core import canvas
from renderers.core.picture import ALT_LIMIT, Box, Picture
from renderers.core.registry import rendered_games
from renderers.inner_sea import base, geography, hand, layout, pictures, theme
from renderers.inner_sea.cut import window
from renderers.inner_sea.pictures import draw, kinds
from renderers.inner_sea.speech import Speech
from tests.renderers import inner_sea_views as views

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "Maximiliana de Todos los Santos", "Ed", "Zoë")
VIEWS: dict[str, Callable[[], InnerSeaView]] = {
    "middle": views.middle,
    "seat": lambda: views.middle(1),
    "nine-cards": lambda: views.seen_by(views.middle(), 2, 9),
    "no-cards": lambda: views.seen_by(views.middle(), 2, 0),
    "fight": views.fight,
    "changed": views.changed,
    "two": lambda: views.small(2),
    "three": lambda: views.small(3),
    "crowded": views.crowded,
    "end": views.end,
    "opening": views.opening,
}
EVERY = [(name, kind) for name, make in VIEWS.items() for kind in kinds(make())]


def forget() -> None:
    """Drop all kept pictures, maps and patches, as in a new process."""
    pictures._painting.forget()
    base._bases.clear()
    canvas._patches.clear()


def pixels(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def difference(one: Picture, two: Picture) -> Box | None:
    return ImageChops.difference(pixels(one), pixels(two)).getbbox()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("name", "kind"), EVERY)
def test_limits(name: str, kind: str, lang: str) -> None:
    view = VIEWS[name]()
    picture = draw(view, kind, lang=lang, names=NAMES[: len(view.seats)])
    with Image.open(io.BytesIO(picture.data)) as file:
        file.verify()
        assert file.format == "PNG"
        assert file.size == (picture.width, picture.height)
    assert 300 < picture.width <= 1600
    assert len(picture.data) <= 600_000
    assert 10 < len(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith(".")
    for left, top, right, bottom in picture.hotspots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


def test_is_found_by_the_registry() -> None:
    assert "inner_sea" in rendered_games()


def test_kinds_follow_the_view() -> None:
    assert kinds(views.middle()) == ("board", "cut")
    assert kinds(views.middle(0)) == ("board", "cut", "hand")
    assert kinds(views.end()) == ("board", "cut", "score")


@pytest.mark.parametrize("kind", ["hand", "score", "nonsense"])
def test_refuses_kinds_that_the_view_cannot_give(kind: str) -> None:
    with pytest.raises(ValueError, match=kind):
        draw(views.middle(), kind)


def test_same_view_is_not_drawn_twice_and_gives_the_same_bytes() -> None:
    first = draw(views.fight(), "board")
    assert draw(views.fight(), "board") is first
    forget()
    again = draw(views.fight(), "board")
    assert again is not first
    assert again.data == first.data


def test_same_bytes_in_any_process() -> None:
    program = (
        "import hashlib; from tests.renderers.inner_sea_views import fight; "
        "from renderers.inner_sea.pictures import draw; "
        "print(*(hashlib.sha256(draw(fight(), k, names=['Ana']).data).hexdigest() for k in ('board', 'cut')))"
    )
    here = [hashlib.sha256(draw(views.fight(), k, names=["Ana"]).data).hexdigest() for k in ("board", "cut")]
    root = Path(__file__).resolve().parents[2]
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(
            [sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, text=True, check=True
        )
        assert ran.stdout.split() == here


def test_threads_draw_the_same_bytes() -> None:
    jobs = [(name, kind) for name, kind in EVERY if name in ("two", "fight", "seat")]
    alone = {job: draw(VIEWS[job[0]](), job[1], names=NAMES).data for job in jobs}
    forget()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda job: (job, draw(VIEWS[job[0]](), job[1], names=NAMES).data), jobs * 2))
    assert all(data == alone[job] for job, data in drawn)


def test_an_order_of_drawing_leaves_no_trace() -> None:
    """A picture drawn with other tables' pieces already kept equals the one drawn first."""
    forget()
    first = draw(views.small(2), "cut").data
    forget()
    for make in (views.crowded, views.fight, views.middle):
        draw(make(), "cut")
    assert draw(views.small(2), "cut").data == first


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_public_pictures_show_nothing_of_a_hand(kind: str) -> None:
    public = draw(views.middle(), kind)
    for other in (views.seen_by(views.middle(), 1, 6), views.seen_by(views.middle(), 4, 2)):
        mine = draw(other, kind)
        assert mine.data == public.data
        assert mine.alt == public.alt


def test_a_hand_shows_nothing_of_other_hands() -> None:
    mine = views.middle(1)
    seats = tuple(
        msgspec.structs.replace(seat, hand_size=1, growth={}) if seat.seat != 1 else seat for seat in mine.seats
    )
    other = msgspec.structs.replace(mine, seats=seats, deck=3)
    assert draw(other, "hand").data == draw(mine, "hand").data
    assert draw(other, "hand").alt == draw(mine, "hand").alt


def test_contrast_palette_is_another_picture() -> None:
    for kind in ("board", "cut"):
        one, two = (draw(views.middle(), kind, palette=name) for name in ("default", "contrast"))
        assert difference(one, two) is not None


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
    for area, changed in (("gaul", True), ("judea", False), ("egypt", False)):
        box = one.hotspots[area]
        found = ImageChops.difference(pixels(one).crop(box), pixels(two).crop(box)).getbbox()
        assert (found is not None) == changed


def test_cut_shows_the_competition_whole() -> None:
    for area in geography.shapes().areas:
        view = views.fight()
        assert view.fight is not None
        view = msgspec.structs.replace(
            view, fight=msgspec.structs.replace(view.fight, area=area), contested=(*view.contested, area)
        )
        _, corner = window(view)
        left, top, right, bottom = layout.area_box(area)
        assert corner[0] <= left < right <= corner[0] + layout.CUT_SIZE[0]
        assert corner[1] <= top < bottom <= corner[1] + layout.CUT_SIZE[1]
        assert 0 <= corner[0] <= layout.WIDTH - layout.CUT_SIZE[0]
        assert 0 <= corner[1] <= layout.MAP_HEIGHT - layout.CUT_SIZE[1]
    assert "attica" in draw(views.fight(), "cut").hotspots


def test_cut_goes_where_most_is_contested() -> None:
    view = msgspec.structs.replace(views.middle(), contested=("novo_carthago",))
    assert "novo_carthago" in draw(view, "cut").hotspots
    view = msgspec.structs.replace(views.middle(), contested=("novo_carthago", "rhodes", "alashiya", "phoenician_sea"))
    assert {"rhodes", "alashiya", "phoenician_sea"} <= draw(view, "cut").hotspots.keys()


def test_board_has_a_hotspot_for_every_area_and_seat() -> None:
    spots = draw(views.middle(), "board").hotspots
    assert set(geography.shapes().areas) | {f"seat:{at}" for at in range(6)} == spots.keys()


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
    kept = [views.HandCard(card.id, card.key, "C", True) for card in geography.cards().values() if card.text.text(lang)]
    assert len(kept) > 20
    for at in range(0, len(kept), 2):
        held = msgspec.structs.replace(view, hand=tuple(kept[at : at + 2]))
        speech = Speech(held, lang, None)
        for card in held.hand or ():
            lines = hand.wrapped(hand.text_of(card, lang), hand.TEXT, hand.CARD - 36)
            last = hand.BAND + 36 + (len(lines) - 1) * hand.LEADING
            assert last + 8 < hand.heights(held, speech)[0] - hand.FOOT
            assert " ".join(lines) == " ".join(hand.text_of(card, lang).split())


def test_everything_in_the_data_has_a_symbol() -> None:
    assert theme.CIVILIZATION_ICONS.keys() == geography.civilization_names("en").keys()
    assert theme.WONDER_ICONS.keys() == geography.wonders().keys()
    assert {card.theme for card in geography.cards().values()} <= theme.THEME_ICONS.keys()
    icons = {path.stem for path in (Path(theme.__file__).parents[2] / "data" / "art" / "icons").glob("*.png")}
    used = {*theme.CIVILIZATION_ICONS.values(), *theme.WONDER_ICONS.values(), *theme.THEME_ICONS.values()}
    assert used <= icons
    assert {
        row["id"] for row in table("inner_sea/civilizations.json")["civilizations"]
    } == theme.CIVILIZATION_ICONS.keys()
