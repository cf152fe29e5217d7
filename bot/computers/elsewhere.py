"""The bot's side of thinking on other machines: turns are put into the database, and replies fetched from there.

Thinkers are told of a turn at once and the bot of a reply; as notifications can be lost, both also look by themselves.
A turn that no thinker takes in time, or over which they die, is thought through here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

import msgspec

from bot.computers.kinds import kind_of
from bot.model.thinking import ComputerTurn, ThinkingLoad, ThinkReply, ThinkRequest
from bot.store import StoreError
from bot.store.postgres.turns import DEATHS, BotTurns
from bot.workers.thinking import decode_reply, encode

LOOK: Final = 1.0
"""Seconds between two looks while a turn waits for its reply."""

IDLE: Final = 2.0
"""Seconds between two looks for thinkers, while nothing waits."""

PATIENCE: Final = 3.0
"""Seconds after which a turn that no thinker has taken is thought through here: they are busy, or cannot."""

SWEEP: Final = 300.0
"""Seconds between two times that forgotten rows are deleted."""

logger = logging.getLogger("ziggurat.computers")


class NotTaken(Exception):
    """No thinker is at the turn: it is to be thought through here."""


class TurnGone(Exception):
    """The turn is asked no more: another process has fetched its reply, or knows that the table has moved on."""


class Elsewhere(Protocol):
    """Thinking on other machines."""

    load: ThinkingLoad

    def is_served(self) -> bool:
        """Whether a thinker lives, as far as is known."""
        ...

    async def answer(self, turn: ComputerTurn, request: ThinkRequest) -> ThinkReply:
        """What a thinker replies. Raises NotTaken, TurnGone or StoreUnavailable."""
        ...

    async def withdraw(self, turn: ComputerTurn) -> bool:
        """Ask no thinker any more; False where one is at it after all, or has replied. Raises StoreUnavailable."""
        ...


class Nowhere:
    """There are no other machines."""

    load = ThinkingLoad()

    def is_served(self) -> bool:
        """False."""
        return False

    async def answer(self, turn: ComputerTurn, request: ThinkRequest) -> ThinkReply:
        """Raises NotTaken."""
        raise NotTaken

    async def withdraw(self, turn: ComputerTurn) -> bool:
        """True."""
        return True


class _Wait(msgspec.Struct):
    """A turn whose reply is waited for."""

    question: str
    reply: asyncio.Future[bytes]


class ThroughDatabase:
    """Thinkers that share the database with this bot. ``keep`` must run meanwhile."""

    def __init__(self, rows: BotTurns) -> None:
        self.load = ThinkingLoad()
        self._rows = rows
        self._waits: dict[int, _Wait] = {}
        self._woken = asyncio.Event()
        self._swept = float("-inf")

    def is_served(self) -> bool:
        """See ``Elsewhere``."""
        return self.load.thinkers > 0

    def wake(self) -> None:
        """Look at once: a reply has come."""
        self._woken.set()

    async def answer(self, turn: ComputerTurn, request: ThinkRequest) -> ThinkReply:
        """See ``Elsewhere``."""
        wait = _Wait(question_of(turn), asyncio.get_running_loop().create_future())
        kind = kind_of(request.position.game, turn.level)
        await self._rows.put(turn.table_id, wait.question, kind, encode(request))
        self._waits[turn.table_id] = wait
        if len(self._waits) == 1:
            # Whoever looks may be in the middle of a long pause.
            self._woken.set()
        try:
            return decode_reply(await wait.reply)
        finally:
            if self._waits.get(turn.table_id) is wait:
                del self._waits[turn.table_id]

    async def withdraw(self, turn: ComputerTurn) -> bool:
        """See ``Elsewhere``."""
        return await self._rows.withdraw(turn.table_id, question_of(turn))

    async def keep(self) -> None:
        """Look for replies and thinkers until cancelled."""
        while True:
            try:
                await self._look()
            except StoreError as error:
                logger.warning("thinkers cannot be looked for: %s", error)
                self.load = ThinkingLoad()
            try:
                async with asyncio.timeout(LOOK if self._waits else IDLE):
                    await self._woken.wait()
            except TimeoutError:
                continue
            finally:
                self._woken.clear()

    async def _look(self) -> None:
        waits = dict(self._waits)
        if waits:
            for table_id, (question, reply) in (await self._rows.fetch([*waits])).items():
                wait = waits.pop(table_id)
                if wait.reply.done():
                    continue
                if question == wait.question:
                    wait.reply.set_result(reply)
                else:
                    wait.reply.set_exception(TurnGone())
        self.load = await self._rows.load()
        if waits:
            await self._look_at_open(waits)
        now = asyncio.get_running_loop().time()
        if now - self._swept > SWEEP:
            self._swept = now
            await self._rows.sweep()

    async def _look_at_open(self, waits: dict[int, _Wait]) -> None:
        there = await self._rows.open_turns([*waits])
        for table_id, wait in waits.items():
            turn = there.get(table_id)
            if wait.reply.done():
                continue
            if turn is None or turn.question != wait.question:
                wait.reply.set_exception(TurnGone())
            elif not turn.is_in_hand and (not self.load.thinkers or turn.age > PATIENCE or turn.tries >= DEATHS):
                wait.reply.set_exception(NotTaken())


def question_of(turn: ComputerTurn) -> str:
    """What tells a turn from the others at its table."""
    return f"{turn.revision}:{turn.seat}:{turn.key}:{turn.level}"
