"""Both stand-ins for Discord: the local one (``house``) and SimCord (``stage``), with short waits after failures."""

from __future__ import annotations

import pytest
from discord.backoff import ExponentialBackoff

from bot.posting import retry_queue
from tests.bot.play.conftest import house
from tests.bot.simcord.conftest import ann_and_ben, stage

__all__ = ["ann_and_ben", "house", "stage"]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot tries again after hundredths of a second instead of seconds, and comes back to the gateway as quickly."""
    monkeypatch.setattr(retry_queue, "FIRST", 0.02)
    monkeypatch.setattr(retry_queue, "SOON", 0.01)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.02)
