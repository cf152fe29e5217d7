"""Tells somebody that they have been removed from a table, privately and once."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot.messages.circuit_breaker import DM_CLOSED
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS
from bot.model.posts import ClosedDm
from bot.model.table import Table
from bot.posting.direct import NotWritten, direct_messages
from bot.posting.links import board_url
from bot.posting.texts.lobby import where_of
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.wording import escaped, say

logger = logging.getLogger("ziggurat.farewell")

By = Literal["host", "others"]
"""Who has removed somebody: the host before the start, or the others during play."""


async def tell_removed(
    client: discord.Client, tables: Tables, people: People, table: Table, user: int, name: str, by: By
) -> None:
    """Tell a user that they have been removed from a table, and what they can do.

    By direct message; if those are closed, in the table's channel by name and without a ping, unless the answered
    question names them there already. Failures are logged, not raised.
    """
    lang = people.language(user, table.language)
    silent = not people.may_ring(user, tables.now())
    named = nonce(tables, "removed", table.id, table.revision, user)
    text, url = _text(table, lang, by), await board_url(tables, table)
    if url is not None:
        text += say(lang, "list-link", url=url)
    try:
        if await tables.store.messages.closed_dm(user, tables.now()) is None:
            place = await direct_messages(client, tables, user)
            await place.send(text, allowed_mentions=NO_PINGS, nonce=named, silent=silent)
            return
    except discord.Forbidden as error:
        if error.code not in DM_CLOSED:
            return
        await tables.store.messages.close_dm(user, ClosedDm())
    except NotWritten:
        # They are told in the channel, as those are who take no direct messages.
        pass
    except discord.DiscordException as error:
        logger.info("table %d: somebody who was removed was not told: %s", table.id, type(error).__name__)
        return
    if by == "host":
        await _in_the_channel(client, table, name, named)


def _text(table: Table, lang: str, by: By) -> str:
    return say(lang, f"removed-by-{by}", where=where_of(table, lang), channel=f"<#{table.channel_id}>", table=table.id)


async def _in_the_channel(client: discord.Client, table: Table, name: str, named: str) -> None:
    text = say(table.language, "removed-public", name=escaped(name))
    try:
        channel = client.get_partial_messageable(table.channel_id)
        await channel.send(text, allowed_mentions=NO_PINGS, nonce=named, silent=True)
    except discord.DiscordException as error:
        logger.info("table %d: a removal was not told there: %s", table.id, type(error).__name__)
