"""A finished game in figures, from the menu after it: points over time, turning points, fights, strengths."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord

from bot.frame.handling import Interaction, language
from bot.frame.showing import after_button
from bot.frame.watching import may_look
from bot.messages.ids import table_item
from bot.messages.parts import LABEL_LIMIT, NO_PINGS, file_of, frozen
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.records.game_sheet import game_sheet
from bot.words.option_words import cut
from bot.words.wording import say
from data.texts import join_list
from renderers.core.picture import Picture
from renderers.results.sheet import Sheet, draw_sheet, sheets_of


async def show_figures(interaction: Interaction, table: Table, page: int = 0) -> None:
    """A page of the game in figures as a picture, in the deferred reply. Raises NotForYou, NotOver, TableDamaged."""
    sees, lang = await may_look(interaction, table), language(interaction)
    game = await interaction.client.tables.chronicle.finished(table.id, interaction.user.id, sees=sees)

    def draw() -> tuple[Picture, list[str], int]:
        sheets = sheets_of(game_sheet(game, lang))
        shown = min(page, len(sheets) - 1)
        return draw_sheet(sheets[shown]), page_names(sheets, lang), shown

    picture, names, shown = await asyncio.to_thread(draw)
    files: list[discord.File] = [file_of(picture, "figures")]
    await interaction.edit_original_response(
        content=say(lang, "figures-of", where=where_of(table, lang)),
        attachments=files,
        view=_view(table, names, shown, lang),
        allowed_mentions=NO_PINGS,
    )


def page_names(sheets: Sequence[Sheet], lang: str) -> list[str]:
    """What each page is called: the titles of its sections, numbered where several pages would be called alike."""
    names = [join_list(lang, list(dict.fromkeys(part.title for part in sheet.sections))) for sheet in sheets]
    counts, labels = Counter(names), list[str]()
    for number, name in enumerate(names):
        at = names[: number + 1].count(name)
        many = counts[name] > 1
        labels.append(say(lang, "stats-part-page", part=name, page=at, pages=counts[name]) if many else name)
    return labels


def _view(table: Table, names: Sequence[str], shown: int, lang: str) -> discord.ui.View:
    """A menu of the pages, where there are several; the way back to the menu after the game."""
    options = [
        discord.SelectOption(label=cut(name, LABEL_LIMIT), value=str(number), default=number == shown)
        for number, name in enumerate(names)
    ]
    menu = discord.ui.Select[discord.ui.View](custom_id=table_item(table.id, "figures"), options=options)
    return frozen([*([menu] if len(options) > 1 else []), after_button(table.id, lang)])


async def turn_page(interaction: Interaction, table: Table, _: str, values: list[Any]) -> None:
    """Show the page that was chosen; raises as ``show_figures``."""
    value = str(values[0]) if values else ""
    await show_figures(interaction, table, int(value) if value.isdecimal() and len(value) < 3 else 0)
