"""/help: the first steps, and every command as something to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.frame.command_book import CommandBook
from bot.frame.handling import Interaction, language
from bot.words.wording import say

EMBED_LIMIT: Final = 4096
"""Characters of an embed's text."""

EMBEDS_LIMIT: Final = 6000
"""Characters of all embeds of a message."""


def help_message(book: CommandBook, lang: str) -> tuple[str, list[discord.Embed]]:
    """The first steps with their commands as mentions, and all commands with their purposes."""
    pages: list[str] = [""]
    for line in book.lines(lang):
        if len(pages[-1]) + len(line) + 1 > EMBED_LIMIT:
            pages.append("")
        pages[-1] += f"{line}\n"
    embeds = [discord.Embed(description=page) for page in pages if page]
    if embeds:
        embeds[0].title = say(lang, "help-commands")
    return book.linked(say(lang, "help-text"), lang), embeds


def in_messages(embeds: Sequence[discord.Embed]) -> list[list[discord.Embed]]:
    """The embeds by messages, in their order: as many as fit together; one empty message for none."""
    found: list[list[discord.Embed]] = [[]]
    for embed in embeds:
        if found[-1] and sum(map(len, found[-1])) + len(embed) > EMBEDS_LIMIT:
            found.append([])
        found[-1].append(embed)
    return found


async def show_help(interaction: Interaction) -> None:
    """Answer the command, for its player alone; what one message does not hold follows in others."""
    text, embeds = help_message(interaction.client.book, language(interaction))
    first, *others = in_messages(embeds)
    await interaction.response.send_message(text, embeds=first, ephemeral=True)
    for more in others:
        await interaction.followup.send(embeds=more, ephemeral=True)
