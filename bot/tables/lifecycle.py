"""A table from opening to closing: who sits down before the start, the start, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from bot.model import errors as refuse
from bot.model.changes import CapKind
from bot.model.errors import ChannelBusy
from bot.model.table import (
    Entry,
    Hints,
    Holder,
    Notice,
    Pace,
    Table,
    Watch,
    clean_name,
)
from bot.store import CapReached, ChannelTaken
from bot.tables import journal as table_journal
from bot.tables import seat_rules
from bot.tables.changes import caps_of_new
from bot.tables.computers import computer_name
from bot.tables.leases import Leases
from bot.tables.transactions import Transactions
from engine.computers.levels import SENSIBLE
from engine.core.errors import BadOption, UnknownGame
from engine.core.match import Match
from engine.core.registry import games, load_game

_SEEDS = 1 << 63
TOO_MANY: Final[dict[CapKind, type[refuse.TableError]]] = {
    "lobbies": refuse.TooManyLobbies,
    "person": refuse.TooManyTables,
    "server": refuse.TooManyHere,
}


class Lifecycle:
    """Opens tables, seats people and computers before the start, starts games, moves and closes tables.

    ``seed_source`` gives a new match's seed. What a host may set before the start is ``Lobby``, what is done with seats
    in play ``Seating``.
    """

    def __init__(self, transactions: Transactions, leases: Leases, seed_source: Callable[[], int]) -> None:
        self._transactions = transactions
        self._cache = transactions.cache
        self._leases = leases
        self._seed_source = seed_source

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
        hints: Hints = "alone",
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
            hints=hints,
        )
        return await self._transactions.shielded(self._create(table))

    async def _create(self, table: Table) -> Table:
        try:
            stored = await self._transactions.store.create(table, caps_of_new(table, self._transactions.limits))
        except CapReached as error:
            raise TOO_MANY[error.cap.kind](most=error.cap.most) from error
        except ChannelTaken as error:
            raise await self._transactions.busy(table.channel_id) from error
        await self._leases.acquire(stored.id, is_new=True)
        self._cache.put(stored)
        table_journal.opened(stored)
        return stored

    def _must_be_free(self, channel_id: int) -> None:
        table = self._cache.at(channel_id)
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
        OptionsConflict, AlreadyStarted.
        """

        async def change(table: Table) -> Table:
            seat_rules.must_be_starter(table, by)
            must_go_together(table)
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


def must_go_together(table: Table) -> None:
    """Raises OptionsConflict where the game cannot begin with the table's options and seats."""
    for conflict in games()[table.game].conflicts(table.options, table.seats):
        if conflict.prevents:
            raise refuse.OptionsConflict(conflict.reason)


def _checked(game: str, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options of a new table with that many seats, defaults filled in. Raises BadTable."""
    try:
        if game not in games():
            raise UnknownGame(game)
        return games()[game].check(options, seats)
    except (UnknownGame, BadOption) as error:
        raise refuse.BadTable from error
