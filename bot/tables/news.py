"""What is new to a reader: the position they have seen last, and how conflicts ended since. Knows no Discord."""

from __future__ import annotations

import logging
from typing import Any

from bot.games.naming import is_result
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.record import Checkpoint, LogEntry

logger = logging.getLogger("ziggurat.news")

RESULTS = 3
"""Conflicts of which a panel tells how they ended, the newest ones."""


def seen_by(match: Match, seat: int | None, viewer: int | None) -> Any:
    """The view, as ``viewer`` sees it, of the position that the player of a seat last acted in: before that action.

    So what they did themselves is new to them, and all that came of it. The first position for a seat that has not
    acted, None for nobody's seat or where the position cannot be read.
    """
    return None if seat is None else _view_at(match, _acted_at(match, seat), viewer)


def told_before(match: Match, entry: int, viewer: int | None, reader: int | None = None) -> Any:
    """The view of the position in which the log had got to this entry, without it; None where it cannot be read.

    With a ``reader``, the seat that a message beginning with the entry is for: of the position in which that seat gave
    its last answer before the entry, so that all that the others did meanwhile is new.
    The nearest earlier position that is stored, so that what is new may be a little more than it must be.
    """
    stood = next((item.answers for item in reversed(match.log[:entry]) if not item.undone), 0)
    return _view_at(match, stood if reader is None else _acted_at(match, reader, stood), viewer)


def results_for(match: Match, seat: int) -> list[LogEntry]:
    """How conflicts and competitions ended since the seat acted last, what came of that action included."""
    stood = _acted_at(match, seat)
    found: list[LogEntry] = []
    for entry in reversed(match.events(0, seat)):
        if entry.answers <= stood or len(found) == RESULTS:
            break
        if not entry.undone and is_result(match.game_id, entry.event.key):
            found.append(entry)
    return found[::-1]


def _acted_at(match: Match, seat: int, among: int | None = None) -> int:
    """How many answers stood when the seat gave its last one, of the first ``among``; 0 where it has given none."""
    last = len(match.answers) if among is None else min(among, len(match.answers))
    return next((number for number in range(last - 1, -1, -1) if match.answers[number].seat == seat), 0)


def _view_at(match: Match, stood: int, viewer: int | None) -> Any:
    found: Checkpoint | None = None
    for checkpoint in match.checkpoints:
        if checkpoint.answers > stood:
            break
        found = checkpoint
    if found is None:
        return None
    try:
        return match.view_then(found, viewer)
    except EngineError as error:
        logger.warning("an old position cannot be read: %s", type(error).__name__)
        return None
