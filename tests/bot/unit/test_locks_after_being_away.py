"""After the bot was away, archived threads are looked at; what is known of one stays where Discord does not answer."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.messages.locks import Locks
from bot.posting.changes import look_at_locks

THREAD = 7


def failure(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(SimpleNamespace(status=status, reason=""), {"code": 0, "message": ""})


@pytest.mark.parametrize(
    ("error", "locked"),
    [
        (failure(discord.DiscordServerError, 503), True),
        (failure(discord.NotFound, 404), False),
        (failure(discord.Forbidden, 403), False),
    ],
)
async def test_a_lock_is_not_lifted_because_discord_does_not_answer(error: Exception, locked: bool) -> None:
    async def fetch_channel(_: int) -> Any:
        raise error

    client = SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: object(), fetch_channel=fetch_channel)
    table = SimpleNamespace(id=1, channel_id=THREAD, guild_id=5)
    clocks = SimpleNamespace(of=lambda _: ["a clock"], thread=Mock())
    publisher = SimpleNamespace(locks=Locks(), clocks=clocks, retry_queue=Mock())
    publisher.locks.note(THREAD, locked=True)
    tables = SimpleNamespace(open_tables=lambda: [table], at=lambda _: table)
    await look_at_locks(client, publisher, tables)
    assert (THREAD in publisher.locks) is locked
    assert [call.kwargs for call in clocks.thread.call_args_list] == ([] if locked else [{"is_locked": False}])
