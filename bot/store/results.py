"""Results of games that have ended: rows in, rows out."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec

from bot.model.results import GameResult, ResultSeat, SeatFact
from bot.store.driver import Database, Row, Session, reading, writing
from bot.store.ratings import OUTDATE_OF_TABLE, Ratings
from bot.store.times import AnswerTimes
from engine.computers.levels import level_named

PUT: Final = """
    INSERT INTO results (table_id, game, guild_id, seats, is_over, started_at, ended_at, answers)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,
            (SELECT count(*) FROM answers WHERE answers.table_id = ?1 AND undone_at IS NULL))"""
PUT_SEAT: Final = """
    INSERT INTO result_seats (table_id, seat, number, user_id, level, place, points, ending, is_late)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"""
PUT_FACT: Final = """
    INSERT INTO result_facts (table_id, seat, kind, thing) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (table_id, seat, kind, thing) DO NOTHING"""
DROP: Final = (
    OUTDATE_OF_TABLE,
    "DELETE FROM result_facts WHERE table_id = ?1",
    "DELETE FROM result_seats WHERE table_id = ?1",
    "DELETE FROM results WHERE table_id = ?1",
)

GAMES: Final = """
    SELECT results.table_id, results.game, results.guild_id, is_over, started_at, ended_at, answers, options,
           tables.channel_id, posts.channel_id, posts.message_id
    FROM results JOIN tables ON tables.id = results.table_id
    LEFT JOIN posts ON posts.table_id = results.table_id AND posts.kind = 'result' AND posts.user_id = 0
    WHERE results.table_id IN ({chosen})
    ORDER BY ended_at DESC, results.table_id DESC"""
SEATS: Final = """
    SELECT result_seats.table_id, result_seats.seat, number, result_seats.user_id, level, place, points, ending,
           is_late, COALESCE(seats.name, '')
    FROM result_seats LEFT JOIN seats ON seats.table_id = result_seats.table_id AND seats.seat = result_seats.seat
    WHERE result_seats.table_id IN ({chosen})
    ORDER BY number, result_seats.seat"""
FACTS: Final = "SELECT table_id, seat, kind, thing FROM result_facts WHERE table_id IN ({chosen}) ORDER BY kind, thing"

OF_TABLE: Final = "SELECT table_id FROM results WHERE table_id = ?1"
OF_USER: Final = """
    SELECT results.table_id FROM results JOIN result_seats ON result_seats.table_id = results.table_id
    WHERE user_id = ?1 AND (CAST(?2 AS TEXT) = '' OR game = ?2)
    ORDER BY ended_at DESC, results.table_id DESC LIMIT ?3 OFFSET ?4"""
COUNT_OF_USER: Final = """
    SELECT count(*) FROM results JOIN result_seats ON result_seats.table_id = results.table_id
    WHERE user_id = ?1 AND (CAST(?2 AS TEXT) = '' OR game = ?2)"""
FINISHED_BY_USER: Final = """
    SELECT count(*) FROM results JOIN result_seats ON result_seats.table_id = results.table_id
    WHERE user_id = ?1 AND game = ?2 AND is_over = 1 AND ending = 'played'"""
OF_SERVER: Final = """
    SELECT table_id FROM results WHERE guild_id = ?1 AND (CAST(?2 AS TEXT) = '' OR game = ?2)
    ORDER BY ended_at DESC, table_id DESC LIMIT ?3"""

AFTER: Final = """
    SELECT table_id FROM results WHERE COALESCE(guild_id, 0) = ?1 AND game = ?2 AND is_over = 1
    AND (ended_at > ?3 OR (ended_at = ?3 AND table_id > ?4)) ORDER BY ended_at, table_id LIMIT ?5"""

ENDED_TABLES: Final = """
    SELECT id FROM tables WHERE status IN ('over', 'closed')
    AND EXISTS (SELECT 1 FROM seat_history WHERE seat_history.table_id = tables.id) ORDER BY id"""
MISSING: Final = """
    SELECT id FROM tables WHERE status IN ('over', 'closed')
    AND EXISTS (SELECT 1 FROM seat_history WHERE seat_history.table_id = tables.id)
    AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id) ORDER BY id LIMIT ?1"""
STRAYS: Final = "SELECT table_id FROM results JOIN tables ON id = table_id WHERE status NOT IN ('over', 'closed')"
REVISION: Final = "SELECT revision FROM tables WHERE id = ?1 AND status IN ('over', 'closed')"
MOST: Final = 5000
"""The newest games that statistics are made of."""

_options = msgspec.json.Decoder(dict[str, str])


async def put(db: Session, result: GameResult) -> None:
    """Store a result in place of the one that the table has, as a part of a transaction."""
    await drop(db, result.table_id)
    await db.run(
        PUT,
        *(result.table_id, result.game, result.guild_id, result.players),
        *(int(result.is_over), result.started_at, result.ended_at),
    )
    await db.many(PUT_SEAT, [(result.table_id, *_seat_row(seat)) for seat in result.seats])
    facts = [(result.table_id, seat.seat, fact.kind, fact.thing) for seat in result.seats for fact in seat.facts]
    await db.many(PUT_FACT, facts)


async def drop(db: Session, table_id: int) -> None:
    """The table has no result any more; a part of a transaction."""
    for statement in DROP:
        await db.run(statement, table_id)


def _seat_row(seat: ResultSeat) -> Row:
    late = int(seat.is_late)
    return (seat.seat, seat.number, seat.user, seat.level, seat.place, seat.points, seat.ending, late)


class Results:
    """What has come of games that have ended; the newest game first. Each method is one transaction.

    ``ratings`` are those of people, made of the results. ``times``: how long people took for their answers.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ratings = Ratings(database)
        self.times = AnswerTimes(database)

    async def of_table(self, table_id: int) -> GameResult | None:
        """The result of a table; None where its game has not ended, or was never read since results are stored."""
        return next(iter(await self._read(OF_TABLE, table_id)), None)

    async def of_user(self, user: int, game: str = "", most: int = MOST, offset: int = 0) -> list[GameResult]:
        """The games of a person, those that they gave up before the end too; ``game`` "": of all games."""
        return await self._read(OF_USER, user, game, most, offset)

    async def count_of_user(self, user: int, game: str = "") -> int:
        """How many games ``of_user`` has in all."""
        return int((await self.database.query(COUNT_OF_USER, user, game))[0][0])

    async def finished_by(self, user: int, game: str) -> int:
        """How many games of a kind a person has played to the end."""
        return int((await self.database.query(FINISHED_BY_USER, user, game))[0][0])

    async def of_server(self, guild: int, game: str = "", most: int = MOST) -> list[GameResult]:
        """The newest games of a server; ``game`` "": of all games."""
        return await self._read(OF_SERVER, guild, game, most)

    async def after(self, guild: int, game: str, ended_at: float, table_id: int, most: int) -> list[GameResult]:
        """The games played to their end in a server (0: outside servers) that ended after this one, the oldest
        first.
        """
        return list(reversed(await self._read(AFTER, guild, game, ended_at, table_id, most)))

    async def ended_tables(self) -> list[int]:
        """The tables whose game has ended, by number."""
        return [int(row[0]) for row in await self.database.query(ENDED_TABLES)]

    async def missing(self, most: int) -> list[int]:
        """Tables whose game has ended and that have no result."""
        return [int(row[0]) for row in await self.database.query(MISSING, most)]

    @writing
    async def put(self, db: Session, result: GameResult, revision: int) -> bool:
        """Store a result that was made of a table of this revision; False where the table has changed since."""
        await db.lock("table", result.table_id)
        if [row[0] for row in await db.rows(REVISION, result.table_id)] != [revision]:
            return False
        await put(db, result)
        return True

    @writing
    async def drop_strays(self, db: Session) -> int:
        """Results of tables whose game goes on are dropped; gives how many there were."""
        strays = [int(row[0]) for row in await db.rows(STRAYS)]
        for table_id in strays:
            await drop(db, table_id)
        return len(strays)

    async def _read(self, chosen: str, *values: float | str) -> list[GameResult]:
        games, seats, facts = await self._rows(chosen, *values)
        # Thousands of rows: nobody else is to wait for that.
        return await asyncio.to_thread(_to_results, games, seats, facts)

    @reading
    async def _rows(self, db: Session, chosen: str, *values: float | str) -> tuple[list[Row], list[Row], list[Row]]:
        # A part of a query that is written above, no text from outside.
        games, seats, facts = (query.replace("{chosen}", chosen) for query in (GAMES, SEATS, FACTS))
        return await db.rows(games, *values), await db.rows(seats, *values), await db.rows(facts, *values)


def _to_results(games: Iterable[Row], seats: Iterable[Row], facts: Iterable[Row]) -> list[GameResult]:
    facts_of, seats_of = defaultdict[tuple[int, int], list[SeatFact]](list), defaultdict[int, list[ResultSeat]](list)
    for table_id, seat, kind, thing in facts:
        facts_of[table_id, seat].append(SeatFact(kind, thing))
    for table_id, seat, number, user, level, place, points, ending, is_late, name in seats:
        fact = tuple(facts_of.get((table_id, seat), ())) if number == 0 else ()
        named = None if level is None else level_named(level)
        seats_of[table_id].append(
            ResultSeat(seat, number, user, named, place, points, ending, bool(is_late), fact, name)
        )
    return [
        GameResult(
            table_id=row[0],
            game=row[1],
            guild_id=row[2],
            is_over=bool(row[3]),
            started_at=row[4],
            ended_at=row[5],
            seats=tuple(seats_of.get(row[0], ())),
            answers=row[6],
            options=_options.decode(row[7]),
            channel_id=row[8],
            result_channel=row[9],
            result_message=row[10],
        )
        for row in games
    ]
