"""A house for every test: local Discord, bot, database, all fresh."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot import harness


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[harness.House]:
    """The bot on a local Discord; at the end every body is held against Discord's description."""
    async with harness.house(tmp_path) as made:
        yield made
