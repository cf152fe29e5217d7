"""Rows of leagues. A league changes by compare-and-set on its revision; a table of it comes in the same transaction as
the note that it is there, so there is never one too many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.model.changes import Cap
from bot.model.leagues import Fixture, League, LeagueEntry, LeagueGame, LeaguePlayer, PersonAtTable
from bot.model.table import Table
from bot.store import rows, sql, table_changes
from bot.store.driver import Database, Row, Session, reading, writing

LEAGUE: Final = """
    SELECT id, guild_id, channel_id, name, host, language, pace, games, at_once, seed, status, created_at, changed_at,
           revision, posted_revision, message_id, ending_id, trouble
    FROM leagues WHERE id = ?1"""
OF_SERVER: Final = "SELECT id, channel_id, name, status FROM leagues WHERE guild_id = ?1 ORDER BY id DESC LIMIT ?2"
UNDER_WAY: Final = "SELECT count(*) FROM leagues WHERE guild_id = ?1 AND status NOT IN ('over', 'closed')"
OF_USER: Final = "SELECT league_id FROM league_players WHERE user_id = ?1 UNION SELECT id FROM leagues WHERE host = ?1"
PLAYERS: Final = (
    "SELECT number, user_id, name, joined_at, is_in FROM league_players WHERE league_id = ?1 ORDER BY number"
)
FIXTURES: Final = """
    SELECT number, game, players, status, table_id, places, note, is_corrected, is_closed, id
    FROM league_fixtures WHERE league_id = ?1 ORDER BY number"""
BY_TABLE: Final = "SELECT league_id, number FROM league_fixtures WHERE table_id = ?1"
# Where something is to do, or to be shown: its revision, and whether one of its tables has ended.
AT_WORK: Final = """
    SELECT id, guild_id, revision, EXISTS (
        SELECT 1 FROM league_fixtures AS fixture JOIN tables ON tables.id = fixture.table_id
        WHERE fixture.league_id = leagues.id AND fixture.status IN ('opening', 'playing')
        AND tables.status IN ('over', 'closed'))
    FROM leagues WHERE status IN ('open', 'playing', 'paused') OR posted_revision < revision ORDER BY id"""
PEOPLE_AT_TABLES: Final = """
    SELECT fixture.table_id, seats.user_id, seats.seat, tables.waiting, tables.answered, votes.id
    FROM league_fixtures AS fixture
    JOIN tables ON tables.id = fixture.table_id
    JOIN seats ON seats.table_id = tables.id AND seats.user_id IS NOT NULL
    LEFT JOIN votes ON votes.table_id = tables.id AND votes.kind = 'late' AND votes.asker = seats.user_id
    WHERE fixture.league_id = ?1 AND fixture.status = 'playing' AND tables.status = 'playing'
    ORDER BY fixture.table_id, seats.seat"""
INSERT: Final = """
    INSERT INTO leagues (guild_id, channel_id, name, host, language, pace, games, at_once, seed, status, created_at,
                         changed_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) RETURNING id"""
NEXT: Final = """
    UPDATE leagues SET channel_id = ?1, host = ?2, status = ?3, changed_at = ?4, revision = ?5, trouble = ?8,
        message_id = CASE WHEN CAST(?6 AS BIGINT) = CAST(?11 AS BIGINT) THEN message_id ELSE CAST(?6 AS BIGINT) END,
        ending_id = CASE WHEN CAST(?7 AS BIGINT) = CAST(?12 AS BIGINT) THEN ending_id ELSE CAST(?7 AS BIGINT) END
    WHERE id = ?9 AND revision = ?10"""
# Which messages show a league is noted without a new revision (POSTED): whoever changes something else leaves that.
POSTED: Final = """
    UPDATE leagues SET posted_revision = ?2, message_id = ?3, ending_id = ?4
    WHERE id = ?1 AND channel_id = ?5 AND posted_revision <= ?2"""
PUT_PLAYER: Final = """
    INSERT INTO league_players (league_id, number, user_id, name, joined_at, is_in) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (league_id, number) DO UPDATE
    SET user_id = excluded.user_id, name = excluded.name, is_in = excluded.is_in"""
DROP_PLAYER: Final = "DELETE FROM league_players WHERE league_id = ?1 AND number = ?2"
PUT_FIXTURE: Final = """
    INSERT INTO league_fixtures (league_id, number, game, players, status, table_id, places, note, is_corrected,
                                 is_closed)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
    ON CONFLICT (league_id, number) DO UPDATE
    SET players = excluded.players, status = excluded.status, table_id = excluded.table_id, places = excluded.places,
        note = excluded.note, is_corrected = excluded.is_corrected, is_closed = excluded.is_closed"""

_games = msgspec.json.Decoder(tuple[LeagueGame, ...])
_numbers = msgspec.json.Decoder(tuple[int, ...])


class LeagueRows:
    """Every method is one transaction. Any may raise StoreUnavailable."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    async def create(self, db: Session, league: League, most: int) -> League | None:
        """Store a new league; gives it back with its id. None, and nothing is stored, where its server has ``most``
        under way.
        """
        await db.lock("server", league.guild_id)
        if (await db.rows(UNDER_WAY, league.guild_id))[0][0] >= most:
            return None
        new = await db.rows(
            INSERT,
            league.guild_id,
            league.channel_id,
            league.name,
            league.host,
            league.language,
            league.pace,
            rows.json(league.games),
            league.at_once,
            league.seed,
            league.status,
            league.created_at,
            league.changed_at,
        )
        return msgspec.structs.replace(league, id=int(new[0][0]))

    @writing
    async def put(self, db: Session, old: League, new: League) -> bool:
        """Store the league's next revision ``new``; False, and nothing changes, unless ``old`` is what is stored."""
        return await _put(db, old, new)

    @writing
    async def open_table(
        self, db: Session, old: League, new: League, number: int, table: Table, caps: Sequence[Cap]
    ) -> Table:
        """Store a new table, and with it the league's next revision, in which it is that of the fixture ``number``.

        Nothing changes where it raises: LeagueBehind unless ``old`` is what is stored, CapReached where one of ``caps``
        does not hold then, Refused where the channel has a table.
        """
        await table_changes.lock_counted(db, caps)
        created = await db.rows(sql.INSERT_TABLE, *rows.table_row(table))
        stored = msgspec.structs.replace(table, id=created[0][0])
        fixtures = tuple(
            msgspec.structs.replace(item, table_id=stored.id) if item.number == number else item
            for item in new.fixtures
        )
        if not await _put(db, old, msgspec.structs.replace(new, fixtures=fixtures)):
            raise LeagueBehind
        await table_changes.write_seats(db, stored)
        await table_changes.must_hold(db, caps)
        return stored

    async def posted(self, league: League) -> None:
        """Note that the messages of the league, in its channel, show this revision."""
        shown = (league.revision, league.message_id, league.ending_id, league.channel_id)
        await self.database.execute(POSTED, league.id, *shown)

    @reading
    async def league(self, db: Session, league_id: int) -> League | None:
        """A league with its players and tables."""
        found = await db.rows(LEAGUE, league_id)
        return await _whole(db, found[0]) if found else None

    async def of_server(self, guild_id: int, most: int) -> list[LeagueEntry]:
        """The newest leagues of a server, the newest first."""
        return [LeagueEntry(*row) for row in await self.database.query(OF_SERVER, guild_id, most)]

    async def of_user(self, user: int) -> list[int]:
        """The leagues in which the user is or was, and those that they have opened."""
        return sorted(int(row[0]) for row in await self.database.query(OF_USER, user))

    async def by_table(self, table_id: int) -> tuple[int, int] | None:
        """The league whose table this is, and the number of its fixture."""
        return next(((int(row[0]), int(row[1])) for row in await self.database.query(BY_TABLE, table_id)), None)

    async def people_at_tables(self, league_id: int) -> list[PersonAtTable]:
        """Who sits at the league's tables that are being played, by table and seat; computers are left out."""
        people = await self.database.query(PEOPLE_AT_TABLES, league_id)
        return [
            PersonAtTable(table_id, user, vote is not None and seat in _asked(waiting, answered))
            for table_id, user, seat, waiting, answered, vote in people
        ]

    async def at_work(self) -> list[tuple[int, int, int, bool]]:
        """The leagues that are not over, or not shown as they are: id, server, revision, and whether a table of theirs
        has ended that is not noted yet.
        """
        return [(int(row[0]), int(row[1]), int(row[2]), bool(row[3])) for row in await self.database.query(AT_WORK)]


