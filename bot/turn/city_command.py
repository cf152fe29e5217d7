"""/city: a player's own side of the table as a picture, for games that have one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded, plain
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, guarded, table_and_match
from bot.history.ended import table_here_or_ended
from bot.model.errors import TableError
from bot.model.table import Table
from bot.panel import look
from bot.tables.views import view_of
from bot.words.option_words import cut
from renderers.core.registry import renderer


class NoSides(TableError):
    """The game has no pictures of single players."""

    key = "error-no-sides"


def sides(table: Table, view: Any) -> dict[int, str]:
    """The kind of picture of each seat's own side; none for a game without such pictures."""
    kinds = (kind.id for kind in renderer(table.game).kinds(view) if kind.use == "more")
    numbered = ((kind.rpartition("-")[2], kind) for kind in kinds)
    return {int(number) - 1: kind for number, kind in numbered if number.isdecimal()}


def seat_from_text(table: Table, text: str, own: int | None) -> int:
    """The seat that was typed, by number (from 1) or name; without a fitting one the reader's own, else the first."""
    wanted, names = plain(text), [plain(name) for name in table.names()]
    if wanted.isdecimal() and 0 < int(wanted[:2]) <= len(names):
        return int(wanted[:2]) - 1
    seats = [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
    return seats[0] if seats else own or 0


@app_commands.command(
    name="city", description=app_commands.locale_str("A player's side of the table, large", key="cmd-city")
)
@app_commands.describe(player=app_commands.locale_str("Whose: your own if you leave it out", key="arg-city-player"))
async def city(interaction: discord.Interaction[Any], player: str = "") -> None:
    """Show the picture of a player's own side, privately."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        table, match = await table_and_match(interaction, await table_here_or_ended(interaction))
        kinds = sides(table, view_of(match, None))
        if not kinds:
            raise NoSides
        seat = seat_from_text(table, player, table.seat_of(interaction.user.id))
        await look.show_more(interaction, table, kinds.get(seat, kinds[min(kinds)]))

    await guarded(interaction, work)


@city.autocomplete("player")
async def _players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    table = await interaction.client.tables.last_at(interaction.channel_id or 0)
    names = [] if table is None else [(seat, cut(name or "?", 100)) for seat, name in enumerate(table.names())]
    wanted = plain(bounded(current))
    return [app_commands.Choice(name=name, value=str(seat + 1)) for seat, name in names if wanted in plain(name)]
