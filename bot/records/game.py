"""A finished game in figures, from the menu after it: points over time, turning points, fights, strengths."""

from __future__ import annotations

import asyncio

import discord

from bot.frame.handling import Interaction, language
from bot.frame.watching import may_look
from bot.messages.parts import NO_PINGS, file_of
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.records.game_sheet import game_sheet
from bot.words.wording import say
from renderers.core.picture import Picture
from renderers.results.sheet import draw_sheet


async def show_figures(interaction: Interaction, table: Table) -> None:
    """The game in figures as a picture, in the deferred reply. Raises NotForYou, NotOver, TableDamaged."""
    sees, lang = await may_look(interaction, table), language(interaction)
    game = await interaction.client.tables.chronicle.finished(table.id, interaction.user.id, sees=sees)

    def draw() -> Picture:
        return draw_sheet(game_sheet(game, lang))

    picture = await asyncio.to_thread(draw)
    files: list[discord.File] = [file_of(picture, "figures")]
    await interaction.edit_original_response(
        content=say(lang, "figures-of", where=where_of(table, lang)),
        attachments=files,
        view=None,
        allowed_mentions=NO_PINGS,
    )
