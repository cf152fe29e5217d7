"""What tests of a running bot stand on."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.operate import logs
from tests.bot import harness


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[harness.House]:
    """The bot on a local Discord."""
    async with harness.house(tmp_path) as made:
        yield made


@pytest.fixture(params=["text", "json"])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that a bot writes to its log at the loudest setting; the logging of the tests comes back afterwards."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers, root.level
    names = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL", "urllib3", "sentry_sdk")
    levels = {name: logging.getLogger(name).level for name in names}
    logs.set_up("DEBUG", request.param, ("the-secret",), stream)
    yield stream
    root.handlers, root.level = handlers, level
    for name, value in levels.items():
        logging.getLogger(name).setLevel(value)
