"""A PostgreSQL server of our own that keeps what it has acknowledged, and can be restarted and cut off."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg

from bench.machine import cost
from tests.bot.postgres import programs, why_not

NAME = "games"


class Server:
    """The server in a folder; ``address`` is that of the one database that the bots use."""

    def __init__(self, folder: Path, programs_in: Path) -> None:
        self.folder = folder
        self.address = f"postgresql://ziggurat@/{NAME}?host={folder}"
        self._programs = programs_in
        # PostgreSQL refuses to run as root.
        self._owner = "postgres" if os.geteuid() == 0 else None

    async def _call(self, program: str, *words: str) -> None:
        process = await asyncio.create_subprocess_exec(
            str(self._programs / program),
            *words,
            cwd=self.folder,
            user=self._owner,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        if await process.wait():
            raise RuntimeError(f"{program} {' '.join(words)} failed")

    async def make(self) -> None:
        """Make the server and its database, and start it."""
        if self._owner:
            shutil.chown(self.folder, self._owner)
        await self._call("initdb", "-D", "data", "-A", "trust", "-U", "ziggurat", "-E", "UTF8", "--no-sync")
        await self.start()
        connection = await asyncpg.connect(self.address.replace(f"/{NAME}?", "/postgres?"))
        await connection.execute(f"CREATE DATABASE {NAME}")
        await connection.close()

    async def start(self) -> None:
        """Start it and wait until it takes connections."""
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=60"
        await self._call("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    async def stop(self, how: str = "fast") -> None:
        """Stop it; "immediate" is as after a crash."""
        await self._call("pg_ctl", "-D", "data", "-w", "-m", how, "stop")

    async def restart(self, how: str = "fast") -> None:
        """Stop it, and start it again at once."""
        await self.stop(how)
        await self.start()

    async def rows(self, query: str, *values: object) -> list[asyncpg.Record]:
        """What a query gives, on a connection of its own."""
        connection = await asyncpg.connect(self.address)
        try:
            found: list[asyncpg.Record] = await connection.fetch(query, *values)
            return found
        finally:
            await connection.close()

    def cpu_seconds(self) -> float:
        """Processor time of the server since it was started, with that of its connections, open and ended ones."""
        whole = cost(int((self.folder / "data" / "postmaster.pid").read_text().split()[0]))
        return whole.cpu_seconds + whole.children_cpu_seconds

    async def end_connections(self) -> int:
        """End every connection of the bots, listeners' too; how many there were."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1"
        return len(await self.rows(query, NAME))


class File:
    """A file in place of a server, for what one process does without."""

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "games.sqlite3")

    async def rows(self, query: str) -> list[sqlite3.Row]:
        """What a query gives."""
        with closing(sqlite3.connect(f"file:{self.address}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query).fetchall()

    def cpu_seconds(self) -> float:
        """Processor time of a server, which there is none of."""
        return 0.0


@asynccontextmanager
async def file() -> AsyncIterator[File]:
    """A file in a folder of its own, gone at the end."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-cluster-") as place:
        yield File(Path(place))


@asynccontextmanager
async def server() -> AsyncIterator[Server]:
    """A server in a folder of its own, gone at the end."""
    found = programs()
    assert found is not None, why_not()
    with tempfile.TemporaryDirectory(prefix="ziggurat-cluster-") as place:
        made = Server(Path(place), found)
        await made.make()
        try:
            yield made
        finally:
            await made.stop("immediate")
