"""/game story and /game page: a finished game to read, and to keep."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.arguments import LANGUAGES
from bot.frame.handling import guarded
from bot.frame.watching import complete_table, table_to_read
from bot.history.page import send_page
from bot.history.story import show_story


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
    await interaction.response.defer(ephemeral=True)
    lang = language.value if language else ""

    async def work() -> None:
        await show_story(interaction, await table_to_read(interaction, table), lang)

    await guarded(interaction, work)


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
    await interaction.response.defer(ephemeral=True)
    lang = language.value if language else ""

    async def work() -> None:
        await send_page(interaction, await table_to_read(interaction, table), lang)

    await guarded(interaction, work)


@story.autocomplete("table")
@page.autocomplete("table")
async def _tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    return await complete_table(interaction, current)
