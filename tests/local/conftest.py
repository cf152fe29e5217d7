"""A stage for the tests of the local Discord: the server, a connected bot, its users."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from tests import openapi
from tests.local.sample_bot import SampleBot


class Stage:
    """A running local Discord with a bot on it."""

    def __init__(self, local: LocalDiscord) -> None:
        self.local = local
        self.bot: SampleBot
        self.requests: list[tuple[str, str, Any, int, Any]] = []
        self._stack = AsyncExitStack()
        local.on_request(lambda *request: self.requests.append(request))

    async def user(self, name: str) -> LocalUser:
        """Sit down as one of the users."""
        return await self._stack.enter_async_context(LocalUser(self.local.web_url, name))

    async def start_bot(self, bot: SampleBot | None = None) -> None:
        """Connect a bot and wait until it is ready."""
        self.bot = bot or SampleBot()
        task = asyncio.create_task(self.bot.start(self.local.token))
        self._stack.push_async_callback(asyncio.gather, task)
        self._stack.push_async_callback(self.bot.close)
        while not self.bot.is_ready():
            await asyncio.sleep(0.005)
            if task.done():
                await task

    async def close(self) -> None:
        """Leave, bot first."""
        await self._stack.aclose()

    def check_openapi(self) -> None:
        """Check all bodies so far; the request only where it was taken, since tests send bad ones on purpose."""
        for method, path, body, status, response in self.requests:
            if status < 400:
                openapi.hold_request(method, path, body)
            if status < 500:
                openapi.hold_response(method, path, status, response)


@asynccontextmanager
async def running(folder: Path | None = None, bot: SampleBot | None = None) -> AsyncIterator[Stage]:
    """Run server and bot; at the end hold every body against Discord's description."""
    async with LocalDiscord(folder=folder) as local:
        stage = Stage(local)
        with local.point_discord_py():
            try:
                await stage.start_bot(bot)
                yield stage
            finally:
                await stage.close()
        stage.check_openapi()


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """A fresh world with the sample bot connected."""
    async with running() as made:
        yield made
