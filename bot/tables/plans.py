"""Planned answers and standing orders: making, changing and dropping them. Knows no Discord.

Only their player sees them; they change nothing at the table until the player is asked.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence

import msgspec

from bot.model.errors import TableError
from bot.model.plans import (
    Book,
    Plan,
    PlanChanges,
    PlanNote,
    StandingOrder,
)
from bot.model.table import Outcome, Table
from bot.tables import seat_rules
from bot.tables.automatic import NOT_NOW, refusal, refusal_after
from bot.tables.transactions import Transactions
from engine.core.errors import IllegalAnswer, Reason, StaleRevision
from engine.core.match import Match
from engine.core.preorders import (
    FollowUp,
    Settings,
    UpcomingQuestion,
    id_of,
    may_have_follow_ups,
    may_last,
    next_question,
    order_parts,
    ordered,
    orders,
    spans,
    upcoming_questions,
    with_settings,
)

MOST_PLANS = 40
"""Plans that one player may have at one table."""

MOST_TOLD = 12
"""Answers that one plan may hold after its own."""

logger = logging.getLogger("ziggurat.plans")

NO_OPTION = Reason("plan-no-option")
"""Why something cannot be planned, where no rule can be named."""

OPTION = re.compile(r"[a-z_-]+(:[A-Za-z0-9_+-]+)*")


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


class Plans:
    """Planned answers and standing orders of all tables."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    async def planning(self, table_id: int, user: int) -> Planning:
        """What this user has planned and may plan. Raises NotSeated, NotStarted, AlreadyOver."""
        return await self.transactions.with_table_lock(table_id, lambda table: self._planning(table, user))

    async def _planning(self, table: Table, user: int) -> Planning:
        seat = seat_rules.playing_seat(table, user)
        table, match = await self.transactions.load(table)
        book = (await self.transactions.store.book(table.id)).of(user)
        mine = Book(
            tuple(plan for plan in book.plans if plan.seat == seat),
            tuple(
                order for order in book.standing if order.seat == seat and spans(match).get(order.span) == order.word
            ),
        )
        kinds = tuple(
            kind for kind, order in orders(match).items() if not order.has_parts or order_parts(match, seat, kind)
        )
        return Planning(table, match, seat, mine, upcoming_questions(match, seat), kinds)

    async def plan(
        self, table_id: int, user: int, question: str, answers: Sequence[Sequence[str]], then: Sequence[FollowUp] = ()
    ) -> Planning:
        """Add plans for a question, one for each of ``answers``, after the plans there are for it; ``then`` are
        follow-ups of the first.

        The first answer and its follow-ups must be legal in the present position; later answers are checked when they
        are given. Raises IllegalAnswer, AskedNow, NothingToPlan, TooManyPlans.
        """

        async def change(table: Table) -> Planning:
            now = await self._planning(table, user)
            plan = self._made(now, question, answers, then)
            await self.transactions.store.change_plans(table.id, PlanChanges(plans=plan))
            return await self._planning(now.table, user)

        return await self.transactions.with_table_lock(table_id, change)

    def _made(
        self, now: Planning, question: str, answers: Sequence[Sequence[str]], then: Sequence[FollowUp] = ()
    ) -> list[Plan]:
        """The new plans; ``then`` are follow-ups of the first one. Raises what ``plan`` raises."""
        self._check(now, question, answers)
        if then and not may_have_follow_ups(now.match, question):
            raise NothingToPlan
        if len(then) > MOST_TOLD or not all(_are_options(ids) for _, ids in then):
            raise IllegalAnswer("this cannot be planned")
        user, clock = now.table.user_at(now.seat) or 0, self.transactions.clock()
        first, *others = [Plan(0, now.table.id, user, now.seat, question, tuple(ids), clock) for ids in answers]
        first = msgspec.structs.replace(first, then=tuple(then))
        queued = any(plan.question == question for plan in now.book.plans)
        why = None if queued else refusal_after(now.match, first)
        if why is not None:
            raise IllegalAnswer("this cannot be planned", why)
        return [first, *others]

    def _check(self, now: Planning, question: str, answers: Sequence[Sequence[str]]) -> None:
        ask = now.match.ask_of(now.seat)
        if ask is not None and id_of(now.match, ask) == question:
            raise AskedNow
        coming = next((item.ask for item in now.upcoming if item.id == question), None)
        if coming is None:
            raise NothingToPlan
        if len(now.book.plans) + len(answers) > MOST_PLANS:
            raise TooManyPlans(most=MOST_PLANS)
        queued = any(plan.question == question for plan in now.book.plans)
        for number, ids in enumerate(answers):
            why = refusal(now.match, coming, ids) if number == 0 and not queued else None
            if why is not None or not _are_options(ids):
                raise IllegalAnswer("this cannot be planned", NO_OPTION if why in (None, NOT_NOW) else why)

    async def replace(
        self, table_id: int, user: int, question: str, ids: Sequence[str], then: Sequence[FollowUp] = ()
    ) -> Planning:
        """Replace all plans for a question by one answer. Raises what ``plan`` raises."""

        async def change(table: Table) -> Planning:
            now = await self._planning(table, user)
            old = [plan.id for plan in now.book.plans if plan.question == question]
            others = tuple(plan for plan in now.book.plans if plan.id not in old)
            new = self._made(msgspec.structs.replace(now, book=Book(others, now.book.standing)), question, [ids], then)
            await self.transactions.store.change_plans(table.id, PlanChanges(dropped=old, plans=new))
            return await self._planning(now.table, user)

        return await self.transactions.with_table_lock(table_id, change)

    async def follow(self, table_id: int, user: int, plan_id: int, ids: Sequence[str]) -> Planning:
        """Add a follow-up to a plan, such as what its card is aimed at.

        It must be legal in the present position. Raises NoSuchPlan, NothingToPlan or IllegalAnswer.
        """

        async def change(table: Table) -> Planning:
            now = await self._planning(table, user)
            plan = now.plan(plan_id)
            if plan is None:
                raise NoSuchPlan
            coming = now.after(plan)
            if coming is None:
                raise NothingToPlan
            follow_up: FollowUp = (coming.id, tuple(ids))
            longer = msgspec.structs.replace(plan, then=(*plan.then, follow_up))
            why = refusal_after(now.match, longer)
            if why is not None:
                raise IllegalAnswer("this cannot be planned", why)
            # All plans for the question are written anew: their numbers are their order.
            queue = [item for item in now.book.plans if item.question == plan.question]
            longer_queue = [longer if item is plan else item for item in queue]
            await self.transactions.store.change_plans(
                table.id, PlanChanges(dropped=[item.id for item in queue], plans=longer_queue)
            )
            return await self._planning(now.table, user)

        return await self.transactions.with_table_lock(table_id, change)

    async def clear(self, table_id: int, user: int, plan_id: int | None = None) -> Planning:
        """Drop one plan, or all of them (None); standing orders stay. Raises NoSuchPlan for one that is gone."""

        async def change(table: Table) -> Planning:
            now = await self._planning(table, user)
            ids = [plan.id for plan in now.book.plans if plan_id in (None, plan.id)]
            if plan_id is not None and not ids:
                raise NoSuchPlan
            await self.transactions.store.change_plans(table.id, PlanChanges(dropped=ids))
            return await self._planning(now.table, user)

        return await self.transactions.with_table_lock(table_id, change)

    async def order(
        self,
        table_id: int,
        user: int,
        kind: str,
        span: str | None,
        revision: int | None = None,
        settings: Settings = (),
        *,
        at_once: bool = True,
    ) -> Outcome:
        """Give a standing order for a kind of questions until the span is over; ``span`` None ends the order.

        ``settings`` are set in what the order says already (``with_settings``); an order that then says nothing, where
        it should, ends. With ``span`` "" it lasts as long as before, a new one as long as is usual. ``at_once``: an
        open question that it answers is answered. ``revision`` is the one at which the player saw it.

        Raises NoSuchOrder, IllegalAnswer, StaleRevision.
        """

        async def change(table: Table) -> Outcome:
            now = await self._planning(table, user)
            if revision is not None and revision != now.match.known_revision(now.seat):
                raise StaleRevision("this question has passed; look at the table again")
            order = _given(now, kind, span, settings)
            ask = now.match.ask_of(now.seat)
            if span is None or (orders(now.match)[kind].has_parts and not order.settings):
                await self.transactions.store.change_plans(table.id, PlanChanges(over=[order]))
            elif not at_once or ask is None or not ordered(now.match, kind, order.settings, ask):
                await self.transactions.store.change_plans(table.id, PlanChanges(placed=[order]))
            else:
                return await self.transactions.play(
                    now.table, now.table, now.match, lambda: None, by=user, placed=order
                )
            return Outcome(now.table)

        return await self.transactions.with_table_lock(table_id, change)

    async def notes(self, table_id: int, user: int) -> list[PlanNote]:
        """The notes on plans that this user has not read yet; ``read`` removes them."""
        return await self.transactions.store.notes(table_id, user)

    async def read(self, notes: Sequence[PlanNote]) -> None:
        """Delete notes that have been shown to their player."""
        for note in notes:
            await self.transactions.store.note_told(note, read=True)

    async def unsent(self, table_id: int) -> list[PlanNote]:
        """The notes of a table that have not been sent to anybody."""
        return [note for note in await self.transactions.store.notes(table_id) if not note.sent]

    async def sent(self, note: PlanNote) -> None:
        """Mark the note as sent by direct message; it may still be unread."""
        await self.transactions.store.note_told(note, read=False)


def _given(now: Planning, kind: str, span: str | None, settings: Settings) -> StandingOrder:
    """The order as it will stand. Raises NoSuchOrder, or IllegalAnswer for what it cannot say."""
    before, lasting = now.order(kind), may_last(now.match, kind)
    if span == "":
        span = before.span if before is not None else next(iter(lasting), "")
    if kind not in now.orders or (span is not None and span not in lasting):
        raise NoSuchOrder
    if before is None and not settings and span is not None and orders(now.match)[kind].has_parts:
        raise NoSuchOrder
    parts = order_parts(now.match, now.seat, kind)
    values = with_settings(parts, () if before is None else before.settings, settings)
    word = spans(now.match).get(span or "", "")
    return StandingOrder(now.table.id, now.table.user_at(now.seat) or 0, now.seat, kind, span or "", word, values)


def _are_options(ids: Sequence[str]) -> bool:
    """Whether these have the form of option ids: all that can be checked for later answers."""
    return all(len(option) <= 90 and OPTION.fullmatch(option) for option in ids)
