"""The bots' processes: started, killed, stopped and replaced, with a note of each."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from bot.local import LocalDiscord

ROOT = Path(__file__).parents[2]
BOT = "tests.cluster.bot_process"
COMES_BACK = 1.0
"""Seconds after which whoever runs the bots starts one again that has ended."""
KEPT = ("PATH", "HOME", "LANG", "ZIGGURAT_PICTURE_WORKERS")

How = Literal["killed", "stopped", "told to stop", "ended"]


class End(msgspec.Struct):
    """That a process did nothing more: from ``at``, and to ``until`` where it was only stopped. Of the monotonic clock.

    ``shards`` are those that it was connected for.
    """

    process: int
    at: float
    how: How
    shards: tuple[int, ...]
    until: float | None = None


def shards_of(process: int, lines: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    """The shards that a process serves, of the gateway's sessions: those that it is connected for, and those for which
    it was the last, where nobody is connected. A session that it has lost to another process stays among the lines.
    """
    theirs = {line["shard"][0] for line in lines if line["connected"] and line["process"] != process}
    own = {line["shard"][0] for line in lines if line["process"] == process}
    return tuple(sorted(own - theirs))


class Fleet:
    """The processes over one database and one local Discord. Their logs go to ``folder``."""

    def __init__(self, local: LocalDiscord, address: str, folder: Path, *, fenced: bool = True) -> None:
        self.local = local
        self.ends: list[End] = []
        self._address = address
        self._folder = folder
        self._fenced = fenced
        self._processes: dict[int, asyncio.subprocess.Process] = {}
        self._commands: dict[int, Sequence[str]] = {}
        self._replaced: set[int] = set()
        self._watching: set[asyncio.Task[None]] = set()
        self._closing = False

    @property
    def bots(self) -> list[int]:
        """The ids of the bots that run, oldest first."""
        return [process for process, words in self._commands.items() if words[1] == BOT]

    @property
    def thinkers(self) -> list[int]:
        """The ids of the thinkers that run."""
        return [process for process, words in self._commands.items() if words[1] != BOT]

    async def start_bot(self) -> int:
        """Start a bot; its process id."""
        return await self._start("-m", BOT, self.local.api_base)

    async def start_thinker(self) -> int:
        """Start a thinker; its process id."""
        return await self._start("-m", "bot", "think")

    async def _start(self, *words: str) -> int:
        settings = {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.local.token,
            "ZIGGURAT_DATABASE": self._address,
            "ZIGGURAT_BACKUPS": "0",
            "ZIGGURAT_LOG_LEVEL": "INFO",
            "ZIGGURAT_PICTURE_WORKERS": "0",
            "CLUSTER_FENCE": "on" if self._fenced else "off",
        }
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        log = (self._folder / f"{len(list(self._folder.glob('*.log'))):03}.log").open("wb")
        with log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *words, env=settings | kept, cwd=self._folder, stderr=log, stdout=log
            )
        self._processes[process.pid], self._commands[process.pid] = process, words
        task = asyncio.create_task(self._watch(process, words))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)
        return process.pid

    async def _watch(self, process: asyncio.subprocess.Process, words: Sequence[str]) -> None:
        """Start another when it has ended, unless one has been started in its place."""
        await process.wait()
        self._commands.pop(process.pid, None)
        if all(end.process != process.pid for end in self.ends):
            self._note(process.pid, "ended")
        if self._closing or process.pid in self._replaced:
            return
        await asyncio.sleep(COMES_BACK)
        if not self._closing:
            await self._start(*words)

    def _note(self, process: int, how: How) -> End:
        self.ends.append(End(process, time.monotonic(), how, shards_of(process, self.local.gateway.lines())))
        return self.ends[-1]

    def has(self, process: int | None) -> bool:
        """Whether this is one of ours, and runs."""
        return process in self._commands

    def kill(self, process: int) -> None:
        """End a process at once; whoever runs the bots starts another a moment later."""
        self._note(process, "killed")
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)

    async def pause(self, process: int, seconds: float) -> None:
        """Let a process stand still for a while, as on a machine that sleeps."""
        end = self._note(process, "stopped")
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            end.until = time.monotonic()
            os.kill(process, signal.SIGCONT)

    def tell_to_stop(self, process: int) -> None:
        """Tell a process to end; another is started when it has."""
        self._note(process, "told to stop")
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)

    async def replace(self, process: int) -> int:
        """Start a bot beside an old one and tell that to stop when the new one is there; the new one's process id."""
        self._replaced.add(process)
        new = await self.start_bot()
        await asyncio.sleep(5)
        self.tell_to_stop(process)
        return new

    async def close(self) -> None:
        """Tell all to stop, and wait until they have."""
        self._closing = True
        for process in list(self._commands):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
                os.kill(process, signal.SIGTERM)
        try:
            async with asyncio.timeout(30):
                await asyncio.gather(*(process.wait() for process in self._processes.values()))
        except TimeoutError:
            for process in list(self._commands):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        await asyncio.gather(*self._watching, return_exceptions=True)
