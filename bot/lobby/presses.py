"""The lobby's buttons: join, leave, add a computer, start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

from discord.utils import MISSING

from bot.frame.handling import (
    Interaction,
    language,
    tell,
)
from bot.frame.places import must_see_thread
from bot.lobby.newcomer import lessons_offer
from bot.model.errors import NoTableNumbered
from bot.model.table import Table
from bot.posting.threads.rooms import (
    NoRoomThere,
    enter_room,
    put_away,
)
from bot.tables.seat_rules import must_be_starter
from bot.words.wording import say

Act = Callable[[Interaction, Table], Awaitable[str | None]]
"""Handles a lobby button; gives the text key of the trouble if posting failed."""

_starting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Locks by table for starting and moving, so that two who press at once do not open two private threads."""


async def press(interaction: Interaction, table: Table, act: str) -> None:
    """What a lobby button does."""
    lang = language(interaction)
    if act == "join" and table.status == "playing" and table.seat_of(interaction.user.id) is None:
        await tell(interaction, say(lang, "join-running-there", channel=f"<#{table.channel_id}>"))
        return
    trouble = await ACTS[act](interaction, table)
    if trouble is not None:
        await tell(interaction, say(lang, trouble))
    elif act == "join":
        await _welcome(interaction, table)


async def _welcome(interaction: Interaction, table: Table) -> None:
    """Tell who has joined where the table is, unless they see it, and offer lessons if the game is new to them."""
    lang, lines = language(interaction), list[str]()
    if interaction.channel_id != table.channel_id:
        # Pressed on the table's card, or in a list: the table itself is elsewhere.
        lines.append(say(lang, "lobby-joined-there", channel=f"<#{table.channel_id}>"))
    offer = await lessons_offer(interaction, table.game)
    if offer is not None:
        lines.append(offer.line)
    if lines:
        await tell(interaction, "\n".join(lines), MISSING if offer is None else offer.view)


async def join(interaction: Interaction, table: Table) -> str | None:
    """Take the next open seat."""
    await interaction.client.tables.lifecycle.join(table.id, interaction.user.id, interaction.user.display_name)
    return await interaction.client.publisher.publish(table.id)


async def leave(interaction: Interaction, table: Table) -> str | None:
    """Give the seat up before the game starts."""
    await interaction.client.tables.lifecycle.leave(table.id, interaction.user.id)
    return await interaction.client.publisher.publish(table.id)


async def computer(interaction: Interaction, table: Table) -> str | None:
    """Seat a computer that plays sensibly; the host may have it play otherwise (**Options**)."""
    await interaction.client.tables.lifecycle.add_computer(table.id, interaction.user.id)
    return await interaction.client.publisher.publish(table.id)


async def start(interaction: Interaction, table: Table) -> str | None:
    """Start with everybody who sits at the table; computers take the seats that are open, for the host.

    Where only players may watch, the game moves to a private thread first, and a thread that the lobby had is closed;
    where there can be none, it does not start. Raises NoRoom, or as ``Lifecycle.start`` does.
    """
    async with _starting.setdefault(table.id, asyncio.Lock()):
        return await _start(interaction, interaction.client.tables.get(table.id) or table)


async def _start(interaction: Interaction, table: Table) -> str | None:
    app, lobby = interaction.client, table.channel_id
    must_be_starter(table, interaction.user.id)
    if table.watch == "players":
        await enter_room(app, app.tables, table, lobby)
    started = await app.tables.lifecycle.start(table.id, interaction.user.id, fill=True)
    trouble = await app.publisher.publish(table.id)
    if started.channel_id != lobby:
        await put_away(app, lobby)
    return trouble


async def move(interaction: Interaction, table: Table, channel_id: int) -> str | None:
    """Bring a table to a channel, a game that only its players may watch to a private thread of it.

    Raises NoRoom, ChannelBusy, AlreadyOver.
    """
    app = interaction.client
    async with _starting.setdefault(table.id, asyncio.Lock()):
        table = app.tables.get(table.id) or table
        if table.watch == "everyone" or table.status == "lobby":
            await app.tables.lifecycle.move(table.id, channel_id)
            return await app.publisher.publish(table.id)
        await enter_room(app, app.tables, table, channel_id, NoRoomThere)
        trouble = await app.publisher.publish(table.id)
        await put_away(app, table.channel_id)
        return trouble


async def move_here(interaction: Interaction, table: Table) -> str:
    """Bring a table to the user's channel; gives the text for the user.

    Raises NoTableNumbered, ThreadHidden, and as above. The user must be allowed to (``rights.must_move``).
    """
    if interaction.channel_id is None or interaction.guild_id != table.guild_id:
        raise NoTableNumbered(table=table.id)
    must_see_thread(interaction)
    trouble = await move(interaction, table, interaction.channel_id)
    moved = interaction.client.tables.get(table.id) or table
    key = "moved" if moved.channel_id == interaction.channel_id else "lobby-where"
    return say(language(interaction), trouble or key, channel=f"<#{moved.channel_id}>")


ACTS: Final[dict[str, Act]] = {
    "join": join,
    "leave": leave,
    "computer": computer,
    "start": start,
}
