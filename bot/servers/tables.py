"""The open tables of a server, for its moderators: who plays what, since when, whose turn; to end or to move one.

Shown are the tables in whose channel the reader may Manage Messages, and of them what everybody at the table may know.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

import discord
import msgspec

from bot.frame.acknowledge import acknowledge
from bot.frame.feature import Fields
from bot.frame.handling import Interaction, language
from bot.frame.pressed import pressed
from bot.frame.rights import is_moderator, must_move
from bot.lobby import presses as lobby
from bot.lobby.closing import end_table
from bot.messages.ids import SERVER_ITEM, server_item
from bot.messages.parts import (
    NO_PINGS,
    PLACEHOLDER_LIMIT,
    button,
    frozen,
)
from bot.model.errors import NoTableNumbered, TableError
from bot.model.table import Table
from bot.posting.links import board_url
from bot.posting.texts.lobby import where_of
from bot.servers.rewind import FORMS, propose, rewind_button, show_targets
from bot.settings.items import show_form
from bot.words.option_words import cut
from bot.words.wording import (
    escaped,
    say,
    title,
)

TEXT: Final = 1700
"""Characters of a page without what stands above its tables."""

LINK: Final = 130
"""Characters that a link to a board may add to a line."""

TABLES: Final = 10
"""Tables on a page; Discord takes 25 options in a menu."""

NAME: Final = 20
"""Characters of a player's name: six of them, each perhaps escaped, fit into a line."""

TURNING: Final = (("first", "⏮️"), ("back", "◀️"), ("on", "▶️"), ("last", "⏭️"))
MOST_PAGES: Final = 9999


class NoModerator(TableError):
    """Only who may Manage Messages sees the tables of a server."""

    key = "error-no-moderator"


class Page(msgspec.Struct, frozen=True):
    """Some tables of a list, each with its line; ``number`` is from 1, ``count`` how many tables there are in all."""

    tables: list[tuple[Table, str]]
    number: int
    pages: int
    count: int


def page_of(tables: list[Table], lang: str, number: int) -> Page:
    """The page of this number of the list; beyond the ends the nearest."""
    pages: list[list[tuple[Table, str]]] = [[]]
    size = 0
    for table in tables:
        line = line_of(table, lang)
        length = len(line) + LINK
        if pages[-1] and (size + length > TEXT or len(pages[-1]) == TABLES):
            pages.append([])
            size = 0
        pages[-1].append((table, line))
        size += length
    page = max(1, min(number, len(pages)))
    return Page(pages[page - 1], page, len(pages), len(tables))


def line_of(table: Table, lang: str) -> str:
    """Number, game, place, since when, who plays and who is waited for, as everybody at the table may know it."""
    names = [escaped(cut(name, NAME)) if name else "" for name in table.names()]
    text = say(
        lang,
        "server-table",
        table=table.id,
        game=title(table.game, lang),
        channel=f"<#{table.channel_id}>",
        opened=f"<t:{round(table.created_at)}:d>",
        players=", ".join(filter(None, names)),
    )
    if table.status == "lobby":
        return text + say(lang, "server-table-lobby")
    if not table.waiting:
        return text
    since = f"<t:{round(min(table.since(seat) for seat in table.waiting))}:R>"
    waiting = ", ".join(names[seat] for seat in table.waiting)
    return text + say(lang, "server-table-waiting", waiting=waiting, since=since)


def moderated(interaction: Interaction) -> list[Table]:
    """The open tables of this server that the user may end and move, the oldest first. Raises NoModerator."""
    guild, user = interaction.guild_id, interaction.user
    tables = [table for table in interaction.client.tables.open_tables() if table.guild_id == guild]
    visible = [table for table in tables if is_moderator(interaction, table)] if guild is not None else []
    everywhere = isinstance(user, discord.Member) and user.guild_permissions.manage_messages
    if not visible and not everywhere and not interaction.permissions.manage_messages:
        raise NoModerator
    return visible


async def show_tables(interaction: Interaction, number: int = 1, *, note: str = "") -> None:
    """A page of the list, in the deferred reply. Raises NoModerator."""
    lang = language(interaction)
    page = page_of(moderated(interaction), lang, number)
    lines = [note] if note else []
    head = "server-tables-page" if page.pages > 1 else "server-tables"
    lines.append(f"**{say(lang, head, count=page.count, page=page.number, pages=page.pages)}**")
    if not page.tables:
        lines.append(say(lang, "server-tables-none"))
    for table, line in page.tables:
        lines.append(f"- {line}{await _link(interaction, table, lang)}")
    await _show(interaction, "\n".join(lines), _list_items(interaction, page, lang))


async def _link(interaction: Interaction, table: Table, lang: str) -> str:
    url = await board_url(interaction.client.tables, table)
    return "" if url is None else say(lang, "list-link", url=url)


