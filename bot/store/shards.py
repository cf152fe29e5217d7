"""Rows of the processes that serve one database on a server, and of the gateway's shards that they share.

Only PostgreSQL has several processes. All times are of its clock, so that a machine whose clock is wrong takes nothing
that is not its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from bot.model.shards import Census, Kind, Process, Session, Shard, Stage
from bot.store.driver import Database, Row, writing
from bot.store.driver import Session as Transaction

NOW: Final = "SELECT clock_timestamp()"
MAKE_GATEWAY: Final = "INSERT INTO gateway (id, shards) VALUES (1, 0) ON CONFLICT (id) DO NOTHING"
LOCK_GATEWAY: Final = "SELECT shards FROM gateway WHERE id = 1 FOR UPDATE"
SET_GATEWAY: Final = "UPDATE gateway SET shards = ?1 WHERE id = 1"

BEAT: Final = """
    INSERT INTO processes (owner, kind, place, stage, started_at, until) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (owner) DO UPDATE SET stage = excluded.stage, until = excluded.until"""
SET_RATE: Final = "UPDATE processes SET rate = ?2 WHERE owner = ?1"
PROCESSES: Final = """
    SELECT owner, kind, place, stage, started_at, until, rate FROM processes
    WHERE until > ?1 ORDER BY started_at, owner"""
BURY: Final = "DELETE FROM processes WHERE until <= ?1"
DEPART: Final = "DELETE FROM processes WHERE owner = ?1"

SHARDS: Final = "SELECT number, owner, term, until, session, sequence, resume_url FROM shards ORDER BY number"
DROP_SHARDS: Final = "DELETE FROM shards"
PUT_SHARD: Final = "INSERT INTO shards (number) VALUES (?1)"
RENEW: Final = "UPDATE shards SET until = ?2 WHERE owner = ?1"
TAKE: Final = "UPDATE shards SET owner = ?1, term = term + 1, until = ?2 WHERE number = ?3"
KEEP_SESSION: Final = """
    UPDATE shards SET session = ?4, sequence = ?5, resume_url = ?6 WHERE number = ?1 AND owner = ?2 AND term = ?3"""
GIVE: Final = "UPDATE shards SET owner = '', until = 0 WHERE number = ?1 AND owner = ?2 AND term = ?3"
ANY_VACANT: Final = """
    SELECT 1 FROM shards WHERE owner = '' OR to_timestamp(until) <= clock_timestamp() LIMIT 1"""

NEXT_START: Final = "SELECT next_at FROM session_starts WHERE bucket = ?1"
START_SESSION: Final = """
    INSERT INTO session_starts (bucket, next_at) VALUES (?1, ?2)
    ON CONFLICT (bucket) DO UPDATE SET next_at = excluded.next_at"""

FORGET: Final = 600.0
"""Seconds for which the row of a process that died stays."""

Sessions = Mapping[int, tuple[int, Session | None]]
"""The sessions of shards by number, each with the term in which its process holds the shard."""


class ShardRows:
    """The processes that live and the shards that they hold. Each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    async def beat(
        self,
        db: Transaction,
        owner: str,
        kind: Kind,
        place: str,
        stage: Stage,
        lasts: float,
        shards: int,
        sessions: Sessions,
        take: Callable[[Census], Sequence[int]],
        rate: Callable[[Census], float],
    ) -> Census:
        """A process lives, and goes on holding its shards for ``lasts`` seconds; gives who lives and holds what then.

        ``shards``: how many there should be (0: as many as there are); that changes only where nobody holds any.
        ``sessions`` are noted, ``take`` says which shards it takes, ``rate`` how many requests a second it may send.
        """
        await db.run(MAKE_GATEWAY)
        count = int((await db.rows(LOCK_GATEWAY))[0][0])
        now = await _now(db)
        until = now + lasts
        await db.run(BURY, now - FORGET)
        await db.run(BEAT, owner, kind, place, stage, now, until)
        await _keep(db, owner, sessions)
        await db.run(RENEW, owner, until)
        census = await census_of(db)
        if shards not in (0, count) and len(census.vacant()) == len(census.shards):
            await db.run(SET_GATEWAY, shards)
            await db.run(DROP_SHARDS)
            await db.many(PUT_SHARD, [(number,) for number in range(shards)])
            census = await census_of(db)
        vacant = take(census)
        for number in vacant:
            await db.run(TAKE, owner, until, number)
        census = await census_of(db) if vacant else census
        await db.run(SET_RATE, owner, rate(census))
        return await census_of(db)

    @writing
    async def give(self, db: Transaction, owner: str, terms: Mapping[int, int], sessions: Sessions) -> None:
        """Give up the shards that the owner has in these terms, so that others can take them at once, and note where
        their sessions are.
        """
        await db.run(MAKE_GATEWAY)
        await db.rows(LOCK_GATEWAY)
        await _keep(db, owner, sessions)
        for number, term in terms.items():
            await db.run(GIVE, number, owner, term)

    async def any_vacant(self) -> bool:
        """Whether nobody holds one of the shards."""
        return bool(await self.database.query(ANY_VACANT))

    async def depart(self, owner: str) -> None:
        """The process is there no more."""
        await self.database.execute(DEPART, owner)

    @writing
    async def start_session(self, db: Transaction, bucket: int, interval: float) -> float:
        """Keep the next moment at which a session of this bucket may be started, and the ``interval`` after it, for the
        caller; gives the seconds until then.
        """
        await db.run(MAKE_GATEWAY)
        await db.rows(LOCK_GATEWAY)
        now = await _now(db)
        moment = max(now, *(float(row[0]) for row in await db.rows(NEXT_START, bucket)), 0.0)
        await db.run(START_SESSION, bucket, moment + interval)
        return moment - now

    async def census(self) -> Census:
        """The processes that live and all shards."""
        return await self.database.read(census_of)


async def _now(db: Transaction) -> float:
    return float((await db.rows(NOW))[0][0].timestamp())


async def census_of(db: Transaction) -> Census:
    """The processes that live and all shards."""
    now = await _now(db)
    processes = tuple(Process(*row) for row in await db.rows(PROCESSES, now))
    return Census(now, processes, tuple(_shard(row) for row in await db.rows(SHARDS)))


def _shard(row: Row) -> Shard:
    number, owner, term, until, session, sequence, resume_url = row
    return Shard(number, owner, term, until, None if session is None else Session(session, sequence, resume_url))


async def _keep(db: Transaction, owner: str, sessions: Sessions) -> None:
    rows = [
        (number, owner, term, *((None, None, None) if session is None else msgspec.structs.astuple(session)))
        for number, (term, session) in sessions.items()
    ]
    await db.many(KEEP_SESSION, rows)
