"""Whoever is waited for at several tables is called in the first channel that takes it, once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.messages.circuit_breaker import Unreachable
from bot.posting.calls.callouts import call_out, split_calls

FORBIDDEN = discord.Forbidden(cast("Any", SimpleNamespace(status=403, reason="no")), {"code": 50013, "message": "no"})
GONE = discord.NotFound(cast("Any", SimpleNamespace(status=404, reason="gone")), {"code": 10003, "message": "gone"})


@pytest.mark.parametrize(
    ("channels", "tried", "done"),
    [
        ({1: None, 2: None}, [1], True),
        ({1: FORBIDDEN, 2: None, 3: None}, [1, 2], True),
        ({1: GONE, 2: FORBIDDEN}, [1, 2], True),
        ({1: GONE, 2: Unreachable(), 3: None}, [1, 2], False),
        ({}, [], True),
    ],
)
async def test_the_first_channel_that_takes_it(
    channels: dict[int, discord.DiscordException | None], tried: list[int], done: bool
) -> None:
    sent: list[tuple[int, str, str, list[int]]] = []

    def channel(number: int) -> Any:
        async def send(text: str, *, allowed_mentions: discord.AllowedMentions, nonce: str) -> None:
            users = cast("list[discord.Object]", allowed_mentions.users)
            sent.append((number, text, nonce, [user.id for user in users]))
            if (error := channels[number]) is not None:
                raise error

        return SimpleNamespace(send=send)

    client = cast("Any", SimpleNamespace(get_partial_messageable=channel))
    tables = cast("Any", [SimpleNamespace(id=number * 10, channel_id=number) for number in channels])
    called = await call_out(client, 7, tables, lambda table: f"at {table.id}", lambda table: f"n{table.id}")
    assert called is done
    assert sent == [(number, f"at {number * 10}", f"n{number * 10}", [7]) for number in tried]


def at(number: int, guild: int | None, watch: str = "everyone") -> Any:
    return SimpleNamespace(id=number, guild_id=guild, watch=watch, channel_id=100 + number)


@pytest.mark.parametrize(
    ("tables", "messages"),
    [
        ([at(1, 7), at(2, 7)], [[1, 2]]),
        ([at(1, 7), at(2, 8), at(3, 7)], [[1, 3], [2]]),
        ([at(1, 7), at(2, 7, "players"), at(3, 7, "players"), at(4, 7)], [[1, 4], [2], [3]]),
        ([at(1, None), at(2, None)], [[1], [2]]),
        ([], []),
    ],
)
def test_what_one_channel_may_read_of(tables: list[Any], messages: list[list[int]]) -> None:
    assert [[table.id for table, _ in items] for items in split_calls([(table, "") for table in tables])] == messages
