"""A new database without its migrations: the first of a process is made, the others are copies of it.

With ``ZIGGURAT_TEST_STORE=postgres`` in the environment they are on a PostgreSQL server.
"""

from __future__ import annotations

import atexit
import os
import tempfile
from pathlib import Path

from bot.base.address import PostgresAddress
from bot.store import Store
from tests.bot import postgres

ON_SERVER = os.environ.get("ZIGGURAT_TEST_STORE") == "postgres"
PLACES = 6
"""Databases of a process that are there at once on a server; the one that was asked for first goes first."""

_made: list[bytes] = []
_servers: list[str] = []
_places: dict[Path, int] = {}


async def open_store(path: Path, *, patience: float = 5.0) -> Store:
    """As ``Store.open``, for tests that are not about how a database comes to be."""
    if ON_SERVER:
        return await Store.open(await _on_server(path))
    if not _made:
        with tempfile.TemporaryDirectory() as folder:
            new = Path(folder, "new.sqlite3")
            await (await Store.open(new)).close()
            _keep(new)
    _put_where_nothing_is(path)
    return await Store.open(path, patience=patience)


async def _on_server(path: Path) -> PostgresAddress:
    """The place on the server that stands for this file, emptied where it stood for another one before."""
    if not _servers:
        starting = postgres.server()
        _servers.append(starting.__enter__())
        atexit.register(starting.__exit__, None, None, None)
    if path in _places:
        return postgres.place(_servers[0], _places[path])
    number = len(_places)
    if number == PLACES:
        number = _places.pop(next(iter(_places)))
    _places[path] = number
    return await postgres.fresh(_servers[0], number)


def _keep(new: Path) -> None:
    _made.append(new.read_bytes())


def _put_where_nothing_is(path: Path) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(_made[0])
