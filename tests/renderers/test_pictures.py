"""Every kind of picture of every game: limits, same pixels, nothing hidden shown."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from renderers.core.kinds import kind_for
from renderers.core.picture import ALT_LIMIT, Box
from tests.night import at_night, by_day, each
from tests.pixels import pixel_digest, visible
from tests.renderers.pictures import (
    CROWD,
    EVERY,
    GAMES,
    difference,
    draw,
    forget,
    has_palettes,
    kinds,
    most_bytes,
    of_use,
    renderer,
    scene,
    scenes_of,
    seats_in,
    seen,
    views_of,
    worded,
)
from tests.small_games import game_of


@pytest.fixture(autouse=True, scope="module")
def _words() -> Iterator[None]:
    with worded():
        yield


SOME = ("middle", "seat", "opening")


@pytest.mark.parametrize(
    ("game", "name", "kind", "lang"),
    [
        # By day few scenes, each in one of the two languages: which one, changes from scene to scene.
        (*one, lang) if one[1] in SOME and (at + by) % 2 else at_night((*one, lang))
        for at, one in enumerate(EVERY)
        for by, lang in enumerate(("en", "es"))
    ],
)
def test_limits(game: str, name: str, kind: str, lang: str) -> None:
    picture = draw(game, name, kind, lang)
    with Image.open(io.BytesIO(picture.data)) as file:
        file.verify()
        assert file.format == "PNG"
        assert file.size == (picture.width, picture.height)
    assert pixel_digest(picture) == picture.digest
    assert picture.format == "png"
    assert 300 < picture.width <= 1600
    assert len(picture.data) <= most_bytes(game)
    assert 15 < len(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith(".")
    for left, top, right, bottom in picture.hotspots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


def close(game: str, name: str) -> str:
    """The picture of a scene that is for phones, or the whole one."""
    return kind_for(renderer(game).kinds(scene(game, name)), "close")


@pytest.mark.parametrize("game", GAMES)
def test_kinds_follow_the_view(game: str) -> None:
    middle = scene(game, "middle")
    assert of_use(game, middle, "own", "held") == ()
    for seat in range(seats_in(game, middle)):
        view = seen(game, "middle", seat)
        assert set(kinds(game, view)) - set(kinds(game, middle)) == set(of_use(game, view, "own", "held"))
    for name in scenes_of(game):
        assert len(of_use(game, scene(game, name), "whole")) == 1


@pytest.mark.parametrize("kind", ["hand", "score", "nonsense"])
@pytest.mark.parametrize("game", GAMES)
def test_refuses_kinds_that_the_view_cannot_give(game: str, kind: str) -> None:
    assert kind not in kinds(game, scene(game, "middle"))
    with pytest.raises(ValueError, match=kind):
        draw(game, "middle", kind)


@pytest.mark.parametrize("game", each(3, GAMES))
def test_same_view_is_not_drawn_twice_and_looks_the_same_when_it_is(game: str) -> None:
    (board,) = of_use(game, scene(game, "middle"), "whole")
    first = draw(game, "middle", board)
    if hasattr(renderer(game).draw, "__self__"):
        # Drawn by renderers.core.painting, which keeps the last pictures.
        assert draw(game, "middle", board) is first
    forget()
    again = draw(game, "middle", board)
    assert again is not first
    assert visible(again) == visible(first)


def digests() -> list[str]:
    """A digest of a picture of every game."""
    return [f"{game} {pixel_digest(draw(game, 'middle', close(game, 'middle')))}" for game in GAMES]


def unlike_new() -> dict[str, Box | None]:
    """Where the same pictures look different now when nothing is kept of what was drawn before."""
    kept = {game: draw(game, "middle", close(game, "middle")) for game in GAMES}
    forget()
    anew = {game: draw(game, "middle", close(game, "middle")) for game in kept}
    return {game: difference(one, anew[game]) for game, one in kept.items() if visible(one) != visible(anew[game])}


@pytest.mark.nightly
def test_same_pictures_in_any_process() -> None:
    """This process has one order of hashes, the other one another."""
    program = (
        "from tests.renderers.test_pictures import digests, worded\nwith worded():\n    print(*digests(), sep='\\n')"
    )
    other = "77" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, "PYTHONHASHSEED": other},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == digests(), f"drawn anew, these differ: {unlike_new()}"


@pytest.mark.parametrize("game", by_day(["through_the_ages"], GAMES))
def test_threads_draw_the_same_pictures(game: str) -> None:
    jobs = [(name, kind) for of, name, kind in EVERY if of == game and name in SOME]
    alone = {job: draw(game, *job) for job in jobs}
    forget()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda job: (job, draw(game, *job)), jobs * 3))
    assert {job: difference(one, alone[job]) for job, one in drawn if visible(one) != visible(alone[job])} == {}


@pytest.mark.parametrize("scenes", ["played", at_night("all")])
@pytest.mark.parametrize("game", each(3, GAMES[1:]))
def test_an_order_of_drawing_leaves_no_trace(game: str, scenes: str) -> None:
    """A picture drawn with other tables' pieces already kept equals the one drawn first."""
    forget()
    first = visible(draw(game, "opening", close(game, "opening")))
    forget()
    for name in scenes_of(game):
        if scenes == "all" or name != CROWD:
            draw(game, name, close(game, name))
    assert visible(draw(game, "opening", close(game, "opening"))) == first


@pytest.mark.parametrize("game", [game for game in GAMES if has_palettes(game)])
def test_contrast_palette_is_another_picture(game: str) -> None:
    for kind in of_use(game, scene(game, "middle"), "whole", "close"):
        assert difference(*(draw(game, "middle", kind, palette=name) for name in ("default", "contrast"))) is not None


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_long_names_keep_whole_sentences(game: str, lang: str) -> None:
    long = "Maximiliana Bartolomea de Todos los Santos" * 2
    for of, name, kind in EVERY:
        if of == game:
            view = scene(game, name)
            text = renderer(game).alt_text(view, kind, lang, [long] * seats_in(game, view))
            assert 15 < len(text) <= ALT_LIMIT
            assert text.endswith(".")


@pytest.mark.parametrize("game", [game for game in GAMES if game_of(game).has_secrets])
def test_public_pictures_show_nothing_of_a_hand(game: str) -> None:
    """The board as a seat sees it, without what the view says of that seat alone, is the public one."""
    public = scene(game, "middle")
    own = getattr(views_of(game), "OF_SEATS", ("seats",))
    for seat in range(seats_in(game, public)):
        view = seen(game, "middle", seat)
        other = msgspec.structs.replace(view, viewer=None, **{name: getattr(public, name) for name in own})
        for kind in of_use(game, public, "whole", "close"):
            mine, theirs = (renderer(game).draw(drawn, kind) for drawn in (other, public))
            assert visible(mine) == visible(theirs)
