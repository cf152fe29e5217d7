"""The words and buttons of a table's public messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.clock.model import Until
from bot.publish.deadlines import deadlines_text
from bot.publish.lobby import closed_text
from bot.table_model import Table
from bot.ui.ids import table_button
from bot.ui.parts import button, frozen
from bot.wording import clipped, escaped, log_lines, say, title
from engine.core.match import Match
from engine.core.record import LogEntry

CONTENT_LIMIT = 2000
RECAP_LIMIT = 160


def board_text(
    table: Table,
    match: Match,
    first: int,
    before: int | None = None,
    called: Collection[int] | None = None,
    untils: Sequence[Until] = (),
    closer: int | None = None,
) -> str:
    """Who is to act (first), at which table, and what has happened since log entry ``first``.

    The users in ``called`` (None: all) are mentioned, the others named. In small type, one line on ``untils``, when
    their time is out, and one on what the message before this one told: the log entries from ``before`` on. Of a table
    that was closed, by the user ``closer``, it says so, and what one may do next.
    """
    lang, waiting = table.language, table.waiting_for()
    where = say(lang, "board-table", game=title(table.game, lang), table=table.id)
    if table.status == "closed":
        head = f"{closed_text(table, closer)}\n-# {say(lang, 'board-closed-next')}"
    elif match.result() is not None:
        head = say(lang, "board-over", where=where, winners=_winners(table, match))
    elif waiting:
        head = say(lang, "board-turn", who=callout(table, waiting, called), where=where)
    else:
        head = where
    names = [escaped(name) for name in table.names()]
    deadlines = deadlines_text(table, untils)
    head = f"{head}\n{deadlines}" if deadlines else head
    if before is not None:
        head += _recap(table, match, before, first, names)
    entries = [entry for entry in match.events(first) if not entry.undone]
    if table.status == "closed":
        entries = _deeds(table, entries)
    lines = log_lines(lang, entries, names)
    return f"{head}\n{clipped([f'- {line}' for line in lines], CONTENT_LIMIT - len(head) - 1, say(lang, 'board-more'))}"


def callout(table: Table, users: Sequence[int], called: Collection[int] | None = None) -> str:
    """These users as the beginning of a sentence: mentions of those in ``called`` (None: all), names of the others."""
    names = {holder.user: escaped(holder.name) for holder in table.holders}
    mentioned = [called is None or user in called for user in users]
    words = [f"<@{user}>" if ping else names.get(user, "?") for user, ping in zip(users, mentioned, strict=True)]
    return (" " if all(mentioned) else ", ").join(words)


def _recap(table: Table, match: Match, before: int, first: int, names: list[str]) -> str:
    """What was done between two log entries: the newest deeds that fit a line, without whose turn it was."""
    entries = [entry for entry in match.events(before) if entry.number < first and not entry.undone]
    told = ""
    for line in reversed(log_lines(table.language, _deeds(table, entries), names)):
        if len(line) + len(told) > RECAP_LIMIT:
            break
        told = f"{line} {told}"
    return f"\n-# {told.strip()}" if told else ""


def _deeds(table: Table, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Log entries without those that only say whose turn it is."""
    return [entry for entry in entries if entry.event.key != f"{table.game}-turn"]


def _winners(table: Table, match: Match) -> str:
    result, names = match.result(), table.names()
    return ", ".join(escaped(names[seat]) for seat in result.winners) if result is not None else ""


def board_view(table: Table) -> discord.ui.View:
    """Play, hand, zoom, log, undo: found by table, so they live on for as long as the message. None when closed."""
    if table.status == "closed":
        return frozen([])
    lang = table.language
    over = table.is_over
    items = [
        button(say(lang, "button-hand"), table_button(table.id, "hand"), emoji="🎴", disabled=over),
        button(say(lang, "button-zoom"), table_button(table.id, "zoom"), emoji="🔍"),
        button(say(lang, "button-log"), table_button(table.id, "log"), emoji="📜"),
    ]
    if not over:
        play = button(
            say(lang, "button-play"), table_button(table.id, "play"), style=discord.ButtonStyle.primary, emoji="▶️"
        )
        undo = button(say(lang, "button-undo"), table_button(table.id, "undo"), emoji="↩️")
        items = [play, *items, undo]
    elif table.match_revision:
        items.append(button(say(lang, "button-replay"), table_button(table.id, "replay"), emoji="⏮️"))
    return frozen(items)
