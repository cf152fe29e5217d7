"""One worker process as the bot sees it: started when it is needed, asked one question at a time, ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import bot
from bot.workers import progress
from bot.workers.frames import BEAT, LENGTH, USED
from bot.workers.progress import Progress, TooSlow

logger = logging.getLogger("ziggurat.workers")

READY: Final = 60.0
"""Seconds within which a new worker must report that it is ready."""

LONGEST: Final = 1 << 24
"""Bytes of a reply at most; Discord takes no picture of more than 10 MiB."""

SECRETS: Final = ("DISCORD_TOKEN", "SENTRY_DSN", "ZIGGURAT_DATABASE", "PGPASSWORD", "PGPASSFILE")
"""Environment variables that workers do not get."""


class WorkerDied(Exception):
    """The worker has ended: the question may be put to another one."""


class NotStarted(WorkerDied):
    """The worker could not be started."""


def nobody_waits() -> bool:
    """For a question that no other one waits for."""
    return False


class Worker:
    """One worker process, started when it is first asked; after it has ended, the next question starts another.

    ``arguments`` are those of the program (``bot.workers.worker``).
    """

    def __init__(self, arguments: Sequence[str] = ()) -> None:
        self._arguments = arguments
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process, where one runs."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def start(self) -> None:
        """Start a process in place of one that has ended, and wait until it listens. Raises NotStarted."""
        await self.end()
        home = str(Path(bot.__file__).parents[1])
        path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS} | {"PYTHONPATH": path}
        command = (sys.executable, "-m", "bot.workers.worker", *self._arguments)
        pipe = asyncio.subprocess.PIPE
        try:
            self._process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=pipe, stdout=pipe)
            async with asyncio.timeout(READY):
                await self._read()
        except (OSError, TimeoutError, WorkerDied) as error:
            await self.end()
            logger.error("a worker could not be started: %s", type(error).__name__)
            raise NotStarted from error
        except BaseException:
            # Its word that it is there would be taken for the first answer.
            await self.end()
            raise

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        """The worker's answer. Raises NotStarted, WorkerDied, or TooSlow, after ``seconds`` or as soon as its
        heartbeat tells that it hangs, or takes long while others wait: it has been ended.
        """
        if self.pid is None:
            await self.start()
        process, answered = self._process, False
        assert process is not None
        assert process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(LENGTH.pack(len(question)) + question)
                await process.stdin.drain()
                answer = await self._answer(others_wait)
            answered = True
            return answer
        except TimeoutError as error:
            raise TooSlow(f"{seconds:g} seconds are over") from error
        except OSError as error:
            raise WorkerDied from error
        finally:
            if not answered:
                # An answer that comes later would be taken for the next question's.
                await self.end()

    async def _answer(self, others_wait: Callable[[], bool]) -> bytes:
        """What the worker answers after its beats. Raises TooSlow where they tell of a standstill, or end."""
        seen = Progress()
        while True:
            try:
                async with asyncio.timeout(progress.SILENCE):
                    read = await self._read()
            except TimeoutError as error:
                raise TooSlow(f"there was no sign of it for {progress.SILENCE:g} seconds") from error
            if isinstance(read, bytes):
                return read
            seen.beat(read, others_wait=others_wait())

    async def _read(self) -> bytes | float:
        """The next message; the worker's processor time for a beat."""
        assert self._process is not None
        source = self._process.stdout
        assert source is not None
        try:
            (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
            if length == BEAT:
                return float(USED.unpack(await source.readexactly(USED.size))[0])
            if length > LONGEST:
                raise WorkerDied
            return await source.readexactly(length)
        except asyncio.IncompleteReadError as error:
            raise WorkerDied from error

    async def end(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
