"""The parts of /game about who sits in the seats of a table, and its options."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.choosing import offer_lobbies
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
    table_here,
)
from bot.lobby import host as hosting
from bot.lobby import presses as lobby
from bot.messages.parts import NO_PINGS
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.seats import presses
from bot.words.wording import say


async def _here(interaction: Interaction, work: Callable[[Table], Awaitable[str | None]]) -> None:
    """Do something at the table of this channel, and tell what came of it."""
    await acknowledge(interaction, ephemeral=True)

    async def run() -> None:
        text = await work(table_here(interaction))
        if text is not None:
            await interaction.edit_original_response(content=text, allowed_mentions=NO_PINGS)

    await guarded(interaction, run)


@app_commands.command(
    name="options", description=app_commands.locale_str("What can be set at the table here", key="cmd-game-options")
)
async def options(interaction: discord.Interaction[Any]) -> None:
    """Show the table's options; the host changes them."""
    await _here(interaction, lambda table: hosting.show_options(interaction, table))


@app_commands.command(
    name="seats", description=app_commands.locale_str("Who sits where, and what you may do", key="cmd-game-seats")
)
async def show(interaction: discord.Interaction[Any]) -> None:
    """Show the seats."""
    await _here(interaction, lambda table: presses.show_seats(interaction, table))


@app_commands.command(
    name="invite", description=app_commands.locale_str("Invite somebody to the table here", key="cmd-game-invite")
)
@app_commands.describe(player=app_commands.locale_str("Whom", key="arg-player"))
async def invite(interaction: discord.Interaction[Any], player: discord.User) -> None:
    """Invite somebody to a table that has not started."""
    await _here(interaction, lambda table: hosting.invite(interaction, table, [player]))


@app_commands.command(
    name="swap", description=app_commands.locale_str("Ask a player to exchange seats", key="cmd-game-swap")
)
@app_commands.describe(player=app_commands.locale_str("With whom", key="arg-player-with"))
async def swap(interaction: discord.Interaction[Any], player: discord.User) -> None:
    """Ask another player at the table to exchange seats."""
    await _here(interaction, lambda table: presses.swap(interaction, table, player.id))


@app_commands.command(
    name="substitute",
    description=app_commands.locale_str("Ask somebody to take your seat over", key="cmd-game-substitute"),
)
@app_commands.describe(
    player=app_commands.locale_str("Whom", key="arg-player"),
    seat=app_commands.locale_str("The host only: a computer's seat instead of yours", key="arg-computer-seat"),
)
async def substitute(
    interaction: discord.Interaction[Any], player: discord.User, seat: app_commands.Range[int, 1, 8] | None = None
) -> None:
    """Ask somebody to take over one's own seat, or a computer's."""
    place = None if seat is None else seat - 1
    await _here(interaction, lambda table: presses.substitute(interaction, table, player, place))


@app_commands.command(
    name="computer",
    description=app_commands.locale_str("A computer plays for you for a while", key="cmd-game-computer"),
)
async def computer(interaction: discord.Interaction[Any]) -> None:
    """Lend the seat to a computer."""
    await _here(interaction, lambda table: presses.lend(interaction, table))


@app_commands.command(
    name="back", description=app_commands.locale_str("Take your seat back from the computer", key="cmd-game-back")
)
@app_commands.describe(table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"))
async def back(interaction: discord.Interaction[Any], table: app_commands.Range[int, 1] | None = None) -> None:
    """Take a lent seat back, or ask the others for one that was given up: from anywhere, by the table's number."""
    await acknowledge(interaction, ephemeral=True)

    async def run() -> None:
        text = await presses.come_back(interaction, table)
        await interaction.edit_original_response(content=text, allowed_mentions=NO_PINGS)

    await guarded(interaction, run)


@back.autocomplete("table")
async def _my_tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await presses.complete_back(interaction, current)


@app_commands.command(
    name="remove",
    description=app_commands.locale_str("Remove a player: before the start the host does", key="cmd-game-remove"),
)
@app_commands.describe(player=app_commands.locale_str("Whom", key="arg-player"))
async def remove(interaction: discord.Interaction[Any], player: discord.User) -> None:
    """Send somebody away before the start, or ask the others to."""
    await _here(interaction, lambda table: presses.remove(interaction, table, player.id))


@app_commands.command(
    name="host", description=app_commands.locale_str("Make another player the host", key="cmd-game-host")
)
@app_commands.describe(player=app_commands.locale_str("Whom", key="arg-player"))
async def host(interaction: discord.Interaction[Any], player: discord.User) -> None:
    """Hand the table over."""
    await _here(interaction, lambda table: hosting.hand_over(interaction, table, player.id))


@app_commands.command(
    name="join", description=app_commands.locale_str("Take a seat at the table here", key="cmd-game-join")
)
async def join(interaction: discord.Interaction[Any]) -> None:
    """Take a seat at the table of this channel; ask for one where the game is running; else choose a table."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: take_seat(interaction))


async def take_seat(interaction: Interaction) -> None:
    """Take a seat at the table here. Of a running game, show whom to ask for one; where no table is, those to join."""
    lang = language(interaction)
    try:
        table = table_here(interaction)
    except NoSuchTable:
        await offer_lobbies(interaction)
        return
    if table.status == "playing" and interaction.user.id not in table.members():
        await presses.show_seats(interaction, table, note=say(lang, "join-running"))
        return
    trouble = await lobby.join(interaction, table)
    await interaction.edit_original_response(content=say(lang, trouble or "lobby-done-join"))


@app_commands.command(
    name="resign",
    description=app_commands.locale_str("Give up: a computer plays on in your seat", key="cmd-game-resign"),
)
async def resign(interaction: discord.Interaction[Any]) -> None:
    """Hand the seat to a computer, once the player has said yes."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: presses.ask_to_resign(interaction, table_here(interaction)))
