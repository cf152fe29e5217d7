"""/server: how tables begin in a server, and the tables there."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import guarded, language
from bot.servers.tables import show_tables
from bot.settings.items import server_of, show_form
from bot.words.wording import say


@app_commands.command(
    name="server",
    description=app_commands.locale_str("The tables of this server, and how they begin", key="cmd-server"),
)
@app_commands.describe(
    role=app_commands.locale_str("Only this role may open tables", key="arg-role"),
    channel=app_commands.locale_str("New tables go to this channel", key="arg-channel"),
)
@app_commands.default_permissions(manage_messages=True)
async def server(
    interaction: discord.Interaction[Any],
    role: discord.Role | None = None,
    channel: discord.TextChannel | None = None,
) -> None:
    """Show a server's settings to a member who may manage it; a role or channel that is given is set at once.

    Who may only Manage Messages sees the server's tables.
    """
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        if role is None and channel is None and not interaction.permissions.manage_guild:
            await show_tables(interaction)
            return
        guild = server_of(interaction)
        changes: dict[str, str | int] = {}
        if role is not None:
            changes |= {"opening": "role", "role": role.id}
        if channel is not None:
            changes |= {"place": "channel", "channel": channel.id}
        if changes:
            await interaction.client.servers.set(guild, **changes)
        note = say(language(interaction), "settings-saved") if changes else ""
        await show_form(interaction, "s", note=note)

    await guarded(interaction, work)
