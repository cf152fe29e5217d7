"""Players whose time is out: asks the others what shall happen, and does it."""

from __future__ import annotations

from math import inf
from typing import Final

from bot.model import errors as refuse
from bot.model.clocks import (
    Bank,
    Clock,
    Decision,
    Late,
    OverdueChoice,
)
from bot.model.table import (
    Ballot,
    Notice,
    Outcome,
    Table,
)
from bot.tables.clock.choosing import (
    chosen,
    number_of,
    turn_of,
)
from bot.tables.clock.guarded import guarded
from bot.tables.clock.service import BEAT, Clocks
from bot.tables.seating import ABSENT
from bot.tables.votes import (
    HOUR,
    Votes,
    electorate,
    opened,
    standing,
)

AT_ONCE: Final = 20
"""The most questions put in one look."""


class OwnTime(refuse.TableError):
    """The player whose time is out may not vote on it; they may play."""

    key = "error-own-time"


class Lateness:
    """The others' choice at all tables."""

    def __init__(self, clocks: Clocks, votes: Votes) -> None:
        self.clocks = clocks
        self.transactions = clocks.transactions
        self._votes = votes
        # Who is left out, while their table is at a revision, and until when at most.
        self._left_out: dict[Clock, tuple[int, float]] = {}
        # Tables whose question was decided by a press at another process, and has been carried out here.
        self.decided: set[int] = set()

    async def late(self, most: int = AT_ONCE) -> list[Late]:
        """At most ``most`` players whose time is out, each with the question to the others, which is opened if needed.

        A player reported with ``mark_asked`` is left out until their table changes, with ``mark_refused`` for one
        heartbeat. Nothing is asked while everybody who would be asked has quiet hours or a holiday.
        """
        await self.clocks.keep_leases()
        now, late = self.transactions.clock(), {clock: self._revision(clock) for clock in self.clocks.out_of_time()}
        self._left_out = {
            clock: (revision, until)
            for clock, (revision, until) in self._left_out.items()
            if late.get(clock) == revision and now < until
        }
        questions: list[Late] = []
        for clock, revision in late.items():
            if len(questions) >= most:
                break
            if clock in self._left_out or not self._can_ask(clock, now):
                continue

            async def ask(table: Table, clock: Clock = clock) -> Late | None:
                return await self._ask(table, clock)

            item = await guarded(self.transactions.with_table_lock(clock.table_id, ask), clock.table_id)
            if item is None:
                self._left_out[clock] = revision, now + BEAT
            else:
                questions.append(item)
        return questions

    def mark_asked(self, late: Late) -> None:
        """Note that the question has been posted. Where others count its answers, too, it is looked at anew."""
        is_shared = self.transactions.store.is_shared
        self._leave_out(late, self.transactions.clock() + BEAT if is_shared else inf)

    def look_again(self, table_id: int) -> None:
        """Another process has changed something at the table: perhaps it was the last answer to its question."""
        asked = [clock for clock in self._left_out if clock.table_id == table_id]
        for clock in asked:
            del self._left_out[clock]
        if asked:
            self.clocks.wake()

    def mark_refused(self, late: Late) -> None:
        """Note that the question could not be posted: it is tried again later, after the others."""
        self._leave_out(late, self.transactions.clock() + BEAT)

    def _leave_out(self, late: Late, until: float) -> None:
        for clock in self.clocks.of(late.table.id):
            if clock.user == late.vote.asker:
                self._left_out[clock] = late.table.revision, until

    def _can_ask(self, clock: Clock, now: float) -> bool:
        """Whether any of the others may be pinged now."""
        table, people = self.transactions.cache.get(clock.table_id), self.clocks.people
        if table is None:
            return False
        return any(user != clock.user and not people.get(user).is_away(now) for user in table.users())

    def _revision(self, clock: Clock) -> int:
        table = self.transactions.cache.get(clock.table_id)
        return 0 if table is None else table.revision

    async def _ask(self, table: Table, clock: Clock) -> Late | None:
        await self.clocks.catch_up(table)
        if clock not in self.clocks.of(table.id) or not table.must_act(clock.user):
            return None
        payload: dict[str, str | int] = {
            "seat": clock.seat,
            "user": clock.user,
            "name": table.names()[clock.seat],
        }
        question, store = Ballot(0, table.id, clock.user, "late", payload), self.transactions.store
        ballot = await opened(store, table, question, await store.votes(table.id))
        decided = chosen(ballot, electorate(table, ballot)[0]) if store.is_shared else None
        if decided is not None:
            # The last of the others has pressed at another process.
            await self._carry_out(table, ballot, clock, decided)
            self.decided.add(table.id)
            return None
        return Late(table, standing(table, ballot))

    async def choose(self, table_id: int, user: int, vote_id: int, choice: OverdueChoice) -> Decision:
        """Count a choice of one of the others; the deciding one is carried out.

        Raises VoteOver, OwnTime, NotSeated; TooSoon if one person alone would give the seat away before the table has
        waited for it for a day.
        """

        async def change(table: Table) -> Decision:
            store, now = self.transactions.store, self.transactions.clock()
            await self.clocks.catch_up(table)
            ballot = await store.vote(table.id, vote_id)
            if ballot is None or ballot.kind != "late" or not table.is_open:
                raise refuse.VoteOver
            voters, needed, _ = electorate(table, ballot)
            if user not in voters:
                raise OwnTime if user == ballot.asker else refuse.NotSeated
            clock = next((item for item in self.clocks.of(table.id) if item.user == ballot.asker), None)
            if clock is None or not self.clocks.is_out(clock, now):
                await store.drop_vote(table.id, vote_id)
                raise refuse.VoteOver
            if choice == "give" and needed == 1 and now - table.since(clock.seat) < ABSENT:
                raise refuse.TooSoon(hours=round(ABSENT / HOUR))
            counted = await store.consent(table.id, vote_id, user, number_of(choice))
            if counted is None:
                raise refuse.VoteOver
            vote, decided = standing(table, counted), chosen(counted, voters)
            if decided is None or (store.is_shared and not self.clocks.leases.holds(table.id)):
                # Whoever keeps the table's clocks carries out what has been decided elsewhere (``late``).
                self.transactions.announce(table.id)
                return Decision(vote)
            return Decision(vote, decided, await self._carry_out(table, counted, clock, decided))

        return await self.transactions.with_table_lock(table_id, change)

    async def _carry_out(self, table: Table, ballot: Ballot, clock: Clock, choice: OverdueChoice) -> Outcome | None:
        """Carry out the choice, close the question and owe its answer, in one transaction."""
        if choice == "give":
            return await self._votes.when_agreed["remove"](table, ballot)
        answer = Notice(f"late-{choice}", {"name": str(ballot.payload["name"])}, ballot.id)
        if choice == "wait":
            await self.clocks.restart(clock, answer)
            return None
        table, match = await self.transactions.load(table)
        await self.clocks.restart(clock, answer, turn_of(match, clock.seat))
        return Outcome(table)

    async def play_on(self) -> list[int]:
        """Hand on the tables at which a computer plays somebody's turn and they are asked something again.

        Gives these tables.
        """
        moved = []
        await self.clocks.keep_leases()
        for bank in self.clocks.turns():

            async def play(table: Table, bank: Bank = bank) -> bool:
                return await self._goes_on(table, bank)

            if await guarded(self.transactions.with_table_lock(bank.table_id, play), bank.table_id):
                moved.append(bank.table_id)
        return moved

    async def _goes_on(self, table: Table, bank: Bank) -> bool:
        """Whether the user is asked something in the turn that a computer plays; if that turn has ended, this is
        stored.
        """
        await self.clocks.catch_up(table)
        if bank not in self.clocks.turns():
            return False
        if table.user_at(bank.seat) != bank.user:
            await self.clocks.turn_over(bank)
            return False
        table, match = await self.transactions.load(table)
        if turn_of(match, bank.seat) == bank.turn:
            return match.ask_of(bank.seat) is not None
        await self.clocks.turn_over(bank)
        return False
