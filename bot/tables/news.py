"""The position a reader saw last, and what happened since, so that what is new can be shown. Knows no Discord."""

from __future__ import annotations

import logging
from itertools import takewhile
from typing import Any

from bot.model.table import visible
from bot.tables.views import view_then
from data.texts import things_in
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.record import Checkpoint, LogEntry

logger = logging.getLogger("ziggurat.news")


def seen_by(match: Match, seat: int | None, viewer: int | None) -> Any:
    """The view, as ``viewer`` sees it, of the position that the player of a seat last acted in: before that action.

    Their own action and all that followed therefore count as new. Gives the first position for a seat that has not
    acted; None for ``seat`` None or if the position cannot be read.
    """
    return None if seat is None else _view_at(match, _acted_at(match, seat), viewer)


def told_before(match: Match, entry: int, viewer: int | None, reader: int | None = None) -> Any:
    """The view of the position just before this log entry was written; None if it cannot be read.

    ``reader``: the seat that a message beginning with the entry is for; then it is the position of that seat's last
    answer before the entry, so that everything others did since counts as new. The nearest earlier stored position is
    taken, so that slightly more may count as new.
    """
    stood = next((item.answers for item in reversed(match.log[:entry]) if not item.undone), 0)
    return _view_at(match, stood if reader is None else _acted_at(match, reader, stood), viewer)


def since_acted(match: Match, seat: int) -> list[LogEntry]:
    """Log entries that the seat may see, oldest first: what its last action brought, and all that happened since.

    Answers sent together are one action. Headings of turns and what was taken back are left out; [] for a seat that has
    not acted.
    """
    stood = _sent_at(match, seat)
    if stood is None:
        return []
    newest_first = takewhile(lambda entry: entry.answers > stood, reversed(match.log))
    heading = f"{match.game_id}-turn"
    return [
        entry for entry in visible(list(newest_first)[::-1], seat) if not entry.undone and entry.event.key != heading
    ]


def last_about(match: Match, seat: int | None, thing: str) -> LogEntry | None:
    """The newest log entry about a thing ("card:ID") that the seat (None: the public) may see; none taken back."""
    newest_first = (entry for entry in reversed(match.events(0, seat)) if not entry.undone)
    return next((entry for entry in newest_first if thing in things_in(match.game_id, entry.event.args)), None)


def _sent_at(match: Match, seat: int) -> int | None:
    """The number of standing answers before those that the seat sent last; None if it has given none."""
    first, sent = None, -1
    for number in range(len(match.answers) - 1, -1, -1):
        answer = match.answers[number]
        if answer.seat == seat:
            if first is not None and answer.sent_with != sent:
                break
            first, sent = number, answer.sent_with
    return first


def _acted_at(match: Match, seat: int, among: int | None = None) -> int:
    """The number of standing answers before the seat's last one, among the first ``among`` answers; 0 if it has given
    none.
    """
    last = len(match.answers) if among is None else min(among, len(match.answers))
    return next((number for number in range(last - 1, -1, -1) if match.answers[number].seat == seat), 0)


def _view_at(match: Match, stood: int, viewer: int | None) -> Any:
    last: Checkpoint | None = None
    for checkpoint in match.checkpoints:
        if checkpoint.answers > stood:
            break
        last = checkpoint
    if last is None:
        return None
    try:
        return view_then(match, last, viewer)
    except EngineError as error:
        logger.warning("an old position cannot be read: %s", type(error).__name__)
        return None
