"""Tables in a process of their own, where a computer thinks for ever: says which table and which worker, then waits."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.computers.dispatcher import Dispatcher
from bot.workers.pool import Pool
from tests.bot.tables.room import ANA, Room


async def main(path: Path) -> None:
    """Play until the computer must answer."""
    room, pool = await Room.at(path), Pool(0, 1, ("tests.bot.computers.levels",))
    room.tables.computers = Dispatcher(room.tables, pool.thinkers, 1000)
    pool.start()
    table = await room.lobby(seats=2)
    await room.tables.lifecycle.add_computer(table.id, ANA, "loops")
    table = await room.tables.lifecycle.start(table.id, ANA)
    await room.do(table, ANA, "pass")
    while pool.thinkers.alive() == 0 or pool.thinkers._idle:  # noqa: ASYNC110 - nobody tells us
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    print(table.id, pool.workers[0].pid, flush=True)
    await room.tables.computers.wait_until_done(table.id)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
