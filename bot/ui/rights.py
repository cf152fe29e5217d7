"""Who may do what that is not a player's: a server's moderators end and move tables. No right reads a hand."""

from __future__ import annotations

import discord

from bot.table_errors import TableError
from bot.table_model import Table
from bot.ui.actions import Interaction


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


def table_by_number(interaction: Interaction, number: int) -> Table:
    """An open table that the user sits at, or may moderate. Raises NotAtTable."""
    table = next((item for item in interaction.client.tables.open_tables() if item.id == number), None)
    if table is None or (interaction.user.id not in table.members() and not is_moderator(interaction, table)):
        raise NotAtTable(table=number)
    return table
