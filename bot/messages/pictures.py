"""Pictures for messages: drawn by worker processes, or in threads where there are none; never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from bot.tables.people import PlayerSettings
from bot.workers.drawing import decode_reply, encode, request_for
from bot.workers.pool import Workers
from bot.workers.process import NotStarted, WorkerDied
from bot.workers.progress import TooSlow
from engine.core.registry import games
from renderers.core.kinds import SCORE, Use, kind_for
from renderers.core.picture import Picture
from renderers.core.registry import faces, renderer

SECONDS: Final = 30.0
"""A worker that takes longer over a picture is ended, one that hangs or holds others up sooner (``progress``)."""

TRIES: Final = 2
"""After this many workers have died over a picture, it is given up."""

WITHOUT: Final = 30.0
"""Seconds for which pictures are drawn in threads after a worker could not be started."""

ROOM: Final = 4 * 2**20
"""Bytes of pictures from workers that are kept: what is asked for again soon is not even sent to one."""

logger = logging.getLogger("ziggurat.pictures")

_threads = ThreadPoolExecutor(2, thread_name_prefix="draw")


class NotDrawn(Exception):
    """A picture could not be drawn; the log says why."""


class ByWorkers:
    """Has pictures drawn by workers. A picture that is asked for again meanwhile, or soon after, is drawn once."""

    def __init__(self, workers: Workers, room: int = ROOM) -> None:
        self.workers = workers
        self._room = room
        self._size = 0
        # Pictures under way, and those that are kept, the least recently used first, by their requests.
        self._under_way: dict[bytes, asyncio.Task[Picture]] = {}
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._without_until = 0.0

    async def picture(self, request: bytes, what: str, in_process: Callable[[], Picture]) -> Picture:
        """The picture that a request describes (``bot.workers.drawing.encode``). Raises NotDrawn.

        ``what`` names it in the log. ``in_process`` draws it here: for when no worker can be started.
        """
        if request in self._kept:
            self._kept.move_to_end(request)
            return self._kept[request]
        task = self._under_way.get(request)
        if task is None:
            task = self._under_way[request] = asyncio.create_task(self._drawn(request, what, in_process))
            task.add_done_callback(partial(self._keep, request))
        # Whoever gives up waiting ends no worker.
        return await asyncio.shield(task)

    def _keep(self, request: bytes, task: asyncio.Task[Picture]) -> None:
        del self._under_way[request]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[request] = task.result()
        self._size += len(task.result().data)
        while self._size > self._room:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.data)

    async def stop(self) -> None:
        """Give up what is under way: nobody waits for it any more."""
        under_way = [task for task in self._under_way.values() if not task.done()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _drawn(self, request: bytes, what: str, in_process: Callable[[], Picture]) -> Picture:
        try:
            for _ in range(TRIES):
                if time.monotonic() < self._without_until:
                    return await _in_thread(in_process)
                try:
                    async with self.workers.free() as worker:
                        reply = decode_reply(await worker.ask(request, SECONDS, self.workers.others_wait))
                except NotStarted:
                    logger.error("no worker can be started: for %g seconds pictures are drawn in threads", WITHOUT)
                    self._without_until = time.monotonic() + WITHOUT
                    return await _in_thread(in_process)
                except WorkerDied:
                    logger.error("a worker died over %s, and is replaced", what)
                    continue
                if reply.picture is not None:
                    return reply.picture
                logger.error("%s could not be drawn:\n%s", what, reply.error)
                break
        except TooSlow as why:
            logger.error("%s was not drawn, and its worker was ended: %s", what, why)
        raise NotDrawn


_by_workers: list[ByWorkers] = []


@asynccontextmanager
async def drawn_by(workers: Workers) -> AsyncIterator[None]:
    """During the block pictures are drawn by these workers, else in threads of this process."""
    _by_workers.append(ByWorkers(workers))
    try:
        yield
    finally:
        await _by_workers.pop().stop()


def workers_alive() -> int:
    """The number of workers that draw now; 0 where pictures are drawn in threads."""
    return _by_workers[-1].workers.alive() if _by_workers else 0


def kind_of(game: str, view: Any, use: Use) -> str:
    """The kind of picture of a view for a use: what its game draws for it, else the whole position."""
    return kind_for(renderer(game).kinds(view), use)


def result_kind(game: str, view: Any) -> str | None:
    """The kind of picture that shows how a game has ended; None while it goes on, and for a game without one."""
    return SCORE.id if SCORE in renderer(game).kinds(view) else None


def use_of(wishes: PlayerSettings) -> Use:
    """How a person likes to see the board: whole, or closely where something happens."""
    return "close" if wishes.look == "zoom" else "whole"


def has_hands(game: str) -> bool:
    """Whether players of the game have hands, as it claims."""
    return games()[game].claims.hands


def own_kinds(game: str, view: Any) -> list[str]:
    """The kinds of picture that show what the viewer alone may see."""
    return [kind.id for kind in renderer(game).kinds(view) if kind.use == "own"]


async def draw(
    game: str,
    view: Any,
    kind: str,
    lang: str,
    names: Sequence[str] | None,
    palette: str = "default",
    marks: Sequence[str] = (),
    closed: bool = False,
    before: Any = None,
) -> Picture:
    """One picture of a view, of one of the kinds that it can give, in the colours of a palette ("default", "contrast").

    ``names`` are the players' names by seat; None: what the game calls the seats. ``marks`` are places to be marked.
    ``closed``: the table was closed before the game's end, so nobody is to act. ``before``: the view as the reader last
    saw it, of the same viewer; whatever looks different now is marked. None: the last action or phase is.
    Raises NotDrawn if a worker fails over it, in a thread what the renderer raises.
    """
    in_process = partial(
        renderer(game).draw,
        view,
        kind,
        lang=lang,
        names=names,
        palette=palette,
        marks=marks,
        closed=closed,
        before=before,
    )
    if not _by_workers:
        return await _in_thread(in_process)
    request = encode(request_for(game, view, kind, lang, names, palette, marks, closed, before))
    return await _by_workers[-1].picture(request, f"a picture ({game}, {kind})", in_process)


async def draw_face(game: str, thing: str, lang: str) -> Picture:
    """The large face of a thing of a game with cards ("card:ID"). Raises LookupError for one that has none."""
    game_faces = faces(game)
    if game_faces is None:
        raise LookupError(f"{game!r} has no cards")
    return await _in_thread(partial(game_faces.picture, thing, lang))


async def _in_thread(drawing: Callable[[], Picture]) -> Picture:
    return await asyncio.get_running_loop().run_in_executor(_threads, drawing)
