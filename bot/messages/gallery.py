"""A cache of pictures of past positions, for the viewer of games."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from bot.messages.pictures import draw
from renderers.core.picture import Picture

ROOM: Final = 24 * 2**20
"""Bytes of pictures that are kept."""

_Key = tuple[str, str, str, tuple[str, ...], str, bool, tuple[str, ...]]


class Gallery:
    """Draws each picture once; the least recently used ones are dropped beyond ROOM bytes."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self._pictures: OrderedDict[_Key, Picture] = OrderedDict()
        self._size = 0

    async def picture(
        self,
        mark: str,
        game: str,
        view: Any,
        kind: str,
        lang: str,
        names: Sequence[str],
        palette: str,
        closed: bool = False,
        before: Any = None,
        marks: tuple[str, ...] = (),
    ) -> Picture:
        """The picture of a view, as ``draw`` makes it. ``mark`` is the same for the same view and the same one before,
        and for no other with these ``marks``.
        """
        key = (mark, kind, lang, tuple(names), palette, closed, marks)
        picture = self._pictures.get(key)
        if picture is None:
            picture = await draw(game, view, kind, lang, names, palette, marks=marks, closed=closed, before=before)
            self._keep(key, picture)
        if key in self._pictures:
            self._pictures.move_to_end(key)
        return picture

    def _keep(self, key: _Key, picture: Picture) -> None:
        if key not in self._pictures:
            self._size += len(picture.data)
        self._pictures[key] = picture
        while self._size > self.room:
            _, oldest = self._pictures.popitem(last=False)
            self._size -= len(oldest.data)
