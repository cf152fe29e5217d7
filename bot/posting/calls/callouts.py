"""Pings in a channel for somebody whom several tables wait for; names no table that others there may not see."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

import discord

from bot.messages.locks import ThreadLocked
from bot.model.table import Table

logger = logging.getLogger("ziggurat.publish")
T = TypeVar("T")


def split_calls(items: Iterable[tuple[Table, T]]) -> list[list[tuple[Table, T]]]:
    """Group tables by what one message may name, keeping the order.

    Tables of one server that everybody may watch form one group; any other table is a group of its own.
    """
    groups: dict[tuple[int | None, int], list[tuple[Table, T]]] = {}
    for item in items:
        table = item[0]
        shared = table.guild_id is not None and table.watch == "everyone"
        groups.setdefault((table.guild_id, 0 if shared else table.channel_id), []).append(item)
    return list(groups.values())


async def call_out(
    client: discord.Client,
    user: int,
    tables: Iterable[Table],
    text: Callable[[Table], str],
    nonce: Callable[[Table], str],
) -> bool:
    """Post ``text(table)`` in the channel of the first table that takes it, pinging only the user.

    ``nonce(table)`` is the message's nonce. Returns False if Discord could not be reached and the call is to be tried
    again, True otherwise, also if no channel takes it.
    """
    pings = discord.AllowedMentions(users=[discord.Object(user)])
    for table in tables:
        try:
            channel = client.get_partial_messageable(table.channel_id)
            await channel.send(text(table), allowed_mentions=pings, nonce=nonce(table))
        except (discord.Forbidden, discord.NotFound, ThreadLocked) as error:
            logger.info("table %d: nobody could be called there: %s", table.id, type(error).__name__)
            continue
        except discord.DiscordException as error:
            logger.warning("table %d: a call failed: %s", table.id, type(error).__name__)
            return False
        return True
    return True
