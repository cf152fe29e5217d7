"""Asking only those whom a question fits, where that hangs on what they hide: to be asked, or not, tells of it.

Rules that skip a question because of a hand go through here, so that what it tells counts as revealed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.ask import Ask, Flow, ask_each
from engine.core.events import EventSink


class Candidate(msgspec.Struct, frozen=True):
    """A question that may be put to its seat. ``fits``: whether the seat has anything to answer it with.

    ``hides``: whether nobody else can know that, because it hangs on what the seat alone sees.
    """

    ask: Ask
    fits: bool
    hides: bool


def skips(log: EventSink, seat: int, *, fits: bool, hides: bool) -> bool:
    """Whether the seat is passed over because a question does not fit it; that it was, or was not, is noted."""
    if hides:
        log.reveal(seat)
    return not fits


def ask_fitting(
    log: EventSink, candidates: Sequence[Candidate], *, everyone: bool = False
) -> Flow[dict[int, tuple[str, ...]]]:
    """Ask those whom the question fits, all at once; gives back their answers, {} where nobody was asked.

    ``everyone``: whoever might have something to answer with is asked too, and nobody sees who has answered. So
    nothing is told; otherwise it is noted as revealed.
    """
    asked = [
        item.ask
        for item in candidates
        if (everyone and item.hides) or not skips(log, item.ask.seat, fits=item.fits, hides=item.hides and not everyone)
    ]
    if not asked:
        return {}
    return (yield from ask_each(asked, quiet=everyone))
