"""A ping in a channel for somebody who is waited for at several tables: in the first channel that takes it.

Who reads it there is to learn of no table of another server, nor of one that only its players may watch.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

import discord

from bot.model.table import Table

logger = logging.getLogger("ziggurat.publish")
T = TypeVar("T")


def apart(items: Iterable[tuple[Table, T]]) -> list[list[tuple[Table, T]]]:
    """What is to be said of tables, by which of them one message in a channel may name; in the order given.

    Those of a server that everybody may watch are named together, in the channel of any of them; a table for its
    players alone only in its own.
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
    """Post ``text`` of a table in its channel, pinging the user alone, at the first of the tables that takes it.

    ``nonce`` is what the message is posted once under. False where Discord could not be reached, to be tried again;
    True also for somebody who can be told nowhere.
    """
    pings = discord.AllowedMentions(users=[discord.Object(user)])
    for table in tables:
        try:
            channel = client.get_partial_messageable(table.channel_id)
            await channel.send(text(table), allowed_mentions=pings, nonce=nonce(table))
        except (discord.Forbidden, discord.NotFound) as error:
            logger.info("table %d: nobody could be called there (code %d)", table.id, error.code)
            continue
        except discord.DiscordException as error:
            logger.warning("table %d: a call failed: %s", table.id, type(error).__name__)
            return False
        return True
    return True
