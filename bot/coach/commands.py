"""/hint and /why: what a computer would do in the player's place, and why one has done what it did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.coach.hint import show_hint
from bot.coach.why import show_why
from bot.frame.acknowledge import acknowledge
from bot.frame.choosing import offer_own
from bot.frame.handling import Interaction, guarded, table_here
from bot.frame.watching import table_to_read


@app_commands.command(
    name="hint", description=app_commands.locale_str("What a computer would do now, and why", key="cmd-hint")
)
async def hint(interaction: discord.Interaction[Any]) -> None:
    """Say what a computer would do in the player's place."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _here_or_own(interaction, "hint", _hint))


async def _hint(interaction: Interaction) -> None:
    await show_hint(interaction, table_here(interaction))


@app_commands.command(
    name="why", description=app_commands.locale_str("Why a computer made its last move", key="cmd-why")
)
async def why(interaction: discord.Interaction[Any]) -> None:
    """Say why a computer did what it did."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _here_or_own(interaction, "why", _why))


async def _why(interaction: Interaction) -> None:
    await show_why(interaction, await table_to_read(interaction, None))


async def _here_or_own(interaction: Interaction, command: str, show: Callable[[Interaction], Awaitable[None]]) -> None:
    """Show it at the table of the channel; where there is none, one's own tables are offered."""
    channel = interaction.channel_id
    if channel is None or await interaction.client.tables.last_at(channel) is None:
        await offer_own(interaction, command)
        return
    await show(interaction)
