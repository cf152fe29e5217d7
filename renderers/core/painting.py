"""What every game's ``draw`` does around its painting: check the kind, draw the same picture once, put words to it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from renderers.core.cache import Lru
from renderers.core.canvas import Canvas
from renderers.core.finish import finished
from renderers.core.kinds import HELD, Kind, kind_for
from renderers.core.picture import Box, Picture

V = TypeVar("V")
S = TypeVar("S")
Painted = tuple[Canvas, dict[str, Box]]

BYTES_KEPT = 2_000_000
"""Of encoded pictures of all games, for who draws without workers: in a worker each is asked for once or twice."""

_pictures: Lru[Picture] = Lru(BYTES_KEPT, lambda picture: len(picture.data))


class RenderRequest(NamedTuple):
    """How a view is to be drawn: the arguments of ``draw`` (see GameRenderer)."""

    kind: str
    lang: str
    names: Sequence[str] | None
    palette: str
    marks: Sequence[str]
    closed: bool


class Painting(Generic[V, S]):
    """The pictures of one game, of views V with captions S; the last few are kept.

    ``kinds``: of a view. ``captions``: words in a language, with names, of a table that is closed or not. ``alt``: a
    view in words. ``since``: a view with what looks different from an older one. ``facts``: what a picture of a view
    depends on. ``marked`` painters of boards also take places to mark, ``plain`` ones do not.
    """

    def __init__(
        self,
        kinds: Callable[[V], tuple[Kind, ...]],
        captions: Callable[[V, str, Sequence[str] | None, bool], S],
        alt: Callable[[V, str, str, Sequence[str] | None, bool], str],
        since: Callable[[V, V], V],
        facts: Callable[[V], Hashable],
        plain: Mapping[str, Callable[[V, S, str], Painted]],
        marked: Mapping[str, Callable[[V, S, str, Sequence[str]], Painted]],
    ) -> None:
        self._kinds, self._captions, self._alt, self._since, self._facts = kinds, captions, alt, since, facts
        self._plain, self._marked = plain, marked

    def draw(
        self,
        view: V,
        kind: str,
        *,
        lang: str = "en",
        names: Sequence[str] | None = None,
        palette: str = "default",
        marks: Sequence[str] = (),
        closed: bool = False,
        before: V | None = None,
    ) -> Picture:
        """``view`` as a picture of ``kind``, as GameRenderer.draw says: by this a game's module of pictures draws.

        ``names`` are the players' names by seat. ``marks`` are places by their hotspots. ``closed``: the game was
        broken off, nobody is to act. ``before``: an older view of the game, as the reader last saw it. Raises
        ValueError for a kind that ``view`` cannot give. Equal arguments give equal bytes; the last few pictures are
        kept. Safe in threads.
        """
        if before is not None:
            view = self._since(view, before)
        return self._picture(view, RenderRequest(kind, lang, names, palette, marks, closed))

    def _picture(self, view: V, request: RenderRequest) -> Picture:
        kinds = [kind.id for kind in self._kinds(view)]
        if request.kind not in kinds:
            raise ValueError(f"no picture {request.kind!r} of this view, only {', '.join(kinds)}")
        request = request._replace(
            names=None if request.names is None else tuple(request.names),
            marks=tuple(request.marks) if request.kind in self._marked else (),
        )
        return _pictures.get((self, self._facts(view), request), lambda: self._draw(view, request))

    def _draw(self, view: V, request: RenderRequest) -> Picture:
        # With marks, a cut lies elsewhere than its words would say.
        is_elsewhere = bool(request.marks) and request.kind != HELD.id
        alt_kind = kind_for(self._kinds(view), "whole") if is_elsewhere else request.kind
        alt = self._alt(view, alt_kind, request.lang, request.names, request.closed)
        captions = self._captions(view, request.lang, request.names, request.closed)
        if request.kind in self._marked:
            return finished(lambda: self._marked[request.kind](view, captions, request.palette, request.marks), alt)
        return finished(lambda: self._plain[request.kind](view, captions, request.palette), alt)
