"""/replay: a game, step by step."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, guarded
from bot.frame.watching import (
    complete_table,
    complete_turn,
    table_to_read,
)
from bot.history.replay import open_game, show_games
from bot.history.replay_items import go_to_turn


@app_commands.command(
    name="replay", description=app_commands.locale_str("Leaf through a game, step by step", key="cmd-replay")
)
@app_commands.describe(
    table=app_commands.locale_str("Which game; without it, the one here", key="arg-table-replay"),
    turn=app_commands.locale_str("Begin at this turn", key="arg-turn"),
)
async def replay(interaction: discord.Interaction[Any], table: int | None = None, turn: int | None = None) -> None:
    """Open a game in the viewer; without a number the one of this channel, else a list."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _open(interaction, table, turn))


async def _open(interaction: Interaction, number: int | None, turn: int | None) -> None:
    if number is None and not await _is_game_here(interaction):
        await show_games(interaction)
        return
    table = await table_to_read(interaction, number)
    await (open_game(interaction, table) if turn is None else go_to_turn(interaction, table, turn))


async def _is_game_here(interaction: Interaction) -> bool:
    """Whether this channel has a game that goes on, or had one with something to see."""
    here = await interaction.client.tables.last_at(interaction.channel_id or 0)
    return here is not None and (here.status == "playing" or here.match_revision > 0)


@replay.autocomplete("table")
async def _tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_table(interaction, current)


@replay.autocomplete("turn")
async def _turns(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_turn(interaction, current)
