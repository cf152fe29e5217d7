"""/undo: take an answer back."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.choosing import offer_own
from bot.frame.handling import (
    Interaction,
    guarded,
    table_here,
)
from bot.undo.panel import choose_undo


@app_commands.command(
    name="undo", description=app_commands.locale_str("Take back your last answer, or ask to", key="cmd-undo")
)
async def undo(interaction: discord.Interaction[Any]) -> None:
    """Take back the last answer, with the others' consent where that is due."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _undo(interaction))


async def _undo(interaction: Interaction) -> None:
    tables, channel = interaction.client.tables, interaction.channel_id
    last = await tables.last_at(channel) if channel is not None else None
    if last is None:
        await offer_own(interaction, "undo")
        return
    # Of a game that has been played to its end, say so.
    await choose_undo(interaction, last if last.status == "over" else table_here(interaction))
