"""A player's tables: the list, and the one that has waited longest for them."""

from __future__ import annotations

from typing import Final

import discord

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, language
from bot.frame.pages import TURNING, paged
from bot.frame.pressed import pressed
from bot.messages.ids import LIST_BUTTON
from bot.messages.parts import (
    NO_PINGS,
    button,
    frozen,
)
from bot.model.table import Table, Vote
from bot.panel.show import open_panel
from bot.posting.kinds import kind_of_question
from bot.posting.links import board_url
from bot.press.page import Page
from bot.words.wording import (
    escaped,
    say,
    title,
)

MOST_PAGES: Final = 9999


async def list_tables(interaction: Interaction, page: int = 1) -> None:
    """List the player's tables, first those that wait for them: number, game, place, who is waited for since when.

    In the deferred reply, in pages (from 1; beyond the ends: the nearest).
    """
    lang, user, tables = language(interaction), interaction.user.id, interaction.client.tables
    lines = [await _line(interaction, table, lang) for table in _waiting_first(tables.tables_of(user), user)]
    lines += [await _line(interaction, table, lang) for table in tables.lent_by(user)]
    for table, _ in await tables.seating.given_up(user):
        lines.append(_say(lang, "list-given-up", table, link=await _link(interaction, table, lang)))
    for table, vote in await _questions(interaction):
        lines.append(_say(lang, "list-question", table, link=await _link(interaction, table, lang, vote)))
    pages = paged(lines)
    number = max(1, min(page, len(pages)))
    lines_of_page = pages[number - 1] or [say(lang, "list-empty")]
    if len(pages) > 1:
        lines_of_page = [say(lang, "list-page", page=number, pages=len(pages)), *lines_of_page]
    await interaction.edit_original_response(
        content="\n".join(lines_of_page), view=_page_buttons(number, len(pages)), allowed_mentions=NO_PINGS
    )


def _page_buttons(page: int, pages: int) -> discord.ui.View | None:
    if pages == 1:
        return None
    dead = {"first": page == 1, "back": page == 1, "on": page == pages, "last": page == pages}
    return frozen(button("", f"zg:{page}:{act}", emoji=emoji, disabled=dead[act]) for act, emoji in TURNING)


async def _turn_page(interaction: Interaction, parts: dict[str, str], _: list[str]) -> None:
    await acknowledge(interaction)
    page = int(parts["page"])
    wanted = {"first": 1, "back": page - 1, "on": page + 1, "last": MOST_PAGES}
    await list_tables(interaction, wanted.get(parts["act"], page))


ListButton = pressed(LIST_BUTTON, _turn_page)
"""Turns the page of the list of whoever presses it."""


def _waiting_first(tables: list[Table], user: int) -> list[Table]:
    return sorted(tables, key=lambda table: (not table.must_act(user), _since(table, user), table.id))


def _since(table: Table, user: int) -> float:
    """Since when the table waits for this user, else for anybody (seconds since 1970)."""
    seat = table.seat_of(user)
    seats = [seat] if seat is not None and seat in table.waiting else table.waiting
    return min((table.since(waiting) for waiting in seats), default=table.changed_at)


async def _line(interaction: Interaction, table: Table, lang: str) -> str:
    user, since = interaction.user.id, f"<t:{round(_since(table, interaction.user.id))}:R>"
    link = await _link(interaction, table, lang)
    if table.seat_of(user) is None:
        return _say(lang, "list-lent", table, link=link)
    if table.status == "lobby":
        return _say(lang, "list-lobby-open", table, seats=len(table.open_seats()), link=link)
    if table.must_act(user):
        return _say(lang, "list-mine-since", table, since=since, link=link)
    names = dict(zip((holder.user for holder in table.holders), (item.name for item in table.holders), strict=True))
    waiting = ", ".join(escaped(names.get(waited, "?")) for waited in table.waiting_for())
    return _say(lang, "list-line-since", table, waiting=waiting, since=since, link=link)


def _say(lang: str, key: str, table: Table, **args: str | int) -> str:
    return say(lang, key, table=table.id, game=title(table.game, lang), channel=f"<#{table.channel_id}>", **args)


async def _link(interaction: Interaction, table: Table, lang: str, vote: Vote | None = None) -> str:
    """A link to the table's newest message, or to a question's; nothing where none stands."""
    url = await board_url(interaction.client.tables, table, "board" if vote is None else kind_of_question(vote.id))
    return "" if url is None else say(lang, "list-link", url=url)


async def _questions(interaction: Interaction) -> list[tuple[Table, Vote]]:
    """The open questions that wait for this user's answer."""
    user, tables = interaction.user.id, interaction.client.tables
    around = dict.fromkeys(table.id for table in tables.open_tables() if user in table.members())
    questions = []
    for table_id in around:
        table = tables.get(table_id)
        if table is not None:
            questions += [(table, vote) for vote in await tables.votes.open_at(table_id) if user in vote.waiting]
    return questions


async def go_next(interaction: Interaction) -> None:
    """The table that has waited longest for the player: where it is, and its panel right here.

    Else the first question that waits for their answer.
    """
    lang, user = language(interaction), interaction.user.id
    waiting = [table for table in interaction.client.tables.tables_of(user) if table.must_act(user)]
    if waiting:
        table = _waiting_first(waiting, user)[0]
        link, since = await _link(interaction, table, lang), f"<t:{round(_since(table, user))}:R>"
        note = [_say(lang, "next-turn", table, since=since, link=link)]
        if len(waiting) > 1:
            note.append(say(lang, "next-more", count=len(waiting) - 1))
        await open_panel(interaction, table, Page(note="\n".join(note)))
        return
    for table, vote in await _questions(interaction):
        text = _say(lang, "next-question", table, link=await _link(interaction, table, lang, vote))
        await interaction.edit_original_response(content=text, allowed_mentions=NO_PINGS)
        return
    await interaction.edit_original_response(content=say(lang, "next-nothing"), allowed_mentions=NO_PINGS)
