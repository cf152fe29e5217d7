"""/board, /hand, /undo, /play, /help: the table of the channel one is in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.choosing import offer_own
from bot.frame.handling import Interaction, guarded
from bot.history.ended import show_end, table_here_or_ended
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.panel import carry_out, look


async def _at_table(interaction: Interaction, work: Callable[[Interaction, Table], Awaitable[None]], act: str) -> None:
    """Run ``work`` at the table of the channel; if its game is over, show the result.

    In a channel without a table, offer the player's tables as buttons for ``act``.
    """
    await acknowledge(interaction, ephemeral=True)

    async def here() -> None:
        try:
            table = await table_here_or_ended(interaction)
        except NoSuchTable:
            await offer_own(interaction, act)
            return
        await (show_end if table.is_over else work)(interaction, table)

    await guarded(interaction, here)


@app_commands.command(name="play", description=app_commands.locale_str("Your turn, step by step", key="cmd-play"))
async def play(interaction: discord.Interaction[Any]) -> None:
    """Open the turn panel."""
    await _at_table(interaction, carry_out.play, "play")


@app_commands.command(name="board", description=app_commands.locale_str("The board, for you alone", key="cmd-board"))
@app_commands.describe(zoom=app_commands.locale_str("Only what lies around the last action", key="arg-zoom"))
async def board(interaction: discord.Interaction[Any], zoom: bool = False) -> None:
    """Show the board, whole or around the last action."""
    await _at_table(
        interaction,
        lambda where, table: look.show_picture(where, table, "close" if zoom else "whole"),
        "zoom" if zoom else "board",
    )


@app_commands.command(name="hand", description=app_commands.locale_str("Your hand, for you alone", key="cmd-hand"))
async def hand(interaction: discord.Interaction[Any]) -> None:
    """Show the player's hand."""
    await _at_table(interaction, lambda where, table: look.show_hand(where, table, again=True), "hand")
