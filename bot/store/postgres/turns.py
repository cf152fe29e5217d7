"""Computers' turns that are thought through elsewhere: rows that bots put and thinkers take, on PostgreSQL alone.

A thinker takes a turn for a while (FOR UPDATE SKIP LOCKED, so that no two wait for each other) and says again and again
that it still has it; a turn whose thinker is silent is free. Whoever takes it does so in a new term, and a reply counts
only in the term in which the turn was taken. Every time is of the server's clock: no other one matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.model.thinking import ThinkingLoad
from bot.store.driver import Database

OF_THINKERS: Final = ("thinkers", "computer_turns")
"""The tables of what is thought through elsewhere: nothing in them is worth a copy."""

TURNS: Final = "ziggurat_turns"
"""The channel on which thinkers hear of new turns."""

REPLIES: Final = "ziggurat_replies"
"""The channel on which bots hear of replies."""

LASTS: Final = 6.0
"""Seconds after which a turn whose thinker is silent is free, and the thinker counts as gone."""

DEATHS: Final = 3
"""After so many thinkers were gone in the middle of a turn, nobody takes it any more."""

FORGET: Final = 600.0
"""Seconds after which rows are deleted that nobody has fetched."""

NOW: Final = "extract(epoch FROM clock_timestamp())::DOUBLE PRECISION"

PUT: Final = f"""
    WITH put AS (
        INSERT INTO computer_turns (table_id, question, kind, request, asked_at) VALUES (?1, ?2, ?3, ?4, {NOW})
        ON CONFLICT (table_id) DO UPDATE SET question = excluded.question, kind = excluded.kind,
            request = excluded.request, asked_at = excluded.asked_at, thinker = '', term = computer_turns.term + 1,
            until = 0, tries = 0, reply = NULL
        WHERE computer_turns.question <> excluded.question
        RETURNING table_id)
    SELECT pg_notify('{TURNS}', '') FROM put"""  # noqa: S608
FETCH: Final = """
    DELETE FROM computer_turns WHERE table_id = ANY(?1::BIGINT[]) AND reply IS NOT NULL
    RETURNING table_id, question, reply"""
OPEN: Final = f"""
    SELECT table_id, question, until > {NOW}, {NOW} - asked_at, tries FROM computer_turns
    WHERE table_id = ANY(?1::BIGINT[])"""  # noqa: S608
WITHDRAW: Final = f"""
    DELETE FROM computer_turns WHERE table_id = ?1 AND question = ?2 AND reply IS NULL AND until <= {NOW}
    RETURNING table_id"""  # noqa: S608
LOAD: Final = f"""
    SELECT (SELECT count(*) FROM thinkers WHERE until > {NOW}), count(*),
        coalesce({NOW} - min(asked_at), 0) FROM computer_turns WHERE reply IS NULL"""  # noqa: S608
FORGET_TURNS: Final = f"DELETE FROM computer_turns WHERE asked_at < {NOW} - {FORGET}"  # noqa: S608
FORGET_THINKERS: Final = f"DELETE FROM thinkers WHERE until < {NOW} - {FORGET}"  # noqa: S608

BEAT: Final = f"""
    INSERT INTO thinkers (name, place, workers, until) VALUES (?1, ?2, ?3, {NOW} + {LASTS})
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, workers = excluded.workers"""  # noqa: S608
RENEW: Final = f"""
    UPDATE computer_turns SET until = {NOW} + {LASTS} WHERE thinker = ?1 AND reply IS NULL
    RETURNING table_id, term"""  # noqa: S608
TAKE: Final = f"""
    UPDATE computer_turns SET thinker = ?1, term = term + 1, until = {NOW} + {LASTS}, tries = tries + 1
    WHERE table_id = (
        SELECT table_id FROM computer_turns
        WHERE reply IS NULL AND until <= {NOW} AND tries < {DEATHS} AND kind = ANY(?2::TEXT[])
        ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING table_id, term, request"""  # noqa: S608
REPLY: Final = f"""
    WITH answered AS (
        UPDATE computer_turns SET reply = ?4, until = 0
        WHERE table_id = ?1 AND thinker = ?2 AND term = ?3 AND reply IS NULL RETURNING table_id)
    SELECT table_id, pg_notify('{REPLIES}', '') FROM answered"""  # noqa: S608
GIVE_BACK: Final = f"""
    WITH free AS (
        UPDATE computer_turns SET thinker = '', until = 0, tries = tries - 1
        WHERE thinker = ?1 AND reply IS NULL RETURNING table_id)
    SELECT pg_notify('{TURNS}', '') FROM free"""  # noqa: S608
RELEASE: Final = f"""
    WITH free AS (
        UPDATE computer_turns SET thinker = '', until = 0
        WHERE table_id = ?2 AND thinker = ?1 AND term = ?3 AND reply IS NULL RETURNING table_id)
    SELECT pg_notify('{TURNS}', '') FROM free"""  # noqa: S608
DEPART: Final = "DELETE FROM thinkers WHERE name = ?1"


class TakenTurn(msgspec.Struct, frozen=True):
    """A turn that a thinker has: what it is handed, and the term in which it has it."""

    table_id: int
    term: int
    request: bytes


class OpenTurn(msgspec.Struct, frozen=True):
    """How a turn without a reply is: whether a thinker is at it, for how many seconds it has been asked, how many
    thinkers have begun with it.
    """

    question: str
    is_in_hand: bool
    age: float
    tries: int


class BotTurns:
    """What bots do: put turns, and fetch replies. Every method raises StoreUnavailable where the server fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, table_id: int, question: str, kind: str, request: bytes) -> None:
        """Put a turn where the table has not just this one; another one of the table's is asked no more."""
        await self._database.query(PUT, table_id, question, kind, request)

    async def fetch(self, tables: Sequence[int]) -> dict[int, tuple[str, bytes]]:
        """Take the replies at these tables: question and reply by table."""
        rows = await self._database.query(FETCH, list(tables))
        return {int(table_id): (str(question), bytes(reply)) for table_id, question, reply in rows}

    async def open_turns(self, tables: Sequence[int]) -> dict[int, OpenTurn]:
        """The turns at these tables."""
        rows = await self._database.query(OPEN, list(tables))
        return {int(row[0]): OpenTurn(str(row[1]), bool(row[2]), float(row[3]), int(row[4])) for row in rows}

    async def withdraw(self, table_id: int, question: str) -> bool:
        """Take a turn back; False where a thinker is at it or has answered it, or it is not there."""
        return bool(await self._database.query(WITHDRAW, table_id, question))

    async def load(self) -> ThinkingLoad:
        """How much there is to think."""
        thinkers, turns, oldest = (await self._database.query(LOAD))[0]
        return ThinkingLoad(int(thinkers), int(turns), max(0.0, float(oldest)))

    async def sweep(self) -> None:
        """Delete what nobody will fetch any more."""
        await self._database.execute(FORGET_TURNS)
        await self._database.execute(FORGET_THINKERS)


