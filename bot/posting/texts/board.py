"""The board message: who is to act, what has happened, how the game came out, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.messages.ids import table_button
from bot.messages.pictures import has_hands
from bot.model.clocks import Until
from bot.model.table import Sitting, Table
from bot.posting.texts.ending import (
    after_button,
    again_button,
    decisive_lines,
    end_lines,
    is_told_with_places,
    winners_text,
)
from bot.posting.texts.lobby import closed_text
from bot.posting.texts.message import Button
from bot.tables.seat_rules import names_at
from bot.words.deadlines import deadlines_text
from bot.words.grouping import grouped_lines
from bot.words.wording import clipped, escaped, log_lines, say, title
from data.texts import places_in, texts, worded
from engine.core.match import Match
from engine.core.record import LogEntry

CONTENT_LIMIT = 2000
RECAP_LIMIT = 160


class Ending(msgspec.Struct, frozen=True):
    """How a game ended for its message: the users who played, which of them it pings, when its thread is archived.

    ``closing`` is in seconds since 1970; None if the table has no thread of its own. ``parent`` is the channel that the
    thread hangs in.
    """

    players: tuple[int, ...]
    called: tuple[int, ...]
    closing: float | None = None
    parent: int | None = None


def board_text(
    table: Table,
    match: Match,
    first: int,
    before: int | None = None,
    called: Collection[int] | None = None,
    untils: Sequence[Until] = (),
    closer: int | None = None,
    history: Sequence[Sitting] = (),
    ending: Ending | None = None,
    unseen: Collection[int] = (),
) -> str:
    """The board message: who is to act, at which table, and what has happened since log entry ``first``.

    The users in ``called`` (None: all) are mentioned, others named. ``untils`` are deadlines. ``before``: log entries
    from there to ``first`` are summed up in one line. ``closer`` is who closed the table. ``history`` is who sat where
    when, so that a log line names who sat there then. ``ending`` is given for a game that is over. The log entries
    ``unseen`` are left out.
    """
    lang, waiting = table.language, table.waiting_for()
    where = say(lang, "board-table", game=title(table.game, lang), table=table.id)
    if table.status == "closed":
        head = f"{closed_text(table, closer)}\n-# {say(lang, 'board-closed-next')}"
    elif match.result() is not None:
        head = _over(table, match, where, history, ending)
    elif waiting:
        head = _calls(table, match, called)
    else:
        head = _thinking(table, where)
    today = [escaped(name) for name in table.names()]

    def names(entry: LogEntry) -> list[str]:
        return [escaped(name) for name in names_at(history, table.names(), entry.number)] if history else today

    deadlines = deadlines_text(table, untils)
    head = f"{head}\n{deadlines}" if deadlines else head
    if before is not None:
        earlier = [entry for entry in match.events(before) if entry.number < first and entry.number not in unseen]
        head += _recap(table, earlier, names)
    entries = [entry for entry in match.events(first) if not entry.undone and entry.number not in unseen]
    if table.status == "closed":
        entries = _deeds(table, entries)
    elif table.is_over:
        entries = [entry for entry in entries if not is_told_with_places(table, entry)]
    lines = grouped_lines(lang, entries, names)
    return f"{head}\n{clipped([f'- {line}' for line in lines], CONTENT_LIMIT - len(head) - 1, say(lang, 'board-more'))}"


def _calls(table: Table, match: Match, called: Collection[int] | None) -> str:
    """Who is to act and why: "your turn", or the game's own words for the question, such as "you are attacked"."""
    lang, asks, groups = table.language, match.asks(), dict[str, list[int]]()
    where = say(lang, "board-table", game=title(table.game, lang), table=table.id)
    words: dict[str, str | int] = {}
    for user in table.waiting_for():
        seat = table.seat_of(user)
        # If the question hides who has answered, all are called to it.
        ask = (None if seat is None else match.ask_of(seat)) or (asks[0] if asks else None)
        key = "" if ask is None else f"{table.game}-call-{ask.key.replace(':', '-')}"
        if ask is not None and texts().has(lang, key):
            words |= worded(lang, table.game, places_in(table.game, ask.about), ())
        else:
            key = "board-turn"
        groups.setdefault(key, []).append(user)
    return "\n".join(
        say(lang, key, **words, who=callout(table, users, called), where=where) for key, users in groups.items()
    )


