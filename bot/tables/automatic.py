"""What happens between two questions: whatever players have settled ahead is answered.

All of it is part of the change that brought it about, and is stored with it. Knows no Discord.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.model.plans import (
    CARRIED_OUT,
    Book,
    Plan,
    PlanChanges,
    PlanNote,
    StandingOrder,
)
from bot.model.table import Table
from engine.core.answers import checked
from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer, Reason, RuleFailure
from engine.core.match import Match
from engine.core.preorders import (
    Pass,
    id_of,
    is_unsettled,
    may_have_follow_ups,
    next_question,
    orders,
    spans,
    upcoming_questions,
)

logger = logging.getLogger("ziggurat.plans")

MOMENT_PASSED = Reason("plan-moment-passed")
NOT_NOW = Reason("plan-not-now")
TAKEN_BACK = Reason("plan-taken-back")
SEAT_GONE = Reason("plan-seat-gone")
COMPUTER_ANSWERED = Reason("plan-computer-answered")


class AutomaticAnswers:
    """The book of a table during one change; ``left`` is what the change leaves in it.

    What is settled for a seat that a computer keeps warm waits until its player is back.
    ``spared``: a seat whose question is not answered for it, because its player has just taken the answer back.
    """

    def __init__(
        self,
        match: Match,
        table: Table,
        book: Book,
        left: PlanChanges,
        spared: int | None = None,
    ) -> None:
        self.match = match
        self.table = table
        self.left = left
        self.spared = spared
        self.plans: dict[int, list[Plan]] = {}
        self.standing: dict[int, list[StandingOrder]] = {}
        for plan in book.plans:
            if table.owner_of(plan.seat) == plan.user:
                self.plans.setdefault(plan.seat, []).append(plan)
            else:
                left.gone.append(plan.id)
                self._tell(plan, SEAT_GONE)
        for order in book.standing:
            if table.owner_of(order.seat) == order.user:
                self.standing.setdefault(order.seat, []).append(order)
            else:
                left.over.append(order)

    def run(self) -> None:
        """Answer until somebody must be asked, then drop what cannot be carried out any more."""
        self._spare()
        self._end_orders()
        while self._answer_one():
            self._end_orders()
        if any(ask.seat in self.table.computers() for ask in self.match.asks()):
            # What stands then is judged when the computers have answered.
            return
        try:
            self._drop_impossible()
        except Exception as error:
            # Looking ahead must never stop the table: such a plan is tried when its time comes.
            logger.error("table %d: looking ahead failed: %s", self.table.id, type(error).__name__)

    def computer_answers(self, ask: Ask) -> None:
        """A computer answers in somebody's place: what they had settled for this question has come to nothing."""
        for plan in self._queue(ask):
            self._drop(plan, COMPUTER_ANSWERED)

    def _queue(self, ask: Ask) -> list[Plan]:
        """The plans for a question, the first to be carried out first."""
        plans = self.plans.get(ask.seat, [])
        question = id_of(self.match, ask) if plans else ""
        return [plan for plan in plans if plan.question == question]

    def _spare(self) -> None:
        """Who has taken an answer back decides anew: what would answer again at once is given up."""
        ask = None if self.spared is None else self.match.ask_of(self.spared)
        if ask is None:
            return
        for plan in self._queue(ask):
            self._drop(plan, TAKEN_BACK)
        for order in list(self.standing.get(ask.seat, [])):
            if ask.key in orders(self.match)[order.kind].passes:
                self._end(order)

    def _end_orders(self) -> None:
        """Orders whose span is over end."""
        now = spans(self.match)
        for standing in self.standing.values():
            for order in list(standing):
                if now.get(order.span) != order.word or order.kind not in orders(self.match):
                    self._end(order)

    def _end(self, order: StandingOrder) -> None:
        self.standing[order.seat].remove(order)
        self.left.over.append(order)

    def _answer_one(self) -> bool:
        """Give the first answer that is settled ahead; False where there is none."""
        asks = [ask for ask in self.match.asks() if self.table.user_at(ask.seat) is not None]
        return any(self._by_plan(ask) or self._by_order(ask) for ask in asks)

    def _by_plan(self, ask: Ask) -> bool:
        self._pass_over(ask)
        queue = self._queue(ask)
        if not queue:
            return False
        why = self._refused_later(ask, queue[0])
        if why is not None:
            self._give_up(queue, why, self._later(queue[0]))
            return False
        try:
            self.match.answer(ask.seat, ask.key, queue[0].ids)
        except (IllegalAnswer, RuleFailure) as error:
            # What was to follow may have leaned on it.
            self._give_up(queue, getattr(error, "reason", None) or NOT_NOW, self._later(queue[0]))
            # A failed rule has begun its step anew: the questions at hand are old ones.
            return isinstance(error, RuleFailure)
        self._carried_out(queue[0])
        return True

    def _refused_later(self, ask: Ask, plan: Plan) -> Reason | None:
        """Why not all that a plan holds is legal, where it holds more than its own answer: then that is not given."""
        try:
            return (refusal(self.match, ask, plan.ids) or refusal_after(self.match, plan)) if plan.then else None
        except Exception as error:
            logger.error("table %d: looking behind a plan failed: %s", self.table.id, type(error).__name__)
            return None

    def _carried_out(self, plan: Plan) -> None:
        """The plan's answer has been given, and its player is told; what it holds besides is the first to be tried
        from now on.
        """
        self._take_out(plan)
        self._tell(msgspec.structs.replace(plan, then=()), CARRIED_OUT)
        if plan.then:
            self._go_on(plan, 0)

    def _go_on(self, plan: Plan, place: int) -> Plan:
        """What a plan, which has been taken out, holds from this place on is the first to be tried from now on."""
        question, ids = plan.then[place]
        rest = msgspec.structs.replace(plan, id=0, question=question, ids=ids, then=plan.then[place + 1 :])
        self.plans[plan.seat].insert(0, rest)
        self.left.made.append(rest)
        return rest

    def _goes_on(self, plan: Plan, coming: Collection[str]) -> int | None:
        """Where a plan that has been begun holds something that comes all the same, such as another card's aim."""
        if may_have_follow_ups(self.match, plan.question):
            return None
        places = range(len(plan.then))
        return next((n for n in places if plan.then[n][0] in coming and plan.then[n][0] != plan.question), None)

    def _give_up(self, queue: Sequence[Plan], why: Reason, coming: Collection[str]) -> Plan | None:
        """Drop the plans for a question; gives back what goes on of the first one, where it has been begun."""
        first, *others = queue
        place = self._goes_on(first, coming)
        self._take_out(first)
        self._tell(first if place is None else msgspec.structs.replace(first, then=first.then[:place]), why)
        for plan in others:
            self._drop(plan, why)
        return None if place is None else self._go_on(first, place)

    def _pass_over(self, ask: Ask) -> None:
        """What is asked now shows that what a plan holds before it is not asked any more."""
        plans = self.plans.get(ask.seat, [])
        question = id_of(self.match, ask) if plans else ""
        for plan in list(plans):
            if plan.question != question and self._goes_on(plan, [question]) is not None:
                self._give_up([plan], MOMENT_PASSED, [question])

    def _later(self, plan: Plan) -> list[str]:
        """The questions that come to a plan's seat on their own, as far as that can be told and matters."""
        try:
            return [item.id for item in upcoming_questions(self.match, plan.seat)] if plan.then else []
        except Exception as error:
            logger.error("table %d: looking behind a plan failed: %s", self.table.id, type(error).__name__)
            return []

    def _take_out(self, plan: Plan) -> None:
        self.plans[plan.seat].remove(plan)
        if plan in self.left.made:
            self.left.made.remove(plan)
        else:
            self.left.gone.append(plan.id)

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
        if is_unsettled(self.match):
            return
        for seat, plans in self.plans.items():
            if self.match.waits_for_others(seat):
                # The rules do not know the seat's answer yet, nor what follows it.
                continue
            coming = {item.id: item.ask for item in upcoming_questions(self.match, seat)} if plans else {}
            heads: dict[str, Plan] = {}
            for plan in plans:
                heads.setdefault(plan.question, plan)
            for question, head in heads.items():
                queue = [head, *(plan for plan in plans if plan.question == question and plan is not head)]
                while queue and (why := self._refused(queue[0], coming)) is not None:
                    rest = self._give_up(queue, why, coming)
                    queue = [] if rest is None else [rest]

    def _refused(self, plan: Plan, coming: Mapping[str, Ask]) -> Reason | None:
        """Why a plan could not be carried out as things stand, with these questions to come."""
        return refusal(self.match, coming.get(plan.question), plan.ids) or refusal_after(self.match, plan)

    def _drop(self, plan: Plan, why: Reason) -> None:
        self._take_out(plan)
        self._tell(plan, why)

    def _tell(self, plan: Plan, why: Reason) -> None:
        self.left.notes.append(PlanNote(0, plan.table_id, plan.user, plan.question, plan.ids, why, then=plan.then))


def refusal(match: Match, ask: Ask | None, ids: Sequence[str]) -> Reason | None:
    """Why these options cannot be chosen ahead for a question as it would stand now (None: it will not come)."""
    if ask is None:
        return MOMENT_PASSED
    try:
        checked(ask, list(ids), match.position.why_not)
    except IllegalAnswer as error:
        return error.reason or NOT_NOW
    return None


def refusal_after(match: Match, plan: Plan) -> Reason | None:
    """Why what a plan holds besides its own answer, which is legal, could not follow it as things stand.

    What is left of a plan that has been begun is tried when its time comes.
    """
    if not may_have_follow_ups(match, plan.question):
        return None
    for number, (question, ids) in enumerate(plan.then):
        coming = next_question(match, plan.seat, plan.question, plan.ids, plan.then[:number])
        if coming is None or coming.id != question:
            return NOT_NOW
        why = refusal(match, coming.ask, ids)
        if why is not None:
            return why
    return None


def _passes(match: Match, kind: str, key: str) -> Pass:
    order = orders(match).get(kind)
    return () if order is None else order.passes.get(key, ())
