"""Rights of moderators: they end and move tables. No right shows a hand."""

from __future__ import annotations

import discord

from bot.frame.handling import Interaction
from bot.frame.watching import table_known
from bot.model.errors import HostMoves, TableError
from bot.model.table import Table
from bot.tables.seat_rules import must_be_open


class NotAtTable(TableError):
    """The player does not sit at that table."""

    key = "error-not-at-table"


def is_moderator(interaction: Interaction, table: Table) -> bool:
    """Whether the user may Manage Messages where the table is: in its channel, or if that is gone in its server."""
    if interaction.guild is None or interaction.guild_id != table.guild_id:
        return False
    if interaction.channel_id == table.channel_id:
        return interaction.permissions.manage_messages
    user = interaction.user
    if not isinstance(user, discord.Member):
        return False
    channel = interaction.guild.get_channel_or_thread(table.channel_id)
    allowed = user.guild_permissions if channel is None else channel.permissions_for(user)
    return allowed.manage_messages


def must_move(interaction: Interaction, table: Table) -> None:
    """Raises HostMoves unless the user is the table's host or a moderator; AlreadyOver."""
    must_be_open(table)
    if interaction.user.id != table.host and not is_moderator(interaction, table):
        raise HostMoves(host=str(table.host))


async def table_by_number(interaction: Interaction, number: int) -> Table:
    """A table that the user sits at, or may moderate; of any age. Raises NoTableNumbered, NotAtTable."""
    table = await table_known(interaction, number)
    if interaction.user.id not in table.members() and not is_moderator(interaction, table):
        raise NotAtTable(table=number)
    return table
