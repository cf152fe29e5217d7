"""A finished game in figures, from the menu after it: points over time, turning points, fights, strengths, and how long
people took. It is drawn for whoever asks, who may then show it to everybody in a channel.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec

from bot.frame.handling import Interaction, language, table_numbered
from bot.frame.showing import after_button, must_be_showable, remove_button
from bot.frame.watching import may_look, must_be_over
from bot.messages.ids import table_item
from bot.messages.nonces import nonce
from bot.messages.parts import LABEL_LIMIT, NO_PINGS, button, file_of, frozen
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.records.game_sheet import game_sheet
from bot.records.time_sheet import people_times, times_section
from bot.store import Store
from bot.tables.chronicle import FinishedGame
from bot.tables.people import PlayerSettings
from bot.words.option_words import cut
from bot.words.wording import escaped, say
from data.texts import join_list
from renderers.core.picture import Picture
from renderers.results.sheet import Sheet, draw_sheet, sheets_of


class Page(msgspec.Struct, frozen=True):
    """A page of the figures, and which of the pages with these names it is."""

    picture: Picture
    names: list[str]
    number: int


async def show_figures(interaction: Interaction, table: Table, page: int = 0) -> None:
    """A page of the game in figures as a picture, in the deferred reply. Raises NotForYou, NotOver, TableDamaged."""
    game, lang = await _finished(interaction, table), language(interaction)
    app = interaction.client
    shown = await figures_page(app.tables.store, game, page, lang, app.people.get, interaction.user.id)
    files: list[discord.File] = [file_of(shown.picture, "figures")]
    await interaction.edit_original_response(
        content=say(lang, "figures-of", where=where_of(table, lang)),
        attachments=files,
        view=_view(table, shown.names, shown.number, lang),
        allowed_mentions=NO_PINGS,
    )


async def show_figures_here(interaction: Interaction, table: Table, page: str, _: list[Any]) -> None:
    """Post a page for everybody in the channel where its button was pressed, in the table's language.

    Raises as ``show_figures`` and ``must_be_showable`` do, and DiscordException.
    """
    app, lang = interaction.client, table.language
    # What costs little first: a game's analysis takes seconds of a long one.
    await must_be_over(interaction, table)
    await must_be_showable(interaction, table)
    game = await _finished(interaction, table)
    shown = await figures_page(app.tables.store, game, _number(page), lang, app.people.get, None)
    by = say(lang, "moment-by", name=escaped(interaction.user.display_name))
    await app.get_partial_messageable(interaction.channel_id or 0).send(
        f"{say(lang, 'figures-shown', where=where_of(table, lang))}\n-# {by}",
        file=file_of(shown.picture, "figures"),
        view=frozen([remove_button(interaction.user.id, lang)]),
        allowed_mentions=NO_PINGS,
        nonce=nonce(app.tables, "figures", interaction.id),
    )


async def open_figures(interaction: Interaction, chosen: str) -> None:
    """The figures of a game whose number was chosen in a menu. Raises NoSuchTable, or as ``show_figures`` does."""
    if not (chosen.isascii() and chosen.isdecimal() and len(chosen) <= 12):
        raise NoSuchTable
    await show_figures(interaction, await table_numbered(interaction, int(chosen)))


async def _finished(interaction: Interaction, table: Table) -> FinishedGame:
    sees = await may_look(interaction, table)
    return await interaction.client.tables.chronicle.finished(table.id, interaction.user.id, sees=sees)


async def figures_page(
    store: Store,
    game: FinishedGame,
    page: int,
    lang: str,
    wishes: Callable[[int], PlayerSettings],
    reader: int | None,
) -> Page:
    """A page (from 0; beyond the last one: that) for a reader; None: for everybody. ``wishes``: somebody's settings."""
    times = await store.results.times.of_table(game.table.id)
    people = people_times(game.table, game.history, times, wishes, reader)

    def draw() -> Page:
        sheets = sheets_of(game_sheet(game, lang, times_section(people, times, lang)))
        number = min(page, len(sheets) - 1)
        return Page(draw_sheet(sheets[number]), page_names(sheets, lang), number)

    return await asyncio.to_thread(draw)


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
    """A menu of the pages, where there are several; a button that shows the page to everybody; the way back to the menu
    after the game.
    """
    options = [
        discord.SelectOption(label=cut(name, LABEL_LIMIT), value=str(number), default=number == shown)
        for number, name in enumerate(names)
    ]
    menu = discord.ui.Select[discord.ui.View](custom_id=table_item(table.id, "figures"), options=options)
    here = button(say(lang, "button-show-here"), table_item(table.id, "showfigures", str(shown)), emoji="📣")
    return frozen([*([menu] if len(options) > 1 else []), here, after_button(table.id, lang)])


async def turn_page(interaction: Interaction, table: Table, _: str, values: list[Any]) -> None:
    """Show the page that was chosen; raises as ``show_figures``."""
    await show_figures(interaction, table, _number(str(values[0]) if values else ""))


def _number(text: str) -> int:
    """The number of a page; 0 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
