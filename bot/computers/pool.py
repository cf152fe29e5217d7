"""Worker processes: as many as the operator wants, each asked one question at a time; one that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Protocol

import bot
from bot.computers.thinking import think
from bot.computers.worker import LENGTH

logger = logging.getLogger("ziggurat.computers")

READY: Final = 60.0
"""Seconds within which a new worker must report that it is ready."""

LONGEST: Final = 1 << 20
"""Bytes of a reply at most."""

SECRETS: Final = ("DISCORD_TOKEN", "SENTRY_DSN")
"""Environment variables that workers do not get."""


class WorkerDied(Exception):
    """The worker has ended, or could not be started: the question may be put to another one."""


class TooSlow(Exception):
    """The worker did not answer in time, and has been ended."""


class Asked(Protocol):
    """Something that answers questions in bytes."""

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer. Raises WorkerDied or TooSlow."""
        ...


class Workers(Protocol):
    """A pool of workers."""

    is_in_line: bool
    """Whether handing a table on waits until its computers have answered."""

    def alive(self) -> int:
        """The number of workers that run now."""
        ...

    def free(self) -> contextlib.AbstractAsyncContextManager[Asked]:
        """A worker for the duration of the block; callers are served in order."""
        ...


class InLine:
    """Thinks in this process, for tests; requests are encoded all the same."""

    is_in_line = True

    def alive(self) -> int:
        """Always 1."""
        return 1

    @asynccontextmanager
    async def free(self) -> AsyncIterator[Asked]:
        """This object, at once."""
        yield self

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer, however long it takes."""
        return think(question)


class Pool:
    """``count`` worker processes. ``modules`` are what they import besides (``worker``)."""

    is_in_line = False

    def __init__(self, count: int, modules: Sequence[str] = ()) -> None:
        self.workers = [Worker(modules) for _ in range(count)]
        self.waiting = 0
        """How many wait for a free worker."""
        self._free = asyncio.Semaphore(count)
        self._idle = list(self.workers)
        self._starting: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start every worker in the background; one that cannot be started now is started when it is needed."""
        self._starting = [asyncio.create_task(self._start_one()) for _ in self.workers]

    async def _start_one(self) -> None:
        async with self.free() as worker:
            with contextlib.suppress(WorkerDied):
                await worker.start()

    async def close(self) -> None:
        """End every worker at once."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in self.workers:
            await worker.end()

    def alive(self) -> int:
        """How many workers run now."""
        return sum(worker.pid is not None for worker in self.workers)

    @asynccontextmanager
    async def free(self) -> AsyncIterator[Worker]:
        """A worker for as long as the block lasts; who has come first is served first."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        worker = self._idle.pop()
        try:
            yield worker
        finally:
            self._idle.append(worker)
            self._free.release()


class Worker:
    """One worker process, started when it is first asked; after it has ended, the next question starts another."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._modules = modules
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process, where one runs."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def start(self) -> None:
        """Start a process in place of one that has ended, and wait until it listens. Raises WorkerDied."""
        await self.end()
        home = str(Path(bot.__file__).parents[1])
        path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS} | {"PYTHONPATH": path}
        command = (sys.executable, "-m", "bot.computers.worker", *self._modules)
        pipe = asyncio.subprocess.PIPE
        try:
            self._process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=pipe, stdout=pipe)
            async with asyncio.timeout(READY):
                await self._read()
        except (OSError, TimeoutError) as error:
            await self.end()
            logger.error("a worker could not be started: %s", type(error).__name__)
            raise WorkerDied from error
        except BaseException:
            # Its word that it is there would be taken for the first answer.
            await self.end()
            raise

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The worker's answer. Raises WorkerDied, or TooSlow after so many seconds; it has been ended then."""
        if self.pid is None:
            await self.start()
        process, answered = self._process, False
        assert process is not None
        assert process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(LENGTH.pack(len(question)) + question)
                await process.stdin.drain()
                answer = await self._read()
            answered = True
            return answer
        except TimeoutError as error:
            raise TooSlow from error
        except OSError as error:
            raise WorkerDied from error
        finally:
            if not answered:
                # An answer that comes later would be taken for the next question's.
                await self.end()

    async def _read(self) -> bytes:
        assert self._process is not None
        source = self._process.stdout
        assert source is not None
        try:
            (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
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
