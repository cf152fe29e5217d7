"""Leagues: changed by compare-and-set; a table of theirs comes in the same transaction as the note that it is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from bot.model.changes import Cap
from bot.model.league_errors import NoSuchLeague, TooManyLeagues
from bot.model.leagues import NAME_LENGTH, Fixture, League, LeagueEntry, LeagueGame
from bot.model.table import Holder, Notice, Pace, Table, clean_name
from bot.store import Conflict
from bot.store.driver import Refused
from bot.store.leagues import LeagueBehind
from bot.tables import journal as table_journal
from bot.tables.leagues import changes
from bot.tables.leagues.standings import places_of
from bot.tables.leases import Leases
from bot.tables.transactions import Transactions
from engine.core.errors import BadOption
from engine.core.registry import games

AGAIN: Final = 5
"""How often a change is tried again because somebody else has changed the league meanwhile."""

SEEDS: Final = 1 << 63
MOST_AT_ONCE: Final = 10
"""Leagues that a server has under way at the same time."""

NEWEST: Final = 50

logger = logging.getLogger("ziggurat.leagues")


class Leagues:
    """The leagues of all servers. ``watchers`` are called when one has changed, or a table has ended."""

    def __init__(self, transactions: Transactions, leases: Leases, seed_source: Callable[[], int]) -> None:
        self._transactions = transactions
        self._rows = transactions.store.leagues
        self._leases = leases
        self._seed_source = seed_source
        self.watchers: list[Callable[[], None]] = []
        transactions.watchers.append(self._table_changed)

    def _table_changed(self, table: Table) -> None:
        if table.is_over:
            self._notify()

    def _notify(self) -> None:
        for watcher in self.watchers:
            watcher()

    # --- looking up ---------------------------------------------------------------------------------------------

    async def get(self, league_id: int) -> League:
        """Raises NoSuchLeague."""
        league = await self._rows.league(league_id)
        if league is None:
            raise NoSuchLeague
        return league

    async def of_server(self, guild_id: int) -> list[LeagueEntry]:
        """The newest leagues of a server, the newest first."""
        return await self._rows.of_server(guild_id, NEWEST)

    async def is_of_league(self, table_id: int) -> bool:
        """Whether a table belongs to a league."""
        return await self._rows.by_table(table_id) is not None

    # --- what people do -----------------------------------------------------------------------------------------

    async def open(
        self,
        *,
        name: str,
        guild_id: int,
        channel_id: int,
        host: int,
        language: str,
        pace: Pace,
        league_games: Sequence[LeagueGame],
        at_once: int,
    ) -> League:
        """Open a league that people may join. Raises TooManyLeagues, or BadTable as a table would."""
        now = self._transactions.clock()
        league = League(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            name=clean_name(" ".join(name.split()), NAME_LENGTH),
            host=host,
            language=language,
            pace=pace,
            games=tuple(league_games),
            at_once=at_once,
            seed=self._seed_source() % SEEDS,
            status="open",
            created_at=now,
            changed_at=now,
        )
        stored = await self._transactions.shielded(self._rows.create(league, MOST_AT_ONCE))
        if stored is None:
            raise TooManyLeagues(most=MOST_AT_ONCE)
        logger.info("league %d opened by %d in server %d", stored.id, host, guild_id)
        self._notify()
        return stored

    async def change(self, league_id: int, change: Callable[[League], League]) -> League:
        """Store what ``change`` makes of a league, and give it back; it may be called more than once, in a thread.

        Raises NoSuchLeague, what ``change`` raises, or Conflict where others are always faster.
        """
        return await self._transactions.shielded(self._change(league_id, change))

    async def _change(self, league_id: int, change: Callable[[League], League]) -> League:
        for _ in range(1 + AGAIN):
            old = await self.get(league_id)
            # Planning takes tenths of a second.
            new = await asyncio.to_thread(change, old)
            if new == old:
                return old
            new = msgspec.structs.replace(new, changed_at=self._transactions.clock())
            if await self._rows.put(old, new):
                self._notify()
                return await self.get(league_id)
        raise Conflict(league=league_id)

    async def join(self, league_id: int, user: int, name: str) -> League:
        """Raises as ``changes.joined``."""
        now = self._transactions.clock()
        return await self.change(league_id, lambda league: changes.joined(league, user, name, now))

    async def leave(self, league_id: int, user: int) -> League:
        """Raises as ``changes.without``."""

        def change(league: League) -> League:
            player = league.player_of(user)
            return changes.settled(changes.without(league, 0 if player is None else player.number))

        return await self.change(league_id, change)

    async def mend(self, league_id: int, number: int, change: Callable[[League], League]) -> tuple[League, int | None]:
        """Change what there is of a fixture; a table of it that is being played is closed first. Gives the league, and
        the table that was closed. Raises as ``change``, which is tried before anything is closed.
        """
        closed = None
        for _ in range(1 + AGAIN):
            before = await self.get(league_id)
            await asyncio.to_thread(change, before)
            table_id = changes.open_table(before, number)
            if table_id is not None:
                await self._close(table_id)
                closed = table_id

            def mended(league: League, known: int | None = table_id) -> League:
                if changes.open_table(league, number) not in (None, known):
                    raise TableOpened
                return change(league)

            try:
                return await self.change(league_id, mended), closed
            except TableOpened:
                continue
        raise Conflict(league=league_id)

    async def _close(self, table_id: int) -> None:
        async def close(table: Table) -> None:
            if table.is_open:
                closed = msgspec.structs.replace(table, status="closed", waiting=())
                await self._transactions.commit(table, closed, notice=Notice("notice-league-closed"))

        await self._transactions.with_table_lock(table_id, close)

    # --- what is done by itself ---------------------------------------------------------------------------------

    async def create_table(self, league_id: int, number: int) -> Table | None:
        """Create the table of a planned fixture, its players seated, in no channel yet. None where somebody else was
        faster or it is not planned any more. Raises CapReached where a player, or the server, has as many open tables
        as there may be.
        """
        return await self._transactions.shielded(self._create_table(league_id, number))

    async def _create_table(self, league_id: int, number: int) -> Table | None:
        old = await self.get(league_id)
        fixture = old.fixture(number)
        if fixture is None or fixture.status != "planned" or old.status != "playing":
            return None
        opening = msgspec.structs.replace(fixture, status="opening")
        new = changes.with_fixture(old, opening)
        new = msgspec.structs.replace(new, changed_at=self._transactions.clock())
        table = self._table_for(old, fixture)
        try:
            stored = await self._rows.open_table(old, new, number, table, self._caps(table))
        except (LeagueBehind, Refused):
            return None
        await self._leases.acquire(stored.id, is_new=True)
        self._transactions.cache.put(stored)
        table_journal.opened(stored)
        self._notify()
        return stored

    def _table_for(self, league: League, fixture: Fixture) -> Table:
        now = self._transactions.clock()
        players = [league.player(number) for number in fixture.players]
        holders = tuple(
            Holder(seat, player.user, player.name) for seat, player in enumerate(players) if player is not None
        )
        game = league.games[fixture.game]
        return Table(
            id=0,
            game=game.game,
            options=options_for(game, len(holders)),
            seats=len(holders),
            seed=self._seed_source() % SEEDS,
            language=league.language,
            guild_id=league.guild_id,
            # No channel of Discord's: its thread is opened next.
            channel_id=fixture.id,
            host=league.host or holders[0].user or 0,
            status="lobby",
            holders=holders,
            created_at=now,
            changed_at=now,
            pace=league.pace,
            entry="invited",
        )

    def _caps(self, table: Table) -> list[Cap]:
        limits = self._transactions.limits
        if limits is None:
            return []
        caps = [Cap("person", user, limits.person) for user in table.users()]
        caps += [] if table.guild_id is None else [Cap("server", table.guild_id, limits.server)]
        return [cap for cap in caps if cap.most]

    async def has_begun(self, league_id: int, number: int, table_id: int) -> League:
        """Note that the table of a fixture is being played where everybody sees it."""

        def change(league: League) -> League:
            fixture = changes.fixture_of(league, number)
            if fixture.table_id != table_id or fixture.status != "opening":
                return league
            return changes.with_fixture(league, msgspec.structs.replace(fixture, status="playing"))

        return await self.change(league_id, change)

    async def give_up_table(self, league_id: int, number: int, table_id: int) -> League:
        """A table that cannot begin, as somebody has left it, is closed; the fixture is planned again without them."""
        await self._close(table_id)

        def change(league: League) -> League:
            fixture = changes.fixture_of(league, number)
            return changes.replanned(league, number) if fixture.table_id == table_id else league

        return await self.change(league_id, change)

    async def note_end(self, league_id: int, number: int) -> League:
        """Note how the table of a fixture has ended, if it has."""
        league = await self.get(league_id)
        fixture = changes.fixture_of(league, number)
        if not fixture.is_open or fixture.table_id is None:
            return league
        table, places = await self._transactions.current(fixture.table_id), tuple[int, ...]()
        if table.is_open:
            return league
        if table.status == "over":
            result = (await self._transactions.snapshot(table.id))[1].result()
            seats = [self._seat_at_end(league, table, number) for number in fixture.players]
            places = () if result is None else places_of(result.ranked(), seats)

        def change(now: League) -> League:
            stored = changes.fixture_of(now, number)
            if stored.table_id != table.id or not stored.is_open:
                return now
            return changes.played(now, number, places) if places else changes.closed(now, number)

        return await self.change(league_id, change)

    def _seat_at_end(self, league: League, table: Table, number: int) -> int | None:
        """The seat that belongs to a player at a table's end, be it that they have exchanged seats, or only lent theirs
        to a computer; None where they have given it up.
        """
        player = league.player(number)
        if player is None or player.user is None:
            return None
        return next((seat for seat in range(table.seats) if table.owner_of(seat) == player.user), None)

    async def forget(self, user: int) -> None:
        """Nothing in any league names the user any more."""
        for league_id in await self._rows.of_user(user):
            await self.change(league_id, lambda league: changes.settled(changes.forgotten(league, user)))

    async def set_trouble(self, league_id: int, trouble: str) -> None:
        """Note why no table can be opened (the key of a text); "": nothing prevents it."""
        await self.change(league_id, lambda league: msgspec.structs.replace(league, trouble=trouble))

    def numbers_of(self, league: League, users: Collection[int]) -> set[int]:
        """The players of the league who are among the users, by number."""
        return {player.number for player in league.players if player.user in users}


class TableOpened(Exception):
    """A table of the fixture has been opened meanwhile: it must be closed first."""


def options_for(game: LeagueGame, seats: int) -> dict[str, str]:
    """All options of a table of so many seats; where what the league has chosen does not go with them, the defaults."""
    meta = games()[game.game]
    try:
        chosen = meta.check(game.options, seats)
    except BadOption:
        return meta.check({}, seats)
    prevents = any(conflict.prevents for conflict in meta.conflicts(chosen, seats))
    return meta.check({}, seats) if prevents else chosen
