from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.clock.watch import Watch


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def watch(path: Path) -> AsyncIterator[Watch]:
    made = await Watch.at(path)
    yield made
    await made.tables.shut_down()
