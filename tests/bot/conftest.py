import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.postgres import server, why_not
from tests.bot.stores import ON_SERVER
from tests.bot.tables.room import Room
from tests.bot.translated import translated_once


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def room(path: Path) -> AsyncIterator[Room]:
    made = await Room.at(path)
    yield made
    await made.tables.shut_down()


@pytest.fixture(scope="session", autouse=True)
def _commands_are_translated_once() -> Iterator[None]:
    with translated_once():
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items if ON_SERVER else []:
        if item.get_closest_marker("sqlite"):
            item.add_marker(pytest.mark.skip(reason="about a database that is a file"))
        if item.get_closest_marker("alone"):
            item.add_marker(pytest.mark.skip(reason="about a process that has its database to itself"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; skips where there is none (fails with REQUIRE_POSTGRES=1)."""
    if why_not():
        if os.environ.get("REQUIRE_POSTGRES") == "1":
            pytest.fail(why_not())
        pytest.skip(why_not())
    with server() as address:
        yield address
