"""However the bot ends, its workers end with it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from tests.bot.harness import until
from tests.bot.play.processes import process
from tests.bot.workers.test_pool import is_alive
from tests.night import at_night
from tests.waiting import ends

RUNNER = ("-m", "tests.bot.play.runner")


def children_of(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and is_alive(int(folder.name)):
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(folder.name))
    return found


@pytest.mark.parametrize("number", [at_night(signal.SIGTERM), signal.SIGKILL])
async def test_no_worker_outlives_the_bot_however_early_it_is_told_to_end(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with LocalDiscord() as local:
        settings = {"DISCORD_TOKEN": local.token, "ZIGGURAT_BACKUPS": "0", "ZIGGURAT_PICTURE_WORKERS": "1"}
        async with process(tmp_path, *RUNNER, local.api_base, **settings) as bot:
            await until(lambda: len(children_of(bot.pid)) == 2)
            workers = children_of(bot.pid)
            if number == signal.SIGTERM:
                await until(lambda: local.gateway.connected)
            os.kill(bot.pid, number)
            _, err = await ends(bot.communicate())
            assert bot.returncode == (0 if number == signal.SIGTERM else -number), err.decode()
            await until(lambda: not any(map(is_alive, workers)))
            assert b"Traceback" not in err
