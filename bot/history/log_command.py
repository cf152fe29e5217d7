"""/log: what has happened, searched by words, player and turn; or all of it as a text file."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import LANGUAGES
from bot.frame.handling import Interaction, guarded
from bot.frame.watching import (
    complete_table,
    complete_turn,
    must_see,
    table_named,
    table_to_read,
)
from bot.history.log_pages import (
    send_log,
    show_log,
    wished,
)
from bot.model.errors import NotMember
from bot.model.table import Table
from bot.words.lists import simple


def labels(table: Table) -> list[str]:
    """The seats' players as one picks them: "2. Ana", so that two of one name can be told apart."""
    return [f"{seat}. {name}" for seat, name in enumerate(table.names(), 1)]


def seat_of(table: Table, text: str) -> int:
    """The seat of a player that somebody picked or typed. Raises NotMember."""
    if text in labels(table):
        return labels(table).index(text)
    wanted = simple(text)
    names = [simple(name) for name in table.names()]
    seats = [seat for seat, name in enumerate(names) if name == wanted]
    seats = seats or [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
    if len(seats) != 1:
        raise NotMember
    return seats[0]


@app_commands.command(name="log", description=app_commands.locale_str("What has happened so far", key="cmd-log"))
@app_commands.describe(
    text=app_commands.locale_str("Only lines with these words", key="arg-log-text"),
    player=app_commands.locale_str("Only lines about this player", key="arg-log-player"),
    turn=app_commands.locale_str("Only this turn", key="arg-log-turn"),
    table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"),
    language=app_commands.locale_str("In this language", key="arg-log-language"),
    file=app_commands.locale_str("All of it, as a text file", key="arg-log-file"),
)
@app_commands.choices(language=LANGUAGES)
async def log(
    interaction: discord.Interaction[Any],
    text: str = "",
    player: str = "",
    turn: int | None = None,
    table: int | None = None,
    language: app_commands.Choice[str] | None = None,
    file: bool = False,
) -> None:
    """Show the newest page of the log, or of the lines that are looked for."""
    await acknowledge(interaction, ephemeral=True)
    lang = language.value if language else ""

    async def work() -> None:
        source = await table_to_read(interaction, table)
        await must_see(interaction, source)
        if file:
            await send_log(interaction, source, lang)
            return
        seat = seat_of(source, player) if player.strip() else None
        # A turn that no button could carry is none that a game has.
        await show_log(interaction, source, wished(text, seat, None if turn is None else max(0, min(turn, 9999)), lang))

    await guarded(interaction, work)


@log.autocomplete("table")
async def _tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_table(interaction, current)


@log.autocomplete("turn")
async def _turns(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_turn(interaction, current)


@log.autocomplete("player")
async def _players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    table = await table_named(interaction)
    offered, wanted = labels(table) if table is not None else [], simple(current)
    return [app_commands.Choice(name=label, value=label) for label in offered if wanted in simple(label)]
