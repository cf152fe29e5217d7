"""The application: tables, their players, their answers. Knows no Discord; Discord is one client of it.

Every change is a method of one service. It is validated and stored in one transaction before the cache has it; callers
acknowledge, draw and post. Any of these methods may raise StoreUnavailable, or Conflict if another process changed the
table first; nothing has changed then.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from bot.model.table import (
    Limits,
    Notice,
    Table,
)
from bot.store import Store, StoreUnavailable
from bot.tables import journal as table_journal
from bot.tables.answers import Answers
from bot.tables.catchup import Past
from bot.tables.chronicle import Chronicle
from bot.tables.clock.expiry import Expiry
from bot.tables.clock.lateness import Lateness
from bot.tables.clock.service import Clocks
from bot.tables.computer_seats import ComputerSeats
from bot.tables.computers import Computers
from bot.tables.first_games import FirstGames
from bot.tables.forget import forget
from bot.tables.leagues.service import Leagues
from bot.tables.leases import Leases
from bot.tables.lifecycle import Lifecycle
from bot.tables.lobby import Lobby
from bot.tables.people import People
from bot.tables.plans.service import Plans
from bot.tables.rewind import Rewind
from bot.tables.seating import Seating
from bot.tables.table_cache import TableCache
from bot.tables.transactions import Transactions
from bot.tables.undo import Undo
from bot.tables.votes import Votes
from engine.core.match import Match

logger = logging.getLogger("ziggurat.tables")
USUAL_LIMITS: Final = Limits()


class Tables:
    """All tables of this bot: looks them up, and makes the services that change them.

    ``seed_source`` gives a new match's seed, ``clock`` seconds since 1970 (None: the store's clock). ``limits`` says
    how many open tables there may be. ``owner`` names this process (``leases``).

    ``lifecycle`` opens, starts, moves and closes tables; ``lobby`` is what a host may set, ``seating`` what is done
    with seats during play; ``answers`` takes people's answers, ``computer_seats`` those of computers; ``undo`` takes
    answers back, ``rewind`` sets games back; ``votes`` are the open questions to a table, ``expiry`` lets them pass;
    ``plans`` are what players settle ahead, ``past`` what they have not seen yet, ``chronicle`` what has happened since
    the beginning; ``first_games`` knows who is new to a game; ``leases`` says which tables this process looks after;
    ``leagues`` are sets of players whose tables are opened one after another. Rows that follow no rule of the
    application (posts, notices, rooms) are read and written in ``store``.
    """

    def __init__(
        self,
        store: Store,
        *,
        seed_source: Callable[[], int],
        clock: Callable[[], float] | None = None,
        matches_kept: int = 64,
        limits: Limits = USUAL_LIMITS,
        owner: str = "",
    ) -> None:
        self.store = store
        self.salt = ""
        self._cache = TableCache(matches_kept)
        now, monotonic = (store.clock, time.monotonic) if clock is None else (clock, clock)
        self.leases = Leases(store, now, owner)
        self._transactions = Transactions(store, self._cache, now, limits, monotonic)
        self.votes = Votes(self._transactions)
        self.undo = Undo(self._transactions, self.votes)
        self.rewind = Rewind(self._transactions, self.votes)
        self.plans = Plans(self._transactions)
        self.past = Past(self._transactions)
        self.chronicle = Chronicle(self._transactions)
        self.first_games = FirstGames(self._transactions)
        self.expiry = Expiry(self._transactions, self.votes, self.leases)
        self.lifecycle = Lifecycle(self._transactions, self.leases, seed_source)
        self.lobby = Lobby(self._transactions)
        self.seating = Seating(self._transactions, self.votes)
        self.answers = Answers(self._transactions)
        self.computer_seats = ComputerSeats(self._transactions)
        self.leagues = Leagues(self._transactions, self.leases, seed_source)

    @property
    def announce(self) -> Callable[[int], None]:
        """Is told of every table that has changed, for the process that looks after it."""
        return self._transactions.announce

    @announce.setter
    def announce(self, announce: Callable[[int], None]) -> None:
        self._transactions.announce = announce

    def clocks(self, people: People) -> tuple[Clocks, Lateness]:
        """Make the clocks of these tables and what handles players whose time is out; call it once."""
        clocks = Clocks(self._transactions, people, self.leases)
        self.lobby.before_pace = clocks.must_not_be_late
        return clocks, Lateness(clocks, self.votes)

    @property
    def computers(self) -> Computers:
        """What computers answer through; NoComputers until it is set."""
        return self._transactions.computers

    @computers.setter
    def computers(self, computers: Computers) -> None:
        self._transactions.computers = computers

    def now(self) -> float:
        """Seconds since 1970, by this application's clock."""
        return self._transactions.clock()

    # --- this process -------------------------------------------------------------------------------------------

    async def start_up(self) -> list[Table]:
        """Load every open table; gives those (finished ones too) whose last change is not posted and whose lease this
        process holds.
        """
        await self.leases.renew()
        self.salt, restored = await self.store.service.restored()
        if restored is not None:
            await self.store.service.set_back(Notice("notice-restored", {"when": str(int(restored))}))
        tables, owing = await self.store.tables_to_load(), set(await self.store.owing())
        for table in tables:
            self._cache.put(table)
        unposted = [table for table in tables if table.posted_revision < table.revision or table.id in owing]
        return [table for table in unposted if self.leases.holds(table.id)]

    async def catch_up(self, table_id: int) -> bool:
        """Reload the table if another process has changed it; False if none has."""
        async with self._cache.lock(table_id):
            stored, cached = await self.store.table(table_id), self._cache.get(table_id)
            if stored is None or (cached is not None and cached.revision == stored.revision):
                return False
            self._cache.drop_match(table_id)
            self._cache.put(stored)
        for watcher in self._transactions.watchers:
            watcher(stored)
        return True

    async def look_around(self, table: int | None, channel: int | None, user: int, server: int | None) -> None:
        """Bring up to date what is remembered of the tables that a press may be about (``Store.revisions_near``), where
        other processes serve the database, too. Raises StoreUnavailable.
        """
        if not self.store.is_shared:
            return
        stored = await self.store.revisions_near(table, channel, user, server)
        for table_id, revision in stored.items():
            remembered = self.get(table_id)
            if remembered is None or remembered.revision != revision:
                await self.catch_up(table_id)
        here = None if channel is None else self.at(channel)
        server_tables = [item for item in self._cache.open_tables() if server is not None and item.guild_id == server]
        # Remembered as open there: they have been moved or closed, or their seats are others' now.
        for item in [*([] if here is None else [here]), *self.tables_of(user), *self.lent_by(user), *server_tables]:
            if item.id not in stored:
                await self.catch_up(item.id)

    async def take_up(self, interaction: int) -> bool:
        """Note that an interaction is answered; False if it was taken up before, by whatever process: Discord delivers
        it twice where two sessions of a shard meet. Raises StoreUnavailable.
        """
        return not self.store.is_shared or await self.store.service.take_up(interaction, self.now())

    async def ask_computers(self) -> list[int]:
        """Hand on every table that waits for a computer; gives their ids. Call it once, after the clocks are loaded."""
        waiting = [table_id for table_id in self.computer_seats.waiting() if await self.leases.acquire(table_id)]
        for table_id in waiting:
            await self.computers.hand_on(table_id)
        return waiting

    async def shut_down(self) -> None:
        """Wait for the changes under way, then let go of the store."""
        await self._transactions.settle()
        try:
            await self.leases.release()
        except StoreUnavailable:
            # They run out by themselves.
            logger.warning("leases could not be given back")
        await self.store.close()

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision of the table."""

        async def change(table: Table) -> None:
            await self.store.mark_posted(table_id, revision)
            if table.posted_revision < revision:
                self._cache.put(msgspec.structs.replace(table, posted_revision=revision))

        await self._transactions.with_table_lock(table_id, change)

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Take a user off every table and delete what is stored of them; ``names``: see ``Store.forget_person``."""
        await self.leagues.forget(user)
        await forget(self._transactions, user, names)
        self.first_games.forget(user)
        table_journal.forgotten()

    # --- looking up ---------------------------------------------------------------------------------------------

    def at(self, channel_id: int) -> Table | None:
        """The open table of this channel or thread."""
        return self._cache.at(channel_id)

    def get(self, table_id: int) -> Table | None:
        """A table that is open or ended lately."""
        return self._cache.get(table_id)

    def tables_of(self, user: int) -> list[Table]:
        """The open tables at which the user sits, the oldest first."""
        return [table for table in self._cache.open_tables() if table.seat_of(user) is not None]

    def lent_by(self, user: int) -> list[Table]:
        """The open tables at which a computer keeps a seat for the user, the oldest first."""
        return [table for table in self._cache.open_tables() if table.lent_seat(user) is not None]

    def open_tables(self) -> list[Table]:
        """Every open table, the oldest first."""
        return list(self._cache.open_tables())

    async def find(self, table_id: int) -> Table | None:
        """A table of any age and status."""
        return self.get(table_id) or await self.store.table(table_id)

    async def last_at(self, channel_id: int) -> Table | None:
        """The open table of this channel, else the one that ended last."""
        return self.at(channel_id) or await self.store.last_at(channel_id)

    async def match(self, table_id: int) -> Match:
        """The live match of a table that has started: look at it before the next await, never change it.

        Raises NoSuchTable, NotStarted or TableDamaged.
        """
        return (await self.snapshot(table_id))[1]

    async def snapshot(self, table_id: int) -> tuple[Table, Match]:
        """A table that has started, and its live match: both as of one moment, which a table that was read before need
        not be. Look at them before the next await, and change neither.

        Raises NoSuchTable, NotStarted or TableDamaged.
        """
        return await self._transactions.snapshot(table_id)
