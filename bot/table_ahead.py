"""What happens between two questions to people: computers answer, and so does whatever players have settled ahead.

All of it is part of the change that brought it about, and is stored with it. Knows no Discord.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.plan_model import Book, Leavings, Note, Plan, Standing
from bot.table_model import Table
from bot.table_play import let_computers_answer
from engine.core.ahead import Pass, id_of, orders, prospects, spans
from engine.core.answers import checked
from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer, Reason, RuleFailure
from engine.core.match import Match

logger = logging.getLogger("ziggurat.plans")

MOMENT_PASSED = Reason("plan-moment-passed")
NOT_NOW = Reason("plan-not-now")
TAKEN_BACK = Reason("plan-taken-back")


class Ahead:
    """The book of a table during one change; ``left`` is what the change leaves in it.

    ``spared``: a seat whose question is not answered for it, because its player has just taken the answer back.
    """

    def __init__(self, match: Match, table: Table, book: Book, left: Leavings, spared: int | None = None) -> None:
        self.match = match
        self.table = table
        self.left = left
        self.spared = spared
        self.plans: dict[int, list[Plan]] = {}
        self.standing: dict[int, list[Standing]] = {}
        for plan in book.plans:
            if table.user_at(plan.seat) == plan.user:
                self.plans.setdefault(plan.seat, []).append(plan)
            else:
                left.gone.append(plan.id)
        for order in book.standing:
            if table.user_at(order.seat) == order.user:
                self.standing.setdefault(order.seat, []).append(order)
            else:
                left.over.append(order)

    def run(self) -> None:
        """Answer until somebody must be asked, then drop what cannot be carried out any more."""
        let_computers_answer(self.match, self.table.computer_seats())
        self._spare()
        while self._end_orders() or self._answer_one():
            let_computers_answer(self.match, self.table.computer_seats())
        try:
            self._drop_impossible()
        except Exception as error:
            # Looking ahead must never stop the table: such a plan is tried when its time comes.
            logger.error("table %d: looking ahead failed: %s", self.table.id, type(error).__name__)

    def _spare(self) -> None:
        """Who has taken an answer back decides anew: what would answer again at once is given up."""
        ask = None if self.spared is None else self.match.ask_of(self.spared)
        if ask is None:
            return
        question = id_of(self.match, ask)
        for plan in list(self.plans.get(ask.seat, [])):
            if plan.question == question:
                self._drop(plan, TAKEN_BACK)
        for order in list(self.standing.get(ask.seat, [])):
            if ask.key in orders(self.match)[order.kind].passes:
                self._end(order)

    def _end_orders(self) -> bool:
        """Orders whose span is over end; always gives back False."""
        now = spans(self.match)
        for standing in self.standing.values():
            for order in list(standing):
                if now.get(order.span) != order.word or order.kind not in orders(self.match):
                    self._end(order)
        return False

    def _end(self, order: Standing) -> None:
        self.standing[order.seat].remove(order)
        self.left.over.append(order)

    def _answer_one(self) -> bool:
        """Give the first answer that is settled ahead; False where there is none."""
        return any(self._by_plan(ask) or self._by_order(ask) for ask in self.match.asks())

    def _by_plan(self, ask: Ask) -> bool:
        question = id_of(self.match, ask)
        queue = [plan for plan in self.plans.get(ask.seat, []) if plan.question == question]
        if not queue:
            return False
        try:
            self.match.answer(ask.seat, ask.key, queue[0].ids)
        except (IllegalAnswer, RuleFailure) as error:
            # What was to follow may have leaned on it.
            for plan in queue:
                self._drop(plan, getattr(error, "reason", None) or NOT_NOW)
            # A failed rule has begun its step anew: the questions at hand are old ones.
            return isinstance(error, RuleFailure)
        self.plans[ask.seat].remove(queue[0])
        self.left.gone.append(queue[0].id)
        return True

    def _by_order(self, ask: Ask) -> bool:
        for order in self.standing.get(ask.seat, []):
            for ids in _passes(self.match, order.kind, ask.key):
                try:
                    self.match.answer(ask.seat, ask.key, ids)
                except (IllegalAnswer, RuleFailure):
                    continue
                return True
        return False

    def _drop_impossible(self) -> None:
        """Plans are dropped as soon as they are no longer legal as things stand."""
        if self.match.result() is not None:
            for plans in self.plans.values():
                self.left.gone += [plan.id for plan in plans]
            return
        for seat, plans in self.plans.items():
            coming = {prospect.id: prospect.ask for prospect in prospects(self.match, seat)} if plans else {}
            heads: dict[str, Plan] = {}
            for plan in plans:
                heads.setdefault(plan.question, plan)
            for question, head in heads.items():
                why = refusal(self.match, coming.get(question), head.ids)
                if why is not None:
                    for plan in [plan for plan in plans if plan.question == question]:
                        self._drop(plan, why)

    def _drop(self, plan: Plan, why: Reason) -> None:
        self.plans[plan.seat].remove(plan)
        self.left.gone.append(plan.id)
        self.left.notes.append(Note(0, plan.table_id, plan.user, plan.question, plan.ids, why))


def refusal(match: Match, ask: Ask | None, ids: Sequence[str]) -> Reason | None:
    """Why these options cannot be chosen ahead for a question as it would stand now (None: it will not come)."""
    if ask is None:
        return MOMENT_PASSED
    try:
        checked(ask, list(ids), match.why_not)
    except IllegalAnswer as error:
        return error.reason or NOT_NOW
    return None


def _passes(match: Match, kind: str, key: str) -> Pass:
    order = orders(match).get(kind)
    return () if order is None else order.passes.get(key, ())
