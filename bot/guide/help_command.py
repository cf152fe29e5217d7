"""/help: the first steps."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.feature import in_direct_messages
from bot.guide.help import show_help


@app_commands.command(name="help", description=app_commands.locale_str("How to play here", key="cmd-help"))
@in_direct_messages
async def help_(interaction: discord.Interaction[Any]) -> None:
    """Explain the first steps."""
    await show_help(interaction)
