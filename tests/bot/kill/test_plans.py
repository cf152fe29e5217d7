"""A planned answer and the end of its plan are one change: kill -9 leaves both or neither."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.bot.kill.test_kill import ROOT
from tests.bot.tables.room import Room
from tests.waiting import HANG


def die_at_every_statement(folder: Path) -> list[Path]:
    """Processes that die one statement later each; gives back what each left behind."""
    command = [sys.executable, "-m", "tests.bot.kill.planner", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=HANG)
    return sorted(folder.glob("*.sqlite3"))


async def test_a_plan_is_carried_out_and_gone_or_neither(tmp_path: Path) -> None:
    outcomes = []
    for file in die_at_every_statement(tmp_path):
        room = await Room.at(file)
        table = room.tables.open_tables()[0]
        answers = [answer.seat for answer in (await room.tables.match(table.id)).answers]
        plans = len((await room.store.book(table.id)).plans)
        outcomes.append((answers, plans, table.waiting))
        await room.tables.shut_down()
    assert len(outcomes) > 10
    assert set(map(str, outcomes)) == {str(([], 1, (0,))), str(([0, 1], 0, (0,)))}
