"""The log in pages, searched for words, a player, a turn; and whole, as a text file. In the reader's language."""

from __future__ import annotations

import asyncio
import io
from typing import Final

import discord
import msgspec

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    language,
    table_numbered,
)
from bot.frame.pages import TURNING, paged
from bot.frame.pressed import pressed
from bot.frame.watching import may_look
from bot.messages.ids import LOG_BUTTON
from bot.messages.parts import (
    NO_PINGS,
    button,
    frozen,
)
from bot.model.errors import TableError
from bot.model.table import Table
from bot.tables.chronicle import Account
from bot.words.lists import simple
from bot.words.wording import (
    LANGUAGES,
    escaped,
    log_lines_then,
    say,
    title,
)
from data.texts import describe_event, join_list, seats_in
from engine.core.record import LogEntry

TEXT_LIMIT: Final = 40


class NoSuchTurn(TableError):
    """The game has not had this turn; ``turns`` is how many it had."""

    key = "error-no-such-turn"


class Wanted(msgspec.Struct, frozen=True):
    """A search in a log: lines with this text, about this seat, of this turn (from 1), in this language ("": the
    reader's).
    """

    text: str = ""
    seat: int | None = None
    turn: int | None = None
    lang: str = ""

    def button(self, table: int, page: int, act: str) -> str:
        """The custom_id of a button under the page of this number (from 1)."""
        turn, seat = ("" if number is None else str(number) for number in (self.turn, self.seat))
        return f"zl:{table}:{page}:{turn}:{seat}:{self.lang}:{act}:{self.text}"


def wished(text: str, seat: int | None, turn: int | None, lang: str) -> Wanted:
    """The search as typed, its text cut to what a custom_id can hold."""
    return Wanted(" ".join(text.split())[:TEXT_LIMIT].strip(), seat, turn, lang)


async def show_log(
    interaction: Interaction, table: Table, wanted: Wanted | None = None, page: int | None = None
) -> None:
    """Show a page of the log (None: the last one) in the deferred reply; lines taken back are struck out.

    Raises NotForYou, NotStarted, NoSuchTurn, TableDamaged.
    """
    wanted = wanted or Wanted()
    account = await _account(interaction, table, wanted)
    lang = wanted.lang if wanted.lang in LANGUAGES else language(interaction)
    pages = await asyncio.to_thread(lambda: paged(found_lines(account, wanted, lang)))
    number = len(pages) if page is None else max(1, min(page, len(pages)))
    own = language(interaction)
    lines = pages[number - 1] or [say(own, "log-nothing" if wanted != Wanted(lang=wanted.lang) else "log-empty")]
    head = log_head(account, wanted, own, number, len(pages))
    await interaction.edit_original_response(
        content="\n".join([head, *lines]),
        view=_buttons(table.id, wanted, number, len(pages)),
        attachments=[],
        allowed_mentions=NO_PINGS,
    )


async def _account(interaction: Interaction, table: Table, wanted: Wanted) -> Account:
    account = await interaction.client.tables.chronicle.account(
        table.id, interaction.user.id, sees=await may_look(interaction, table), turns=wanted.turn is not None
    )
    if account.story is not None and not 1 <= (wanted.turn or 0) <= len(account.story.turns):
        raise NoSuchTurn(turns=len(account.story.turns))
    return account


def about(entry: LogEntry, seat: int) -> bool:
    """Whether a log entry speaks of a seat, or to it."""
    event = entry.event
    if event.seats is not None and seat in event.seats:
        return True
    targets = str(event.args.get("targets", "")).split()
    return seat in seats_in(event.key.partition("-")[0], event.args) or f"seat:{seat}" in targets


def found_lines(account: Account, wanted: Wanted, lang: str) -> list[str]:
    """The lines of a log that are wanted, the oldest first, each as an item of a list."""
    entries = account.entries
    if wanted.seat is not None:
        entries = [entry for entry in entries if about(entry, wanted.seat)]
    if account.story is not None and wanted.turn is not None:
        entries = [entry for entry in entries if wanted.turn - 1 in account.story.turns_of(entry)]
    if wanted.text:
        words = simple(wanted.text)
        entries = [
            entry for entry in entries if words in simple(describe_event(lang, entry.event, account.names(entry)))
        ]
    return [f"- {line}" for line in log_lines_then(lang, entries, account.names)]


def log_head(account: Account, wanted: Wanted, lang: str, page: int, pages: int) -> str:
    """The heading: which table, which search, which page."""
    table = account.table
    parts = [say(lang, "log-title", game=title(table.game, lang), table=table.id)]
    if account.story is not None and wanted.turn is not None:
        names = account.story.turns[wanted.turn - 1].names
        parts.append(names.get(lang, names["en"]))
    if wanted.seat is not None and wanted.seat < table.seats:
        parts.append(escaped(table.names()[wanted.seat]))
    if wanted.text:
        parts.append(say(lang, "log-words", text=escaped(wanted.text)))
    if pages > 1:
        parts.append(say(lang, "log-page", page=page, pages=pages))
    return " · ".join(parts)


def _buttons(table: int, wanted: Wanted, page: int, pages: int) -> discord.ui.View | None:
    if pages == 1:
        return None
    dead = {"first": page == 1, "back": page == 1, "on": page == pages, "last": page == pages}
    return frozen(
        button("", wanted.button(table, page, act), emoji=emoji, disabled=dead[act]) for act, emoji in TURNING
    )


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Turn the page; the right to see it is checked at each press. Raises as ``show_log``."""
    await acknowledge(interaction)
    turn, seat = (int(parts[name]) if parts[name] else None for name in ("turn", "seat"))
    wanted, page = wished(parts["text"], seat, turn, parts["lang"]), int(parts["page"])
    table = await table_numbered(interaction, int(parts["table"]))
    pages = {"first": 1, "back": page - 1, "on": page + 1, "last": None}
    await show_log(interaction, table, wanted, pages.get(parts["act"], page))


LogButton = pressed(LOG_BUTTON, _press)
"""Turns the page of a log; the search is in the custom_id."""


async def send_log(interaction: Interaction, table: Table, lang: str) -> None:
    """The whole log as a text file; of a game that was played to its end, with everybody's secrets.

    Raises NotForYou, NotStarted, TableDamaged.
    """
    own = language(interaction)
    account = await interaction.client.tables.chronicle.account(
        table.id, interaction.user.id, sees=await may_look(interaction, table), whole=True
    )
    text = await asyncio.to_thread(lambda: log_text(account, lang if lang in LANGUAGES else own))
    note = say(own, "log-file", table=table.id)
    file = discord.File(io.BytesIO(text.encode()), f"ziggurat-{table.id}.txt", description=note)
    await interaction.edit_original_response(content=note, attachments=[file], view=None, allowed_mentions=NO_PINGS)


def log_text(account: Account, lang: str) -> str:
    """A log as plain text; secret lines name who could see them, lines taken back are marked."""
    table, names = account.table, account.table.names()
    lines = [say(lang, "log-file-title", game=title(table.game, lang), table=table.id, players=", ".join(names)), ""]
    for entry in account.entries:
        names = account.names(entry)
        line = describe_event(lang, entry.event, names)
        if entry.event.seats is not None:
            only = join_list(lang, [names[seat] for seat in entry.event.seats])
            line = say(lang, "transcript-private", names=only, line=line)
        lines.append(say(lang, "log-file-undone", line=line) if entry.undone else line)
    return "\n".join(lines) + "\n"
