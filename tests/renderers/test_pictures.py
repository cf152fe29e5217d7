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

from renderers.core.picture import ALT_LIMIT, Box
from tests.night import at_night, by_day
from tests.pixels import pixel_digest, visible
from tests.renderers.pictures import (
    CROWD,
    EVERY,
    GAMES,
    WITH_HAND,
    WITH_HELD,
    WITH_SCORE,
    difference,
    draw,
    forget,
    kinds,
    renderer,
    scene,
    views_of,
)
from tests.toy_epochs.pictures import worded


@pytest.fixture(autouse=True, scope="module")
def _words() -> Iterator[None]:
    with worded():
        yield


SOME = ("middle", "seat", "opening")
KINDS = ("cut",)
"""What is compared between processes."""


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
    assert len(picture.data) <= views_of(game).MOST_BYTES
    assert 15 < len(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith(".")
    for left, top, right, bottom in picture.hotspots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


@pytest.mark.parametrize("game", GAMES)
def test_kinds_follow_the_view(game: str) -> None:
    middle = scene(game, "middle")
    more = tuple(kind.id for kind in renderer(game).kinds(middle) if kind.use in ("asked", "more"))
    assert kinds(game, middle) == ("board", "cut", *more)
    hand = ("hand",) if game in WITH_HAND else ()
    hand += ("held",) if game in WITH_HELD else ()
    assert set(kinds(game, views_of(game).seen_by(middle, 0))) == {"board", "cut", *hand, *more}
    score = ("score",) if game in WITH_SCORE else ()
    # Nothing is asked at the end.
    assert {"asked", *kinds(game, scene(game, "end"))} == {"asked", "board", "cut", *score, *more}


@pytest.mark.parametrize("kind", ["hand", "score", "nonsense"])
@pytest.mark.parametrize("game", GAMES)
def test_refuses_kinds_that_the_view_cannot_give(game: str, kind: str) -> None:
    with pytest.raises(ValueError, match=kind):
        draw(game, "middle", kind)


@pytest.mark.parametrize("game", by_day(["middle_east", "ancient_world"], GAMES))
def test_same_view_is_not_drawn_twice_and_looks_the_same_when_it_is(game: str) -> None:
    first = draw(game, "middle", "board")
    assert draw(game, "middle", "board") is first
    forget()
    again = draw(game, "middle", "board")
    assert again is not first
    assert visible(again) == visible(first)


def digests() -> list[str]:
    """A digest of a picture of every game."""
    return [f"{game} {kind} {pixel_digest(draw(game, 'middle', kind))}" for game in GAMES for kind in KINDS]


def unlike_new() -> dict[str, Box | None]:
    """Where the same pictures look different now when nothing is kept of what was drawn before."""
    kept = {(game, kind): draw(game, "middle", kind) for game in GAMES for kind in KINDS}
    forget()
    anew = {(game, kind): draw(game, "middle", kind) for game, kind in kept}
    return {" ".join(of): difference(one, anew[of]) for of, one in kept.items() if visible(one) != visible(anew[of])}


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


@pytest.mark.parametrize("game", by_day(["tigris"], GAMES))
def test_threads_draw_the_same_pictures(game: str) -> None:
    jobs = [(name, kind) for of, name, kind in EVERY if of == game and name in SOME]
    alone = {job: draw(game, *job) for job in jobs}
    forget()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda job: (job, draw(game, *job)), jobs * 3))
    assert {job: difference(one, alone[job]) for job, one in drawn if visible(one) != visible(alone[job])} == {}


@pytest.mark.parametrize("scenes", ["played", at_night("all")])
@pytest.mark.parametrize("game", by_day(["inner_sea", "through_the_ages"], GAMES))
def test_an_order_of_drawing_leaves_no_trace(game: str, scenes: str) -> None:
    """A picture drawn with other tables' pieces already kept equals the one drawn first."""
    forget()
    first = visible(draw(game, "opening", "cut"))
    forget()
    for name in views_of(game).SCENES:
        if scenes == "all" or name != CROWD:
            draw(game, name, "cut")
    assert visible(draw(game, "opening", "cut")) == first


@pytest.mark.parametrize("game", GAMES)
def test_contrast_palette_is_another_picture(game: str) -> None:
    for kind in ("board", "cut"):
        assert difference(*(draw(game, "middle", kind, palette=name) for name in ("default", "contrast"))) is not None


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_long_names_keep_whole_sentences(game: str, lang: str) -> None:
    names = ["Maximiliana Bartolomea de Todos los Santos" * 2] * 6
    for of, name, kind in EVERY:
        if of == game:
            text = renderer(game).alt_text(scene(game, name), kind, lang, names)
            assert 15 < len(text) <= ALT_LIMIT
            assert text.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_public_pictures_show_nothing_of_a_hand(game: str) -> None:
    """The board as a seat sees it, without what the view says of that seat alone, is the public one."""
    public = scene(game, "middle")
    own = getattr(views_of(game), "OF_SEATS", ("seats",))
    for seat in range(len(public.seats)):
        seen = views_of(game).seen_by(public, seat)
        other = msgspec.structs.replace(seen, viewer=None, **{name: getattr(public, name) for name in own})
        for kind in ("board", "cut"):
            mine, theirs = (renderer(game).draw(view, kind) for view in (other, public))
            assert visible(mine) == visible(theirs)
