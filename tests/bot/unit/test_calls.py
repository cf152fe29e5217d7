"""Calls that are made up for: one message each however often boards are posted, and patience while Discord is away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.model.posts import BoardState, Post
from bot.posting.calls import calls
from bot.posting.calls.calls import AGAIN, TURN, Calls
from bot.posting.kinds import BOARD
from bot.tables.people import DEFAULTS, PlayerSettings
from tests.bot.harness import until

NOON = 1_781_092_800.0
ASLEEP = PlayerSettings(quiet_from=11, quiet_until=20)


class Ringing(Calls):
    """Calls at tables 1, 2, ..., each of which waits for the user 100, 200, ...; ``sent`` are the tables called at."""

    def __init__(self) -> None:
        self.wishes: dict[int, PlayerSettings] = {}
        self.sent: list[int] = []
        self.elsewhere: set[int] = set()
        self.called_before: set[int] = set()
        self.down = False
        self.answers = asyncio.Event()
        self.answers.set()
        people = SimpleNamespace(
            get=lambda user: self.wishes.get(user, DEFAULTS),
            may_ring=lambda user, now, **_: not self.wishes.get(user, DEFAULTS).is_away(now),
        )
        leases = SimpleNamespace(acquire=self._acquire, holding_all=self._holding_all)
        store = SimpleNamespace(messages=SimpleNamespace(posts=self._posts))
        tables = SimpleNamespace(now=lambda: NOON, find=self._found, store=store, salt="", leases=leases)
        client = SimpleNamespace(get_partial_messageable=lambda channel: SimpleNamespace(send=self._sending(channel)))
        super().__init__(cast("Any", client), cast("Any", tables), cast("Any", people), self._noted)

    def _table(self, table: int) -> Any:
        where = {"guild_id": 9, "watch": "players", "channel_id": table, "language": "en", "game": "tigris"}
        state = {"is_open": True, "is_over": False, "status": "playing"}
        return SimpleNamespace(id=table, revision=3, waiting_for=lambda: [100 * table], **where, **state)

    async def _found(self, table: int) -> Any:
        return self._table(table)

    async def _acquire(self, table: int) -> bool:
        return table not in self.elsewhere

    @asynccontextmanager
    async def _holding_all(self, tables: Iterable[int]) -> AsyncIterator[bool]:
        yield not self.elsewhere & {*tables}

    async def _posts(self, table: int) -> list[Post]:
        board = BoardState(owed=() if table in self.called_before else (100 * table,))
        return [Post(table, BOARD, 0, table, 1, 3, board=board)]

    async def _noted(self, user: int, table: int) -> None:
        await asyncio.sleep(0)

    def _sending(self, channel: int) -> Any:
        async def send(*_: Any, **__: Any) -> None:
            self.sent.append(channel)
            if self.down:
                raise discord.DiscordException
            await self.answers.wait()

        return send

    def next(self) -> float | None:
        """In how many seconds it rings."""
        return None if self._timer is None else self._timer.when() - asyncio.get_running_loop().time()


@pytest.fixture
async def ringing() -> Any:
    made = Ringing()
    yield made
    made.stop()


async def test_boards_posted_while_calls_are_made_ring_for_nobody_twice(ringing: Ringing) -> None:
    for table in (1, 2, 3):
        ringing.owe(table, TURN, [100 * table])
    ringing.answers.clear()
    ringing._ring()
    await until(lambda: ringing.sent == [1])
    for table in range(4, 9):
        ringing.owe(table, TURN, [100 * table])
        assert ringing.next() is None, "who is calling looks again when that is done"
    ringing._ring()
    ringing.answers.set()
    await until(lambda: not ringing._running)
    assert ringing.sent == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ringing.next() is None


async def test_whoever_is_owed_a_call_meanwhile_is_called_afterwards(ringing: Ringing) -> None:
    ringing.owe(1, TURN, [100])
    ringing.answers.clear()
    calling = asyncio.create_task(ringing.call(NOON))
    await until(lambda: ringing.sent == [1])
    ringing.owe(2, TURN, [200])
    ringing.answers.set()
    await calling
    assert ringing.next() is not None
    await ringing.call(NOON)
    assert ringing.sent == [1, 2]


async def test_while_discord_is_away_calls_are_tried_once_a_minute(ringing: Ringing) -> None:
    ringing.down = True
    ringing.owe(1, TURN, [100])
    await ringing.call(NOON)
    for table in (2, 3):
        assert (ringing.next() or 0) > AGAIN - 30
        ringing.owe(table, TURN, [100 * table])
    assert (ringing.next() or 0) > AGAIN - 30, "somebody else's board does not make it impatient"
    ringing.down = False
    await ringing.call(NOON)
    assert ringing.sent == [1, 1, 2, 3]
    ringing.owe(4, TURN, [400])
    assert (ringing.next() or 0) < AGAIN - 30, "what went well is forgotten"


async def test_a_store_that_fails_is_tried_again_in_a_minute(ringing: Ringing, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(user: int, table: int) -> None:
        raise KeyError("the disk is full")

    monkeypatch.setattr(ringing, "_settled", fails)
    ringing.owe(1, TURN, [100])
    await ringing._call_now()
    ringing.owe(2, TURN, [200])
    assert (ringing.next() or 0) > AGAIN - 30


async def test_a_board_that_changes_nothing_of_what_is_owed_costs_nothing(
    ringing: Ringing, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def looked_up(wishes: PlayerSettings, moment: float, latest: float) -> float:
        asked.append(wishes)
        return moment

    monkeypatch.setattr(calls, "runs_again", looked_up)
    for table in range(1, 6):
        ringing.owe(table, TURN, [500])
    asked.clear()
    for table in range(6, 20):
        ringing.owe(table, TURN, [])
    ringing.owe(1, TURN, [500])
    assert asked == []
    ringing.owe(6, TURN, [500])
    assert len(asked) == 1, "one user, however many tables"


async def test_who_sleeps_is_called_when_they_wake(ringing: Ringing) -> None:
    ringing.wishes[100] = ASLEEP
    ringing.owe(1, TURN, [100])
    ringing.owe(2, TURN, [200])
    await ringing.call(NOON)
    assert ringing.sent == [2]
    assert (ringing.next() or 0) > 3000
    del ringing.wishes[100]
    ringing.plan()
    assert (ringing.next() or 9) < 5
    await ringing.call(NOON)
    assert ringing.sent == [2, 1]
    ringing.plan()
    assert ringing.next() is None


async def test_what_another_process_looks_after_rings_only_when_that_has_ended_without_calling(
    ringing: Ringing,
) -> None:
    for table in (1, 2):
        ringing.owe(table, TURN, [100 * table])
    ringing.elsewhere = {1, 2}
    await ringing.call(NOON)
    assert ringing.sent == []
    assert ringing.next() == pytest.approx(AGAIN, abs=1)
    ringing.elsewhere, ringing.called_before = set(), {1}
    await ringing.call(NOON)
    assert ringing.sent == [2]
    assert ringing.next() is None
