"""/history and /stats: what one has played, and how it went."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import GAMES
from bot.frame.feature import in_direct_messages
from bot.frame.handling import guarded
from bot.records.history import show_history
from bot.records.pages import Chosen
from bot.records.statistics import show_statistics


@app_commands.command(
    name="history", description=app_commands.locale_str("Your finished games and their results", key="cmd-history")
)
@app_commands.describe(game=app_commands.locale_str("Only games of this kind", key="arg-history-game"))
@app_commands.choices(game=GAMES)
@in_direct_messages
async def history(interaction: discord.Interaction[Any], game: str = "") -> None:
    """List the player's finished games, the newest first."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: show_history(interaction, game))


@app_commands.command(
    name="stats", description=app_commands.locale_str("How your games went, as a picture", key="cmd-stats")
)
@app_commands.describe(
    game=app_commands.locale_str("Only games of this kind", key="arg-history-game"),
    player=app_commands.locale_str("Somebody who lets others see theirs", key="arg-stats-player"),
    server=app_commands.locale_str("Those of the whole server", key="arg-stats-server"),
)
@app_commands.choices(game=GAMES)
@in_direct_messages
async def stats(
    interaction: discord.Interaction[Any], game: str = "", player: discord.User | None = None, server: bool = False
) -> None:
    """Show the statistics of the player, of somebody else, or of the server."""
    await acknowledge(interaction, ephemeral=True)
    user = None if server else interaction.user.id if player is None else player.id
    await guarded(interaction, lambda: show_statistics(interaction, Chosen(user, game)))
