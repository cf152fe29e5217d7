"""/state: the position in words, whole or a part of it, as far as its reader may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded, plain
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, guarded, language, table_and_match
from bot.frame.watching import must_see
from bot.games import presentation_of
from bot.games.model import Description
from bot.history.ended import table_here_or_ended
from bot.messages.parts import NO_PINGS
from bot.messages.pictures import kind_of
from bot.model.errors import TableError
from bot.model.table import Table
from bot.tables.views import view_of
from bot.words.aims import aim_parts
from bot.words.option_words import cut
from bot.words.wording import escaped, say
from renderers.core.registry import renderer

MESSAGE = 2000
"""Characters of a message."""


async def _parts(interaction: Interaction, table: Table) -> Sequence[Description]:
    """The position, part by part; for a game that has no such text the alternative text of its board.

    Raises NotForYou or NotStarted.
    """
    await must_see(interaction, table)
    table, match = await table_and_match(interaction, table)
    lang, seat = language(interaction), table.seat_of(interaction.user.id)
    view, names = view_of(match, seat), [escaped(name) for name in table.names()]
    if parts := presentation_of(table.game).position(view, lang, names):
        return [*aim_parts(lang, table.game, match.options), *parts]
    kind = kind_of(table.game, view, "whole")
    text = renderer(table.game).alt_text(view, kind, lang, table.names(), table.status == "closed")
    return (Description(say(lang, "button-board"), escaped(text)),)


def _usual(parts: Sequence[Description], lang: str) -> list[Description]:
    """The parts that everybody gets, and the names of those that are to be asked for."""
    extra = [part.name for part in parts if part.is_extra]
    usual = [part for part in parts if not part.is_extra]
    return [*usual, Description(say(lang, "state-more"), "\n".join(extra))] if extra else usual


def messages(parts: Sequence[Description]) -> list[str]:
    """The parts as messages, several in one where they fit; a long one is divided at its lines."""
    contents: list[str] = []
    for part in parts:
        head = f"**{part.name}**"
        for number, line in enumerate([head, *(f"- {line}" for line in part.text.split("\n"))]):
            short = cut(line, MESSAGE)
            begins = number == 0 and len(head) + len(part.text) + 200 > MESSAGE - len(contents[-1] if contents else "")
            if not contents or begins or len(contents[-1]) + len(short) + 1 > MESSAGE:
                contents.append(short)
            else:
                contents[-1] += f"\n{short}"
    return contents


@app_commands.command(name="state", description=app_commands.locale_str("The position in words", key="cmd-state"))
@app_commands.describe(part=app_commands.locale_str("Only a part of it: pick from the list", key="arg-state-part"))
async def state(interaction: discord.Interaction[Any], part: str = "") -> None:
    """Show the position as text, privately."""
    await acknowledge(interaction, ephemeral=True)

    async def show() -> None:
        parts = await _parts(interaction, await table_here_or_ended(interaction))
        wanted = plain(part)
        exact = [item for item in parts if plain(item.name) == wanted]
        selection = exact or [item for item in parts if wanted and wanted in plain(item.name)]
        first, *others = messages(selection or _usual(parts, language(interaction)))
        await interaction.edit_original_response(content=first, allowed_mentions=NO_PINGS)
        for text in others:
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NO_PINGS)

    await guarded(interaction, show)


@state.autocomplete("part")
async def _state_parts(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    table = await interaction.client.tables.last_at(interaction.channel_id or 0)
    if table is None:
        return []
    try:
        names = [cut(part.name, 100) for part in await _parts(interaction, table)]
    except TableError:
        return []
    wanted = plain(bounded(current))
    return [app_commands.Choice(name=name, value=name) for name in names if wanted in plain(name)][:25]
