"""Tables in an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.store import rows, sql
from bot.store.connection import Database, open_database
from bot.store.errors import ChannelTaken, Conflict
from bot.table_model import Post, Table
from engine.core.record import Changes, LogEntry, Record


class SqliteStore:
    """The Store over one file. See ``bot.store.protocol`` for what the methods do."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, path: Path | str, *, patience: float = 5.0) -> SqliteStore:
        """Open a file, or make it. ``patience``: seconds to wait for another program's lock.

        Raises StoreTooNew or StoreUnavailable.
        """
        return cls(await open_database(path, patience=patience))

    async def close(self) -> None:
        """Let go of the file."""
        await self.database.close()

    # --- tables -------------------------------------------------------------------------------------------------

    async def create(self, table: Table) -> Table:
        """Store a new table; gives it back with its id. Raises ChannelTaken."""
        try:
            async with self.database.transaction() as db:
                cursor = await db.execute(sql.INSERT_TABLE, rows.table_row(table))
                assert cursor.lastrowid is not None
                stored = msgspec.structs.replace(table, id=cursor.lastrowid)
                await _write_seats(db, stored)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error
        return stored

    async def append(self, table: Table, changes: Changes | None = None) -> None:
        """Store a table's next revision with what has changed in its match. Raises Conflict or ChannelTaken."""
        try:
            async with self.database.transaction() as db:
                cursor = await db.execute(sql.NEXT_REVISION, rows.revision_row(table))
                if cursor.rowcount != 1:
                    raise Conflict(table=table.id)
                await _write_seats(db, table)
                await db.execute(sql.CLEAR_VOTES, (table.id,))
                if changes is not None:
                    await _write_changes(db, table, changes)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def table(self, table_id: int) -> Table | None:
        """A table of any status."""
        return next(iter(await self._tables(sql.TABLE_BY_ID, (table_id,))), None)

    async def tables_to_load(self) -> list[Table]:
        """Every open table, and every other one that has something not yet posted; by id."""
        return await self._tables(sql.TABLES_TO_LOAD, ())

    async def last_at(self, channel_id: int) -> Table | None:
        """The newest table of any status in this channel."""
        return next(iter(await self._tables(sql.LAST_TABLE_AT, (channel_id,))), None)

    async def _tables(self, query: str, values: Iterable[Any]) -> list[Table]:
        async with self.database.transaction(write=False) as db:
            return [
                rows.to_table(row, await db.execute_fetchall(sql.SEATS, (row[0],)))
                for row in list(await db.execute_fetchall(query, values))
            ]

    async def record(self, table: Table) -> Record:
        """The table's match at rest. Raises Conflict where what is stored is not of ``table.revision``."""
        async with self.database.transaction(write=False) as db:
            await _check_revision(db, table)
            answers = await db.execute_fetchall(sql.ANSWERS, (table.id,))
            checkpoints = await db.execute_fetchall(sql.CHECKPOINTS, (table.id,))
            log = await db.execute_fetchall(sql.LOG, (table.id,))
        return Record(
            game=table.game,
            options=table.options,
            seats=table.seats,
            seed=table.seed,
            revision=table.match_revision,
            answers=[rows.to_answer(row) for row in answers],
            checkpoints=[rows.to_checkpoint(row) for row in checkpoints],
            log=[rows.to_entry(row) for row in log],
        )

    async def log_since(self, table_id: int, revision: int) -> list[LogEntry]:
        """The log entries that were first stored after this revision of the table, oldest first."""
        return [rows.to_entry(row) for row in await self._read(sql.LOG_SINCE, (table_id, revision))]

    # --- what has been posted -----------------------------------------------------------------------------------

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision (or a later one)."""
        await self._write(sql.MARK_POSTED, (table_id, revision))

    async def remember_post(self, post: Post) -> None:
        """Store a message of ours in place of the one of this table, kind and user before it."""
        await self._write(sql.PUT_POST, msgspec.structs.astuple(post))

    async def forget_post(self, table_id: int, kind: str, user_id: int) -> None:
        """Forget the message, if there is one."""
        await self._write(sql.DELETE_POST, (table_id, kind, user_id))

    async def posts(self, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        return [rows.to_post(row) for row in await self._read(sql.POSTS, (table_id,))]

    # --- people -------------------------------------------------------------------------------------------------

    async def preference(self, user_id: int, key: str) -> str | None:
        """What this user wishes, if they ever said."""
        return next((str(row[0]) for row in await self._read(sql.PREFERENCE, (user_id, key))), None)

    async def set_preference(self, user_id: int, key: str, value: str | None) -> None:
        """Store a wish; None forgets it."""
        if value is None:
            await self._write(sql.DELETE_PREFERENCE, (user_id, key))
        else:
            await self._write(sql.PUT_PREFERENCE, (user_id, key, value))

    # --- votes --------------------------------------------------------------------------------------------------

    async def open_vote(self, table: Table, asker: int) -> tuple[int, list[int]]:
        """This user's open vote, a new one if there is none: its id and who has agreed. Raises Conflict."""
        async with self.database.transaction() as db:
            await _check_revision(db, table)
            await db.execute(sql.PUT_VOTE, (table.id, asker))
            found = await db.execute_fetchall(sql.VOTE_OF, (table.id, asker))
            vote_id = next(int(row[0]) for row in found)
            return vote_id, await _consents(db, vote_id)

    async def consent(self, table_id: int, vote_id: int, user_id: int | None) -> tuple[int, list[int]] | None:
        """Note that a user (None: nobody) agrees; gives back who asks and who has agreed, None for a vote gone."""
        async with self.database.transaction() as db:
            found = await db.execute_fetchall(sql.ASKER, (vote_id, table_id))
            asker = next((int(row[0]) for row in found), None)
            if asker is None:
                return None
            if user_id is not None:
                await db.execute(sql.PUT_CONSENT, (vote_id, user_id))
            return asker, await _consents(db, vote_id)

    async def drop_vote(self, vote_id: int) -> None:
        """A vote falls."""
        await self._write(sql.DELETE_VOTE, (vote_id,))

    # --- single statements --------------------------------------------------------------------------------------

    async def _write(self, statement: str, values: Iterable[Any]) -> None:
        async with self.database.transaction() as db:
            await db.execute(statement, values)

    async def _read(self, query: str, values: Iterable[Any]) -> list[sqlite3.Row]:
        async with self.database.transaction(write=False) as db:
            return list(await db.execute_fetchall(query, values))


