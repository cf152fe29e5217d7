"""What players settle ahead at a table: planned answers and standing orders. Knows no Discord.

Nobody but the player sees any of it; it changes nothing at the table until the player is asked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from bot import table_seats as seating
from bot.plan_model import Book, Leavings, Note, Plan, Standing
from bot.table_ahead import refusal
from bot.table_desk import Desk
from bot.table_errors import TableError
from bot.table_model import Outcome, Table
from engine.core.ahead import Prospect, id_of, orders, prospects, spans
from engine.core.errors import IllegalAnswer
from engine.core.match import Match

MOST_PLANS = 40
"""Plans that one player may have at one table."""

OPTION = re.compile(r"[a-z_-]+(:[A-Za-z0-9_-]+)*")


class TooManyPlans(TableError):
    """The player has as many plans at this table as fit."""

    key = "error-too-many-plans"


class AskedNow(TableError):
    """The player is asked this very thing now: there is nothing to plan."""

    key = "error-asked-now"


class NothingToPlan(TableError):
    """The question is none that can be answered ahead now."""

    key = "error-nothing-to-plan"


class NoSuchOrder(TableError):
    """The game has no such standing order, or it cannot last so long."""

    key = "error-no-such-order"


class Outlook(msgspec.Struct, frozen=True):
    """What a player has settled and may settle: their book, the questions that may come, orders, spans for those."""

    table: Table
    match: Match
    seat: int
    book: Book
    prospects: list[Prospect]
    orders: tuple[str, ...]
    spans: tuple[str, ...]


class Plans:
    """Planned answers and standing orders of all tables."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def outlook(self, table_id: int, user: int) -> Outlook:
        """What this user has settled and may settle ahead. Raises NotSeated, NotStarted, AlreadyOver."""
        return await self.desk.alone(table_id, lambda table: self._outlook(table, user))

    async def _outlook(self, table: Table, user: int) -> Outlook:
        seat = seating.playing_seat(table, user)
        table, match = await self.desk.load(table)
        book = (await self.desk.store.book(table.id)).of(user)
        mine = Book(
            tuple(plan for plan in book.plans if plan.seat == seat),
            tuple(
                order for order in book.standing if order.seat == seat and spans(match).get(order.span) == order.word
            ),
        )
        return Outlook(table, match, seat, mine, prospects(match, seat), tuple(orders(match)), tuple(spans(match)))

    async def plan(self, table_id: int, user: int, question: str, answers: Sequence[Sequence[str]]) -> Outlook:
        """Settle one or several answers to a question, after those settled before for the same one.

        The first must be legal as things stand; later ones are tried when their time comes. Raises IllegalAnswer,
        AskedNow, NothingToPlan, TooManyPlans.
        """

        async def change(table: Table) -> Outlook:
            now = await self._outlook(table, user)
            self._check(now, question, answers)
            made = [Plan(0, table.id, user, now.seat, question, tuple(ids), self.desk.clock()) for ids in answers]
            await self.desk.store.leave(table.id, Leavings(made=made))
            return await self._outlook(now.table, user)

        return await self.desk.alone(table_id, change)

    def _check(self, now: Outlook, question: str, answers: Sequence[Sequence[str]]) -> None:
        ask = now.match.ask_of(now.seat)
        if ask is not None and id_of(now.match, ask) == question:
            raise AskedNow
        coming = next((item.ask for item in now.prospects if item.id == question), None)
        if coming is None:
            raise NothingToPlan
        if len(now.book.plans) + len(answers) > MOST_PLANS:
            raise TooManyPlans(most=MOST_PLANS)
        queued = any(plan.question == question for plan in now.book.plans)
        for number, ids in enumerate(answers):
            why = refusal(now.match, coming, ids) if number == 0 and not queued else None
            if why is not None or not all(len(option) <= 90 and OPTION.fullmatch(option) for option in ids):
                raise IllegalAnswer("this cannot be planned", why)

    async def replace(self, table_id: int, user: int, question: str, ids: Sequence[str]) -> Outlook:
        """Settle one answer to a question in place of all settled for it before. Raises as ``plan`` does."""

        async def change(table: Table) -> Outlook:
            now = await self._outlook(table, user)
            old = [plan.id for plan in now.book.plans if plan.question == question]
            kept = tuple(plan for plan in now.book.plans if plan.id not in old)
            self._check(msgspec.structs.replace(now, book=Book(kept, now.book.standing)), question, [ids])
            made = Plan(0, table.id, user, now.seat, question, tuple(ids), self.desk.clock())
            await self.desk.store.leave(table.id, Leavings(gone=old, made=[made]))
            return await self._outlook(now.table, user)

        return await self.desk.alone(table_id, change)

    async def clear(self, table_id: int, user: int, plan_id: int | None = None) -> Outlook:
        """Give up one plan, or all of them (standing orders stay)."""

        async def change(table: Table) -> Outlook:
            now = await self._outlook(table, user)
            gone = [plan.id for plan in now.book.plans if plan_id in (None, plan.id)]
            await self.desk.store.leave(table.id, Leavings(gone=gone))
            return await self._outlook(now.table, user)

        return await self.desk.alone(table_id, change)

    async def order(self, table_id: int, user: int, kind: str, span: str | None) -> Outcome:
        """Let questions of this kind pass until the span is over; None: be asked again.

        A question of the kind that is open now is let pass at once. Raises NoSuchOrder.
        """

        async def change(table: Table) -> Outcome:
            now = await self._outlook(table, user)
            if kind not in now.orders or (span is not None and span not in now.spans):
                raise NoSuchOrder
            given = Standing(table.id, user, now.seat, kind, span or "", spans(now.match).get(span or "", ""))
            ask = now.match.ask_of(now.seat)
            if span is None:
                await self.desk.store.leave(table.id, Leavings(over=[given]))
            elif ask is None or ask.key not in orders(now.match)[kind].passes:
                await self.desk.store.leave(table.id, Leavings(placed=[given]))
            else:
                return await self.desk.play(now.table, now.table, now.match, lambda: None, by=user, placed=given)
            return Outcome(now.table)

        return await self.desk.alone(table_id, change)

    async def notes(self, table_id: int, user: int) -> list[Note]:
        """What this user must still read about plans that came to nothing; from now on it counts as read."""
        found = await self.desk.store.notes(table_id, user)
        for note in found:
            await self.desk.store.note_told(note, read=True)
        return found

    async def unsent(self, table_id: int) -> list[Note]:
        """The notes of a table that have not been sent to anybody."""
        return [note for note in await self.desk.store.notes(table_id) if not note.sent]

    async def sent(self, note: Note) -> None:
        """The note has been sent to its player, who may or may not have read it."""
        await self.desk.store.note_told(note, read=False)