class LeagueBehind(Exception):
    """The league has changed meanwhile: the transaction is taken back."""


async def _put(db: Session, old: League, new: League) -> bool:
    values = (new.channel_id, new.host, new.status, new.changed_at, old.revision + 1)
    messages = (new.message_id, new.ending_id, new.trouble)
    if await db.run(NEXT, *values, *messages, new.id, old.revision, old.message_id, old.ending_id) != 1:
        return False
    for gone in set(old.players) - set(new.players):
        if new.player(gone.number) is None:
            await db.run(DROP_PLAYER, new.id, gone.number)
    for player in new.players:
        if player not in old.players:
            row = (player.number, player.user, player.name, player.joined_at, int(player.is_in))
            await db.run(PUT_PLAYER, new.id, *row)
    before = {fixture.number: fixture for fixture in old.fixtures}
    for fixture in new.fixtures:
        if before.get(fixture.number) != fixture:
            await db.run(PUT_FIXTURE, new.id, *_fixture_row(fixture))
    return True


def _asked(waiting: str, answered: str) -> set[int]:
    """The seats of a table that have still to answer, from its columns."""
    return {*_numbers.decode(waiting)} - {*_numbers.decode(answered)}


def _fixture_row(fixture: Fixture) -> Row:
    return (
        fixture.number,
        fixture.game,
        rows.json(fixture.players),
        fixture.status,
        fixture.table_id,
        rows.json(fixture.places),
        fixture.note,
        int(fixture.is_corrected),
        int(fixture.is_closed),
    )


async def _whole(db: Session, row: Row) -> League:
    players = [
        LeaguePlayer(number, user, name, joined_at, bool(is_in))
        for number, user, name, joined_at, is_in in await db.rows(PLAYERS, row[0])
    ]
    fixtures = [
        Fixture(
            number=item[0],
            game=item[1],
            players=_numbers.decode(item[2]),
            status=item[3],
            table_id=item[4],
            places=_numbers.decode(item[5]),
            note=item[6],
            is_corrected=bool(item[7]),
            is_closed=bool(item[8]),
            id=item[9],
        )
        for item in await db.rows(FIXTURES, row[0])
    ]
    return League(
        id=row[0],
        guild_id=row[1],
        channel_id=row[2],
        name=row[3],
        host=row[4],
        language=row[5],
        pace=row[6],
        games=_games.decode(row[7]),
        at_once=row[8],
        seed=row[9],
        status=row[10],
        created_at=row[11],
        changed_at=row[12],
        players=tuple(players),
        fixtures=tuple(fixtures),
        revision=row[13],
        posted_revision=row[14],
        message_id=row[15],
        ending_id=row[16],
        trouble=row[17],
    )
