from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

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
