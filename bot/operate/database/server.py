"""Copies of a database on a PostgreSQL server, made and put back by PostgreSQL's own programs."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.base.address import PostgresAddress
from bot.operate.database.programs import LOCK_WAIT, ProgramFailed, call, output_of
from bot.operate.database.restore import NUMBERED
from bot.store.copies import PART, unused
from bot.store.errors import StoreTooNew, StoreUnavailable, unavailable
from bot.store.migrate import migration_files
from bot.store.postgres.turns import OF_THINKERS

logger = logging.getLogger("ziggurat.backup")

MARK: Final = """
INSERT INTO service_state (id, salt, restored_at)
SELECT 1, substr(md5(random()::text || clock_timestamp()::text), 1, 16), max(changed_at) FROM tables
ON CONFLICT (id) DO UPDATE SET salt = excluded.salt, restored_at = excluded.restored_at;"""
"""Marks what is put back, so that the next start tells its tables (``bot.store.restored``)."""

LAST: Final = "SELECT pg_sequence_last_value(pg_get_serial_sequence('{name}', 'id')::regclass)"
COUNT_ON: Final = """
SELECT setval(sequence, greatest(number, 1), number > 0)
FROM (SELECT sequence, greatest({number}, coalesce(pg_sequence_last_value(sequence), 0)) AS number
      FROM (SELECT pg_get_serial_sequence('{name}', 'id')::regclass AS sequence) AS own) AS last;"""
"""Lets no row get a number that one had before: buttons that stand in channels carry these numbers."""

TIMEOUT_OF_17: Final = b"\nSET transaction_timeout = 0;\n"

HOUR: Final = 3600.0

FORMAT_ROW: Final = re.compile(rb"^1\t(\d{1,9})(?:\t|$)", re.MULTILINE)
"""The row of ``ziggurat_format`` in a copy: its number, the format, and what else stands there."""


def dump(address: PostgresAddress, target: Path) -> None:
    """Copy the database, even while it is in use, to a new file that only its owner may read; never half there.

    Raises StoreUnavailable ("no-programs", "program-failed") or FileExistsError.
    """
    if target.exists():
        raise FileExistsError(f"The file {target} is there already: give the copy another name.")
    part = target.with_name(f".{target.name}.{os.getpid()}{PART}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        words = ("--format=custom", "--no-owner", "--no-privileges", f"--lock-wait-timeout={LOCK_WAIT}")
        left_out = (f"--exclude-table-data={name}" for name in OF_THINKERS)
        call(address, "pg_dump", *words, *left_out, f"--file={part}")
        _format_of(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except OSError as error:
        raise unavailable(str(target), error) from error
    finally:
        part.unlink(missing_ok=True)


def dump_before_migration(address: PostgresAddress, folder: Path) -> Path | None:
    """Copy a database of an older format before it is migrated, as ``ziggurat-format-N.pgdump``; gives back where.

    None where nothing is to be migrated, an earlier start made the copy within the last hour, or PostgreSQL's programs
    are not there, which is logged. Raises StoreUnavailable or StoreTooNew.
    """
    from bot.store.postgres.health import examine

    number = asyncio.run(examine(address)).format
    if not 0 < number < len(migration_files()):
        return None
    target = folder / f"ziggurat-format-{number}.pgdump"
    # A start that fails is often tried again; a copy of long ago may be of other games.
    if any(time.time() - copy.stat().st_mtime < HOUR for copy in folder.glob(f"{target.stem}*{target.suffix}")):
        return None
    try:
        dump(address, target := unused(target))
    except StoreUnavailable as error:
        if error.reason != "no-programs":
            raise
        logger.warning("the database goes from format %d on without a copy: %s", number, error)
        return None
    return target


def restore_server(backup: Path, address: PostgresAddress, folder: Path, now: datetime) -> Path | None:
    """Put a copy in the place of what is in the database, in one transaction; gives back where what was there is now.

    Raises StoreUnavailable while a bot runs ("running"), for a file that is no copy of ours ("missing", "no-dump"), or
    where PostgreSQL's programs are not there or fail, or StoreTooNew; nothing has changed then.
    """
    if not backup.is_file():
        raise StoreUnavailable(str(backup), "missing")
    number, newest = _format_of(backup), len(migration_files())
    if number > newest:
        raise StoreTooNew(str(backup), number, newest)
    return asyncio.run(_put_back(backup, address, folder, now))


async def _put_back(backup: Path, address: PostgresAddress, folder: Path, now: datetime) -> Path | None:
    """As ``restore_server``, for a copy of ours. No bot can start meanwhile: what it stored would be lost."""
    from bot.store.postgres.serving import alone_with

    lost = asyncio.Event()
    async with alone_with(address, lost.set):
        number, last, tables = await _state(address)
        old = None
        if number:
            old = unused(folder / f"ziggurat-before-{now:%Y%m%d-%H%M%S}.pgdump")
            await asyncio.to_thread(dump, address, old)
        if lost.is_set():
            raise StoreUnavailable(str(address), "running")
        words = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--output=/dev/null")
        await asyncio.to_thread(call, address, "psql", *words, statements=_script(backup, tables, last))
    return old


def _script(backup: Path, tables: Iterable[str], last: dict[str, int]) -> Iterator[bytes]:
    """The statements that put a copy in the place of these tables, in pieces. Raises ProgramFailed."""
    # pg_restore drops what the copy has; tables that came to be after it would stay, and stop the next migration.
    yield "".join(f'DROP TABLE IF EXISTS "{name}" CASCADE;\n' for name in sorted(tables)).encode()
    copy = output_of("pg_restore", "--clean", "--if-exists", "--no-owner", "--no-privileges", "--file=-", str(backup))
    for number, piece in enumerate(copy):
        # pg_restore 17 sets what servers before 17 do not know.
        yield piece if number else piece.replace(TIMEOUT_OF_17, b"\n", 1)
    counting = [COUNT_ON.format(name=name, number=last.get(name, 0)) for name in NUMBERED]
    yield "\n".join(["\nRESET search_path;", MARK, *counting]).encode()


async def _state(address: PostgresAddress) -> tuple[int, dict[str, int], frozenset[str]]:
    """The format of what is in the database (0: nothing), the last numbers given there by kind of row, and our tables
    there, those that only a newer version knows included.
    """
    from bot.store.postgres.schema import HAS, tables_of_format, tables_there
    from bot.store.postgres.serving import connect

    connection = await connect(address)
    try:
        if not await connection.fetchval(HAS, "ziggurat_format"):
            if await connection.fetchval(HAS, "tables"):
                raise StoreUnavailable(str(address), "foreign")
            return 0, {}, frozenset()
        number = int(await connection.fetchval("SELECT format FROM ziggurat_format") or 0)
        last = {name: int(await connection.fetchval(LAST.format(name=name)) or 0) for name in NUMBERED}
        return number, last, await tables_there(connection) | tables_of_format() | {"ziggurat_format"}
    finally:
        await connection.close(timeout=5.0)


def _format_of(file: Path) -> int:
    """The format of what a copy holds. Raises StoreUnavailable ("no-dump") for a file that is no copy of ours."""
    try:
        words = ("--data-only", "--table=ziggurat_format", "--file=-", str(file))
        line = FORMAT_ROW.search(b"".join(output_of("pg_restore", *words)))
    except ProgramFailed as error:
        raise StoreUnavailable(str(file), "no-dump") from error
    if line is None:
        raise StoreUnavailable(str(file), "no-dump")
    return int(line[1])
