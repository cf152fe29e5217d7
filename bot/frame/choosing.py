"""For a command that needs a table, in a channel without one: buttons for the tables it may mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.messages.ids import plan_button, table_button
from bot.messages.parts import (
    NO_PINGS,
    button,
    frozen,
)
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.words.option_words import cut
from bot.words.wording import say, title

MOST: Final = 25
"""Buttons that a message holds."""

PLAN: Final = "plan"
"""The act that opens plans; it has a custom_id of another kind."""


async def offer_own(interaction: Interaction, act: str) -> None:
    """Show a button for each of the player's tables in play, those that wait for them first, which does ``act`` there.

    In the deferred reply. Raises NoSuchTable where they play at none.
    """
    user = interaction.user.id
    tables = [table for table in interaction.client.tables.tables_of(user) if table.status == "playing"]
    tables.sort(key=lambda table: (not table.must_act(user), table.id))
    if not tables:
        raise NoSuchTable
    await _offer(interaction, act, "choose-table", tables)


async def offer_lobbies(interaction: Interaction) -> None:
    """Show a button for each table of this server that the player may join, the newest first.

    In the deferred reply. Raises NoSuchTable where there is none.
    """
    user = interaction.user.id
    tables = [
        table
        for table in reversed(interaction.client.tables.open_tables())
        if table.status == "lobby"
        and table.guild_id == interaction.guild_id
        and table.open_seats()
        and user not in table.members()
        and user not in table.kicked
        and (table.entry == "open" or user in table.invited)
    ]
    if not tables:
        raise NoSuchTable
    await _offer(interaction, "join", "choose-lobby", tables)


async def _offer(interaction: Interaction, act: str, key: str, tables: Iterable[Table]) -> None:
    lang, listed_tables = language(interaction), [*tables]
    offered, more = listed_tables[:MOST], len(listed_tables) - MOST
    head = [say(lang, key), *([say(lang, "choose-more", count=more)] if more > 0 else [])]
    lines = [*head, *(f"- {_words(table, lang)} · <#{table.channel_id}>" for table in offered)]
    view = frozen(
        button(
            cut(_words(table, lang), 80),
            plan_button(table.id) if act == PLAN else table_button(table.id, act),
            style=discord.ButtonStyle.primary,
        )
        for table in offered
    )
    await interaction.edit_original_response(
        content="\n".join(lines)[:2000], view=view, attachments=[], allowed_mentions=NO_PINGS
    )


def _words(table: Table, lang: str) -> str:
    return say(lang, "choose-table-line", game=title(table.game, lang), table=table.id)
