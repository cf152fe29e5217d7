"""Gives the answers that players have settled ahead, whenever their questions are asked.

These answers are stored in the same transaction as the change that led to the questions. Knows no Discord.
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
from engine.core.planning import (
    id_of,
    is_unsettled,
    may_have_follow_ups,
    next_question,
    ordered,
    orders,
    spans,
    upcoming_questions,
    why_not_asked,
)
from engine.core.preorders import Lapsed, Pass, Settled

logger = logging.getLogger("ziggurat.plans")

MOMENT_PASSED = Reason("plan-moment-passed")
NOT_NOW = Reason("plan-not-now")
TAKEN_BACK = Reason("plan-taken-back")
SEAT_GONE = Reason("plan-seat-gone")
COMPUTER_ANSWERED = Reason("plan-computer-answered")


class AutomaticAnswers:
    """Carries out a table's book of plans and standing orders during one change; ``changes`` collects what becomes of
    the book.

    Plans for a seat that is lent to a computer wait until its player is back. ``undoing_seats``: the seats whose
    answers have just been taken back; their open questions are not answered automatically with the same again.
    """

    def __init__(
        self,
        match: Match,
        table: Table,
        book: Book,
        changes: PlanChanges,
        undoing_seats: Collection[int] = (),
    ) -> None:
        self.match = match
        self.table = table
        self.changes = changes
        self.undoing_seats = undoing_seats
        self.plans: dict[int, list[Plan]] = {}
        self.standing: dict[int, list[StandingOrder]] = {}
        for plan in book.plans:
            if table.owner_of(plan.seat) == plan.user:
                self.plans.setdefault(plan.seat, []).append(plan)
            else:
                changes.dropped.append(plan.id)
                self._tell(plan, SEAT_GONE)
        for order in book.standing:
            if table.owner_of(order.seat) == order.user:
                self.standing.setdefault(order.seat, []).append(order)
            else:
                changes.over.append(order)

    def run(self) -> None:
        """Answer until a question has no plan or order left, then drop plans that have become illegal."""
        self._drop_repeats()
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
        """Drop the plans for a question that a computer answers in the player's place."""
        for plan in self._queue(ask):
            self._drop(plan, COMPUTER_ANSWERED)

    def _queue(self, ask: Ask) -> list[Plan]:
        """The plans for a question, in the order in which they are tried."""
        plans = self.plans.get(ask.seat, [])
        question = id_of(self.match, ask) if plans else ""
        return [plan for plan in plans if plan.question == question]

    def _drop_repeats(self) -> None:
        """Drop the plans and orders that would at once give again the answer that was just taken back."""
        for seat in self.undoing_seats:
            ask = self.match.ask_of(seat)
            if ask is not None:
                self._drop_repeats_of(ask)

    def _drop_repeats_of(self, ask: Ask) -> None:
        for plan in self._queue(ask):
            self._drop(plan, TAKEN_BACK)
        for order in list(self.standing.get(ask.seat, [])):
            verdict = self._ordered(order, ask)
            if isinstance(verdict, Settled):
                self._take_part_out(order, verdict.part, TAKEN_BACK)
            elif isinstance(verdict, tuple) and verdict:
                self._end(order)

    def _end_orders(self) -> None:
        """End the standing orders whose span is over."""
        now = spans(self.match)
        for standing in self.standing.values():
            for order in list(standing):
                if now.get(order.span) != order.word or order.kind not in orders(self.match):
                    self._end(order)

    def _end(self, order: StandingOrder) -> None:
        self.standing[order.seat].remove(order)
        self.changes.placed = [placed for placed in self.changes.placed if placed is not order]
        self.changes.over.append(order)

    def _take_part_out(self, order: StandingOrder, part: str, why: Reason) -> None:
        """Take a part out of what an order says, with a note; an order that says nothing more is over."""
        dropped = tuple(setting for setting in order.settings if setting[0] == part)
        rest = msgspec.structs.replace(
            order, settings=tuple(setting for setting in order.settings if setting[0] != part)
        )
        place = self.standing[order.seat].index(order)
        self._end(order)
        if rest.settings:
            self.standing[order.seat].insert(place, rest)
            self.changes.placed.append(rest)
        self.changes.notes.append(PlanNote(0, order.table_id, order.user, "", (), why, then=dropped, order=order.kind))

    def _answer_one(self) -> bool:
        """Give the first answer that a plan or an order has for an open question; False if there is none."""
        asks = [ask for ask in self.match.asks() if self.table.user_at(ask.seat) is not None]
        return any(self._by_plan(ask) or self._by_order(ask) for ask in asks)

    def _by_plan(self, ask: Ask) -> bool:
        self._drop_passed(ask)
        queue = self._queue(ask)
        if not queue:
            return False
        why = self._refused_in_full(ask, queue[0])
        if why is not None:
            self._give_up(queue, why, self._upcoming_ids(queue[0]))
            return False
        try:
            self.match.answer(ask.seat, ask.key, queue[0].ids)
        except (IllegalAnswer, RuleFailure) as error:
            # What was to follow may have leaned on it.
            self._give_up(queue, getattr(error, "reason", None) or NOT_NOW, self._upcoming_ids(queue[0]))
            # A failed rule has begun its step anew: the questions at hand are old ones.
            return isinstance(error, RuleFailure)
        self._note_carried_out(queue[0])
        return True

    def _refused_in_full(self, ask: Ask, plan: Plan) -> Reason | None:
        """Why the plan's answer or one of its follow-ups is illegal now; None if all are legal or there are no
        follow-ups.
        """
        try:
            return (refusal(self.match, ask, plan.ids) or refusal_after(self.match, plan)) if plan.then else None
        except Exception as error:
            logger.error("table %d: looking behind a plan failed: %s", self.table.id, type(error).__name__)
            return None

    def _note_carried_out(self, plan: Plan) -> None:
        """Note for the player that the plan's answer has been given; its follow-ups become the plan to try next."""
        self._take_out(plan)
        self._tell(msgspec.structs.replace(plan, then=()), CARRIED_OUT)
        if plan.then:
            self._continue_from(plan, 0)

    def _continue_from(self, plan: Plan, place: int) -> Plan:
        """Make the follow-ups from this index on the seat's first plan; gives that plan. The old one has been taken
        out.
        """
        question, ids = plan.then[place]
        rest = msgspec.structs.replace(plan, id=0, question=question, ids=ids, then=plan.then[place + 1 :])
        self.plans[plan.seat].insert(0, rest)
        self.changes.plans.append(rest)
        return rest

    def _first_still_asked(self, plan: Plan, coming: Collection[str]) -> int | None:
        """Index of the first follow-up that will be asked even without the plan's own answer; None if there is none."""
        if may_have_follow_ups(self.match, plan.question):
            return None
        places = range(len(plan.then))
        return next((n for n in places if plan.then[n][0] in coming and plan.then[n][0] != plan.question), None)

    def _give_up(self, queue: Sequence[Plan], why: Reason, coming: Collection[str]) -> Plan | None:
        """Drop the plans for a question. Gives the plan made of the first one's remaining follow-ups, None if none
        remain.
        """
        first, *others = queue
        place = self._first_still_asked(first, coming)
        self._take_out(first)
        self._tell(first if place is None else msgspec.structs.replace(first, then=first.then[:place]), why)
        for plan in others:
            self._drop(plan, why)
        return None if place is None else self._continue_from(first, place)

    def _drop_passed(self, ask: Ask) -> None:
        """Drop the part of each plan that comes before the question asked now: it will not be asked any more."""
        plans = self.plans.get(ask.seat, [])
        question = id_of(self.match, ask) if plans else ""
        for plan in list(plans):
            if plan.question != question and self._first_still_asked(plan, [question]) is not None:
                self._give_up([plan], MOMENT_PASSED, [question])

    def _upcoming_ids(self, plan: Plan) -> list[str]:
        """Ids of the upcoming questions of the plan's seat; empty if the plan has no follow-ups."""
        try:
            return [item.id for item in upcoming_questions(self.match, plan.seat)] if plan.then else []
        except Exception as error:
            logger.error("table %d: looking behind a plan failed: %s", self.table.id, type(error).__name__)
            return []

    def _take_out(self, plan: Plan) -> None:
        self.plans[plan.seat].remove(plan)
        if plan in self.changes.plans:
            self.changes.plans.remove(plan)
        else:
            self.changes.dropped.append(plan.id)

    def _by_order(self, ask: Ask) -> bool:
        for order in list(self.standing.get(ask.seat, [])):
            verdict = self._ordered(order, ask)
            if isinstance(verdict, Lapsed):
                self._take_part_out(order, verdict.part, verdict.why)
                continue
            for ids in (verdict.ids,) if isinstance(verdict, Settled) else verdict:
                question = id_of(self.match, ask)
                try:
                    self.match.answer(ask.seat, ask.key, ids)
                except (IllegalAnswer, RuleFailure):
                    continue
                if isinstance(verdict, Settled):
                    self._note_answered(order, question, ids)
                return True
            if isinstance(verdict, Settled):
                self._take_part_out(order, verdict.part, NOT_NOW)
        return False

    def _ordered(self, order: StandingOrder, ask: Ask) -> Pass | Settled | Lapsed:
        """What an order says to an open question; nothing if the game fails on it, which must never stop the table."""
        try:
            return ordered(self.match, order.kind, order.settings, ask)
        except Exception as error:
            logger.error("table %d: a standing order failed: %s", self.table.id, type(error).__name__)
            return ()

    def _note_answered(self, order: StandingOrder, question: str, ids: Sequence[str]) -> None:
        """Note for the player what the order has answered; of a question put again and again in one change the last."""
        note = PlanNote(0, order.table_id, order.user, question, tuple(ids), CARRIED_OUT, order=order.kind)
        same = (note.user, note.order, note.question)
        self.changes.notes = [old for old in self.changes.notes if (old.user, old.order, old.question) != same]
        self.changes.notes.append(note)

    def _drop_impossible(self) -> None:
        """Drop the plans that are not legal in the present position."""
        if self.match.result() is not None:
            for plans in self.plans.values():
                self.changes.dropped += [plan.id for plan in plans]
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
        """Why a plan could not be carried out in the present position; ``coming`` are the upcoming questions by id."""
        ask = coming.get(plan.question)
        if ask is None:
            return why_not_asked(self.match, plan.seat, plan.question) or MOMENT_PASSED
        return refusal(self.match, ask, plan.ids) or refusal_after(self.match, plan)

    def _drop(self, plan: Plan, why: Reason) -> None:
        self._take_out(plan)
        self._tell(plan, why)

    def _tell(self, plan: Plan, why: Reason) -> None:
        self.changes.notes.append(PlanNote(0, plan.table_id, plan.user, plan.question, plan.ids, why, then=plan.then))


def refusal(match: Match, ask: Ask | None, ids: Sequence[str]) -> Reason | None:
    """Why these options cannot be planned for ``ask`` (None: a question that will not come); None if they can."""
    if ask is None:
        return MOMENT_PASSED
    try:
        checked(ask, list(ids), match.position.why_not)
    except IllegalAnswer as error:
        return error.reason or NOT_NOW
    return None


def refusal_after(match: Match, plan: Plan) -> Reason | None:
    """Why a follow-up of a plan, whose own answer is legal, would be illegal in the present position; None if all are
    legal.

    The follow-ups of a plan whose answer has been given already are not checked.
    """
    if not may_have_follow_ups(match, plan.question):
        return None
    why = why_not_asked(match, plan.seat, plan.question)
    if why is not None:
        return why
    for number, (question, ids) in enumerate(plan.then):
        coming = next_question(match, plan.seat, plan.question, plan.ids, plan.then[:number])
        if coming is None or coming.id != question:
            return NOT_NOW
        why = refusal(match, coming.ask, ids)
        if why is not None:
            return why
    return None
