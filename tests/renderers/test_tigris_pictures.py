"""Every kind of picture of Tigris & Euphrates: limits, same bytes, nothing hidden shown."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from engine.tigris.view import TigrisView
from renderers.core.kinds import SCORE
from renderers.core.picture import ALT_LIMIT, Picture
from renderers.tigris import layout, scoring
from renderers.tigris.layout import card, column_row
from renderers.tigris.pictures import draw, kinds
from tests.pixels import pixel_digest
from tests.renderers import tigris_views as views
from tests.renderers.pictures import pixels

NAMES = ("Ana", "Bartolomé", "Chen", "Dido")


def test_points_are_drawn_only_where_they_may_be_seen() -> None:
    public, mine = views.middle(), views.middle(1)
    differ = ImageChops.difference(pixels(draw(public, "board")), pixels(draw(mine, "board"))).getbbox()
    assert differ is not None
    left, top, right, bottom = card(1, 4)
    assert left <= differ[0] <= differ[2] <= right
    assert top <= differ[1] <= differ[3] <= bottom
    assert "red 7" in draw(mine, "board").alt
    assert "red 7" not in draw(public, "board").alt


def test_public_pictures_of_two_games_that_differ_in_secrets_are_equal() -> None:
    match = Match.create(load_game("tigris"), {}, 3, 5)
    play_random(match, 5, decisions=60)
    public = match.view(None)
    assert all(seat.score is None for seat in public.seats)
    assert public.hand is None
    seen = [msgspec.structs.replace(match.view(at), viewer=None, hand=None, seats=public.seats) for at in range(3)]
    for kind in ("board", "cut"):
        assert {pixel_digest(draw(view, kind)) for view in (public, *seen)} == {pixel_digest(draw(public, kind))}
        assert {draw(view, kind).alt for view in (public, *seen)} == {draw(public, kind).alt}


@pytest.mark.parametrize("make", [views.war, views.revolt])
def test_cut_shows_both_fighters(make: Callable[[], TigrisView]) -> None:
    view = make()
    assert view.conflict is not None
    shown = draw(view, "cut").hotspots
    assert {view.conflict.attacker.cell, view.conflict.defender.cell} <= shown.keys()


def test_cut_shows_the_last_action_and_where_it_came_from() -> None:
    assert {"F5", "C4"} <= draw(views.middle(), "cut").hotspots.keys()
    assert draw(views.middle(), "cut").width == layout.CUT_COLUMNS * layout.CELL + 2 * layout.FRAME


@pytest.mark.parametrize("corner", ["A1", "P1", "A11", "P11"])
def test_cut_stays_inside_the_board(corner: str) -> None:
    (column, row), (columns, rows) = layout.cells_around([column_row(corner)])
    assert 0 <= column <= layout.COLUMNS - columns
    assert 0 <= row <= layout.ROWS - rows
    x, y = column_row(corner)
    assert column <= x < column + columns
    assert row <= y < row + rows


def test_last_action_and_fighters_are_marked_on_the_board() -> None:
    view = views.middle()
    plain = msgspec.structs.replace(view, last=None)
    box = draw(view, "board").hotspots["F5"]
    marked, unmarked = pixels(draw(view, "board")).crop(box), pixels(draw(plain, "board")).crop(box)
    assert ImageChops.difference(marked, unmarked).getbbox() is not None


def test_board_has_a_hotspot_for_every_square_and_seat() -> None:
    spots = draw(views.middle(), "board").hotspots
    assert len(spots) == 16 * 11 + 4
    assert {"A1", "P11", "seat:0", "seat:3"} <= spots.keys()


def test_hand_has_a_hotspot_for_every_tile() -> None:
    assert list(draw(views.middle(1), "hand").hotspots) == [f"hand:{at}" for at in range(6)]


def test_random_games_are_drawn_to_the_end() -> None:
    match = Match.create(load_game("tigris"), {"board": "alternative", "special-buildings": "yes"}, 4, 9)
    for step in range(40):
        if not play_random(match, step, decisions=20):
            break
        for seat in (None, 2):
            view = match.view(seat)
            for kind in (kind.id for kind in kinds(view)):
                picture = draw(view, kind, lang="es", names=NAMES)
                assert len(picture.data) <= 400_000
                assert len(picture.alt) <= ALT_LIMIT
    play_random(match, 1)
    assert SCORE in kinds(match.view(None))
    assert len(draw(match.view(None), "score").data) > 5000


def test_tiles_under_a_monument_are_drawn_face_down() -> None:
    """Without the monument on them they would all look the same, and like no colour of the game."""
    view = views.middle()
    under = {tile.cell for tile in view.tiles if tile.flipped}
    assert under == {"I5", "I6", "J5", "J6"}
    bare = draw(msgspec.structs.replace(view, monuments=(), kingdoms=(), last=None), "board")
    shown = {cell: pixels(bare).crop(bare.hotspots[cell]).resize((1, 1)).getpixel((0, 0)) for cell in under}
    red, green, blue = next(iter(shown.values()))
    assert red > green > blue
    assert red - blue < 110, "bare brick is paler than a temple"
    assert all(max(abs(a - b) for a, b in zip(one, (red, green, blue), strict=True)) < 6 for one in shown.values())


def changed_part(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("kind", ["board", "score"])
def test_the_deciding_number_stands_inside_its_frame(kind: str) -> None:
    """A colour that treasures raised, of one figure and of two: no figure touches the frame around the weakest."""
    view = views.end()
    assert view.final is not None

    first, others = view.final[0], view.final[1:]

    def with_red(earned: int, final: int) -> Picture:
        scores = (first.earned, first.final)
        was, now = (
            msgspec.structs.replace(s, red=n, black=31, blue=32, green=33)
            for s, n in zip(scores, (earned, final), strict=True)
        )
        one = msgspec.structs.replace(first, earned=was, final=now, ascending=(final, 21, 22, 23))
        return draw(msgspec.structs.replace(view, final=(one, *others)), kind)

    for earned, final in ((1, 4), (2, 5), (10, 11), (4, 4)):
        shown = with_red(earned, final)
        _, top, _, bottom = shown.hotspots["seat:1"]
        other = with_red(earned + 4, final + 4)
        left, upper, right, lower = changed_part(pixels(shown), pixels(other))
        assert top + 18 + 5 < upper < lower < bottom - 19 - 5
        assert scoring.FIRST - 6 < left < right < scoring.FIRST + scoring.COLUMN - 14 + 1
