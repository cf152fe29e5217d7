"""PostgreSQL's own programs: what they print, in pieces, within a time limit, and what goes wrong with them."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from typing import IO, Final

from bot.base.address import PostgresAddress
from bot.store.errors import StoreUnavailable

logger = logging.getLogger("ziggurat.backup")

LONGEST: Final = 6 * 3600.0
"""Seconds after which a program is ended: a server that answers no more would hold a copy up for good."""

LOCK_WAIT: Final = 60_000
"""Milliseconds that pg_dump waits for a table that somebody else has locked for good."""

PIECE: Final = 1 << 20
"""Bytes that are in memory at once."""


class ProgramFailed(Exception):
    """A program ended with an error; the message is its name and what it says."""


def output_of(program: str, *words: str, longest: float = LONGEST) -> Iterator[bytes]:
    """What a program prints, in pieces. Raises ProgramFailed, or StoreUnavailable ("no-programs").

    Whoever stops reading ends the program.
    """
    with _running(program, *words, longest=longest, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as running:
        process, complaints = running
        assert process.stdout is not None
        while piece := process.stdout.read(PIECE):
            yield piece
        _must_have_succeeded(program, process, complaints)


def call(
    address: PostgresAddress, program: str, *words: str, statements: Iterable[bytes] = (), longest: float = LONGEST
) -> None:
    """Run a program on the database, with ``statements`` as its input. Its password goes through the environment, which
    other users cannot read.

    Where ``statements`` raises, the program is ended before it has seen the input's end. Raises StoreUnavailable
    ("no-programs", "program-failed").
    """
    environment = {**os.environ, **({"PGPASSWORD": address.password} if address.password else {})}
    words = (*words, f"--dbname={address.without_password}")
    try:
        with _running(
            program, *words, longest=longest, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, environment=environment
        ) as (process, complaints):
            assert process.stdin is not None
            # A program that ends early says why on its own.
            with contextlib.suppress(BrokenPipeError):
                for piece in statements:
                    process.stdin.write(piece)
                process.stdin.close()
            _must_have_succeeded(program, process, complaints)
    except ProgramFailed as error:
        logger.error("%s", error)
        raise StoreUnavailable(str(address), "program-failed") from error


@contextlib.contextmanager
def _running(
    program: str, *words: str, longest: float, stdin: int, stdout: int, environment: dict[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """The program and what it complains of; it is killed after ``longest`` seconds, and at the end of the block."""
    path = shutil.which(program)
    if path is None:
        raise StoreUnavailable(program, "no-programs")
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(  # noqa: S603
            [path, *words], stdin=stdin, stdout=stdout, stderr=complaints, env=environment
        )
        timer = threading.Timer(longest, process.kill)
        timer.daemon = True
        timer.start()
        try:
            yield process, complaints
        finally:
            timer.cancel()
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(BrokenPipeError):
                        pipe.close()
            process.wait()


def _must_have_succeeded(program: str, process: subprocess.Popen[bytes], complaints: IO[bytes]) -> None:
    code = process.wait()
    if code:
        complaints.seek(0)
        says = complaints.read(PIECE).decode(errors="replace").strip()
        raise ProgramFailed(f"{program}: {says or f'it was ended by signal {-code}'}")
