"""What seats see of a live match, made once for each of its revisions: panel, board and hands show the same views."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from data.casts import CAST
from engine.core.match import Match
from engine.core.record import Checkpoint


class _Seen(msgspec.Struct):
    """The views made of a match since its last change, by seat (None: the public); those of earlier positions by the
    number of answers given then, too.
    """

    revision: int
    now: dict[int | None, Any]
    then: dict[tuple[int, int | None], Any]


_seen: WeakKeyDictionary[Match, _Seen] = WeakKeyDictionary()


def _of(match: Match) -> _Seen:
    views = _seen.get(match)
    if views is None or views.revision != match.revision:
        views = _seen[match] = _Seen(match.revision, {}, {})
    return views


def view_of(match: Match, seat: int | None) -> Any:
    """What this seat (None: the public) may see now."""
    views = _of(match).now
    if seat not in views:
        views[seat] = match.view(seat)
    return views[seat]


def cast_now(match: Match) -> str:
    """Who leads which side, as ``data.casts`` spells it; "" where that is one seat a side."""
    return str(getattr(view_of(match, None), CAST, ""))


def view_then(match: Match, checkpoint: Checkpoint, seat: int | None) -> Any:
    """What this seat saw when the step of one of the match's checkpoints began. Raises DamagedRecord."""
    views, key = _of(match).then, (checkpoint.answers, seat)
    if key not in views:
        views[key] = match.view_then(checkpoint, seat)
    return views[key]
