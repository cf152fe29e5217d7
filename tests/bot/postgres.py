"""A PostgreSQL server for the tests: found by the address in ZIGGURAT_TEST_POSTGRES, or made where PostgreSQL's
programs are installed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from bot.base.address import PostgresAddress
from bot.store import Store

ADDRESS = "ZIGGURAT_TEST_POSTGRES"
TABLES = """
    SELECT table_name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_name <> 'ziggurat_format'"""
UNSAFE = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c listen_addresses="
"""The tests' own server need not outlive a power cut."""


_made: set[PostgresAddress] = set()


async def empty(address: str, name: str) -> PostgresAddress:
    """A database of this name on the server that has no tables."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return PostgresAddress(urlsplit(address)._replace(path=f"/{name}").geturl())


def place(address: str, number: int = 0) -> PostgresAddress:
    """One of the databases of this process on the server: a schema of the one that the address names."""
    return PostgresAddress(f"{address}{'&' if '?' in address else '?'}search_path=tests_{os.getpid()}_{number}")


async def fresh(address: str, number: int = 0) -> PostgresAddress:
    """One of the databases of this process without any rows: made the first time, emptied later."""
    here = place(address, number)
    connection = await asyncpg.connect(here.url)
    try:
        if here in _made:
            names = await connection.fetch(TABLES)
            await connection.execute(f"TRUNCATE {', '.join(row[0] for row in names)} RESTART IDENTITY CASCADE")
        else:
            await connection.execute(f"CREATE SCHEMA tests_{os.getpid()}_{number}")
    finally:
        await connection.close()
    if here not in _made:
        await (await Store.open(here)).close()
        _made.add(here)
    return here


def why_not() -> str:
    """Why the store cannot be tried on PostgreSQL here; "": it can."""
    if not os.environ.get(ADDRESS) and programs() is None:
        return f"no PostgreSQL: install one (apt-get install postgresql), or name a server in {ADDRESS}"
    return ""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    found = [Path(there).parent for there in [shutil.which("initdb")] if there]
    return next(iter([*found, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]), None)


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The address of a server, one of our own where none is named: on a socket of its own, kept in no place."""
    named = os.environ.get(ADDRESS)
    if named:
        yield named
        return
    folder = programs()
    assert folder is not None, why_not()
    # PostgreSQL refuses to run as root.
    owner = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory() as place:
        if owner:
            shutil.chown(place, owner)

        def call(program: str, *words: str) -> None:
            subprocess.run([folder / program, *words], check=True, capture_output=True, user=owner, cwd=place)

        data = f"{place}/data"
        call("initdb", "-D", data, "-A", "trust", "-U", "ziggurat", "-E", "UTF8", "--no-sync")
        call("pg_ctl", "-D", data, "-w", "-l", f"{place}/log", "-o", f"-k {place} {UNSAFE}", "start")
        try:
            yield f"postgresql://ziggurat@/postgres?host={place}"
        finally:
            call("pg_ctl", "-D", data, "-m", "immediate", "stop")
