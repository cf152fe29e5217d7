"""What players have settled ahead, as values: planned answers, standing orders, and notes on what came to nothing."""

from __future__ import annotations

import msgspec

from engine.core.errors import Reason
from engine.core.preorders import FollowUp

CARRIED_OUT = Reason("plan-carried-out")
"""In the place of why a plan came to nothing: it has been carried out."""


class Plan(msgspec.Struct, frozen=True):
    """An answer given ahead: ``ids`` to the next ``question`` ("deploy", "compete@rome") put to this user in this seat.

    Plans for one question are a queue, in the order of ids: the first answers the first time it is asked. ``then`` is
    what follows once that answer is given: questions and option ids, such as what a card is aimed at.
    """

    id: int
    table_id: int
    user: int
    seat: int
    question: str
    ids: tuple[str, ...]
    made_at: float
    then: tuple[FollowUp, ...] = ()


class StandingOrder(msgspec.Struct, frozen=True):
    """A user lets questions of a ``kind`` ("reactions") pass while the ``span`` ("turn") is called ``word``."""

    table_id: int
    user: int
    seat: int
    kind: str
    span: str
    word: str


class PlanNote(msgspec.Struct, frozen=True):
    """A plan that came to nothing, and why; or one that was carried out (``CARRIED_OUT``).

    ``sent``: by direct message already.
    """

    id: int
    table_id: int
    user: int
    question: str
    ids: tuple[str, ...]
    why: Reason
    sent: bool = False
    then: tuple[FollowUp, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    """How much of a match a user has seen, by acting or catching up: the next number of its log then, how many answers
    stood, its revision.
    """

    table_id: int
    user: int
    entry: int
    answers: int
    revision: int


class Book(msgspec.Struct, frozen=True):
    """All that is settled ahead at a table, or what one user has settled there."""

    plans: tuple[Plan, ...] = ()
    standing: tuple[StandingOrder, ...] = ()

    def of(self, user: int) -> Book:
        """This user's part of it."""
        return Book(
            tuple(plan for plan in self.plans if plan.user == user),
            tuple(order for order in self.standing if order.user == user),
        )


class PlanChanges(msgspec.Struct):
    """What a change leaves in the book: plans that are done or dropped, new plans (whatever their ids say), orders
    that are over or new, notes, and what the user who made the change has seen. Stored together with it.
    """

    gone: list[int] = []
    made: list[Plan] = []
    over: list[StandingOrder] = []
    placed: list[StandingOrder] = []
    notes: list[PlanNote] = []
    seen: Seen | None = None
