"""A thinker: takes computers' turns from the database, has them thought through by its workers, and replies there.

It knows no table, no hand and no Discord: only what a bot has dealt anew for a seat.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bot.base.meter import Meter, Silent
from bot.computers.asking import thought
from bot.computers.kinds import known_kinds
from bot.model.thinking import ThinkingLoad, ThinkReply, ThinkRequest
from bot.store import StoreError
from bot.store.postgres.turns import LASTS, TakenTurn, ThinkerTurns
from bot.workers.pool import Workers

LOOK: Final = 1.0
"""Seconds between two looks for turns."""

BEAT: Final = 1.5
"""Seconds between two signs of life."""

LAST_WORDS: Final = 10.0
"""Seconds that turns under way may take to their end when the thinker is told to stop."""

logger = logging.getLogger("ziggurat.computers")

_requests: Final = msgspec.msgpack.Decoder(ThinkRequest)


class Thinker:
    """Thinks through as many turns at once as there are ``workers`` (``count``), until it is told to stop.

    ``kinds``: the turns that it can think through. ``clock`` counts seconds.
    """

    def __init__(
        self,
        rows: ThinkerTurns,
        workers: Workers,
        count: int,
        *,
        meter: Meter | None = None,
        kinds: Sequence[str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.load = ThinkingLoad()
        self._rows = rows
        self._workers = workers
        self._count = count
        self._meter: Meter = Silent() if meter is None else meter
        self._kinds = known_kinds() if kinds is None else [*kinds]
        self._clock = clock
        self._beat_at = float("-inf")
        self._in_hand: dict[int, tuple[int, asyncio.Task[None]]] = {}
        # Turns that are this thinker's in the database and nobody's here, as of the last beat.
        self._strays: dict[int, int] = {}
        self._woken = asyncio.Event()

    def is_ready(self) -> bool:
        """Whether the database has heard of this thinker lately."""
        return self._clock() - self._beat_at < LASTS

    def in_hand(self) -> int:
        """How many turns it thinks through now."""
        return len(self._in_hand)

    def wake(self) -> None:
        """Look at once: there is a turn."""
        self._woken.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Think until ``stop`` is set; then finish what is under way, for LAST_WORDS seconds, give back the rest."""
        beating = asyncio.create_task(self._keep_beating())
        stopping = asyncio.create_task(stop.wait())
        stopping.add_done_callback(lambda _: self.wake())
        try:
            while not stop.is_set():
                self._woken.clear()
                await self._take_all(stop)
                try:
                    async with asyncio.timeout(LOOK):
                        await self._woken.wait()
                except TimeoutError:
                    continue
            await self._finish()
        finally:
            for task in (beating, stopping, *(task for _, task in self._in_hand.values())):
                task.cancel()
            await asyncio.gather(beating, stopping, return_exceptions=True)
            await self._give_back()

    async def _take_all(self, stop: asyncio.Event) -> None:
        try:
            while not stop.is_set() and len(self._in_hand) < self._count:
                turn = await self._rows.take(self._kinds)
                if turn is None:
                    return
                self._begin(turn)
        except StoreError as error:
            logger.warning("no turns can be taken: %s", error)

    def _begin(self, turn: TakenTurn) -> None:
        before = self._in_hand.pop(turn.table_id, None)
        if before is not None:
            # The table has moved on meanwhile.
            before[1].cancel()
        task = asyncio.create_task(self._think(turn))
        self._in_hand[turn.table_id] = (turn.term, task)
        task.add_done_callback(lambda _: self._end(turn))

    def _end(self, turn: TakenTurn) -> None:
        term, _ = self._in_hand.get(turn.table_id, (None, None))
        if term == turn.term:
            del self._in_hand[turn.table_id]
        self._woken.set()

    async def _think(self, turn: TakenTurn) -> None:
        try:
            reply = await self._reply(turn)
            if not await self._rows.reply(turn, msgspec.msgpack.encode(reply)):
                logger.info("a turn of table %d was somebody else's by the time of its reply", turn.table_id)
        except StoreError as error:
            # It is free again after a while.
            logger.warning("a reply for table %d could not be stored: %s", turn.table_id, error)
        except Exception:
            logger.exception("a turn of table %d could not be thought through", turn.table_id)

    async def _reply(self, turn: TakenTurn) -> ThinkReply:
        try:
            request = _requests.decode(turn.request)
        except msgspec.MsgspecError as error:
            return ThinkReply(None, f"no request: {type(error).__name__}")
        async with self._workers.free() as worker:
            return await thought(worker, request, f"table {turn.table_id} (level {request.level})", self._meter)

    async def _keep_beating(self) -> None:
        while True:
            try:
                await self._beat()
            except StoreError as error:
                logger.warning("this thinker could not say that it lives: %s", error)
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        before, begun = dict(self._in_hand), self._clock()
        mine = await self._rows.beat(self._count)
        self._beat_at = begun
        for table_id, (term, task) in before.items():
            if self._in_hand.get(table_id, (None,))[0] == term and mine.get(table_id) != term and not task.done():
                logger.info("table %d has moved on: its turn is thought through no more", table_id)
                task.cancel()
        strays = {item: term for item, term in mine.items() if self._in_hand.get(item, (None,))[0] != term}
        for table_id, term in strays.items():
            if self._strays.get(table_id) == term:
                await self._rows.release(table_id, term)
        self._strays = strays
        self.load = await self._rows.load()

    async def _finish(self) -> None:
        tasks = [task for _, task in self._in_hand.values()]
        if tasks:
            logger.info("%d turns are finished before the end", len(tasks))
            await asyncio.wait(tasks, timeout=LAST_WORDS)

    async def _give_back(self) -> None:
        try:
            await self._rows.give_back()
        except StoreError:
            logger.warning("turns could not be given back; others have them in %g seconds", LASTS)
