"""Worker processes: killed, hanging, babbling; and what becomes of them when the bot is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.computers.dispatcher import Dispatcher
from bot.model.table import Table
from bot.model.thinking import ThinkRequest
from bot.workers.pool import Group, InLine, Pool
from bot.workers.progress import TooSlow
from bot.workers.thinking import decode_reply, encode
from engine.computers.levels import RANDOM, SENSIBLE
from engine.core.position import Position
from engine.core.registry import load_game
from tests.bot.harness import until
from tests.bot.tables.room import ANA, Room
from tests.waiting import HANG

LEVELS = ("tests.bot.computers.levels",)
PATIENCE = HANG


@asynccontextmanager
async def pool(count: int = 1) -> AsyncIterator[Group]:
    """Workers that know the levels of these tests."""
    made = Pool(0, count, LEVELS)
    made.start()
    try:
        await asyncio.gather(*made._starting)
        assert made.thinkers.alive() == count
        yield made.thinkers
    finally:
        await made.close()


def question(level: str) -> bytes:
    """A first move."""
    position = Position.set_up(load_game("tigris"), {}, 2, 5)
    return encode(ThinkRequest(position.at_rest(), position.asks()[0].seat, level, 1))


def is_alive(pid: int) -> bool:
    """Whether a process runs that is none of our children."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


async def ended(table: Table, room: Room) -> Table:
    assert await room.tables.computers.wait_until_done(table.id, PATIENCE)
    return room.tables.get(table.id) or table


async def with_computer(room: Room, level: str, made: Group, seconds: float = 10.0) -> Table:
    """A table of Ana and a computer of this level, which is asked when she has passed."""
    table = await room.lobby(seats=2)
    await room.tables.lifecycle.add_computer(table.id, ANA, level)
    room.tables.computers = Dispatcher(room.tables, made, seconds)
    table = await room.tables.lifecycle.start(table.id, ANA)
    return (await room.do(table, ANA, "pass")).table


async def test_a_worker_answers_as_this_process_would() -> None:
    async with pool() as made, made.free() as worker:
        for level in (SENSIBLE, RANDOM, "nobody knows this one"):
            asked = question(level)
            assert await worker.ask(asked, PATIENCE) == await InLine().ask(asked, PATIENCE)
        assert decode_reply(await worker.ask(question("fails"), PATIENCE)).error.startswith("RuntimeError in fails")
        assert decode_reply(await worker.ask(b"no request", PATIENCE)).ids is None
        assert decode_reply(await worker.ask(question("chatters"), PATIENCE)).ids


async def test_a_worker_whose_start_was_given_up_answers_nothing_in_place_of_the_next() -> None:
    async with pool() as made, made.free() as worker:
        await worker.end()
        starting = asyncio.create_task(worker.start())
        await until(lambda: worker.pid is not None)
        starting.cancel()
        await asyncio.wait({starting})
        assert decode_reply(await worker.ask(question(RANDOM), PATIENCE)).ids


async def test_an_idle_worker_that_is_killed_is_replaced(room: Room) -> None:
    async with pool() as made:
        pid = made.workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        table = await with_computer(room, SENSIBLE, made)
        assert (await ended(table, room)).waiting_for() == [ANA]
        assert made.alive() == 1
        assert made.workers[0].pid != pid


async def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_table_asked_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    async with pool() as made:
        pid = made.workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        table = await with_computer(room, SENSIBLE, made)
        await until(lambda: not made._idle)
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert (await ended(table, room)).waiting_for() == [ANA]
        said = [record.getMessage() for record in caplog.records if record.name.startswith("ziggurat")]
        assert [message.partition(" over")[0] for message in said] == ["a worker died"]


async def test_a_level_that_thinks_for_ever_is_ended_alone_and_its_answer_is_random(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    async with pool(2) as made:
        pids = {worker.pid for worker in made.workers}
        table = await with_computer(room, "loops", made, seconds=0.3)
        # The other worker serves everybody else meanwhile.
        async with made.free() as worker:
            assert decode_reply(await worker.ask(question(SENSIBLE), PATIENCE)).ids
        assert (await ended(table, room)).waiting_for() == [ANA]
        assert "did not answer" in caplog.text
        assert len(pids & {worker.pid for worker in made.workers}) == 1


async def test_a_question_that_kills_every_worker_is_answered_at_random(room: Room) -> None:
    async with pool() as made:
        assert (await ended(await with_computer(room, "dies", made), room)).waiting_for() == [ANA]


async def test_who_hangs_in_one_question_does_not_answer_the_next_one() -> None:
    async with pool() as made, made.free() as worker:
        with pytest.raises(TooSlow):
            await worker.ask(question("loops"), 0.2)
        assert decode_reply(await worker.ask(question(SENSIBLE), PATIENCE)).ids


async def test_thinking_never_holds_the_event_loop_up(room: Room) -> None:
    """Processor time of the loop's thread between two of its turns: what else runs on this machine is not in it."""
    longest, stop = 0.0, asyncio.Event()

    async def watch() -> None:
        nonlocal longest
        while not stop.is_set():
            before = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - before)

    async with pool() as made:
        watching = asyncio.create_task(watch())
        table = await with_computer(room, "ponders", made)
        assert table.waiting == (1,)
        assert (await ended(table, room)).waiting_for() == [ANA]
        stop.set()
        await watching
    assert longest < 0.1


async def test_a_bot_that_is_killed_while_a_computer_thinks_goes_on_after_the_next_start(
    room: Room, path: Path
) -> None:
    await room.tables.shut_down()
    command = (sys.executable, "-m", "tests.bot.workers.thinking_bot", str(path))
    bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    async with asyncio.timeout(HANG):
        table_id, worker = map(int, (await bot.stdout.readline()).split())
    assert is_alive(worker)
    with contextlib.suppress(ProcessLookupError):
        bot.kill()
    await bot.wait()
    # Its worker is in the middle of an endless thought, and ends by itself.
    await until(lambda: not is_alive(worker))
    again = await Room.at(path)
    table = again.tables.get(table_id)
    assert table is not None
    assert table.waiting_for() == [ANA]
    assert {answer.seat for answer in (await again.tables.match(table_id)).answers} == {0, 1}
    await again.tables.shut_down()
