"""What tests of pictures share: the scenes of every game that is drawn, and how two pictures are compared.

A game's scenes are in ``tests/renderers/GAME_views.py``: SCENES (name -> function that makes a view; "middle", "end"
and "opening" are asked for), ``seen_by(view, seat)`` and MOST_BYTES, how large its pictures may be. Where more of a
view than its ``seats`` differs from seat to seat, OF_SEATS names it; ``other_hand(view)`` is for views without a field
``hand``.
"""

from __future__ import annotations

import gc
import importlib
import io
from types import ModuleType
from typing import Any

import msgspec
from PIL import Image, ImageChops

from renderers.core import registry
from renderers.core.cache import Lru
from renderers.core.picture import Box, Picture
from renderers.core.registry import GameRenderer, rendered_games
from tests.toy_epochs import pictures as toy_pictures

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "Maximiliana de Todos los Santos", "Ed", "Zoë")
TOY = "toy_epochs"
"""A third game of stacks on areas, which is there for tests alone."""
GAMES = (*rendered_games(), TOY)


def views_of(game: str) -> ModuleType:
    """The module with a game's scenes."""
    return importlib.import_module(f"tests.renderers.{game}_views")


def renderer(game: str) -> GameRenderer:
    """What draws a game."""
    return toy_pictures if game == TOY else registry.renderer(game)


def scene(game: str, name: str) -> Any:
    """A view of a game."""
    return views_of(game).SCENES[name]()


def kinds(game: str, view: Any) -> tuple[str, ...]:
    """The kinds of picture that a view can give, by their ids."""
    return tuple(kind.id for kind in renderer(game).kinds(view))


def with_other_hand(game: str, view: Any) -> Any:
    """A view whose viewer holds something else."""
    other = getattr(views_of(game), "other_hand", None)
    return msgspec.structs.replace(view, hand=view.hand[:-1]) if other is None else other(view)


SCENES = [(game, name) for game in GAMES for name in views_of(game).SCENES]


def _offering(kind: str, name: str) -> tuple[str, ...]:
    """The games that give a kind of picture of a scene, seen by the first seat."""
    return tuple(game for game in GAMES if kind in kinds(game, views_of(game).seen_by(scene(game, name), 0)))


WITH_HAND = _offering("hand", "middle")
WITH_HELD = _offering("held", "middle")
WITH_SCORE = _offering("score", "end")
EVERY = [(game, name, kind) for game, name in SCENES for kind in kinds(game, scene(game, name))]
"""Every kind of picture of every scene: game, scene, kind."""
CROWD = "crowded"
"""A scene that no game comes to, and that takes seconds to lay out."""


def draw(game: str, name: str, kind: str, lang: str = "en", **wishes: Any) -> Picture:
    """A picture of a scene."""
    view = scene(game, name)
    return renderer(game).draw(view, kind, lang=lang, names=NAMES[: len(view.seats)], **wishes)


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
