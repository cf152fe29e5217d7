"""Copies of a database on a PostgreSQL server, made and put back by PostgreSQL's own programs."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import subprocess
from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.base.address import PostgresAddress
from bot.operate.database.restore import NUMBERED
from bot.store.copies import PART, unused
from bot.store.errors import StoreTooNew, StoreUnavailable, unavailable
from bot.store.migrate import migration_files
from bot.store.schema import columns_of_format

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

FORMAT_ROW: Final = re.compile(rb"^1\t(\d{1,9})$", re.MULTILINE)
"""The row of ``ziggurat_format`` in a copy: its number and the format."""


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
        _call(address, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")
        _must_be_ours(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except OSError as error:
        raise unavailable(str(target), error) from error
    finally:
        part.unlink(missing_ok=True)


def restore_server(backup: Path, address: PostgresAddress, folder: Path, now: datetime) -> Path | None:
    """Put a copy in the place of what is in the database, in one transaction; gives back where what was there is now.

    Raises StoreUnavailable while a bot runs ("running"), for a file that is no copy of ours ("missing", "no-dump"), or
    where PostgreSQL's programs are not there or fail, or StoreTooNew; nothing has changed then.
    """
    if not backup.is_file():
        raise StoreUnavailable(str(backup), "missing")
    _must_be_ours(backup)
    return asyncio.run(_put_back(backup, address, folder, now))


async def _put_back(backup: Path, address: PostgresAddress, folder: Path, now: datetime) -> Path | None:
    """As ``restore_server``, for a copy of ours. No bot can start meanwhile: what it stored would be lost."""
    from bot.store.postgres.serving import serving

    async with AsyncExitStack() as stack:
        lost = asyncio.Event()
        try:
            await stack.enter_async_context(serving(address, lost.set))
        except StoreUnavailable as error:
            if error.reason == "served":
                raise StoreUnavailable(str(address), "running") from error
            raise
        number, last = await _state(address)
        old = None
        if number:
            old = unused(folder / f"ziggurat-before-{now:%Y%m%d-%H%M%S}.pgdump")
            await asyncio.to_thread(dump, address, old)
        script = await asyncio.to_thread(_script, backup, is_empty=not number, last=last)
        if lost.is_set():
            raise StoreUnavailable(str(address), "running")
        words = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--output=/dev/null")
        await asyncio.to_thread(_call, address, "psql", *words, given=script)
    return old


def _script(backup: Path, *, is_empty: bool, last: dict[str, int]) -> bytes:
    """The statements that put a copy in the place of what is there."""
    tables = {column.partition(".")[0] for column in columns_of_format(len(migration_files()))} | {"ziggurat_format"}
    # pg_restore drops what the copy has; tables that came to be after it would stay, and stop the next migration.
    dropping = [] if is_empty else [f'DROP TABLE IF EXISTS "{name}" CASCADE;' for name in sorted(tables)]
    copy = _run("pg_restore", "--clean", "--if-exists", "--no-owner", "--no-privileges", "--file=-", str(backup))
    # pg_restore 17 sets what servers before 17 do not know.
    copy = copy.replace(TIMEOUT_OF_17, b"\n", 1)
    counting = [COUNT_ON.format(name=name, number=last.get(name, 0)) for name in NUMBERED]
    return b"\n".join(["\n".join(dropping).encode(), copy, "\n".join(["RESET search_path;", MARK, *counting]).encode()])


async def _state(address: PostgresAddress) -> tuple[int, dict[str, int]]:
    """The format of what is in the database (0: nothing) and the last numbers given there, by kind of row."""
    from bot.store.postgres.schema import HAS
    from bot.store.postgres.serving import connect

    connection = await connect(address)
    try:
        if not await connection.fetchval(HAS, "ziggurat_format"):
            if await connection.fetchval(HAS, "tables"):
                raise StoreUnavailable(str(address), "foreign")
            return 0, {}
        number = int(await connection.fetchval("SELECT format FROM ziggurat_format") or 0)
        return number, {name: int(await connection.fetchval(LAST.format(name=name)) or 0) for name in NUMBERED}
    finally:
        await connection.close(timeout=5.0)


def _must_be_ours(file: Path) -> None:
    """Raises StoreUnavailable ("no-dump") unless the file is a copy of a database of ours, or StoreTooNew."""
    try:
        rows = _run("pg_restore", "--data-only", "--table=ziggurat_format", "--file=-", str(file))
    except _Failed as error:
        raise StoreUnavailable(str(file), "no-dump") from error
    line = FORMAT_ROW.search(rows)
    if line is None:
        raise StoreUnavailable(str(file), "no-dump")
    if int(line[1]) > len(migration_files()):
        raise StoreTooNew(str(file), int(line[1]), len(migration_files()))


class _Failed(Exception):
    """A program ended with an error, which is its message."""


def _run(program: str, *words: str, given: bytes = b"", environment: dict[str, str] | None = None) -> bytes:
    """What a program of PostgreSQL's prints. Raises _Failed or StoreUnavailable ("no-programs")."""
    found = shutil.which(program)
    if found is None:
        raise StoreUnavailable(program, "no-programs")
    done = subprocess.run([found, *words], input=given, capture_output=True, check=False, env=environment)  # noqa: S603
    if done.returncode:
        raise _Failed(done.stderr.decode(errors="replace").strip())
    return done.stdout


def _call(address: PostgresAddress, program: str, *words: str, given: bytes = b"") -> None:
    """Run a program on the database; its password goes through the environment, which other users cannot read.

    Raises StoreUnavailable ("no-programs", "program-failed").
    """
    environment = {**os.environ, **({"PGPASSWORD": address.password} if address.password else {})}
    try:
        _run(program, *words, f"--dbname={address.without_password}", given=given, environment=environment)
    except _Failed as error:
        logger.error("%s: %s", program, error)
        raise StoreUnavailable(str(address), "program-failed") from error
