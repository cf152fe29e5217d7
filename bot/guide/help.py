"""/help: the first steps, and every command as something to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.frame.command_book import CommandBook, Entry
from bot.frame.handling import Interaction, language
from bot.messages.pictures import has_hands
from bot.words.wording import say, title
from data.texts import texts
from engine.core.registry import games

OPENING: Final = "game new"
"""The command that everything begins with."""

COMMANDS_SHOWN: Final = 2
"""Moves of a game that the first steps name."""

EMBED_LIMIT: Final = 4096
"""Characters of an embed's text."""

EMBEDS_LIMIT: Final = 6000
"""Characters of all embeds of a message."""


def help_message(book: CommandBook, lang: str, game: str = "", hand: str = "dm") -> tuple[str, list[discord.Embed]]:
    """The first steps with their commands as mentions, and all commands with their purposes.

    hand: where the reader's hand goes, "none" where the game has no hands.
    game: that of the table where one asks: its commands come first, those of other games are a line each.
    """
    pages: list[str] = [""]
    for line in _lines(book, lang, game):
        if len(pages[-1]) + len(line) + 1 > EMBED_LIMIT:
            pages.append("")
        pages[-1] += f"{line}\n"
    embeds = [discord.Embed(description=page) for page in pages if page]
    if embeds:
        embeds[0].title = say(lang, "help-commands")
    own = _moves(book, game or next(iter(games())))
    moves = ", ".join(f"`/{entry.names[lang]}`" for entry in own[:COMMANDS_SHOWN]) or "`/choose`"
    return book.linked(say(lang, "help-text", moves=moves, hand=hand), lang), embeds


def _lines(book: CommandBook, lang: str, game: str) -> list[str]:
    """The command that opens a table, the moves of this game, what all games share, the moves of the others."""
    moves = {one: _moves(book, one) for one in games()}
    of_games = {entry.path for entries in moves.values() for entry in entries}
    first = [entry for entry in book.entries if entry.path == OPENING]
    shared = [entry for entry in book.entries if entry.path not in of_games and entry.path != OPENING]
    lines = book.lines(lang, [*first, *moves.get(game, ()), *shared])
    for one, entries in moves.items():
        if entries and one != game:
            facts = {"game": title(one, lang), "first": book.mention(entries[0], lang), "count": len(entries) - 1}
            lines += [say(lang, "help-folded", **facts)] if game else book.lines(lang, entries)
    return lines


def _moves(book: CommandBook, game: str) -> list[Entry]:
    """The commands of a game's own group."""
    key = f"{game}-command-name"
    group = texts().text("en", key) if texts().has("en", key) else ""
    return [entry for entry in book.entries if group and entry.path.partition(" ")[0] == group]


def in_messages(embeds: Sequence[discord.Embed]) -> list[list[discord.Embed]]:
    """The embeds by messages, in their order: as many as fit together; one empty message for none."""
    messages: list[list[discord.Embed]] = [[]]
    for embed in embeds:
        if messages[-1] and sum(map(len, messages[-1])) + len(embed) > EMBEDS_LIMIT:
            messages.append([])
        messages[-1].append(embed)
    return messages


async def show_help(interaction: Interaction) -> None:
    """Answer the command, for its player alone; what one message does not hold follows in others."""
    channel = interaction.channel_id
    table = None if channel is None else interaction.client.tables.at(channel)
    app, game = interaction.client, "" if table is None else table.game
    hand = app.people.hand(interaction.user.id) if not game or has_hands(game) else "none"
    text, embeds = help_message(app.book, language(interaction), game, hand)
    first, *others = in_messages(embeds)
    await interaction.response.send_message(text, embeds=first, ephemeral=True)
    for more in others:
        await interaction.followup.send(embeds=more, ephemeral=True)
