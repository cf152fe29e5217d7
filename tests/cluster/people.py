"""Players of the proof: they play in threads and in direct messages, and remember what they were shown as done."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from bench.players import ANSWERS, SENDS, Players, Watcher
from bot.local import LocalDiscord
from bot.local.interactions import COMMAND
from bot.local.options import NotPossible
from bot.local.records import Channel, Message, User

PATIENCE = 8.0
EAGER = 0.5
"""How many of the turns are played where something has just gone wrong."""
IN_DIRECT_MESSAGES = 0.4
"""How many of the turns are played in direct messages."""

_item = re.compile(r"z[bs]:(\d+):(\d+):([0-9a-f]+):([a-z]+)(?::(.*))?")


class Given(msgspec.Struct, frozen=True):
    """An answer that a player has clicked: what, at which moment; ``shown``: the moments that the panel showed next.

    None: the player was not told that it is done. Empty: nothing more was asked.
    """

    table: int
    seat: int
    moment: str
    act: str
    options: tuple[str, ...]
    shown: frozenset[str] | None


class People(Players):
    """Everybody at all tables; each person plays at one table at a time.

    ``eager_for`` gives the channel whose table is played more often than others: where something has just gone wrong.
    """

    def __init__(self, local: LocalDiscord, watcher: Watcher, seed: int, rate: float) -> None:
        super().__init__(local, watcher, seed, PATIENCE)
        self.rate = rate
        self.given: list[Given] = []
        self.eager_for: Callable[[], int | None] = lambda: None
        self.acted: defaultdict[int, list[float]] = defaultdict(list)
        self._busy: set[int] = set()
        self._tables: dict[int, Channel] = {}
        self._begun = 0.0
        self._random = random.Random(seed)

    async def play_on(self, tables: dict[int, Channel], at_once: int, seconds: float) -> float:
        """Play turns at tables (by their number), so many at the same time; gives back the seconds it took."""
        self._tables, self._begun = tables, time.monotonic()
        await asyncio.gather(*(self._keep_playing(self._begun + seconds) for _ in range(at_once)))
        return time.monotonic() - self._begun

    async def _keep_playing(self, end: float) -> None:
        while time.monotonic() < end:
            if self.answers > self.rate * (time.monotonic() - self._begun):
                await asyncio.sleep(0.05)
                continue
            table = self._random.choice(list(self._tables.values()))
            eager = self.local.world.channels.get(self.eager_for() or 0)
            if eager is not None and eager.is_thread and self._random.random() < EAGER:
                table = eager
            called = self._called(table)
            if called is None or called.id in self._busy:
                await asyncio.sleep(0.02)
                continue
            self._busy.add(called.id)
            try:
                await self._play_turn(called, table, end)
            finally:
                self._busy.discard(called.id)

    def _called(self, table: Channel) -> User | None:
        board = self.watcher.boards.get(table.id)
        called = re.findall(r"<@(\d+)>", board.content.split("\n")[0]) if board is not None else []
        return self.local.world.users[int(self._random.choice(called))] if called else None

    async def _play_turn(self, user: User, table: Channel, end: float) -> None:
        place = table
        if self._random.random() < IN_DIRECT_MESSAGES:
            place = self.local.world.dm_with(user.id)
            panel = await self._next(user, place)
        else:
            panel = await self.open_panel(user, table)
        for _ in range(self._random.randint(2, 12)):
            if panel is None or time.monotonic() > end or (offer := self._choose(panel)) is None:
                return
            before = panel
            panel, _ = await self._click(user, place, panel, offer)
            self._note(before, offer[1], panel)

    async def _next(self, user: User, place: Channel) -> Message | None:
        """Ask in a direct message for the table that has waited longest."""
        self.interactions += 1
        begun = time.perf_counter()
        try:
            outcome = await self.local.interactions.run(user, place, COMMAND, {"name": "next"}, str(self.interactions))
        except NotPossible as error:
            self.failures.append(str(error))
            return None
        if not outcome["ok"]:
            self.failures.append(outcome["error"])
            return None
        self.acks.append(outcome["ack_ms"])
        shown = await self.watcher.later(self.watcher.changed, int(outcome["message"]["id"]), begun, self.patience)
        return self._shown(int(outcome["message"]["id"]), begun, shown)

    async def _interact(self, user: User, table: Channel, message: int, data: dict[str, Any]) -> dict[str, Any] | None:
        # The table that it is about, wherever it is clicked.
        number = re.match(r"z[bsp]:(\d+):", data["custom_id"])
        if number is not None and int(number[1]) in self._tables:
            self.acted[self._tables[int(number[1])].id].append(time.monotonic())
        self._values = tuple(data.get("values", ()))
        return await super()._interact(user, table, message, data)

    def _note(self, before: Message, item: dict[str, Any], after: Message | None) -> None:
        found = _item.fullmatch(item["custom_id"])
        if found is None or found[4] not in (*ANSWERS, *SENDS):
            return
        table, seat, moment, act = int(found[1]), int(found[2]), found[3], found[4]
        shown = None if after is None else frozenset(moments(after, table, seat))
        options = (found[5],) if act == "a" and found[5] else ()
        self.given.append(Given(table, seat, moment, act, options, shown))


def moments(panel: Message, table: int, seat: int) -> set[str]:
    """The moments of a seat's game that a panel's buttons and menus carry."""
    ids = [item["custom_id"] for row in panel.components for item in row.get("components", []) if "custom_id" in item]
    found = [match for one in ids if (match := _item.fullmatch(one))]
    return {match[3] for match in found if (int(match[1]), int(match[2])) == (table, seat)}