def _thinking(table: Table, where: str) -> str:
    """Where, and which computers think, for whom everybody waits."""
    levels, names = table.computers(), table.names()
    lent = {holder.seat for holder in table.holders if holder.owner is not None}
    thinking = [escaped(names[seat]) for seat in table.waiting if seat in levels and seat not in lent]
    if not thinking:
        return where
    return say(table.language, "board-thinking", where=where, names=", ".join(thinking), count=len(thinking))


def callout(table: Table, users: Sequence[int], called: Collection[int] | None = None) -> str:
    """The users as the beginning of a sentence: mentions of those in ``called`` (None: all), names of the others."""
    return _mentions(users, {holder.user: escaped(holder.name) for holder in table.holders}, called)


def _mentions(users: Sequence[int], names: Mapping[int | None, str], called: Collection[int] | None) -> str:
    mentioned = [called is None or user in called for user in users]
    words = [f"<@{user}>" if ping else names.get(user, "?") for user, ping in zip(users, mentioned, strict=True)]
    return (" " if all(mentioned) else ", ").join(words)


def _recap(table: Table, entries: Sequence[LogEntry], names: Callable[[LogEntry], list[str]]) -> str:
    """A line with the newest of these events, as many as fit, without turn changes and what was taken back."""
    recap = ""
    for entry in reversed(_deeds(table, [entry for entry in entries if not entry.undone])):
        line = log_lines(table.language, [entry], names(entry))[0]
        if len(line) + len(recap) > RECAP_LIMIT:
            break
        recap = f"{line} {recap}"
    return f"\n-# {say(table.language, 'board-before', told=recap.strip())}" if recap else ""


def _deeds(table: Table, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Log entries without those that only say whose turn it is."""
    return [entry for entry in entries if entry.event.key != f"{table.game}-turn"]


def _over(table: Table, match: Match, where: str, history: Sequence[Sitting], ending: Ending | None) -> str:
    """How the game ended: the winner, a line for each seat, when the thread is archived."""
    lang = table.language
    head = say(lang, "board-over", where=where, winners=winners_text(table, match, history, lang))
    if ending is not None and ending.players:
        names = {sitting.user: escaped(sitting.name) for sitting in history}
        head = f"{_mentions(ending.players, names, ending.called)}\n{head}"
    lines = [head, *decisive_lines(table, match, lang), *end_lines(table, match, history, lang)]
    if ending is not None and ending.closing is not None:
        when, channel = f"<t:{int(ending.closing)}:f>", f"<#{ending.parent}>"
        lines.append(f"-# {say(lang, 'end-closing', when=when, channel=channel)}")
    return "\n".join(lines)


def board_buttons(table: Table) -> tuple[Button, ...]:
    """The buttons below a board; none if the table was closed."""
    if table.status == "closed":
        return ()
    lang = table.language
    look = (
        Button(say(lang, "button-zoom"), table_button(table.id, "zoom"), emoji="🔍"),
        Button(say(lang, "button-log"), table_button(table.id, "log"), emoji="📜"),
    )
    if not table.is_over:
        play = Button(say(lang, "button-play"), table_button(table.id, "play"), "primary", "▶️")
        undo = Button(say(lang, "button-undo"), table_button(table.id, "undo"), emoji="↩️")
        hand = Button(say(lang, "button-hand"), table_button(table.id, "hand"), emoji="🎴")
        return (play, *([hand] if has_hands(table.game) else []), *look, undo)
    if not table.match_revision:
        return look
    again = again_button(table)
    replay = Button(say(lang, "button-replay"), table_button(table.id, "replay"), emoji="⏮️")
    return (again, *look, replay, after_button(table, lang))
