"""The menu after a game: what features offer about a game that has been played to its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.frame.watching import must_be_over
from bot.messages.ids import table_button
from bot.messages.parts import NO_PINGS, button, frozen
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.words.wording import say

ORDER: Final = ("animation", "story", "figures", "page", "file")
"""Entries as the menu lists them; others stand before the last one, by name."""


async def show_after(interaction: Interaction, table: Table) -> None:
    """Offer what can be done with a finished game, in the deferred reply. Raises NotForYou, NotOver."""
    await must_be_over(interaction, table)
    lang = language(interaction)
    keys = in_order(interaction.client.features.after_acts)
    await interaction.edit_original_response(
        content=say(lang, "after-title", where=where_of(table, lang)),
        view=after_view(table, keys, lang),
        attachments=[],
        allowed_mentions=NO_PINGS,
    )


def in_order(keys: Iterable[str]) -> list[str]:
    """The entries' keys as the menu lists them."""
    ranks = {key: rank for rank, key in enumerate(ORDER)}
    return sorted(keys, key=lambda key: (ranks.get(key, len(ORDER) - 1.5), key))


def after_view(table: Table, keys: Iterable[str], lang: str) -> discord.ui.View:
    """A button for each entry."""
    return frozen(button(say(lang, f"after-{key}"), table_button(table.id, key)) for key in keys)