def _list_items(interaction: Interaction, page: Page, lang: str) -> list[discord.ui.Item[discord.ui.View]]:
    items: list[discord.ui.Item[discord.ui.View]] = []
    if page.tables:
        options = [
            discord.SelectOption(
                label=cut(say(lang, "server-table-option", table=table.id, game=title(table.game, lang)), 100),
                value=str(table.id),
                description=cut(", ".join(filter(None, table.names())), 100) or None,
            )
            for table, _ in page.tables
        ]
        placeholder = cut(say(lang, "server-table-pick"), PLACEHOLDER_LIMIT)
        menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=server_item("pick", page.number), placeholder=placeholder, options=options, row=0
        )
        items.append(menu)
    if page.pages > 1:
        dead = {"first": page.number == 1, "back": page.number == 1}
        dead |= {"on": page.number == page.pages, "last": page.number == page.pages}
        for act, emoji in TURNING:
            items.append(button("", server_item(act, page.number), emoji=emoji, disabled=dead[act], row=1))
    if interaction.permissions.manage_guild:
        items.append(button(say(lang, "button-server-settings"), server_item("form", page.number), row=2))
    return items


async def _show(interaction: Interaction, text: str, items: list[discord.ui.Item[discord.ui.View]]) -> None:
    await interaction.edit_original_response(content=text, view=frozen(items), allowed_mentions=NO_PINGS)


async def _show_one(interaction: Interaction, table: Table, page: int) -> None:
    lang = language(interaction)
    items: list[discord.ui.Item[discord.ui.View]] = [
        button(say(lang, "button-server-move"), server_item("move", page, table.id)),
        *([rewind_button(table, lang, page)] if table.status == "playing" else []),
        button(say(lang, "button-server-end"), server_item("end", page, table.id), style=discord.ButtonStyle.danger),
        button(say(lang, "button-server-back"), server_item("list", page)),
    ]
    await _show(interaction, line_of(table, lang) + await _link(interaction, table, lang), items)


async def _ask(interaction: Interaction, table: Table, page: int) -> None:
    lang = language(interaction)
    items: list[discord.ui.Item[discord.ui.View]] = [
        button(say(lang, "button-close-now"), server_item("sure", page, table.id), style=discord.ButtonStyle.danger),
        button(say(lang, "button-server-back"), server_item("list", page)),
    ]
    await _show(interaction, say(lang, "close-sure", where=where_of(table, lang)), items)


async def _end(interaction: Interaction, table: Table, page: int) -> None:
    await show_tables(interaction, page, note=await end_table(interaction, table))


async def _move(interaction: Interaction, table: Table, page: int) -> None:
    must_move(interaction, table)
    await show_tables(interaction, page, note=await lobby.move_here(interaction, table))


ON_ONE: Final[dict[str, Callable[[Interaction, Table, int], Awaitable[None]]]] = {
    "pick": _show_one,
    "end": _ask,
    "sure": _end,
    "move": _move,
    "rewind": show_targets,
}


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Raises NoModerator, or as ending and moving do."""
    if parts["act"] in FORMS:
        await interaction.response.send_modal(FORMS[parts["act"]](parts["table"], values, language(interaction)))
        return
    await acknowledge(interaction)
    act, page = parts["act"], int(parts["page"])
    if act == "form":
        await show_form(interaction, "s")
        return
    if act not in ON_ONE:
        wanted = {"first": 1, "back": page - 1, "on": page + 1, "last": MOST_PAGES}
        await show_tables(interaction, wanted.get(act, page))
        return
    # A menu names the table by its value, which anybody may forge: only what they may moderate is found.
    number = (values[0] if values else "") if act == "pick" else parts["table"]
    table = next((table for table in moderated(interaction) if str(table.id) == number), None)
    if table is None:
        lang = language(interaction)
        note = say(lang, "server-table-gone", table=int(number)) if number.isdecimal() and len(number) < 13 else ""
        await show_tables(interaction, page, note=note)
        return
    await ON_ONE[act](interaction, table, page)


ServerItem = pressed(SERVER_ITEM, _press)
"""Turns pages of the list, opens one table, ends or moves it, proposes to set it back."""


async def take_rewind_form(interaction: Interaction, at: re.Match[str], fields: Fields) -> None:
    """What a moderator has written into the form. Raises NoModerator, NoTableNumbered, or as ``propose``."""
    await acknowledge(interaction)
    table = next((table for table in moderated(interaction) if str(table.id) == at["table"]), None)
    if table is None:
        raise NoTableNumbered(table=int(at["table"]))
    typed = at["number"] or fields.get("number", "")
    await show_tables(interaction, note=await propose(interaction, table, typed, at["mark"], fields.get("reason", "")))