async def _check_revision(db: aiosqlite.Connection, table: Table) -> None:
    found = await db.execute_fetchall(sql.REVISION, (table.id,))
    if [row[0] for row in found] != [table.revision]:
        raise Conflict(table=table.id)


async def _consents(db: aiosqlite.Connection, vote_id: int) -> list[int]:
    return [int(row[0]) for row in await db.execute_fetchall(sql.CONSENTS, (vote_id,))]


async def _write_seats(db: aiosqlite.Connection, table: Table) -> None:
    await db.execute(sql.CLEAR_SEATS, (table.id,))
    await db.executemany(
        sql.INSERT_SEAT,
        [(table.id, holder.seat, holder.user, holder.name, holder.computer) for holder in table.holders],
    )


async def _write_changes(db: aiosqlite.Connection, table: Table, changes: Changes) -> None:
    """The rows of ``Match.take_changes``."""
    if changes.keep_checkpoints is not None:
        await db.execute(sql.DROP_CHECKPOINTS, (table.id, changes.keep_checkpoints))
    await db.executemany(
        sql.PUT_CHECKPOINT, [(table.id, item.answers, item.rules_version, item.data) for item in changes.checkpoints]
    )
    await db.executemany(sql.PUT_ANSWER, [(table.id, *rows.answer_row(answer)) for answer in changes.answers])
    await db.executemany(sql.PUT_ENTRY, [(table.id, *rows.log_row(entry), table.revision) for entry in changes.log])
