"""How long the open questions have been waiting, at tables with a pace and without: the time that counts for a person.

What counts is what a pace's clock counts: not quiet hours and holidays, nor the absence of the bot. A question's time
is reckoned from when it was put; only what happens meanwhile is kept (``Stretch``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

import msgspec

from bot.model.answer_times import Stretch
from bot.model.table import Table
from bot.store import StoreError
from bot.tables.clock.guarded import guarded
from bot.tables.clock.hours import counted
from bot.tables.clock.reckoning import by_table
from bot.tables.leases import Leases
from bot.tables.people import People, PlayerSettings
from bot.tables.transactions import Transactions


def seconds_taken(stretches: Iterable[Stretch], wishes: PlayerSettings, put: float, now: float) -> float:
    """Seconds that count from ``put``, when a question was put, until ``now``. ``stretches``: those of the wait for its
    answer, in their order. ``wishes``: those of who is asked, as they are now.
    """
    total, moment = 0.0, put
    for stretch in stretches:
        total += counted(wishes, moment, stretch.since) + stretch.counted
        moment = now if stretch.until is None else stretch.until
    return total + counted(wishes, moment, now)


class Stopwatches:
    """The stopwatches of the open questions of all tables. ``now`` gives seconds since 1970; ``is_away``, whether
    nobody can answer at a table.
    """

    def __init__(
        self,
        transactions: Transactions,
        people: People,
        leases: Leases,
        now: Callable[[], float],
        is_away: Callable[[Table], bool],
    ) -> None:
        self._transactions = transactions
        self._people = people
        self._leases = leases
        self._now = now
        self._is_away = is_away
        self._stretches: dict[int, tuple[Stretch, ...]] = {}
        self._unsaved: set[int] = set()
        transactions.stopwatch = self.seconds
        transactions.watchers.append(self._table_changed)
        people.watchers.append(self._wishes_changed)

    async def load(self) -> None:
        """Read what is stored: once, after the tables and people."""
        await self._transactions.store.stretches.clear_past()
        self._stretches = await self._stored()

    async def take_over(self, tables: Collection[int]) -> None:
        """Read what is stored of tables that another process has looked after."""
        stored = await self._stored()
        for table_id in tables:
            self._stretches.pop(table_id, None)
            self._unsaved.discard(table_id)
        self._stretches |= {table_id: stored[table_id] for table_id in tables if table_id in stored}

    async def save(self) -> None:
        """Store what has changed at the tables that this process looks after. Raises StoreUnavailable."""
        for table_id in sorted(item for item in self._unsaved if self._leases.holds(item)):
            await guarded(self._save(table_id), table_id)

    async def seconds(self, table: Table, user: int) -> float:
        """Seconds that count since the user's open question was put; 0 for who does not sit there.

        Raises StoreUnavailable.
        """
        seat, now = table.seat_of(user), self._now()
        if seat is None:
            return 0.0
        stretches: Sequence[Stretch] = self._stretches.get(table.id, ())
        if self._transactions.store.is_shared and not self._leases.holds(table.id):
            stretches = await self._transactions.store.stretches.of_table(table.id)
        return seconds_taken(_of_question(table, seat, stretches), self._people.get(user), table.since(seat), now)

    def run(self) -> bool:
        """Whether a person's time counts at a table that this process looks after."""
        return any(self._leases.holds(table.id) for table, _, _ in self._open())

    def is_stopped(self, table_id: int) -> bool:
        """Whether nobody's time counts at the table, as nobody could answer when that was noted last."""
        return any(one.until is None for one in self._stretches.get(table_id, ()))

    # --- what happens while questions wait ------------------------------------------------------------------------

    def was_away(self, start: float, end: float, tables: Collection[int] | None = None) -> None:
        """The bot was away from ``start`` to ``end``, or the machine's clock was set from one to the other: that time
        counts for nobody at these tables (None: at any).
        """
        for table, seat, user in self._open():
            if tables is None or table.id in tables:
                self._add(table, seat, end, self._people.get(user), start)

    def stop(self, table: Table, now: float) -> None:
        """From now on nobody can answer at the table."""
        for seat, user in _asked(table):
            self._add(table, seat, None, self._people.get(user), now)

    def go_on(self, table: Table, now: float) -> None:
        """From now on people can answer at the table again."""
        stretches = self._stretches.get(table.id, ())
        if self.is_stopped(table.id):
            self._put(table.id, [msgspec.structs.replace(one, until=one.until or now) for one in stretches])

    def _wishes_changed(self, user: int, old: PlayerSettings) -> None:
        """What has counted by the old quiet hours and holidays stays counted."""
        if _hours(old) != _hours(self._people.get(user)):
            now = self._now()
            for table, seat, asked in self._open():
                if asked == user:
                    self._add(table, seat, now, old, now)

    def _table_changed(self, table: Table) -> None:
        """Drop what belongs to questions that nobody can come back to. What is asked while nobody can answer waits."""
        if self._is_away(table):
            self.stop(table, self._now())
        stretches = self._stretches.get(table.id)
        if stretches is None:
            return
        first = {seat: table.since(seat) for seat in table.waiting}
        for call in table.calls:
            first[call.seat] = min(first.get(call.seat, call.questions[0][1]), call.questions[0][1])
        kept = [
            one for one in stretches if table.status == "playing" and one.seat in first and one.since >= first[one.seat]
        ]
        if len(kept) < len(stretches):
            self._put(table.id, kept)

    # --- small pieces ---------------------------------------------------------------------------------------------

    async def _stored(self) -> dict[int, tuple[Stretch, ...]]:
        """What is stored, by table."""
        return by_table(await self._transactions.store.stretches.all())

    async def _save(self, table_id: int) -> None:
        # What changes while this is stored is to be stored, too.
        self._unsaved.discard(table_id)
        try:
            await self._transactions.store.stretches.keep(table_id, self._stretches.get(table_id, ()))
        except StoreError:
            self._unsaved.add(table_id)
            raise

    def _open(self) -> Iterator[tuple[Table, int, int]]:
        """The open questions to people: the table, the seat, the user."""
        for table in self._transactions.cache.open_tables():
            for seat, user in _asked(table):
                yield table, seat, user

    def _add(self, table: Table, seat: int, until: float | None, wishes: PlayerSettings, counts_until: float) -> None:
        """Note that up to ``until`` only the time before ``counts_until`` counts of the wait for a seat's answer."""
        put, stretches = table.since(seat), self._stretches.get(table.id, ())
        last = next(reversed(_of_question(table, seat, stretches)), Stretch(table.id, seat, put, put, 0.0))
        if last.until is not None:
            seconds = last.counted + counted(wishes, last.until, counts_until)
            others = [one for one in stretches if one is not last]
            self._put(table.id, [*others, msgspec.structs.replace(last, until=until, counted=seconds)])

    def _put(self, table_id: int, stretches: Sequence[Stretch]) -> None:
        self._stretches[table_id] = tuple(sorted(stretches, key=lambda one: (one.seat, one.since)))
        self._unsaved.add(table_id)
        if not stretches:
            del self._stretches[table_id]


def _asked(table: Table) -> Iterator[tuple[int, int]]:
    """The people whom a table in play waits for: their seats, the users."""
    for seat in table.waiting if table.status == "playing" else ():
        user = table.user_at(seat)
        if user is not None:
            yield seat, user


def _of_question(table: Table, seat: int, stretches: Iterable[Stretch]) -> list[Stretch]:
    """The stretches of the wait for a seat's answer to its open question: its own, and those of questions after it that
    were undone. The machine's clock may have been set back, so those before it need not be earlier.
    """
    put = table.since(seat)
    before = {at for call in table.calls if call.seat == seat for _, at in call.questions} - {put}
    return [one for one in stretches if one.seat == seat and one.since >= put and one.since not in before]


def _hours(wishes: PlayerSettings) -> tuple[object, ...]:
    """What decides when a person's time counts."""
    return (wishes.quiet_from, wishes.quiet_until, wishes.zone, wishes.holiday_from, wishes.holiday_until)
