"""A new database without its migrations: the first of a process is made, the others are copies of it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bot.store import Store

_made: list[bytes] = []


async def open_store(path: Path, *, patience: float = 5.0) -> Store:
    """As ``Store.open``, for tests that are not about how a database comes to be."""
    if not _made:
        with tempfile.TemporaryDirectory() as folder:
            new = Path(folder, "new.sqlite3")
            await (await Store.open(new)).close()
            _keep(new)
    _put_where_nothing_is(path)
    return await Store.open(path, patience=patience)


def _keep(new: Path) -> None:
    _made.append(new.read_bytes())


def _put_where_nothing_is(path: Path) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(_made[0])
