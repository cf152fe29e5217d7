"""How far a seat may undo alone: its own answers, and those that need no consent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.errors import NothingToUndo, RuleFailure, UndoNeedsConsent
from engine.core.failures import report
from engine.core.position import Position
from engine.core.record import OWN, Answer

UndoWithoutConsent = Callable[[Answer], bool]
"""Whether an answer of another seat may be undone together with a seat's own, without consent."""


def consent_always(_: Answer) -> bool:
    """Every answer of another seat needs consent."""
    return False


class Applied(msgspec.Struct, frozen=True):
    """The effect of an answer. ``asks_anew``: whether another question is open now, or the game is over.

    ``barrier``: why the answer could not be taken back alone (see Answer); ``own_barrier``: by its own seat.
    """

    asks_anew: bool
    barrier: str

    @property
    def own_barrier(self) -> str:
        """ "" where its own seat could take it back."""
        return "" if self.barrier == OWN else self.barrier


def apply_watched(position: Position, seat: int, ids: Sequence[str], revision: int) -> Applied:
    """Give a legal answer and note what it reveals. Raises RuleFailure: the position is of no use then.

    ``revision`` is the match's, for the log.
    """
    state, key = position.state, position.open_asks[seat].key
    state.log.revealed.clear()
    moves = state.rng.moves
    try:
        asks_anew = position.apply(seat, ids)
    except Exception as error:
        raise RuleFailure(report(position.game.meta.id, revision, seat, key, error)) from error
    revealed = state.log.revealed
    barrier = OWN if revealed else ""
    if any(of != seat for of in revealed):
        barrier = "revealed"
    elif state.rng.moves != moves:
        barrier = "random"
    revealed.clear()
    return Applied(asks_anew, barrier)


def undoable_alone(answers: Sequence[Answer], seat: int, without_consent: UndoWithoutConsent) -> int:
    """How many of the last answers the seat may take back alone; the first of them is its own."""
    undoable = 0
    for count, answer in enumerate(reversed(answers), 1):
        if answer.barrier_for(seat) or (answer.seat != seat and not without_consent(answer)):
            break
        if answer.seat == seat:
            undoable = count
    return undoable


def undo_refusal(
    answers: Sequence[Answer], seat: int, without_consent: UndoWithoutConsent
) -> UndoNeedsConsent | NothingToUndo:
    """Why the seat may not go back farther than it may: the last answer that stands in its way."""
    for answer in reversed(answers):
        if answer.seat != seat and not without_consent(answer):
            return UndoNeedsConsent("others")
        if answer.barrier_for(seat):
            return UndoNeedsConsent(answer.barrier_for(seat))
    return NothingToUndo("there are not that many answers to take back")
