"""A finished game told in words, privately, in the reader's language."""

from __future__ import annotations

import asyncio

import discord

from bot.frame.handling import Interaction, language
from bot.frame.showing import after_button
from bot.frame.watching import may_look
from bot.games import presentation_of
from bot.history.story_text import story_text
from bot.messages.parts import NO_PINGS, frozen
from bot.model.table import Table
from bot.words.wording import LANGUAGES, escaped, say, title
from engine.core.record import LogEntry


async def show_story(interaction: Interaction, table: Table, lang: str = "") -> None:
    """Tell the story in the deferred reply; ``lang`` "": in the reader's language.

    Raises NotForYou, NotOver, TableDamaged.
    """
    sees = await may_look(interaction, table)
    game = await interaction.client.tables.chronicle.finished(table.id, interaction.user.id, sees=sees)
    lang = lang if lang in LANGUAGES else language(interaction)

    def names(entry: LogEntry | None) -> list[str]:
        return [escaped(name) for name in game.names(entry)]

    text = await asyncio.to_thread(story_text, game.analysis, lang, names)
    head = say(lang, "story-title", game=title(table.game, lang), table=table.id)
    embed = discord.Embed(title=head, description=text, colour=presentation_of(table.game).tone)
    await interaction.edit_original_response(
        content=None,
        embed=embed,
        attachments=[],
        view=frozen([after_button(table.id, language(interaction))]),
        allowed_mentions=NO_PINGS,
    )
