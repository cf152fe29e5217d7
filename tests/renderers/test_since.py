"""What a reader has not seen yet is marked, however much it is: both games."""

from __future__ import annotations

import io
from collections.abc import Sequence

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.view import Change
from engine.tigris.view import LeaderView, TigrisView, TileView
from renderers.core.picture import ALT_LIMIT, Picture
from renderers.inner_sea import pictures as inner_sea
from renderers.inner_sea.pictures import WORLD
from renderers.maps.badges import badges
from renderers.maps.drawing import MapPictures
from renderers.maps.tokens import tokens
from renderers.tigris import pictures as tigris
from renderers.tigris.cut import corners
from renderers.tigris.layout import column_row
from renderers.tigris.since import since
from tests.pixels import pixel_digest
from tests.renderers import inner_sea_views, tigris_views
from tests.renderers.inner_sea_views import ATLAS


def pixels(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def differing(one: Picture, other: Picture) -> set[str]:
    """The places of ``one`` that look different in ``other``."""
    first, second = pixels(one), pixels(other)
    return {
        place
        for place, box in one.hotspots.items()
        if ImageChops.difference(first.crop(box), second.crop(box)).getbbox()
    }


def earlier(view: TigrisView, tiles: Sequence[str]) -> TigrisView:
    """``view`` before these tiles were laid."""
    return msgspec.structs.replace(view, tiles=tuple(tile for tile in view.tiles if tile.cell not in tiles))


def test_every_square_that_changed_is_marked_and_no_other() -> None:
    view = msgspec.structs.replace(tigris_views.middle(), last=None)
    laid = [tile.cell for tile in view.tiles][::5]
    assert len(laid) > 8
    marked = tigris.draw(view, "board", before=earlier(view, laid))
    assert differing(tigris.draw(view, "board"), marked) == set(laid)
    assert f"Changed: {', '.join(laid)}." in marked.alt


@pytest.mark.parametrize(
    "old",
    [
        {"leaders": ()},
        {"treasures": ()},
        {"catastrophes": ()},
        {"monuments": ()},
        {"tiles": ()},
    ],
)
def test_all_that_lies_on_a_square_counts(old: dict[str, object]) -> None:
    view = tigris_views.middle()
    pieces = [thing if isinstance(thing, str) else thing.cell for key in old for thing in getattr(view, key)]
    before = msgspec.structs.replace(view, **old)
    assert pieces
    assert set(pieces) <= set(since(view, before).changed)
    assert since(before, view).changed == since(view, before).changed, "what has gone is marked as what has come"
    assert since(view, view).changed == ()


def test_the_last_action_keeps_its_frame_among_the_changes() -> None:
    view = tigris_views.middle()
    assert view.last is not None
    cells = view.last.cells
    both = tigris.draw(msgspec.structs.replace(view, changed=cells), "board")
    assert differing(both, tigris.draw(view, "board")) == set()


def test_the_cut_holds_what_changed_near_the_last_action_and_does_not_grow() -> None:
    view = tigris_views.middle()
    assert view.last is not None
    (left, top), (right, bottom) = corners(view)
    size = right - left, bottom - top
    column, row = column_row(view.last.cells[0])
    near, far = f"{chr(65 + column - 2)}{row + 1}", "P11" if column < 8 else "A1"
    (left, top), (right, bottom) = corners(msgspec.structs.replace(view, changed=(far, near)))
    assert (right - left, bottom - top) == size
    assert left <= column - 2
    assert left <= column <= right
    assert top <= row <= bottom


def test_changes_of_the_inner_sea_are_counted_from_the_last_look() -> None:
    view = inner_sea_views.middle()
    stacks = {(stack.area, stack.seat): stack for stack in view.stacks}
    (area, seat), grown = next(item for item in stacks.items() if item[1].disks > 2)
    less = msgspec.structs.replace(grown, disks=1)
    gone = next(stack for stack in view.stacks if stack.area != area)
    before = msgspec.structs.replace(view, stacks=tuple(less if one == grown else one for one in view.stacks))
    after = msgspec.structs.replace(view, stacks=tuple(one for one in view.stacks if one != gone))
    found = MapPictures(WORLD).since(after, before)
    assert set(found.changes) == {Change(area, seat, 1, grown.disks), Change(gone.area, gone.seat, gone.disks, 0)}
    shown = {(badge.area, badge.change) for badge in badges(ATLAS, tokens(WORLD, found))}
    assert shown == {(area, grown.disks - 1), (gone.area, -gone.disks)}
    picture = inner_sea.draw(after, "board", before=before)
    assert "Changed:" in picture.alt
    assert {area, gone.area} <= differing(inner_sea.draw(after, "board"), picture)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", ["board", "cut"])
@pytest.mark.parametrize("game", ["tigris", "inner_sea"])
def test_a_whole_game_of_changes_can_be_marked(game: str, kind: str, lang: str) -> None:
    match = Match.create(load_game(game), {}, 4, 5)
    play_random(match, 5, decisions=12)
    before = match.view(None)
    play_random(match, 6, decisions=400)
    drawn = {"tigris": tigris, "inner_sea": inner_sea}[game].draw
    marked, plain = (drawn(match.view(None), kind, lang=lang, before=old) for old in (before, None))
    assert pixel_digest(marked) != pixel_digest(plain)
    assert len(marked.alt) <= ALT_LIMIT


def test_what_a_leader_left_is_marked_too() -> None:
    """A leader that moved: where it stood, and where it stands."""
    view = msgspec.structs.replace(tigris_views.middle(), last=None)
    leader = view.leaders[0]
    moved = msgspec.structs.replace(leader, cell="P1")
    assert isinstance(leader, LeaderView)
    assert isinstance(view.tiles[0], TileView)
    after = msgspec.structs.replace(view, leaders=(moved, *view.leaders[1:]))
    assert set(since(after, view).changed) == {leader.cell, "P1"}
