"""What came of a player's last action, and what others did meanwhile: a few short lines of a panel."""

from __future__ import annotations

from typing import Final

from bot.games.naming import is_result
from bot.model.table import Table
from bot.tables.news import since_acted
from bot.words.grouping import grouped_lines
from bot.words.option_words import cut
from bot.words.wording import escaped, say
from data.texts import seats_in
from data.words import words_of
from engine.core.match import Match
from engine.core.record import LogEntry

LENGTH: Final = 112
"""Characters of log lines at most: three lines of a phone, with the words around them."""

BESIDE: Final = 68
"""The same where texts of cards and the like stand in the panel, too: two lines of a phone."""

TRIED: Final = 12
"""Log entries at most that are looked at for one that still fits."""


def meanwhile(table: Table, match: Match, seat: int, lang: str, room: int = LENGTH) -> str:
    """What happened since the seat's last action: as many whole lines of the log as fit ``room`` characters, in their
    order, and how many more the log has; "" where nothing did.

    Results are chosen first, then what others did that names the seat, then what the game calls news, then the rest.
    """
    entries = since_acted(match, seat)
    names = [escaped(name) for name in table.names()]
    lines = dict[int, str]()
    selection, words = list[LogEntry](), ""
    for entry in sorted(entries, key=lambda entry: _rank(match, seat, entry))[:TRIED]:
        candidates = sorted([*selection, entry], key=lambda candidate: candidate.number)
        text = " ".join(grouped_lines(lang, candidates, lambda _: names, lines))
        if len(text) <= room:
            selection, words = candidates, text
        elif not selection:
            return _news(lang, cut(text, room), len(entries) - 1)
    return _news(lang, words, len(entries) - len(selection)) if selection else ""


def _news(lang: str, lines: str, more: int) -> str:
    return say(lang, "panel-meanwhile", told=lines, more=more)


def _rank(match: Match, seat: int, entry: LogEntry) -> tuple[int, int]:
    """The order in which entries are chosen for a seat, by what they tell; of those that tell the same the newest."""
    event, words = entry.event, words_of(match.game_id)
    word = event.key.partition("-")[2]
    by = match.answers[entry.answers - 1].seat if 0 < entry.answers <= len(match.answers) else None
    if is_result(match.game_id, event.key):
        rank = 0
    elif by != seat and seat in seats_in(match.game_id, event.args):
        rank = 1
    elif word in words.news:
        rank = 2
    else:
        rank = 4 if word in words.trifles and event.seats is None else 3
    return rank, -entry.number
