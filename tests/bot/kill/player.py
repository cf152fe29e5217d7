"""A process that plays and says, after each stored change, what was stored. Killed by tests.

    python -m tests.bot.kill.player random FILE SEED            until somebody kills it
    python -m tests.bot.kill.player statements FOLDER EVERY     kills itself before every such SQL statement in turn

Lines on standard output: table id, table revision, digest of the table as stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import sys
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from bot.computers.dispatcher import Dispatcher
from bot.model.posts import Post
from bot.model.table import Table
from bot.store import Store
from bot.workers.pool import InLine
from bot.workers.process import nobody_waits
from engine.core.errors import EngineError
from tests.bot.tables.room import ANA, BEN, CARA, Room

CHANNELS = (1, 2, 3)
MOST_STATEMENTS = 2000


async def digest(store: Store, table: Table) -> str:
    """A fingerprint of all that is stored of a table."""
    record = msgspec.msgpack.encode(await store.record(table))
    # When the table was posted is noted apart from its revisions.
    row = msgspec.msgpack.encode(msgspec.structs.replace(table, posted_revision=0))
    return hashlib.blake2s(record + row, digest_size=8).hexdigest()


async def stored_tables(store: Store) -> list[Table]:
    """Every table of any status, by id."""
    rows = await store.database.read(lambda db: db.rows("SELECT coalesce(max(id), 0) FROM tables"))
    tables = [await store.table(number) for number in range(1, int(rows[0][0]) + 1)]
    return [table for table in tables if table is not None]


def line(table: Table, fingerprint: str) -> str:
    """What is said of a table."""
    return f"{table.id} {table.revision} {fingerprint}\n"


def say(fd: int, table: Table, fingerprint: str) -> None:
    """One line, at once."""
    os.write(fd, line(table, fingerprint).encode())


async def play_at_random(path: Path, seed: int) -> None:
    """Play on at three tables for ever, and say every change once it is stored."""
    room = await Room.at(path)
    room.rng.state = seed
    channel = 0

    async def stored_so_far() -> None:
        table = room.tables.at(channel)
        assert table is not None
        say(1, table, await digest(room.store, table))

    room.tables.computers = Dispatcher(room.tables, Telling(stored_so_far))
    # Computers for whom tables waited when the process before was killed have answered by now, at all of them, and may
    # have ended a game: every table is said at once.
    lines = [line(table, await digest(room.store, table)) for table in await stored_tables(room.store)]
    os.write(1, "".join(lines).encode())
    while True:
        channel = CHANNELS[room.rng.below(len(CHANNELS))]
        table = room.tables.at(channel)
        if table is None:
            table = await room.lobby(2 + room.rng.below(3), channel)
        elif table.status == "lobby":
            if table.open_seats() and room.rng.below(2):
                user = (BEN, CARA)[room.rng.below(2)]
                if table.seat_of(user) is None:
                    table = await room.tables.lifecycle.join(table.id, user, "Ben")
            else:
                table = await room.tables.lifecycle.start(table.id, ANA, fill=True)
        elif room.rng.below(8) == 0:
            try:
                table = (await room.tables.undo.take_back(table.id, ANA)).table
            except EngineError:
                continue
        else:
            table = (await room.random_answer(table)).table
        say(1, table, await digest(room.store, table))


class Telling(InLine):
    """Computers think in this process; ``tell`` is called before each answer, when the one before has been stored."""

    def __init__(self, tell: Callable[[], Awaitable[None]]) -> None:
        self.tell = tell

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        await self.tell()
        return await super().ask(question, seconds, others_wait)


async def play_by_heart(path: Path, kill_at: int, fd: int) -> None:
    """Every kind of change once; dies before statement number ``kill_at``."""
    room = await Room.at(path)
    tables, ran = room.tables, 0

    def count(statement: str) -> None:
        nonlocal ran
        ran += 1
        if ran == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    await room.store.database.connection.set_trace_callback(count)
    table = await room.lobby(3)

    async def stored(now: Table) -> None:
        # Looking at what has been stored is no part of playing.
        await room.store.database.connection.set_trace_callback(None)
        say(fd, now, await digest(room.store, now))
        await room.store.database.connection.set_trace_callback(count)

    async def stored_so_far() -> None:
        await stored(tables.get(table.id) or table)

    tables.computers = Dispatcher(tables, Telling(stored_so_far))
    await stored(table)
    await stored(await tables.lifecycle.join(table.id, BEN, "Ben"))
    await stored(await tables.lifecycle.move(table.id, 78))
    await stored(await tables.lifecycle.start(table.id, ANA, fill=True))
    await tables.store.messages.remember(Post(table.id, "board", 0, 78, 5, table.revision))
    await stored((await room.do(table, ANA, "leader")).table)
    await stored((await room.do(table, ANA, "tile")).table)
    await stored((await tables.undo.take_back(table.id, ANA)).table)
    await stored((await room.do(table, ANA, "pass")).table)
    await stored((await room.do(table, BEN, "leader")).table)
    vote = await tables.undo.ask(table.id, ANA)
    result = await tables.votes.cast(table.id, BEN, vote.id, True)
    assert result.outcome is not None
    await stored(result.outcome.table)
    await stored((await room.do(table, ANA, "tile")).table)
    await tables.mark_posted(table.id, result.outcome.table.revision)
    await stored((await tables.seating.lend(table.id, BEN)).table)
    vote = await tables.seating.ask_substitute(table.id, BEN, CARA, "Cara")
    result = await tables.votes.cast(table.id, CARA, vote.id, True)
    assert result.outcome is not None
    await stored(result.outcome.table)
    await stored((await tables.seating.resign(table.id, CARA)).table)
    await stored((await room.do(table, ANA, "pass")).table)
    await stored(await tables.lifecycle.close(table.id, ANA))
    await tables.shut_down()


def die_everywhere(folder: Path, every: int) -> None:
    """Play by heart in one new process after the other, each killed so much later, until one comes through."""
    for kill_at in range(1, MOST_STATEMENTS, every):
        said = os.open(folder / f"{kill_at:04}.said", os.O_WRONLY | os.O_CREAT)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(play_by_heart(folder / f"{kill_at:04}.sqlite3", kill_at, said))
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        os.close(said)
        _, status = os.waitpid(child, 0)
        if status == 0:
            return
        assert os.WIFSIGNALED(status), status
        assert os.WTERMSIG(status) == signal.SIGKILL, status
    raise AssertionError("it never came through")


if __name__ == "__main__":
    if sys.argv[1] == "random":
        asyncio.run(play_at_random(Path(sys.argv[2]), int(sys.argv[3])))
    else:
        die_everywhere(Path(sys.argv[2]), int(sys.argv[3]))
