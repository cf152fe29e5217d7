"""What tests of pictures share: the scenes of every game that is drawn, and how two pictures are compared.

Every game has the scenes "opening", "middle", "seat" (the middle as a seat sees it) and "end" of a random game. What
such a game does not come to, its ``tests/renderers/GAME_views.py`` may say; each part of it has a default:

SCENES: name -> function that makes a view; one of those four takes the place of the random one.
seen_by(view, seat): such a view as a seat sees it.
MOST_BYTES: how large its pictures may be.
OF_SEATS: the fields of a view that differ from seat to seat, where that is more than ``seats``.
PARTS: what marks may name that is no place.
other_hand(view), is_rich_end(view): for views without a field ``hand``, for seats without ``points``.

A file that is missing or broken breaks the tests of its game alone.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import io
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

import msgspec
from PIL import Image, ImageChops

from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.rng import seeded
from renderers.core import registry
from renderers.core.cache import Lru
from renderers.core.kinds import BOARD, HAND, HELD, SCORE
from renderers.core.picture import Box, Picture
from renderers.core.registry import GameRenderer, rendered_games
from tests.small_games import BORROWING, HOME, METAS, ROOTS, SMALL, WHOLE, game_of, installed, module_of

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "Maximiliana de Todos los Santos", "Ed", "Zoë")
GAMES = (*rendered_games(), *SMALL)
MOST_BYTES = 400_000
"""The most bytes of a picture, where a game says nothing else."""
SEED = 3


@contextmanager
def worded() -> Iterator[None]:
    """While this lasts, the texts of games that are there for tests alone are among those of the program."""
    with ExitStack() as stack:
        stack.enter_context(installed())
        for game in BORROWING:
            stack.enter_context(importlib.import_module(f"tests.{game}.pictures").worded())
        yield


@cache
def views_of(game: str) -> Any:
    """The module with scenes that a game makes itself; an empty one where it makes none.

    One that cannot be imported has a scene of this name that raises why.
    """
    file = ROOTS.get(game, HOME) / "tests" / "renderers" / f"{game}_views.py"
    name = ".".join(file.relative_to(HOME).with_suffix("").parts)
    try:
        return importlib.import_module(name) if file.exists() else SimpleNamespace()
    except Exception as error:
        return SimpleNamespace(SCENES={"cannot be imported": _raising(error)})


def _raising(error: Exception) -> Callable[[], Any]:
    def scene() -> Any:
        raise error

    return scene


def renderer(game: str) -> GameRenderer:
    """What draws a game."""
    if game in registry.rendered_games():
        return registry.renderer(game)
    drawn: GameRenderer = (
        module_of(f"renderers.{game}.pictures") if game in WHOLE else importlib.import_module(f"tests.{game}.pictures")
    )
    return drawn


@cache
def _length(game: str) -> int:
    """How many answers the random game takes."""
    return len(_random_game(game, 10_000).answers)


def _random_game(game: str, answers: int) -> Match:
    """A game of the fewest players who choose at random, after so many answers."""
    match, rng = Match.create(game_of(game), {}, METAS[game].seats[0], SEED), seeded(SEED)
    while match.asks() and len(match.answers) < answers:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    return match


MOMENTS: dict[str, Callable[[str], Match]] = {
    "opening": lambda game: _random_game(game, 0),
    "middle": lambda game: _random_game(game, _length(game) // 2),
    "seat": lambda game: _random_game(game, _length(game) // 2),
    "end": lambda game: _random_game(game, _length(game)),
}
"""Where a random game stands, by the name of the scene."""


def scenes_of(game: str) -> tuple[str, ...]:
    """The names of a game's scenes."""
    return tuple(dict.fromkeys((*getattr(views_of(game), "SCENES", {}), *MOMENTS)))


def scene(game: str, name: str) -> Any:
    """A view of a game."""
    made = getattr(views_of(game), "SCENES", {})
    return made[name]() if name in made else MOMENTS[name](game).view(0 if name == "seat" else None)


