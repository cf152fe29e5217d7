"""Plans as values: planned answers, standing orders, and notes on plans that were carried out or dropped."""

from __future__ import annotations

import msgspec

from engine.core.errors import Reason
from engine.core.preorders import FollowUp, Settings

CARRIED_OUT = Reason("plan-carried-out")
"""The reason in a note on a plan that was carried out."""


class Plan(msgspec.Struct, frozen=True):
    """An answer planned by a user in a seat: the option ``ids`` for the next ``question`` ("deploy", "compete@rome").

    Plans for one question form a queue, ordered by ``id``: each time the question is asked, the first is used. ``then``
    are the follow-ups, in order, such as the aim of a card.
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
    """A user's order about all questions of a ``kind`` ("reactions") as long as the ``span`` ("turn") has this
    ``word``: to pass on them, or what ``settings`` say.
    """

    table_id: int
    user: int
    seat: int
    kind: str
    span: str
    word: str
    settings: Settings = ()


class PlanNote(msgspec.Struct, frozen=True):
    """A note to the player that a plan was dropped, and why, or that it was carried out (``CARRIED_OUT``).

    ``sent``: it has been sent by direct message. ``order``: the kind of the standing order that it is about, "" for a
    plan; ``then`` are the settings that were dropped, or ``ids`` the answer that it has given to ``question``.
    """

    id: int
    table_id: int
    user: int
    question: str
    ids: tuple[str, ...]
    why: Reason
    sent: bool = False
    then: tuple[FollowUp, ...] = ()
    order: str = ""


class ReadMark(msgspec.Struct, frozen=True):
    """How much of a match a user has seen, by acting or catching up: the number of the next log entry, the number of
    standing answers, and the match's revision.
    """

    table_id: int
    user: int
    entry: int
    answers: int
    revision: int


class Book(msgspec.Struct, frozen=True):
    """All plans and standing orders at a table, or those of one user."""

    plans: tuple[Plan, ...] = ()
    standing: tuple[StandingOrder, ...] = ()

    def of(self, user: int) -> Book:
        """The plans and orders of this user."""
        return Book(
            tuple(plan for plan in self.plans if plan.user == user),
            tuple(order for order in self.standing if order.user == user),
        )


class PlanChanges(msgspec.Struct):
    """What a change does to the book, stored together with it: the ids of plans that are ``dropped``, new plans
    (their ids are not used), orders that are ``over`` or ``placed``, new notes, and how much the acting user has seen.
    """

    dropped: list[int] = []
    plans: list[Plan] = []
    over: list[StandingOrder] = []
    placed: list[StandingOrder] = []
    notes: list[PlanNote] = []
    read_mark: ReadMark | None = None
