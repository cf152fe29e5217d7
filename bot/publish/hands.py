"""Hands by direct message: one message a table, edited in place. A closed DM is remembered and told once."""

from __future__ import annotations

import hashlib
import logging
from typing import Any

import discord

from bot.publish.pictures import draw
from bot.table_model import Post, Table
from bot.tables import Tables
from bot.ui.parts import NO_PINGS, file_of
from bot.wording import say, title
from engine.core.match import Match

logger = logging.getLogger("ziggurat.hands")
CLOSED = (50007, 50278)
"""Discord's codes for "cannot send messages to this user", and for one with whom we share no server."""

KEY = "dm-closed"


Hands = list[tuple[int, Any]]
"""People's views of a match, by user."""


def hand_views(table: Table, match: Match) -> Hands:
    """What every person at the table sees of the match right now."""
    return [(holder.user, match.view(holder.seat)) for holder in table.holders if holder.user is not None]


async def deliver_hands(client: discord.Client, tables: Tables, table: Table, hands: Hands) -> None:
    """Send or edit the hand of every person at the table whose own view has changed.

    Raises DiscordException where one could not be sent; the others have been.
    """
    posts = {post.user_id: post for post in await tables.posts(table.id) if post.kind == "hand"}
    trouble: discord.DiscordException | None = None
    for user, view in hands:
        if await tables.preference(user, KEY, "no") == "no":
            try:
                await _deliver(client, tables, table, user, view, posts.get(user))
            except discord.DiscordException as error:
                trouble = error
    if trouble is not None:
        raise trouble


async def _deliver(
    client: discord.Client, tables: Tables, table: Table, user: int, view: Any, post: Post | None
) -> None:
    lang = await tables.preference(user, "language", table.language)
    picture = await draw(table.game, view, "hand", lang, table.names())
    key = hashlib.blake2s(picture.data + picture.alt.encode(), digest_size=12).hexdigest()
    if post is not None and post.picture == key:
        return
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    try:
        channel = await client.create_dm(discord.Object(user))
        if post is not None:
            try:
                await channel.get_partial_message(post.message_id).edit(
                    content=text, attachments=[file_of(picture, "hand")], allowed_mentions=NO_PINGS
                )
                await tables.remember_post(table.id, "hand", user, channel.id, post.message_id, table.revision, key)
                return
            except discord.NotFound:
                logger.info("table %d: a hand message is gone; sending a new one", table.id)
        # Were we ended before the message is remembered, the nonce keeps the next start from sending it twice. It names
        # the user, for Discord compares all that we send, in whatever channel.
        nonce = hashlib.blake2s(f"hand-{table.id}-{table.revision}-{user}".encode(), digest_size=12).hexdigest()
        message = await channel.send(text, file=file_of(picture, "hand"), allowed_mentions=NO_PINGS, nonce=nonce)
        await tables.remember_post(table.id, "hand", user, channel.id, message.id, table.revision, key)
    except discord.Forbidden as error:
        if error.code not in CLOSED:
            raise
        await tables.set_preference(user, KEY, "untold")


async def closed_notice(tables: Tables, user: int, lang: str) -> str:
    """A sentence, once, for somebody whose DMs are closed; else nothing."""
    if await tables.preference(user, KEY, "no") != "untold":
        return ""
    await tables.set_preference(user, KEY, "told")
    return say(lang, "hand-dm-closed")


async def reopen(tables: Tables, user: int) -> None:
    """Try direct messages again at the next change: the player has typed ``/hand``."""
    if await tables.preference(user, KEY, "no") != "no":
        await tables.set_preference(user, KEY, "no")
