"""/game new, leave, start, close, move: tables before and around a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import GAMES, LANGUAGES
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
    table_here,
)
from bot.frame.rights import must_move, table_by_number
from bot.lobby import presses as lobby
from bot.lobby.closing import ask_to_close
from bot.lobby.opening import complete_options, open_table
from bot.words.wording import (
    say,
)

PLACES = [
    app_commands.Choice(name=app_commands.locale_str("in a new thread", key="place-thread"), value="thread"),
    app_commands.Choice(name=app_commands.locale_str("in this channel", key="place-here"), value="here"),
]


@app_commands.command(name="new", description=app_commands.locale_str("Open a table", key="cmd-game-new"))
@app_commands.describe(
    game=app_commands.locale_str("Which game", key="arg-game"),
    seats=app_commands.locale_str("How many players, computers included", key="arg-seats"),
    language=app_commands.locale_str("Language of the public messages", key="arg-language"),
    where=app_commands.locale_str("A thread of its own, or this channel", key="arg-where"),
    options=app_commands.locale_str("Such as board=alternative points=open", key="arg-options"),
)
@app_commands.choices(game=GAMES, language=LANGUAGES, where=PLACES)
async def new(
    interaction: discord.Interaction[Any],
    game: app_commands.Choice[str],
    seats: app_commands.Range[int, 1, 6],
    language: app_commands.Choice[str] | None = None,
    where: app_commands.Choice[str] | None = None,
    options: str = "",
) -> None:
    """Open a table here or in a new thread, with the player in the first seat."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        lang, place = language.value if language else None, where.value if where else None
        await open_table(interaction, game.value, seats, lang, place, options)

    await guarded(interaction, work)


@new.autocomplete("options")
async def _options(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return complete_options(str(getattr(interaction.namespace, "game", "")), current, language(interaction))


@app_commands.command(
    name="leave", description=app_commands.locale_str("Give your seat up before the start", key="cmd-game-leave")
)
async def leave(interaction: discord.Interaction[Any]) -> None:
    """Give the seat up before the game starts."""
    await _lobby_act(interaction, "leave")


@app_commands.command(
    name="start",
    description=app_commands.locale_str("Start; computers take the open seats", key="cmd-game-start"),
)
async def start(interaction: discord.Interaction[Any]) -> None:
    """Start the game of this channel."""
    await _lobby_act(interaction, "start")


@app_commands.command(
    name="close",
    description=app_commands.locale_str("End the table here: its host, or a moderator", key="cmd-game-close"),
)
@app_commands.describe(table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"))
async def close(interaction: discord.Interaction[Any], table: int | None = None) -> None:
    """End a table one has opened, or moderates."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _close(interaction, table))


@app_commands.command(
    name="move",
    description=app_commands.locale_str("Bring a table here: its host, or a moderator", key="cmd-game-move"),
)
@app_commands.describe(table=app_commands.locale_str("The table's number", key="arg-table"))
async def move(interaction: discord.Interaction[Any], table: int) -> None:
    """Bring a table to this channel: for when its own was deleted."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _move(interaction, table))


async def _lobby_act(interaction: Interaction, act: str) -> None:
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        trouble = await lobby.ACTS[act](interaction, table_here(interaction))
        await interaction.edit_original_response(content=say(language(interaction), trouble or f"lobby-done-{act}"))

    await guarded(interaction, work)


async def _close(interaction: Interaction, number: int | None) -> None:
    """End the table here, or the one of this number: for its host, and for moderators."""
    table = table_here(interaction) if number is None else await table_by_number(interaction, number)
    await ask_to_close(interaction, table)


async def _move(interaction: Interaction, number: int) -> None:
    """Bring a table to this channel, for its host, and for moderators.

    A game that only its players may watch goes to a private thread of this channel. Raises HostMoves, NoRoom,
    NotAtTable, NoTableNumbered, ChannelBusy, AlreadyOver.
    """
    table = await table_by_number(interaction, number)
    must_move(interaction, table)
    await interaction.edit_original_response(content=await lobby.move_here(interaction, table))
