"""/choose: any choice of any game as a typed command, completed from what is legal now."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.moves.tigris import plain
from bot.ui import actions
from bot.ui.actions import Interaction, guarded, language, table_here
from bot.wording import option_label
from engine.core.ask import Ask

FOUND = 25


async def asked_here(interaction: Interaction) -> tuple[str, Ask | None, list[str]]:
    """The game of the table here, what the player is asked there, and the players' names; "" where there is none."""
    channel = interaction.channel_id
    table = interaction.client.tables.at(channel) if channel is not None else None
    seat = None if table is None else table.seat_of(interaction.user.id)
    if table is None or table.status != "playing" or seat is None:
        return "", None, []
    match = await interaction.client.tables.match(table.id)
    return table.game, match.ask_of(seat), table.names()


@app_commands.command(name="choose", description=app_commands.locale_str("Answer what you are asked", key="cmd-choose"))
@app_commands.describe(what=app_commands.locale_str("Pick from the list", key="arg-pick"))
@app_commands.guild_only()
async def choose(interaction: discord.Interaction[Any], what: str) -> None:
    """Answer the open question with one option, or several parted by commas."""
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        table = table_here(interaction)
        actions.seat_here(table, interaction)
        await actions.match_of(interaction, table)
        _, ask, _ = await asked_here(interaction)
        options = [item.strip() for item in what[:600].split(",") if item.strip()]
        await actions.give(interaction, table, [(ask.key if ask is not None else "", options)])

    await guarded(interaction, work)


@choose.autocomplete("what")
async def _choose_what(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    game, ask, names = await asked_here(interaction)
    if ask is None:
        return []
    done, _, last = current.rpartition(",")
    lang, found = language(interaction), []
    for option in ask.options:
        label = option_label(lang, game, option, names)
        value = f"{done},{option}" if done else option
        if plain(last) in plain(f"{label} {option}") and option not in done.split(",") and len(value) <= 100:
            found.append(app_commands.Choice(name=(f"{done}, {label}" if done else label)[:100], value=value))
        if len(found) == FOUND:
            break
    return found


def commands() -> list[app_commands.Command[Any, ..., Any]]:
    """The /choose command."""
    return [choose]
