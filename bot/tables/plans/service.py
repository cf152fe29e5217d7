"""Planned answers and standing orders: making, changing and dropping them. Knows no Discord.

Only their player sees them; they change nothing at the table until the player is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.model.plans import (
    Book,
    PlanChanges,
    PlanNote,
)
from bot.model.table import Outcome, Table
from bot.tables import seat_rules
from bot.tables.automatic import refusal_after
from bot.tables.plans.checks import new_plans, order_as_set
from bot.tables.plans.planning import NoSuchPlan, NothingToPlan, Planning
from bot.tables.transactions import Transactions
from engine.core.errors import IllegalAnswer, StaleRevision
from engine.core.planning import order_parts, ordered, orders, spans, upcoming_questions
from engine.core.preorders import FollowUp, Settings


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
            plan = new_plans(now, question, answers, then, self.transactions.clock())
            await self.transactions.store.change_plans(table.id, PlanChanges(plans=plan))
            return await self._planning(now.table, user)

        return await self.transactions.with_table_lock(table_id, change)

    async def replace(
        self, table_id: int, user: int, question: str, ids: Sequence[str], then: Sequence[FollowUp] = ()
    ) -> Planning:
        """Replace all plans for a question by one answer. Raises what ``plan`` raises."""

        async def change(table: Table) -> Planning:
            now = await self._planning(table, user)
            old = [plan.id for plan in now.book.plans if plan.question == question]
            others = tuple(plan for plan in now.book.plans if plan.id not in old)
            before = msgspec.structs.replace(now, book=Book(others, now.book.standing))
            new = new_plans(before, question, [ids], then, self.transactions.clock())
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
            order = order_as_set(now, kind, span, settings)
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
