"""The garbage collector does not go through what the program is made of, nor through the rows of matches."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from tests.waiting import HANG

PROGRAM = """
import asyncio, gc
from bot.operate import command_line, running
async def until_stopped(client, token, stop):
    print(len(gc.get_objects()), gc.get_freeze_count(), len(client.features.items))
running._until_stopped = until_stopped
command_line.main(["run"])
"""


def test_what_is_made_before_the_gateway_opens_is_frozen(tmp_path: Path) -> None:
    settings = {"ZIGGURAT_LOCAL_PORT": "0", "ZIGGURAT_DATABASE": str(tmp_path / "games.sqlite3")}
    settings |= {"ZIGGURAT_LOCAL_FOLDER": str(tmp_path / "local"), "ZIGGURAT_BACKUP_FOLDER": str(tmp_path / "backups")}
    root = str(Path(__file__).parents[3])
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | settings | {"PYTHONPATH": root, "DISCORD_TOKEN": ""},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=HANG,
    )
    looked_at, aside, items = map(int, ran.stdout.splitlines()[-1].split())
    assert items > 0
    assert aside > 20 * looked_at


def test_the_rows_of_a_match_are_not_looked_at() -> None:
    match = Match.create(load_game("tigris"), {}, 3, 1)
    play_random(match, 1, 20)
    restored = Match.load(match.game, match.save())
    for rows in (restored.record, restored.checkpoints, restored.log):
        assert rows
        assert not any(map(gc.is_tracked, rows))
    assert not any(gc.is_tracked(entry.event) for entry in restored.log)
