"""/next: to the table that waits for the player."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.feature import in_direct_messages
from bot.frame.handling import guarded
from bot.overview.overview import go_next, list_tables
from bot.records.history import show_history


@app_commands.command(name="next", description=app_commands.locale_str("Where you are needed next", key="cmd-next"))
@in_direct_messages
async def next_(interaction: discord.Interaction[Any]) -> None:
    """Show the panel of the table that has waited longest for the player."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: go_next(interaction))


@app_commands.command(
    name="list", description=app_commands.locale_str("Your tables, and whose turn it is", key="cmd-game-list")
)
@app_commands.describe(finished=app_commands.locale_str("Those that are over instead", key="arg-list-finished"))
async def list_(interaction: discord.Interaction[Any], finished: bool = False) -> None:
    """Every table of the player, where it is, and who is waited for; or their finished games."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: show_history(interaction) if finished else list_tables(interaction))
