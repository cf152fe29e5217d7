"""A process in which a planned answer is carried out; it kills itself before every SQL statement of that in turn.

python -m tests.bot.kill.planner FOLDER
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import traceback
from pathlib import Path

from tests.bot.tables.room import ANA, BEN, Room

MOST_STATEMENTS = 200


async def carry_out(path: Path, kill_at: int) -> None:
    """Ben plans to pass; Ana passes, and dies before statement number ``kill_at`` of that."""
    room = await Room.at(path)
    table = await room.playing(BEN)
    await room.tables.plans.plan(table.id, BEN, "action", [["pass"]])
    ran = 0

    def count(statement: str) -> None:
        nonlocal ran
        ran += 1
        if ran == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    await room.store.database.connection.set_trace_callback(count)
    await room.do(table, ANA, "pass")
    await room.tables.shut_down()


def die_everywhere(folder: Path) -> None:
    """One process after the other, each killed one statement later, until one comes through."""
    for kill_at in range(1, MOST_STATEMENTS):
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(carry_out(folder / f"{kill_at:03}.sqlite3", kill_at))
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status == 0:
            return
        assert os.WIFSIGNALED(status), status
        assert os.WTERMSIG(status) == signal.SIGKILL, status
    raise AssertionError("it never came through")


if __name__ == "__main__":
    die_everywhere(Path(sys.argv[1]))
