"""**Play again**: opens one new table with the settings of a finished one, and invites the people who played there."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import discord

from bot.frame.handling import Interaction, language
from bot.frame.watching import must_see
from bot.lobby.host import call_guests
from bot.lobby.opening import bring_to_channel
from bot.model.errors import NotSeated
from bot.model.table import Table
from bot.posting.texts.ending import main_player, players_of
from bot.words.wording import say
from engine.computers.levels import SENSIBLE

_opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Locks by table, so that two who press at once open only one new table."""


async def play_again(interaction: Interaction, table: Table) -> None:
    """Open a table with the same game, options and seats; whoever played is invited, computers sit down again.

    Only for its players. If it has been opened already, say where. Raises NotForYou, NotSeated, MayNotOpen,
    TooManyLobbies or ChannelBusy.
    """
    await must_see(interaction, table)
    app, lang = interaction.client, language(interaction)
    history = await app.tables.store.history(table.id)
    people = players_of(table, history)
    if interaction.user.id not in people:
        raise NotSeated
    async with _opening.setdefault(table.id, asyncio.Lock()):
        following = await _following(interaction, table)
        if following is not None:
            text = say(lang, "again-there", channel=f"<#{following.channel_id}>", table=following.id)
            await interaction.edit_original_response(content=text)
            return
        opened = await _open(interaction, table)
        if opened is None:
            return
        await app.tables.store.set_next_table(table.id, opened.id)
    await _seat_computers(interaction, table, opened)
    guests = [user for user in people if user != interaction.user.id]
    if guests:
        opened, fresh = await app.tables.lobby.invite(opened.id, interaction.user.id, guests)
        await call_guests(interaction, opened, fresh, "again-invitation")
    await app.publisher.publish(opened.id)


async def _following(interaction: Interaction, table: Table) -> Table | None:
    """The table that follows this one, unless it was closed before it began."""
    tables = interaction.client.tables
    number = await tables.store.next_table(table.id)
    following = None if number is None else await tables.find(number)
    return None if following is None or following.status == "closed" else following


async def _open(interaction: Interaction, table: Table) -> Table | None:
    """Open and show the new table; None if it could not be shown, which the player has been told."""
    app = interaction.client
    member = interaction.user
    roles = [role.id for role in member.roles] if isinstance(member, discord.Member) else []
    app.servers.defaults_for(table.guild_id).must_be_allowed(roles, moderator=interaction.permissions.manage_guild)
    here = app.get_channel(table.channel_id)
    parent: object | None = here.parent if isinstance(here, discord.Thread) else None
    if here is None and interaction.channel_id != table.channel_id:
        # Pressed on its card: the thread of the game has been put away, and is known no more.
        parent = interaction.channel
    opened = await app.tables.lifecycle.open(
        game=table.game,
        options=table.options,
        seats=table.seats,
        language=table.language,
        guild_id=table.guild_id,
        channel_id=table.channel_id if parent is None else interaction.id,
        host=member.id,
        host_name=member.display_name,
        pace=table.pace,
        entry=table.entry,
        watch=table.watch,
        hints=table.hints,
    )
    return await bring_to_channel(interaction, opened, parent)


async def _seat_computers(interaction: Interaction, table: Table, opened: Table) -> None:
    """Seat computers again in seats of which computers made most decisions."""
    tables = interaction.client.tables
    history, match = await tables.store.history(table.id), await tables.match(table.id)
    people = len(players_of(table, history))
    played = [main_player(match, history, seat) for seat in range(table.seats)]
    levels = [item.computer or SENSIBLE for item in played if item is not None and item.computer is not None]
    for level in levels[: max(0, table.seats - people)]:
        await tables.lifecycle.add_computer(opened.id, interaction.user.id, level)
