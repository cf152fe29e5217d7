"""The application: tables, their players, their answers. Knows no Discord; Discord is one client of it.

Every change is validated and stored in one transaction before the cache has it; callers acknowledge, draw and post.
Any method may raise StoreUnavailable, or Conflict if another process changed the table first; nothing has changed then.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from bot.model import errors as refuse
from bot.model.changes import CapKind
from bot.model.errors import ChannelBusy
from bot.model.posts import Post
from bot.model.table import (
    Entry,
    Holder,
    Limits,
    Notice,
    Outcome,
    Pace,
    Sitting,
    Table,
    Vote,
    VoteResult,
    Watch,
    clean_name,
)
from bot.store import CapReached, ChannelTaken, Store, StoreUnavailable
from bot.tables import journal as table_journal
from bot.tables import seat_rules
from bot.tables.catchup import Past
from bot.tables.changes import caps_of_new
from bot.tables.chronicle import Chronicle
from bot.tables.clock.expiry import Expiry
from bot.tables.clock.lateness import Lateness
from bot.tables.clock.service import Clocks
from bot.tables.computer_seats import ComputerSeats
from bot.tables.computers import Computers, computer_name
from bot.tables.forget import forget
from bot.tables.leases import Leases
from bot.tables.lobby import Lobby
from bot.tables.people import People
from bot.tables.plans import Plans
from bot.tables.rewind import Rewind
from bot.tables.seating import Seating
from bot.tables.table_cache import TableCache
from bot.tables.transactions import Transactions
from bot.tables.undo import Undo
from bot.tables.votes import Votes
from engine.computers.levels import SENSIBLE
from engine.core.errors import BadOption, IllegalAnswer, UnknownGame
from engine.core.match import Match
from engine.core.record import NewAnswer
from engine.core.registry import games, load_game

logger = logging.getLogger("ziggurat.tables")
_SEEDS = 1 << 63
TOO_MANY: Final[dict[CapKind, type[refuse.TableError]]] = {
    "lobbies": refuse.TooManyLobbies,
    "person": refuse.TooManyTables,
    "server": refuse.TooManyHere,
}
USUAL_LIMITS: Final = Limits()


class Tables:
    """All tables of this bot. ``seed_source`` gives a new match's seed, ``clock`` seconds since 1970.

    ``limits`` says how many open tables there may be.

    ``lobby`` is what a host may set, ``seating`` what is done with seats during play, ``votes`` the open questions,
    ``rewind`` sets games back, ``plans`` are what players settle ahead, ``past`` what they have not seen yet,
    ``chronicle`` what has happened since the beginning, ``leases`` which tables this process (``owner``) looks after,
    ``expiry`` lets open questions pass, ``computer_seats`` is the door through which computers answer.
    """

    def __init__(
        self,
        store: Store,
        *,
        seed_source: Callable[[], int],
        clock: Callable[[], float] = time.time,
        matches_kept: int = 64,
        limits: Limits = USUAL_LIMITS,
        owner: str = "",
    ) -> None:
        self.store = store
        self.salt = ""
        self._seed_source = seed_source
        self._cache = TableCache(matches_kept)
        monotonic = time.monotonic if clock is time.time else clock
        self.leases = Leases(store, clock, owner)
        self._transactions = Transactions(store, self._cache, clock, limits, monotonic)
        self.votes = Votes(self._transactions)
        self._undo = Undo(self._transactions, self.votes)
        self.rewind = Rewind(self._transactions, self.votes)
        self.plans = Plans(self._transactions)
        self.past = Past(self._transactions)
        self.chronicle = Chronicle(self._transactions)
        self.expiry = Expiry(self._transactions, self.votes, self.leases)
        self.lobby = Lobby(self._transactions)
        self.seating = Seating(self._transactions, self.votes)
        self.computer_seats = ComputerSeats(self._transactions)

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

    # --- looking ------------------------------------------------------------------------------------------------

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
            stored, known = await self.store.table(table_id), self._cache.get(table_id)
            if stored is None or (known is not None and known.revision == stored.revision):
                return False
            self._cache.drop_match(table_id)
            self._cache.put(stored)
        for watcher in self._transactions.watchers:
            watcher(stored)
        return True

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
        return (await self._transactions.snapshot(table_id))[1]

    async def history(self, table_id: int) -> list[Sitting]:
        """Who sat where when, since the game began, the oldest first."""
        return await self.store.history(table_id)

    # --- the lobby ----------------------------------------------------------------------------------------------

    async def open(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        seats: int,
        language: str,
        guild_id: int | None,
        channel_id: int,
        host: int,
        host_name: str,
        pace: Pace = "none",
        entry: Entry = "open",
        watch: Watch = "everyone",
    ) -> Table:
        """Open a new table in the lobby, its host in seat 0. Raises BadTable, ChannelBusy, TooManyLobbies,
        TooManyTables or TooManyHere.
        """
        chosen = _checked(game, options, seats)
        self._must_be_free(channel_id)
        now = self._transactions.clock()
        table = Table(
            id=0,
            game=game,
            options=chosen,
            seats=seats,
            seed=self._seed_source() % _SEEDS,
            language=language,
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            status="lobby",
            holders=(Holder(0, host, clean_name(host_name)),),
            created_at=now,
            changed_at=now,
            pace=pace,
            entry=entry,
            watch=watch,
        )
        return await self._transactions.shielded(self._create(table))

    async def _create(self, table: Table) -> Table:
        try:
            stored = await self.store.create(table, caps_of_new(table, self._transactions.limits))
        except CapReached as error:
            raise TOO_MANY[error.cap.kind](most=error.cap.most) from error
        except ChannelTaken as error:
            raise await self._transactions.busy(table.channel_id) from error
        await self.leases.acquire(stored.id, is_new=True)
        self._cache.put(stored)
        table_journal.opened(stored)
        return stored

    def _must_be_free(self, channel_id: int) -> None:
        table = self.at(channel_id)
        if table is not None:
            raise ChannelBusy(table.id)

    async def move(self, table_id: int, channel_id: int) -> Table:
        """The table goes on in another channel or thread. Raises ChannelBusy, AlreadyOver."""

        async def change(table: Table) -> Table:
            seat_rules.must_be_open(table)
            self._must_be_free(channel_id)
            return await self._transactions.commit(table, msgspec.structs.replace(table, channel_id=channel_id))

        return await self._transactions.with_table_lock(table_id, change)

    async def join(self, table_id: int, user: int, name: str) -> Table:
        """The user takes the first open seat.

        Raises AlreadyStarted, AlreadySeated, NotInvited, Kicked, TableFull or TooManyTables.
        """

        async def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            if table.seat_of(user) is not None:
                raise refuse.AlreadySeated
            seat_rules.must_be_invited(table, user)
            return await self._transactions.commit(table, seat_rules.seated(table, user, clean_name(name), None))

        return await self._transactions.with_table_lock(table_id, change)

    async def leave(self, table_id: int, user: int) -> Table:
        """The user's seat is open again; a host who leaves is followed by the next person, else the table closes."""

        async def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            seat_rules.seat_of(table, user)
            holders = tuple(holder for holder in table.holders if holder.user != user)
            return await self._transactions.commit(
                table, seat_rules.with_host(msgspec.structs.replace(table, holders=holders))
            )

        return await self._transactions.with_table_lock(table_id, change)

    async def add_computer(self, table_id: int, by: int, level: str = SENSIBLE) -> Table:
        """A computer of a level (``engine.computers.levels``) takes the first open seat.

        Only for the host. Raises HostSeats, JoinFirst, TableFull, AlreadyStarted.
        """

        async def change(table: Table) -> Table:
            seat_rules.must_be_host_to_seat(table, by)
            return await self._transactions.commit(table, seat_rules.seated(table, None, computer_name(table), level))

        return await self._transactions.with_table_lock(table_id, change)

    async def start(self, table_id: int, by: int, *, fill: bool = False) -> Table:
        """The game begins. ``fill``: computers take the open seats.

        Only for the host, or for who sits there where people have all seats. Raises HostStarts, JoinFirst, OpenSeats,
        AlreadyStarted.
        """

        async def change(table: Table) -> Table:
            seat_rules.must_be_starter(table, by)
            full = table
            while fill and full.open_seats():
                full = seat_rules.seated(full, None, computer_name(full), SENSIBLE)
            if full.open_seats():
                raise refuse.OpenSeats(seats=len(full.open_seats()))
            match = Match.create(load_game(full.game), full.options, full.seats, full.seed)
            return await self._transactions.store_match(table, full, match)

        return await self._transactions.with_table_lock(table_id, change)

    async def close(self, table_id: int, by: int, *, force: bool = False, notice: Notice | None = None) -> Table:
        """The host ends the table, in the lobby or in play. ``force``: somebody else may (a moderator).

        ``notice`` is what everybody is to read about it.
        """

        async def change(table: Table) -> Table:
            seat_rules.must_be_open(table)
            if by != table.host and not force:
                raise refuse.NotHost
            closed = msgspec.structs.replace(table, status="closed", waiting=(), closed_by=by)
            return await self._transactions.commit(table, closed, notice=notice)

        return await self._transactions.with_table_lock(table_id, change)

    # --- playing ------------------------------------------------------------------------------------------------

    async def answer(
        self, table_id: int, user: int, given: Sequence[tuple[str, Sequence[str]]], revision: int | None = None
    ) -> Outcome:
        """The user's answers (question key, option ids), all or nothing.

        ``revision`` is the match's when the question was put (``match.known_revision``). Raises NotSeated, NotStarted,
        AlreadyOver, or as ``Match.answer`` does.
        """

        async def change(table: Table) -> Outcome:
            seat = seat_rules.playing_seat(table, user)
            table, match = await self._transactions.load(table)
            if not given:
                raise IllegalAnswer("no answer was given")
            answers = [NewAnswer(seat, key, tuple(ids)) for key, ids in given]
            return await self._transactions.play(
                table, table, match, lambda: match.answer_all(answers, revision), by=user
            )

        return await self._transactions.with_table_lock(table_id, change)

    # --- taking back --------------------------------------------------------------------------------------------

    async def undo(self, table_id: int, user: int, revision: int | None = None, serial: int | None = None) -> Outcome:
        """Undo the user's last answer, or all answers since the one with this serial number (``undo.decisions``).

        ``revision`` is the match's as far as the user may know it (``match.known_revision``). Raises StaleRevision,
        NothingToUndo, or UndoNeedsConsent where others must agree.
        """
        return await self._transactions.with_table_lock(
            table_id, lambda table: self._undo.take_back(table, user, serial, revision)
        )

    async def ask_undo(self, table_id: int, user: int, serial: int | None = None) -> Vote:
        """Ask everybody else whether the match may go back to before that answer. Raises NothingToUndo.

        The vote lapses with the next change of the table that others may notice.
        """
        return await self._transactions.with_table_lock(table_id, lambda table: self._undo.ask(table, user, serial))

    async def vote(self, table_id: int, user: int, vote_id: int, agree: bool) -> VoteResult:
        """Count the user's answer to a vote; with the deciding answer the matter is carried out.

        Who asked may withdraw. Raises VoteOver, NotYourVote, NotAsked, NotSeated.
        """
        return await self._transactions.with_table_lock(
            table_id, lambda table: self.votes.cast(table, user, vote_id, agree)
        )

    async def open_votes(self, table_id: int) -> list[Vote]:
        """The questions that are open at a table, the oldest first."""
        return await self.votes.of(await self._transactions.current(table_id))

    # --- what has been posted, what people wish -----------------------------------------------------------------

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision of the table."""

        async def change(table: Table) -> None:
            await self.store.mark_posted(table_id, revision)
            if table.posted_revision < revision:
                self._cache.put(msgspec.structs.replace(table, posted_revision=revision))

        await self._transactions.with_table_lock(table_id, change)

    async def remember_post(self, post: Post, *, settles: str = "") -> None:
        """Store a message, in place of the previous one of its kind and user.

        The post of the kind ``settles`` is deleted in the same transaction.
        """
        await self.store.messages.remember(post, settles)

    async def posts(self, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        return await self.store.messages.posts(table_id)

    async def forget_post(self, table_id: int, kind: str, user_id: int = 0) -> None:
        """Forget a message, if there is one."""
        await self.store.messages.forget(table_id, kind, user_id)

    async def notices(self, table_id: int) -> list[Notice]:
        """The notices that have not been posted, the oldest first."""
        return await self.store.notices(table_id)

    async def notice_told(self, table_id: int, notice: Notice, kind: str = "") -> None:
        """Mark the notice as posted; ``kind``: in the public post of this kind, which is deleted from the store with
        it.
        """
        await self.store.notice_told(table_id, notice, kind)

    async def preference(self, user: int, key: str, default: str) -> str:
        """The user's preference ``key``, else ``default``."""
        wish = await self.store.preference(user, key)
        return default if wish is None else wish

    async def set_preference(self, user: int, key: str, value: str | None) -> None:
        """Store a preference of the user; None deletes it."""
        await self.store.set_preference(user, key, value)

    async def forget(self, user: int, names: Mapping[str, str]) -> None:
        """Take a user off every table and delete what is stored of them; ``names``: see ``Store.forget_person``."""
        await forget(self._transactions, user, names)
        table_journal.forgotten()


def _checked(game: str, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options of a new table with that many seats, defaults filled in. Raises BadTable."""
    try:
        if game not in games():
            raise UnknownGame(game)
        return games()[game].check(options, seats)
    except (UnknownGame, BadOption) as error:
        raise refuse.BadTable from error
