"""The doctor looks at a PostgreSQL server. Nothing is changed there."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import AsyncIterator
from typing import Final

from bot.base.config import Settings
from bot.model.shards import Census
from bot.operate.doctor.findings import Finding, failure, ok, warning
from bot.store.errors import StoreError
from bot.store.migrate import migration_files

SLOW: Final = 0.01
"""Seconds to the server and back from which players notice: a posting asks some twenty times."""

APART: Final = 2.0
"""Seconds between the server's clock and ours that matter to leases."""

FULL: Final = 0.9
"""The share of a server's connections in use from which it is a warning."""


async def check_server(settings: Settings) -> AsyncIterator[Finding]:
    """Every line about the server that the database is on; none where it is a file."""
    address = settings.postgres
    if address is None:
        return
    if importlib.util.find_spec("asyncpg") is None:
        install = 'run pip install -c constraints.txt -e ".[postgres]"'
        yield failure("database", "ZIGGURAT_DATABASE needs the package asyncpg", install)
        return
    from bot.store.postgres.health import Health, examine
    from bot.store.postgres.serving import is_served

    try:
        health: Health = await examine(address)
        runs = "a bot is running" if await is_served(address) else "no bot is running"
    except StoreError as error:
        yield failure("database", str(error), "see the operator guide, under PostgreSQL")
        return
    newest, size = len(migration_files()), f"{health.size / 2**20:.1f} MiB"
    if not health.format:
        yield ok("database", f"{address} has no tables yet; the first start makes them")
    elif health.format < newest:
        yield ok("database", f"{address}, {size}, format {health.format}: the next start brings it to {newest}")
    else:
        tables = f"{health.tables} tables, {health.open_tables} of them open"
        yield ok("database", f"{address}, {size}, format {newest}, {tables}, {runs}")
    yield _version(health.version)
    yield _safety(health.settings)
    if health.is_readonly:
        yield failure("writing", f"{address} takes no changes", "name the primary server, not one that follows it")
    yield _latency(health.latency)
    yield _clock(health.ahead)
    yield _connections(health.connections, health.most_connections)
    if health.census is not None:
        yield _processes(health.census)
    yield _programs()


def _version(version: str) -> Finding:
    if int(version.partition(".")[0]) < 15:
        return failure("server", f"PostgreSQL {version}", "upgrade it to 15 or newer")
    return ok("server", f"PostgreSQL {version}")


def _safety(settings: dict[str, str]) -> Finding:
    off = [name for name, value in settings.items() if value == "off"]
    if off:
        return warning("durability", f"{', '.join(off)} off: a crash loses answers", f"set {off[0]} = on at the server")
    return ok("durability", "what is stored outlives a crash of the server")


def _latency(seconds: float) -> Finding:
    says = f"{seconds * 1000:.1f} ms there and back"
    return warning("latency", says, "run bot and server near each other") if seconds > SLOW else ok("latency", says)


def _clock(ahead: float) -> Finding:
    says = f"the server's clock is {abs(ahead):.1f} s {'ahead of' if ahead > 0 else 'behind'} ours"
    if abs(ahead) > APART:
        return warning("time", says, "let both machines set their clocks by NTP")
    return ok("time", says)


def _connections(used: int, most: int) -> Finding:
    says = f"{used} of {most} in use"
    if used >= most * FULL:
        return warning("connections", says, "raise max_connections, or stop programs that hold some")
    return ok("connections", says)


def _processes(census: Census) -> Finding:
    """Which processes live, and which shards each of them holds."""
    if not census.processes:
        return ok("processes", "none lives")
    words = list[str]()
    for process in census.processes:
        mine = sorted(census.of(process.owner))
        shards = f", shards {', '.join(map(str, mine))}" if mine else ", stands by" if process.kind == "bot" else ""
        words.append(f"{process.kind} at {process.place}, {process.stage}{shards}")
    says = f"{len(census.shards)} shards; " + "; ".join(words)
    vacant = census.vacant()
    if vacant:
        return warning("processes", f"{says}; nobody has {', '.join(map(str, vacant))}", "look again in ten seconds")
    return ok("processes", says)


def _programs() -> Finding:
    """Whether copies can be made from here."""
    missing = [name for name in ("pg_dump", "pg_restore", "psql") if shutil.which(name) is None]
    if missing:
        install = "install the client package of the server's version, or copy the database where it is"
        return warning("copies", f"{', '.join(missing)} not found: no copies are made", install)
    return ok("copies", "pg_dump is there")
