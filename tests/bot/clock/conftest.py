from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.clock.watch import OPEN, Watch


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def watch(path: Path) -> AsyncIterator[Watch]:
    yield await Watch.at(path)
    while OPEN:
        await OPEN.pop().tables.shut_down()
