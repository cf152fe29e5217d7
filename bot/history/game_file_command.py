"""/game file: a game to keep."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import guarded
from bot.frame.watching import complete_table, table_to_read
from bot.history.game_file import send_game


@app_commands.command(
    name="file", description=app_commands.locale_str("Your game as a file to keep and replay", key="cmd-game-file")
)
@app_commands.describe(table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"))
async def file(interaction: discord.Interaction[Any], table: int | None = None) -> None:
    """Give a game's file to one of its players."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        await send_game(interaction, await table_to_read(interaction, table))

    await guarded(interaction, work)


@file.autocomplete("table")
async def _tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_table(interaction, current)
