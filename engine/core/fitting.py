"""Asks only the seats that a question fits, where that depends on hidden things: being asked or not reveals them.

Rules that skip a question because of a hand use this, so that what it reveals is noted.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.ask import Ask, Flow, ask_each
from engine.core.events import EventSink


class Candidate(msgspec.Struct, frozen=True):
    """A question that may be put to its seat. ``fits``: whether the seat has anything to answer it with.

    ``hides``: whether ``fits`` depends on what only the seat sees.
    """

    ask: Ask
    fits: bool
    hides: bool


def skips(log: EventSink, seat: int, *, fits: bool, hides: bool) -> bool:
    """Whether to skip the seat because a question does not fit it; what that reveals is noted in ``log``."""
    if hides:
        log.reveal(seat)
    return not fits


def ask_fitting(
    log: EventSink, candidates: Sequence[Candidate], *, everyone: bool = False
) -> Flow[dict[int, tuple[str, ...]]]:
    """Ask all seats that the question fits at once; returns their answers by seat, {} if nobody was asked.

    ``everyone``: ask every seat that might have an answer, and hide who has answered, so that nothing is revealed;
    otherwise what is revealed is noted.
    """
    asks = [
        item.ask
        for item in candidates
        if (everyone and item.hides) or not skips(log, item.ask.seat, fits=item.fits, hides=item.hides and not everyone)
    ]
    if not asks:
        return {}
    return (yield from ask_each(asks, hides_who_answered=everyone))
