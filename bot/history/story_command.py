"""/game story and /game page: a finished game to read, and to keep."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import LANGUAGES
from bot.frame.handling import Interaction, guarded
from bot.frame.watching import complete_table, table_to_read
from bot.history.page import send_page
from bot.history.story import show_story
from bot.model.table import Table


@app_commands.command(
    name="story", description=app_commands.locale_str("How a finished game went, in words", key="cmd-game-story")
)
@app_commands.describe(
    table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"),
    language=app_commands.locale_str("In this language", key="arg-log-language"),
)
@app_commands.choices(language=LANGUAGES)
async def story(
    interaction: discord.Interaction[Any], table: int | None = None, language: app_commands.Choice[str] | None = None
) -> None:
    """Tell the story of a finished game."""
    await _read(interaction, table, language, show_story)


@app_commands.command(
    name="page", description=app_commands.locale_str("A finished game as a web page to keep", key="cmd-game-page")
)
@app_commands.describe(
    table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"),
    language=app_commands.locale_str("In this language", key="arg-log-language"),
)
@app_commands.choices(language=LANGUAGES)
async def page(
    interaction: discord.Interaction[Any], table: int | None = None, language: app_commands.Choice[str] | None = None
) -> None:
    """Give a finished game as one file for a browser."""
    await _read(interaction, table, language, send_page)


async def _read(
    interaction: Interaction,
    number: int | None,
    language: app_commands.Choice[str] | None,
    act: Callable[[Interaction, Table, str], Awaitable[None]],
) -> None:
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        await act(interaction, await table_to_read(interaction, number), language.value if language else "")

    await guarded(interaction, work)


@story.autocomplete("table")
@page.autocomplete("table")
async def _tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_table(interaction, current)
