"""A table at a glance, in the channel that its thread hangs in: open with free seats, running, over."""

from __future__ import annotations

import hashlib
import logging
from typing import Final

import discord

from bot.messages.ids import table_button
from bot.messages.nonces import nonce
from bot.messages.parts import (
    NO_PINGS,
    button,
    frozen,
)
from bot.model.errors import TableError
from bot.model.table import Table
from bot.posting.hand_places import out_of_reach
from bot.posting.lobby import host_name, where_of
from bot.tables.service import Tables
from bot.words.wording import escaped, say

logger = logging.getLogger("ziggurat.card")

CARD: Final = "card"
"""The kind of post of a table's card; one of message 0 is still to be posted."""


async def put_up(tables: Tables, table: Table, channel_id: int) -> None:
    """From now on the table has a card in this channel; ``show_card`` posts it."""
    await tables.remember_post(table.id, CARD, 0, channel_id, 0, table.revision)


async def show_card(client: discord.Client, tables: Tables, table: Table) -> None:
    """Bring the table's card up to date, where it has one. A card that is out of reach is given up.

    What Discord does not take is tried again when the table is posted next: the table itself is not kept from going on.
    """
    post = next((post for post in await tables.posts(table.id) if post.kind == CARD), None)
    if post is None:
        return
    if not post.message_id and not table.is_open:
        await tables.forget_post(table.id, CARD)
        return
    text = card_text(table, await _winners(tables, table))
    digest = hashlib.blake2s(text.encode(), digest_size=12).hexdigest()
    if post.message_id and post.picture == digest:
        return
    channel = client.get_partial_messageable(post.channel_id)
    number = post.message_id
    try:
        if number:
            message = channel.get_partial_message(number)
            await message.edit(content=text, view=card_view(table), allowed_mentions=NO_PINGS)
        else:
            named = nonce(tables, CARD, table.id, post.channel_id)
            number = (await channel.send(text, view=card_view(table), allowed_mentions=NO_PINGS, nonce=named)).id
    except discord.HTTPException as error:
        if out_of_reach(error):
            logger.info("table %d: its card is out of reach (code %d)", table.id, error.code)
            await tables.forget_post(table.id, CARD)
        else:
            logger.warning("table %d: its card was not shown: %s", table.id, type(error).__name__)
        return
    except discord.DiscordException as error:
        logger.warning("table %d: its card was not shown: %s", table.id, type(error).__name__)
        return
    await tables.remember_post(table.id, CARD, 0, post.channel_id, number, table.revision, digest)


async def _winners(tables: Tables, table: Table) -> str:
    if table.status != "over":
        return ""
    try:
        result = (await tables.match(table.id)).result()
    except TableError:
        return ""
    names = table.names()
    return ", ".join(escaped(names[seat]) for seat in result.winners) if result is not None else ""


def card_text(table: Table, winners: str = "") -> str:
    """Game, how it stands, host, who sits there, pace, and where.

    Of a private game that has begun nothing but that it is on: the channel is everybody's.
    """
    lang = table.language
    if table.watch == "players" and table.status != "lobby":
        state = say(lang, f"card-{table.status}", free=0, seats=table.seats, winners="none")
        return f"{where_of(table, lang)} · {state}"
    players = ", ".join(escaped(name) for name in table.names() if name)
    free = len(table.open_seats())
    state = say(lang, f"card-{table.status}", free=free, seats=table.seats, winners=winners or "none")
    lines = [f"{where_of(table, lang)} · {state}"]
    if table.is_open:
        pace = say(lang, f"table-pace-{table.pace}")
        lines.append(say(lang, "card-about", host=host_name(table), players=players, pace=pace))
    else:
        lines.append(players)
    lines.append(f"<#{table.channel_id}>")
    return "\n".join(line for line in lines if line)


def card_view(table: Table) -> discord.ui.View:
    """Join, while there is a seat that anybody may take."""
    if table.status != "lobby":
        return frozen([])
    join = button(
        say(table.language, "button-join"),
        table_button(table.id, "join"),
        style=discord.ButtonStyle.success,
        disabled=not table.open_seats(),
    )
    return frozen([join])
