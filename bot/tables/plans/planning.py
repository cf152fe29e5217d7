"""What a player has settled ahead at a table, and may; and why something cannot be. Knows no Discord."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from bot.model.errors import TableError
from bot.model.plans import Book, Plan, StandingOrder
from bot.model.table import Table
from bot.tables.automatic import refusal, refusal_after
from engine.core.match import Match
from engine.core.planning import id_of, next_question
from engine.core.preorders import UpcomingQuestion

MOST_TOLD: Final = 12
"""Answers that one plan may hold after its own."""

logger = logging.getLogger("ziggurat.plans")


class TooManyPlans(TableError):
    """The player has as many plans at this table as fit."""

    key = "error-too-many-plans"


class AskedNow(TableError):
    """The player is asked this very thing now: there is nothing to plan."""

    key = "error-asked-now"


class NothingToPlan(TableError):
    """The question cannot be answered ahead now."""

    key = "error-nothing-to-plan"


class NoSuchPlan(TableError):
    """The plan has been carried out, dropped or removed."""

    key = "error-no-such-plan"


class NoSuchOrder(TableError):
    """The game has no such standing order, or it cannot last so long."""

    key = "error-no-such-order"


class Planning(msgspec.Struct, frozen=True):
    """A player's book of plans, the upcoming questions they may plan for, and the ids of the orders they may give."""

    table: Table
    match: Match
    seat: int
    book: Book
    upcoming: list[UpcomingQuestion]
    orders: tuple[str, ...]

    def plan(self, plan_id: int) -> Plan | None:
        """The player's plan of this number."""
        return next((plan for plan in self.book.plans if plan.id == plan_id), None)

    def order(self, kind: str) -> StandingOrder | None:
        """The player's standing order of this kind."""
        return next((order for order in self.book.standing if order.kind == kind), None)

    def last(self, question: str) -> Plan | None:
        """The player's last plan for a question."""
        return next((plan for plan in reversed(self.book.plans) if plan.question == question), None)

    def offered(self) -> list[UpcomingQuestion]:
        """The questions that may be answered ahead: not the one that is asked now."""
        question = self.match.ask_of(self.seat)
        now = None if question is None else id_of(self.match, question)
        return [item for item in self.upcoming if item.id != now]

    def question(self, name: str) -> UpcomingQuestion | None:
        """The question of this id, if it may be answered ahead and is not the one that is asked now."""
        return next((item for item in self.offered() if item.id == name), None)

    def after(self, plan: Plan) -> UpcomingQuestion | None:
        """The question that would follow a plan with all its follow-ups in the present position; None: nothing."""
        first = next(item for item in self.book.plans if item.question == plan.question)
        if first.id != plan.id or len(plan.then) >= MOST_TOLD:
            # What would be asked hangs on what comes before.
            return None
        try:
            return self._after(plan)
        except Exception as error:
            # Looking ahead must never keep the player from their plans.
            logger.error("table %d: looking behind a plan failed: %s", self.table.id, type(error).__name__)
            return None

    def _after(self, plan: Plan) -> UpcomingQuestion | None:
        coming = next((item.ask for item in self.upcoming if item.id == plan.question), None)
        if refusal(self.match, coming, plan.ids) is not None or refusal_after(self.match, plan) is not None:
            return None
        return next_question(self.match, plan.seat, plan.question, plan.ids, plan.then)
