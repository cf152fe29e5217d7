"""Carries out what an operator has ordered from the shell (``bot.operate.orders``). Knows no Discord.

The shell writes an order into the database; a running bot looks for orders every few seconds, a bot that starts finds
those that were written meanwhile. An order is struck off when all of it is stored: cut off in the middle it is carried
out again, which changes nothing that has been changed already.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from bot.model.errors import (
    AlreadyOver,
    NoSuchTable,
    TableError,
)
from bot.model.orders import (
    OPERATOR,
    Block,
    Order,
)
from bot.model.table import Notice, Table
from bot.store import Conflict, StoreError
from bot.tables.service import Tables
from engine.core.errors import EngineError

logger = logging.getLogger("ziggurat.tables")

LOOK: Final = 2.0
"""Seconds between two looks for orders."""

RETRY: Final = 30.0
"""Seconds to the next look where the database could not be used."""

TASK: Final = "ziggurat-orders"
"""The name of the task in which channels are told: the bot does not end in the middle of it."""


class PersonBlocked(TableError):
    """The operator has blocked this person."""

    key = "error-blocked"


class ServerBlocked(TableError):
    """The operator has blocked this server."""

    key = "error-blocked-server"


class Orders:
    """The operator's orders and blocks. ``publish`` brings a table's messages up to date.

    ``people`` and ``servers`` are who is blocked, as of the last look.
    """

    def __init__(self, tables: Tables, publish: Callable[[int], Awaitable[str | None]]) -> None:
        self._tables = tables
        self._publish = publish
        self._ready = False
        self._failed = False
        self._telling: set[asyncio.Task[None]] = set()
        self.people: frozenset[int] = frozenset()
        self.servers: frozenset[int] = frozenset()

    def refuse(self, user: int, server: int | None) -> None:
        """Raises PersonBlocked or ServerBlocked if the user or server is blocked."""
        if user in self.people:
            raise PersonBlocked
        if server is not None and server in self.servers:
            raise ServerBlocked

    async def load(self) -> None:
        """Read who is blocked: once, before the first question."""
        self._hold((await self._tables.store.orders())[1])

    def _hold(self, blocks: Iterable[Block]) -> None:
        rows = list(blocks)
        self.people = frozenset(block.id for block in rows if block.kind == "person")
        self.servers = frozenset(block.id for block in rows if block.kind == "server")

    def begin(self) -> None:
        """Note that the tables are loaded: orders are carried out from now on."""
        self._ready = True

    async def keep(self) -> None:
        """Look for orders until cancelled; channels are told meanwhile, so that no order waits for Discord."""
        while True:
            await asyncio.sleep(RETRY if self._failed else LOOK)
            try:
                changed = await self.carry_out() if self._ready else []
            except Exception as error:
                logger.error("the operator's orders were not carried out: %s", type(error).__name__)
                continue
            if changed:
                telling = asyncio.create_task(self._tell(changed), name=TASK)
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)

    async def look(self) -> None:
        """Carry out what has been ordered, and tell the channels."""
        await self._tell(await self.carry_out())

    async def carry_out(self) -> list[int]:
        """Carry out the stored orders, the oldest first; gives the tables whose messages must be updated.

        An order that cannot be stored now is tried again at the next look.
        """
        changed: list[int] = []
        try:
            orders, blocks = await self._tables.store.orders()
            self._hold(blocks)
            for order in orders:
                await self._do(order, changed)
                await self._tables.store.order_done(order.id)
        except Conflict:
            # Another bot on the same database was faster at a table.
            self._failed = False
        except StoreError as error:
            if not self._failed:
                logger.warning("the operator's orders cannot be read or carried out: %s", error)
            self._failed = True
        else:
            self._failed = False
        return changed

    async def _do(self, order: Order, changed: list[int]) -> None:
        """Carry out one order; what it changes is added to ``changed``. Raises StoreError."""
        if order.kind == "close":
            await self._close(order.target, _notice("notice-operator-closed", order.reason), changed)
            logger.info("the operator has closed table %d", order.target)
        elif order.kind == "rewind":
            await self._set_back(order, changed)
        elif order.kind == "block-person":
            if order.target in self.people:
                for table in self._tables.open_tables():
                    await self._change(self._tables.seating.bar(table.id, order.target), table.id, changed)
            logger.info("the operator has blocked person %d", order.target)
        elif order.kind == "block-server":
            notice = _notice("notice-server-blocked", order.reason)
            for table in self._tables.open_tables():
                if table.guild_id == order.target and order.target in self.servers:
                    await self._close(table.id, notice, changed)
            logger.info("the operator has blocked server %d", order.target)
        else:
            logger.info("the operator has unblocked %s %d", order.kind.partition("-")[2], order.target)

    async def _close(self, table_id: int, notice: Notice, changed: list[int]) -> None:
        closing = self._tables.lifecycle.close(table_id, OPERATOR, force=True, notice=notice)
        with contextlib.suppress(AlreadyOver, NoSuchTable):
            await self._change(closing, table_id, changed)

    async def _set_back(self, order: Order, changed: list[int]) -> None:
        """Set a game back; one whose answer has been taken back meanwhile stays as it is."""

        async def change() -> Table:
            return (await self._tables.rewind.carry_out(order.target, order.answer or 0, order.reason)).table

        try:
            is_done = await self._change(change(), order.target, changed)
        except (AlreadyOver, NoSuchTable) as error:
            logger.error("table %d: the operator's order failed: %s", order.target, type(error).__name__)
        else:
            if is_done:
                logger.info("the operator has set table %d back", order.target)

    async def _change(self, change: Awaitable[Table | None], table_id: int, changed: list[int]) -> bool:
        """Wait for a change of a table; False where its game fails on it and is left as it is. Raises StoreError."""
        try:
            if await change is not None:
                changed.append(table_id)
            return True
        except (StoreError, AlreadyOver, NoSuchTable):
            raise
        except (TableError, EngineError) as error:
            logger.error("table %d: the operator's order failed: %s", table_id, type(error).__name__)
            return False

    async def _tell(self, changed: list[int]) -> None:
        for table_id in changed:
            try:
                await self._publish(table_id)
            except Exception as error:
                # What could not be posted is owed, and posted later.
                logger.error("table %d: the operator's order was not posted: %s", table_id, type(error).__name__)


def _notice(key: str, reason: str) -> Notice:
    """The notice to a table's players, with the reason if one was given."""
    return Notice(f"{key}-reason", {"reason": reason}) if reason else Notice(key)