def seen(game: str, name: str, seat: int) -> Any:
    """A scene as a seat sees it."""
    views = views_of(game)
    if name not in getattr(views, "SCENES", {}):
        return MOMENTS[name](game).view(seat)
    view = scene(game, name)
    if not game_of(game).has_secrets:
        return view
    return views.seen_by(view, seat)


def seats_in(game: str, view: Any) -> int:
    """How many play in a view."""
    return len(view.seats) if hasattr(view, "seats") else METAS[game].seats[0]


def most_bytes(game: str) -> int:
    """How large its pictures may be."""
    size: int = getattr(views_of(game), "MOST_BYTES", MOST_BYTES)
    return size


def is_rich_end(game: str, view: Any) -> bool:
    """Whether the end of a game is like that of people's: everybody has points, unless the game judges otherwise."""
    judge = getattr(views_of(game), "is_rich_end", None)
    if judge is not None:
        return bool(judge(view))
    return min([seat.points for seat in getattr(view, "seats", ()) if hasattr(seat, "points")], default=11) > 10


def has_palettes(game: str) -> bool:
    """Whether a game says that it has colours to choose from: a module of its palette, its own or its family's."""
    return game in BORROWING or (
        game not in WHOLE and importlib.util.find_spec(f"renderers.{game}.palette") is not None
    )


def kinds(game: str, view: Any) -> tuple[str, ...]:
    """The kinds of picture that a view can give, by their ids."""
    return tuple(kind.id for kind in renderer(game).kinds(view))


def of_use(game: str, view: Any, *uses: str) -> tuple[str, ...]:
    """The kinds of picture that a view can give for these uses, by their ids."""
    return tuple(kind.id for kind in renderer(game).kinds(view) if kind.use in uses)


def with_other_hand(game: str, view: Any) -> Any:
    """A view whose viewer holds something else."""
    other = getattr(views_of(game), "other_hand", None)
    return msgspec.structs.replace(view, hand=view.hand[:-1]) if other is None else other(view)


def _kinds_of(game: str, name: str, seat: int | None = None) -> tuple[str, ...]:
    """The kinds of picture of a scene; one alone where it cannot be made: what draws it fails then, and says why."""
    try:
        return kinds(game, scene(game, name) if seat is None else seen(game, name, seat))
    except Exception:
        return (BOARD.id,)


SCENES = [(game, name) for game in GAMES for name in scenes_of(game)]
WITH_HAND = tuple(game for game in GAMES if HAND.id in _kinds_of(game, "middle", 0))
WITH_HELD = tuple(game for game in GAMES if HELD.id in _kinds_of(game, "middle", 0))
WITH_SCORE = tuple(game for game in GAMES if SCORE.id in _kinds_of(game, "end", 0))
EVERY = [(game, name, kind) for game, name in SCENES for kind in _kinds_of(game, name)]
"""Every kind of picture of every scene: game, scene, kind."""
CROWD = "crowded"
"""A scene that no game comes to, and that takes seconds to lay out."""


def draw(game: str, name: str, kind: str, lang: str = "en", **wishes: Any) -> Picture:
    """A picture of a scene."""
    view = scene(game, name)
    return renderer(game).draw(view, kind, lang=lang, names=NAMES[: seats_in(game, view)], **wishes)


def forget() -> None:
    """Empty every cache of the renderers, as in a new process."""
    for thing in gc.get_objects():
        if isinstance(thing, Lru):
            thing.clear()


def pixels(picture: Picture) -> Image.Image:
    """A picture in RGB."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def difference(one: Picture, other: Picture) -> Box | None:
    """The box in which two pictures differ; None where they are the same."""
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


def differing_places(one: Picture, other: Picture) -> set[str]:
    """The hotspots of ``one`` that look different in ``other``."""
    first, second = pixels(one), pixels(other)
    return {
        place
        for place, box in one.hotspots.items()
        if ImageChops.difference(first.crop(box), second.crop(box)).getbbox()
    }