class ThinkerTurns:
    """What the thinker of this name does. Needs rights on ``thinkers`` and ``computer_turns`` alone."""

    def __init__(self, database: Database, name: str, place: str) -> None:
        self._database = database
        self.name = name
        self._place = place

    async def beat(self, workers: int) -> dict[int, int]:
        """Say that the thinker lives, with so many workers; gives the turns that it still has, table and term."""
        await self._database.execute(BEAT, self.name, self._place, workers)
        return {int(table_id): int(term) for table_id, term in await self._database.query(RENEW, self.name)}

    async def take(self, kinds: Sequence[str]) -> TakenTurn | None:
        """Take the oldest free turn of one of these kinds; None where there is none."""
        rows = await self._database.query(TAKE, self.name, list(kinds))
        return TakenTurn(int(rows[0][0]), int(rows[0][1]), bytes(rows[0][2])) if rows else None

    async def reply(self, turn: TakenTurn, reply: bytes) -> bool:
        """Answer a turn; False where it is this thinker's no more."""
        return bool(await self._database.query(REPLY, turn.table_id, self.name, turn.term, reply))

    async def release(self, table_id: int, term: int) -> None:
        """Let others have one turn, which this thinker lost sight of."""
        await self._database.query(RELEASE, self.name, table_id, term)

    async def give_back(self) -> None:
        """Let others have the turns that are not answered, at once; then be gone."""
        await self._database.query(GIVE_BACK, self.name)
        await self._database.execute(DEPART, self.name)

    async def load(self) -> ThinkingLoad:
        """As ``BotTurns.load``."""
        return await BotTurns(self._database).load()
