"""Acknowledging: one door for it, which goes on where somebody has acknowledged before, and hides no other failure."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.frame.acknowledge import ALREADY, acknowledge, is_acknowledged

BOT = Path(__file__).parents[3] / "bot"
DOOR = BOT / "frame" / "acknowledge.py"


class Replies:
    """The first answer to an interaction, which fails in turn with what it was made with."""

    def __init__(self, *failures: Exception) -> None:
        self._failures = [*failures]
        self._is_done = False

    def is_done(self) -> bool:
        return self._is_done

    async def defer(self, **_: bool) -> None:
        if self._failures:
            raise self._failures.pop(0)
        self._is_done = True


def refusal(code: int) -> discord.HTTPException:
    reply: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(reply, {"code": code, "message": ""})


def interaction(*failures: Exception) -> Any:
    return SimpleNamespace(response=Replies(*failures), extras={})


@pytest.mark.parametrize(
    "failures", [(), (refusal(ALREADY),), (aiohttp.ServerDisconnectedError(),), (OSError(), refusal(ALREADY))]
)
async def test_an_interaction_is_acknowledged_whoever_has_done_it(failures: tuple[Exception, ...]) -> None:
    given = interaction(*failures)
    await acknowledge(given, ephemeral=True)
    assert is_acknowledged(given)


@pytest.mark.parametrize("failures", [(refusal(50035),), (OSError(), OSError()), (OSError(), refusal(10062))])
async def test_what_else_goes_wrong_is_raised(failures: tuple[Exception, ...]) -> None:
    given = interaction(*failures)
    with pytest.raises((OSError, discord.HTTPException)):
        await acknowledge(given)
    assert not is_acknowledged(given)


def test_nothing_else_acknowledges() -> None:
    sources = [path for path in BOT.rglob("*.py") if BOT / "local" not in path.parents and path != DOOR]
    words = ("response.defer(", "response.is_done(")
    assert [path.name for path in sources if any(word in path.read_text(encoding="utf-8") for word in words)] == []
