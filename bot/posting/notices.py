"""What a table owes its players in words: stored with what it is about, said once, even if we end in between."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS
from bot.model.table import (
    Notice,
    Post,
    Table,
)
from bot.posting.hand_places import ARCHIVED, reopened
from bot.posting.questions import kind_of_post
from bot.tables.service import Tables
from bot.words.wording import escaped, say

logger = logging.getLogger("ziggurat.publish")

HOST: Final = "notice-host"
"""Who is host from now on: alone, or after what has made them that."""


def notice_text(table: Table, notice: Notice) -> str:
    """The notice in the table's language, and with it who is host now where that has changed.

    Names in it ring nobody and turn nothing around.
    """
    words = {name: escaped(value) if isinstance(value, str) else value for name, value in notice.args.items()}
    keys = [notice.key] if notice.key == HOST or "host" not in words else [notice.key, HOST]
    return " ".join(say(table.language, key, **words) for key in keys)


async def say_notice(client: discord.Client, tables: Tables, table: Table, notice: Notice) -> None:
    """Say a notice and strike it off: in the message of the question that it answers, else in one of its own.

    A question says the same however often it is edited; a message of its own is posted under one nonce. Raises
    DiscordException.
    """
    text = notice_text(table, notice)
    kind = kind_of_post(notice.question) if notice.question else ""
    post = next((post for post in await tables.posts(table.id) if post.kind == kind), None) if kind else None
    if post is None or not await _answered(client, table, post, text):
        named = nonce(tables, "notice", table.id, notice.id)
        await client.get_partial_messageable(table.channel_id).send(text, allowed_mentions=NO_PINGS, nonce=named)
    await tables.notice_told(table.id, notice, kind)


async def _answered(client: discord.Client, table: Table, post: Post, text: str) -> bool:
    """Whether the question could be made to say what became of it, without buttons.

    The table's thread is woken where it sleeps; one that the table has left stays as it is.
    """
    message = client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    for attempt in (1, 2):
        try:
            await message.edit(content=text, view=None, allowed_mentions=NO_PINGS)
            return True
        except (discord.NotFound, discord.Forbidden) as error:
            logger.info("table %d: a question cannot be edited (code %d)", post.table_id, error.code)
            return False
        except discord.HTTPException as error:
            if error.code == ARCHIVED and post.channel_id != table.channel_id:
                return False
            if attempt == 2 or not await reopened(client, post.channel_id, error):
                raise
    return False
