"""Finds the renderers of games by looking for renderers/*/pictures.py; nobody keeps a list."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import renderers
from renderers.core.kinds import Kind
from renderers.core.picture import Picture


class GameRenderer(Protocol):
    """What the module ``renderers.<game>.pictures`` offers. ``view`` is a View of that game."""

    def kinds(self, view: Any) -> tuple[Kind, ...]:
        """The kinds of picture that make sense for ``view``; at least one shows the whole position."""

    def draw(
        self,
        view: Any,
        kind: str,
        *,
        lang: str = "en",
        names: Sequence[str] | None = None,
        palette: str = "default",
        marks: Sequence[str] = (),
        closed: bool = False,
        before: Any = None,
    ) -> Picture:
        """One picture; ``kind`` is the id of one of ``kinds``, ValueError for any that ``view`` cannot give.

        ``marks`` are places (squares, areas) to be marked on the board; the cut is then around them. ``closed``: the
        table was closed before the game's end, so nobody is said to be to act. ``before``: an older View of the same
        game and viewer, as the reader last saw it; all places, however many, that look different now are marked on
        the board and in the cut, and told in the alt text. None: what the View itself marks (the last action; what
        has changed in the phase).
        """

    def alt_text(self, view: Any, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
        """The position in words, at most 1,024 characters."""


class GameFaces(Protocol):
    """What the module ``renderers.<game>.faces`` of a game with cards offers. Things are named "kind:id"."""

    def things(self) -> tuple[str, ...]:
        """All things that have a face."""

    def label(self, thing: str, lang: str) -> str:
        """Its name, with what tells it from others of the same name."""

    def picture(self, thing: str, lang: str) -> Picture:
        """The large face of a thing with its words as alt text; KeyError for one that has none. Safe in threads."""


@cache
def rendered_games() -> tuple[str, ...]:
    """The ids of all games that can be drawn, in alphabetical order."""
    packages = sorted(item.name for item in pkgutil.iter_modules(renderers.__path__) if item.ispkg)
    return tuple(name for name in packages if importlib.util.find_spec(f"renderers.{name}.pictures"))


@cache
def renderer(game: str) -> GameRenderer:
    """The renderer of the game with this id; LookupError where there is none."""
    if game not in rendered_games():
        raise LookupError(f"no pictures of {game!r}; there are: {', '.join(rendered_games())}")
    module: Any = importlib.import_module(f"renderers.{game}.pictures")
    pictures: GameRenderer = module
    return pictures


@cache
def faces(game: str) -> GameFaces | None:
    """The card faces of a game; None where it has no cards."""
    if (
        importlib.util.find_spec(f"renderers.{game}") is None
        or importlib.util.find_spec(f"renderers.{game}.faces") is None
    ):
        return None
    module: Any = importlib.import_module(f"renderers.{game}.faces")
    card_faces: GameFaces = module
    return card_faces
