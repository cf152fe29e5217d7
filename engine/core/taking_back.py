"""How far a seat may go back alone: over its own answers, and those that need nobody's agreement."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.errors import NothingToUndo, UndoNeedsConsent
from engine.core.record import Answer

Along = Callable[[Answer], bool]
"""Whether an answer of another seat may be taken back along with a seat's own: nobody who gave it need agree."""


def nothing_along(_: Answer) -> bool:
    """Only the seat's own answers."""
    return False


def reach(answers: Sequence[Answer], seat: int, along: Along) -> int:
    """How many of the last answers the seat may take back alone; the first of them is its own."""
    found = 0
    for count, answer in enumerate(reversed(answers), 1):
        if answer.barrier_for(seat) or (answer.seat != seat and not along(answer)):
            break
        if answer.seat == seat:
            found = count
    return found


def refusal(answers: Sequence[Answer], seat: int, along: Along) -> UndoNeedsConsent | NothingToUndo:
    """Why the seat may not go back farther than it may: the last answer that stands in its way."""
    for answer in reversed(answers):
        if answer.seat != seat and not along(answer):
            return UndoNeedsConsent("others")
        if answer.barrier_for(seat):
            return UndoNeedsConsent(answer.barrier_for(seat))
    return NothingToUndo("there are not that many answers to take back")
