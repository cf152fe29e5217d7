"""/privacy: the data stored about a person, as a file, and deleting it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.feature import in_direct_messages
from bot.frame.handling import guarded
from bot.settings import privacy as page


@app_commands.command(
    name="privacy", description=app_commands.locale_str("What I keep about you: see it, delete it", key="cmd-privacy")
)
@in_direct_messages
async def privacy(interaction: discord.Interaction[Any]) -> None:
    """Say what is kept, and offer it as a file and for deletion."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: page.show(interaction))
