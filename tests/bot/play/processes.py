"""Bots as processes: started with settings of their own, read, ended."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.waiting import ends

ROOT = Path(__file__).parents[3]
LOG_LINE = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ [\w.]+: ")


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Nothing but what a program needs, our settings, and a database in ``folder``."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    places = {"ZIGGURAT_DATABASE": str(folder / "games.sqlite3"), "ZIGGURAT_LOCAL_FOLDER": str(folder / "discord")}
    # No worker makes itself ready for pictures in tests that look at something else.
    more = {"ZIGGURAT_LOCAL_PORT": "0", "ZIGGURAT_PICTURE_WORKERS": "0"}
    return kept | {"PYTHONPATH": str(ROOT)} | places | more | settings


@asynccontextmanager
async def process(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """``python`` with these arguments; killed at the end if it still runs."""
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=folder,
        env=environment(folder, **settings),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.send_signal(signal.SIGKILL)
        await started.wait()


async def failure(folder: Path, *arguments: str, **settings: str) -> str:
    """What a bot that cannot start says beside its log; it must say one line, and end with 1."""
    async with process(folder, *arguments, **settings) as bot:
        out, err = await ends(bot.communicate())
        assert bot.returncode == 1, err.decode()
    lines = [line for line in err.decode().splitlines() if not LOG_LINE.match(line)]
    assert len(lines) == 1, err.decode()
    everything = out.decode() + err.decode()
    assert "Traceback" not in everything
    token = settings.get("DISCORD_TOKEN")
    assert token is None or token not in everything
    return lines[0]
