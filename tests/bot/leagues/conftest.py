"""What tests of leagues share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.room import Room
from tests.small_games import installed


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room with the small games of the tests."""
    with installed():
        made = await Room.at(tmp_path / "tables.sqlite3")
        yield made
        await made.tables.shut_down()
