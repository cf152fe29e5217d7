from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.room import Room


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def room(path: Path) -> AsyncIterator[Room]:
    made = await Room.at(path)
    yield made
    await made.tables.shut_down()
