"""The clocks of all tables: kept in memory, stored with every change, and what is due when.

Clocks follow the tables: whatever changes a table, its clocks are brought up to date before anybody looks at them, from
what the table itself says. So nothing is lost if the bot ends in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from bot import table_errors as refuse
from bot.clock import reckoning
from bot.clock.choosing import chosen, number_of, play_turn, turn_of
from bot.clock.model import HALF, NEAR, PACES, Bank, Choice, Clock, Decision, Late, Reminder, Until
from bot.people import People, PlayerSettings
from bot.store import StoreError
from bot.table_desk import Desk
from bot.table_model import Ballot, Outcome, Table
from bot.table_seating import ABSENT
from bot.table_votes import HOUR, Votes, electorate, standing

BEAT = 60.0
"""Seconds between two heartbeats: by so much at most a clock may have run on when the bot was ended."""

GAP = 3 * BEAT
"""Seconds without a heartbeat after which the bot was not there, though its process was."""

HEARTBEAT = "heartbeat"
"""The preference (of nobody) that holds the last heartbeat."""


class Clocks:
    """The clocks of every table. ``wake`` is called when something may have become due."""

    def __init__(self, desk: Desk, votes: Votes, people: People) -> None:
        self.desk = desk
        self.people = people
        self.wake: Callable[[], None] = lambda: None
        self._votes = votes
        self._clocks: dict[int, tuple[Clock, ...]] = {}
        self._banks: dict[int, tuple[Bank, ...]] = {}
        self._changed: set[int] = set()
        self._unsaved: set[int] = set()
        self._shifted: set[int] = set()
        self._last: float | None = None
        self._stored = 0.0
        desk.watchers.append(self._table_changed)
        people.watchers.append(self._wishes_changed)

    # --- keeping up ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the clocks: once, after the tables and people. The time since the last heartbeat does not count."""
        clocks, banks = await self.desk.store.clocks()
        self._clocks, self._banks = _by_table(clocks), _by_table(banks)
        beat = await self.desk.store.preference(0, HEARTBEAT)
        now = self.desk.clock()
        if beat is not None:
            self._was_away(float(beat), now)
        self._last = now
        for table in self.desk.memory.open_tables():
            self._table_changed(table)
        self._changed |= {*self._clocks, *self._banks}

    async def refresh(self) -> list[int]:
        """Bring everything up to date; gives back the tables whose deadlines have moved though nothing happened there.

        It is a heartbeat too. Raises StoreUnavailable.
        """
        now = self.desk.clock()
        if self._last is not None and now - self._last > GAP:
            self._was_away(self._last, now)
        self._last = now
        for table_id in sorted(self._changed):
            await self._follow(table_id)
        for table_id in sorted(self._unsaved):
            await self._save(table_id)
        if self._clocks and not 0 <= now - self._stored < BEAT:
            await self.desk.store.set_preference(0, HEARTBEAT, str(now))
            self._stored = now
        shifted, self._shifted = sorted(self._shifted & {*self._clocks}), set()
        return shifted

    async def shown(self, table_id: int) -> list[Until]:
        """When time is out for each seat that is asked something, in seat order; what everybody may know of it."""
        await self._follow(table_id)
        return [self._until(clock) for clock in self._clocks.get(table_id, ())]

    def _table_changed(self, table: Table) -> None:
        if table.pace in PACES or table.id in self._clocks or table.id in self._banks:
            self._changed.add(table.id)
            self.wake()

    def _wishes_changed(self, user: int, old: PlayerSettings) -> None:
        """What has counted until now has counted: new hours and holidays hold from here on."""
        now = self.desk.clock()
        for table_id in [clock.table_id for clock in self._all() if clock.user == user]:
            self._clocks[table_id] = tuple(
                reckoning.anchored(clock, old, now) if clock.user == user else clock for clock in self._clocks[table_id]
            )
            self._unsaved.add(table_id)
            self._shifted.add(table_id)
            self.wake()

    def _was_away(self, start: float, end: float) -> None:
        """Nobody loses time in which the bot was not there."""
        for table_id, clocks in self._clocks.items():
            self._clocks[table_id] = tuple(
                reckoning.without(clock, start, end, self.people.get(clock.user)) for clock in clocks
            )
            self._unsaved.add(table_id)
            self._shifted.add(table_id)

    async def _follow(self, table_id: int) -> None:
        if table_id in self._changed:
            await self.desk.alone(table_id, self._catch_up)

    async def _catch_up(self, table: Table) -> None:
        """Bring a table's clocks up to date. The table is locked."""
        self._changed.discard(table.id)
        now = self.desk.clock()
        before, banks = self._clocks.get(table.id, ()), self._banks.get(table.id, ())
        clocks, left = reckoning.follow(table, before, banks, self.people.get, now)
        if (clocks, left) == (before, banks):
            return
        running = {(clock.seat, clock.asked, clock.user) for clock in clocks}
        gone = [clock for clock in before if (clock.seat, clock.asked, clock.user) not in running]
        late = {clock.user for clock in gone if self._is_out(clock, now)}
        self._put(table.id, clocks, left)
        try:
            await self._save(table.id)
            for ballot in await self.desk.store.votes(table.id) if late else ():
                if ballot.kind == "late" and ballot.asker in late:
                    await self.desk.store.drop_vote(ballot.id)
        except StoreError:
            self._changed.add(table.id)
            raise

    def _put(self, table_id: int, clocks: tuple[Clock, ...], banks: tuple[Bank, ...]) -> None:
        self._clocks[table_id], self._banks[table_id] = clocks, banks
        if not clocks:
            del self._clocks[table_id]
        if not banks:
            del self._banks[table_id]
        self._unsaved.add(table_id)

    async def _save(self, table_id: int) -> None:
        self._unsaved.discard(table_id)
        try:
            clocks, banks = self._clocks.get(table_id, ()), self._banks.get(table_id, ())
            await self.desk.store.keep_clocks(table_id, clocks, banks)
        except StoreError:
            self._unsaved.add(table_id)
            raise

    # --- what is due --------------------------------------------------------------------------------------------

    def next_event(self) -> float | None:
        """When to look again: a reminder or an end of time that lies ahead, a heartbeat at the latest; None: never."""
        if not self._clocks and not self._changed:
            return None
        now = self.desk.clock()
        events = [reckoning.next_event(clock, self._bank(clock), self.people.get(clock.user)) for clock in self._all()]
        return min([now + BEAT, *(event for event in events if event is not None and event > now)])

    async def reminders(self) -> list[Reminder]:
        """Who is to be reminded now, once each for all their tables; who wants none, or is away, is left alone.

        Tell ``reminded`` when it has been done.
        """
        now, found = self.desk.clock(), []
        for user in sorted({clock.user for clock in self._all()}):
            wishes = self.people.get(user)
            mine = [clock for clock in self._all() if clock.user == user and clock.taken is None]
            open_ones = [clock for clock in mine if not self._is_out(clock, now)]
            due = [reckoning.reminders_due(clock, self._bank(clock), wishes, now) for clock in open_ones]
            if not any(due) or wishes.is_quiet(now) or wishes.on_holiday(now):
                continue
            reminder = Reminder(user, any(item & NEAR for item in due), self._named(open_ones))
            if wishes.pings == "never":
                await self.reminded(reminder)
            elif reminder.tables:
                found.append(reminder)
        return found

    def _named(self, clocks: Iterable[Clock]) -> tuple[tuple[Table, Until], ...]:
        named = []
        for clock in clocks:
            table = self.desk.memory.get(clock.table_id)
            if table is not None and table.must_act(clock.user):
                named.append((table, self._until(clock)))
        return tuple(sorted(named, key=lambda item: (item[1].last is None, item[1].last, item[0].id)))

    async def reminded(self, reminder: Reminder) -> None:
        """The reminder has been given: it stands for all that would be due soon after at any of its tables."""
        now = self.desk.clock()

        def told(clock: Clock) -> Clock:
            if clock.user != reminder.user:
                return clock
            wishes, bank = self.people.get(clock.user), self._bank(clock)
            left = clock.allowance + bank.seconds - reckoning.used(clock, wishes, now)
            near = NEAR if left <= PACES[clock.pace].near * (2 if reminder.near else 1) + 1 else 0
            return msgspec.structs.replace(clock, told=clock.told | HALF | near)

        for table_id in [table.id for table, _ in reminder.tables]:
            self._clocks[table_id] = tuple(told(clock) for clock in self._clocks.get(table_id, ()))
            self._put(table_id, self._clocks[table_id], self._banks.get(table_id, ()))
            await self._save(table_id)

    async def late(self) -> list[Late]:
        """Everybody whose time is out, each with the question to the others, which is put where it does not stand yet."""
        now, found = self.desk.clock(), []
        for clock in [clock for clock in self._all() if clock.taken is None and self._is_out(clock, now)]:
            late = await self.desk.alone(clock.table_id, lambda table, clock=clock: self._ask(table, clock))  # type: ignore[misc]
            if late is not None:
                found.append(late)
        return found

    async def _ask(self, table: Table, clock: Clock) -> Late | None:
        await self._catch_up(table)
        if clock not in self._clocks.get(table.id, ()) or not table.must_act(clock.user):
            return None
        payload: dict[str, str | int] = {
            "seat": clock.seat,
            "user": clock.user,
            "name": table.names()[clock.seat],
        }
        ballot = await self.desk.store.open_vote(table, Ballot(0, table.id, clock.user, "late", payload))
        return Late(table, standing(table, ballot))

    # --- the others choose --------------------------------------------------------------------------------------

    async def choose(self, table_id: int, user: int, vote_id: int, choice: Choice) -> Decision:
        """Count what one of the others has chosen; with the last choice that was needed it is done.

        Raises VoteOver, NotYourVote, NotSeated; TooSoon where somebody alone would give a seat away that has not been
        waited for for a day.
        """

        async def change(table: Table) -> Decision:
            store, now = self.desk.store, self.desk.clock()
            await self._catch_up(table)
            ballot = await store.consent(table.id, vote_id, None)
            if ballot is None or ballot.kind != "late" or not table.is_open:
                raise refuse.VoteOver
            asked, needed, _ = electorate(table, ballot)
            if user not in asked:
                raise refuse.NotYourVote if user in table.members() else refuse.NotSeated
            clock = next((item for item in self._clocks.get(table.id, ()) if item.user == ballot.asker), None)
            if clock is None or not self._is_out(clock, now):
                await store.drop_vote(vote_id)
                raise refuse.VoteOver
            if choice == "give" and needed == 1 and now - table.since(clock.seat) < ABSENT:
                raise refuse.TooSoon(hours=round(ABSENT / HOUR))
            counted = await store.consent(table.id, vote_id, user, number_of(choice))
            if counted is None:
                raise refuse.VoteOver
            vote, decided = standing(table, counted), chosen(counted, asked)
            if decided is None:
                return Decision(vote)
            outcome = await self._carry_out(table, counted, clock, decided)
            await store.drop_vote(vote_id)
            return Decision(vote, decided, outcome)

        return await self.desk.alone(table_id, change)

    async def _carry_out(self, table: Table, ballot: Ballot, clock: Clock, choice: Choice) -> Outcome | None:
        if choice == "give":
            return await self._votes.when_agreed["remove"](table, ballot)
        now = self.desk.clock()
        word = ""
        if choice == "play":
            _, match = await self.desk.load(table)
            word = turn_of(match)
        clocks = tuple(
            reckoning.once_more(item, now) if item.seat == clock.seat else item for item in self._clocks[table.id]
        )
        self._put(table.id, clocks, self._with_bank(table.id, clock.seat, seconds=0.0, turn=word))
        await self._save(table.id)
        self.wake()
        return await play_turn(self.desk, table, clock.seat, word) if choice == "play" else None

    async def play_on(self) -> list[int]:
        """Where a computer plays somebody's turn to its end and they are asked again, it answers.

        Gives back the tables where something happened.
        """
        moved = []
        for bank in [bank for banks in self._banks.values() for bank in banks if bank.turn]:
            if await self.desk.alone(bank.table_id, lambda table, bank=bank: self._answer_for(table, bank)):  # type: ignore[misc]
                moved.append(bank.table_id)
        return moved

    async def _answer_for(self, table: Table, bank: Bank) -> bool:
        await self._catch_up(table)
        if bank not in self._banks.get(table.id, ()) or table.user_at(bank.seat) != bank.user:
            return False
        table, match = await self.desk.load(table)
        if turn_of(match) == bank.turn:
            return await play_turn(self.desk, table, bank.seat, bank.turn) is not None
        self._put(table.id, self._clocks.get(table.id, ()), self._with_bank(table.id, bank.seat, turn=""))
        await self._save(table.id)
        return False

    # --- small pieces -------------------------------------------------------------------------------------------

    def _all(self) -> list[Clock]:
        return [clock for clocks in self._clocks.values() for clock in clocks]

    def _bank(self, clock: Clock) -> Bank:
        empty = Bank(clock.table_id, clock.seat, clock.user, clock.pace, 0.0)
        return next((bank for bank in self._banks.get(clock.table_id, ()) if bank.seat == clock.seat), empty)

    def _with_bank(self, table_id: int, seat: int, **changes: float | str) -> tuple[Bank, ...]:
        return tuple(
            msgspec.structs.replace(bank, **changes) if bank.seat == seat else bank for bank in self._banks[table_id]
        )

    def _until(self, clock: Clock) -> Until:
        return reckoning.stands(clock, self._bank(clock), self.people.get(clock.user))

    def _is_out(self, clock: Clock, now: float) -> bool:
        return reckoning.is_out(clock, self._bank(clock), self.people.get(clock.user), now)


def _by_table(rows: Iterable[Clock] | Iterable[Bank]) -> dict[int, tuple]:
    found: dict[int, tuple] = {}
    for row in rows:
        found[row.table_id] = (*found.get(row.table_id, ()), row)
    return found
