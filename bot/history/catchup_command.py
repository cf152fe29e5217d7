"""/catchup: what a player has missed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.choosing import offer_own
from bot.frame.handling import guarded
from bot.history.catchup import show_catch_up
from bot.history.ended import show_end, table_here_or_ended
from bot.model.errors import NoSuchTable


@app_commands.command(
    name="catchup", description=app_commands.locale_str("What happened since you last acted", key="cmd-catchup")
)
async def catchup(interaction: discord.Interaction[Any]) -> None:
    """Tell what has happened, in words and pictures."""
    await acknowledge(interaction, ephemeral=True)

    async def here() -> None:
        try:
            table = await table_here_or_ended(interaction)
        except NoSuchTable:
            await offer_own(interaction, "catchup")
            return
        stranger = table.is_over and table.seat_of(interaction.user.id) is None
        await (show_end if stranger else show_catch_up)(interaction, table)

    await guarded(interaction, here)
