"""Tables in an SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.model.clocks import Bank, Clock
from bot.model.orders import Block, Order
from bot.model.plans import (
    Book,
    Leavings,
    Note,
    Seen,
    draft_key,
)
from bot.model.table import (
    ASKED,
    CLOSED_BY,
    Ballot,
    Limits,
    Notice,
    Post,
    Sitting,
    Table,
)
from bot.store import clocks, notices, orders, people, plans, restored, rows, sql, states
from bot.store.connection import Database, open_database
from bot.store.errors import ChannelTaken, Conflict
from bot.store.limits import check_new, check_person
from engine.core.record import Changes, Record


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

    async def create(self, table: Table, limits: Limits | None = None) -> Table:
        """Store a new table; gives it back with its id. Raises ChannelTaken; see ``protocol`` for ``limits``."""
        try:
            async with self.database.transaction() as db:
                cursor = await db.execute(sql.INSERT_TABLE, rows.table_row(table))
                assert cursor.lastrowid is not None
                stored = msgspec.structs.replace(table, id=cursor.lastrowid)
                await _write_seats(db, stored, None)
                if limits is not None:
                    await check_new(db, stored, limits)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error
        return stored

    async def append(
        self,
        table: Table,
        changes: Changes | None = None,
        left: Leavings | None = None,
        notice: Notice | None = None,
        *,
        closed_by: int | None = None,
        unseen: bool = False,
        limits: Limits | None = None,
    ) -> None:
        """Store a table's next revision with what has changed in its match. Raises Conflict or ChannelTaken.

        See ``protocol`` for ``limits``.
        """
        try:
            async with self.database.transaction() as db:
                cursor = await db.execute(sql.NEXT_REVISION, rows.revision_row(table))
                if cursor.rowcount != 1:
                    raise Conflict(table=table.id)
                await _settle_votes(db, table, moved=await _write_seats(db, table, limits), unseen=unseen)
                if not table.is_over:
                    # A newcomer's time begins before what they have done in the same moment.
                    await _write_history(db, table)
                if changes is not None:
                    await _write_changes(db, table, changes)
                if left is not None:
                    await plans.leave(db, table.id, left)
                if table.is_over:
                    await _end(db, table, closed_by)
                if notice is not None:
                    await _answer(db, table.id, notice)
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

    async def ended(self, user_id: int, guild_id: int | None, most: int) -> list[Table]:
        """Tables whose games have ended, the newest first: the user's, and those of a server that all may watch."""
        async with self.database.transaction(write=False) as db:
            ids = [row[0] for row in await db.execute_fetchall(sql.ENDED, (user_id, guild_id, most))]
            return [table for number in ids for table in await _tables_of(db, sql.TABLE_BY_ID, (number,))]

    async def _tables(self, query: str, values: Iterable[Any]) -> list[Table]:
        async with self.database.transaction(write=False) as db:
            return await _tables_of(db, query, values)

    async def record(self, table: Table) -> Record:
        """The table's match at rest. Raises Conflict where what is stored is not of ``table.revision``."""
        async with self.database.transaction(write=False) as db:
            await _check_revision(db, table)
            answers = await db.execute_fetchall(sql.ANSWERS, (table.id,))
            kept = await states.fetch(db, table.id)
            log = await db.execute_fetchall(sql.LOG, (table.id,))

        def made() -> Record:
            return Record(
                game=table.game,
                options=table.options,
                seats=table.seats,
                seed=table.seed,
                revision=table.match_revision,
                answers=[rows.to_answer(row) for row in answers],
                checkpoints=states.read(table.id, kept),
                log=[rows.to_entry(row) for row in log],
            )

        # A long game has thousands of rows: a tenth of a second, in which nobody else may wait.
        return await asyncio.to_thread(made)

    async def history(self, table_id: int) -> list[Sitting]:
        """Who sat where when, since the game began, the oldest first."""
        return [Sitting(*row) for row in await self._read(sql.HISTORY, (table_id,))]

    async def last_seats(self, user: int) -> list[tuple[int, int]]:
        """Where the user has sat last, by table: its id and the seat, of all games that are being played."""
        return [(int(table_id), int(seat)) for table_id, seat in await self._read(sql.LAST_SEATS, (user,))]

    async def settle_restore(self) -> str:
        """See ``protocol``."""
        async with self.database.transaction() as db:
            return await restored.settle(db)

    # --- what has been posted -----------------------------------------------------------------------------------

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision (or a later one)."""
        await self._write(sql.MARK_POSTED, (table_id, revision))

    async def remember_post(self, post: Post, settles: str = "") -> None:
        """Store a message of ours in place of the one of this table, kind and user before it."""
        if not settles:
            await self._write(sql.PUT_POST, msgspec.structs.astuple(post))
            return
        async with self.database.transaction() as db:
            await db.execute(sql.PUT_POST, msgspec.structs.astuple(post))
            await db.execute(sql.DELETE_POST, (post.table_id, settles, post.user_id))

    async def forget_post(self, table_id: int, kind: str, user_id: int) -> None:
        """Forget the message, if there is one."""
        await self._write(sql.DELETE_POST, (table_id, kind, user_id))

    async def posts(self, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        return [rows.to_post(row) for row in await self._read(sql.POSTS, (table_id,))]

    async def posts_owing(self) -> list[Post]:
        """The questions and invitations of all tables that somebody is owed a call to."""
        return [rows.to_post(row) for row in await self._read(sql.POSTS_OWING, ())]

    async def posts_of_kind(self, kind: str) -> list[Post]:
        """The public posts of this kind, of all tables."""
        return [rows.to_post(row) for row in await self._read(sql.POSTS_OF_KIND, (kind,))]

    # --- what is still to be said -------------------------------------------------------------------------------

    async def notices(self, table_id: int) -> list[Notice]:
        """What the table owes its players in words, the oldest first."""
        async with self.database.alone() as db:
            return await notices.read(db, table_id)

    async def notice_told(self, table_id: int, notice: Notice, kind: str = "") -> None:
        """The notice has been said; ``kind``: in the public post of this kind, which is forgotten with it."""
        async with self.database.transaction() as db:
            await db.execute(notices.DROP_NOTICE, (table_id, notice.id))
            if kind:
                await db.execute(sql.DELETE_POST, (table_id, kind, 0))

    async def owing(self) -> list[int]:
        """The tables that owe a notice."""
        return [int(row[0]) for row in await self._read(notices.OWING, ())]

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

    async def keep_draft(self, table_id: int, seat: int, user_id: int, value: str) -> None:
        """Store a draft of the seat's user; nothing where the game is not on, or the seat is not theirs any more."""
        await self._write(sql.PUT_DRAFT, (table_id, seat, draft_key(table_id), value, user_id))

    async def preferences(self, key: str) -> list[tuple[int, str]]:
        """What everybody who ever said wishes, by user."""
        return [(int(row[0]), str(row[1])) for row in await self._read(sql.PREFERENCES, (key,))]

    async def person(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about a user, in rows by kind; of matches only their own answers."""
        async with self.database.transaction(write=False) as db:
            return await people.rows_of(db, user_id)

    async def forget_person(self, user_id: int, names: Mapping[str, str]) -> None:
        """Wishes, messages and votes of a user go; their seats at tables that have ended stay, without them."""
        async with self.database.transaction() as db:
            await people.forget(db, user_id, names)

    # --- servers ------------------------------------------------------------------------------------------------

    async def server_settings(self, key: str) -> list[tuple[int, str]]:
        """What every server has set under this key, by server."""
        return [(int(row[0]), str(row[1])) for row in await self._read(sql.SERVER_SETTINGS, (key,))]

    async def set_server_setting(self, guild_id: int, key: str, value: str | None) -> None:
        """Store what a server has set; None forgets it."""
        if value is None:
            await self._write(sql.DELETE_SERVER_SETTING, (guild_id, key))
        else:
            await self._write(sql.PUT_SERVER_SETTING, (guild_id, key, value))

    # --- the operator ---------------------------------------------------------------------------------------------

    async def orders(self) -> tuple[list[Order], list[Block]]:
        """The operator's orders that wait, the oldest first, and whom they have blocked."""
        async with self.database.transaction(write=False) as db:
            return await orders.read(db)

    async def place_order(self, order: Order) -> int:
        """Store an order (its own id is not looked at); gives back its id. A block holds, or ends, from then on."""
        async with self.database.transaction() as db:
            return await orders.place(db, order)

    async def order_done(self, order_id: int) -> None:
        """The order has been carried out."""
        await self._write(orders.DROP_ORDER, (order_id,))

    # --- votes --------------------------------------------------------------------------------------------------

    async def open_vote(self, table: Table, ballot: Ballot) -> Ballot:
        """Store a question; gives back the one that stands. Raises Conflict."""
        async with self.database.transaction() as db:
            await _check_revision(db, table)
            for open_one in await _ballots(db, sql.VOTES, (table.id,)):
                if (open_one.asker, open_one.kind) == (ballot.asker, ballot.kind):
                    if open_one.payload == ballot.payload:
                        return open_one
                    await db.execute(sql.DELETE_VOTE, (open_one.id,))
            values = (table.id, ballot.asker, ballot.kind, rows.json(ballot.payload), ballot.expires_at)
            cursor = await db.execute(sql.PUT_VOTE, values)
            assert cursor.lastrowid is not None
            return (await _ballots(db, sql.VOTE, (table.id, cursor.lastrowid)))[0]

    async def consent(self, table_id: int, vote_id: int, user_id: int | None, agrees: int = True) -> Ballot | None:
        """Note a user's answer (None: nobody's); gives back how the vote stands, None for a vote gone."""
        async with self.database.transaction() as db:
            found = await _ballots(db, sql.VOTE, (table_id, vote_id))
            if user_id is None or not found:
                return next(iter(found), None)
            await db.execute(sql.PUT_CONSENT, (vote_id, user_id, int(agrees)))
            return (await _ballots(db, sql.VOTE, (table_id, vote_id)))[0]

    async def votes(self, table_id: int) -> list[Ballot]:
        """The open votes of a table, the oldest first."""
        async with self.database.transaction(write=False) as db:
            return await _ballots(db, sql.VOTES, (table_id,))

    async def drop_vote(self, vote_id: int, notice: Notice | None = None) -> None:
        """A vote falls; its table owes ``notice`` about that."""
        async with self.database.transaction() as db:
            for (table_id,) in list(await db.execute_fetchall(sql.TABLE_OF_VOTE, (vote_id,))) if notice else ():
                assert notice is not None
                await notices.owe(db, table_id, notice)
            await db.execute(sql.DELETE_VOTE, (vote_id,))

    async def ending(self, most: int) -> list[tuple[int, int, float]]:
        """The votes that end by time, the next one first: table, vote, when."""
        return [(int(row[0]), int(row[1]), float(row[2])) for row in await self._read(notices.ENDING, (most,))]

    # --- what is settled ahead ----------------------------------------------------------------------------------

    async def book(self, table_id: int) -> Book:
        """All that is settled ahead at a table."""
        async with self.database.transaction(write=False) as db:
            return await plans.book(db, table_id)

    async def leave(self, table_id: int, left: Leavings) -> None:
        """Change the book without anything happening at the table."""
        async with self.database.transaction() as db:
            await plans.leave(db, table_id, left)

    async def notes(self, table_id: int, user: int | None = None) -> list[Note]:
        """The notes not yet read, of a user or (None) of everybody, the oldest first."""
        async with self.database.alone() as db:
            return await plans.notes(db, table_id, user)

    async def note_told(self, note: Note, *, read: bool) -> None:
        """The note has been sent, or ``read``: then it goes."""
        await self._write(plans.DROP_NOTE if read else plans.SENT_NOTE, (note.table_id, note.id))

    async def seen(self, table_id: int, user: int) -> Seen | None:
        """What a user has seen of a table; None where that was never stored."""
        async with self.database.alone() as db:
            return await plans.seen(db, table_id, user)

    # --- clocks -------------------------------------------------------------------------------------------------

    async def clocks(self) -> tuple[list[Clock], list[Bank]]:
        """The clocks and banks of all tables."""
        async with self.database.transaction(write=False) as db:
            return await clocks.read(db)

    async def keep_clocks(
        self, table_id: int, running: Sequence[Clock], banks: Sequence[Bank], answer: Notice | None = None
    ) -> None:
        """Store a table's clocks and banks in place of those before, and what that answers."""
        async with self.database.transaction() as db:
            await clocks.write(db, table_id, running, banks)
            if answer is not None:
                await _answer(db, table_id, answer)

    # --- single statements --------------------------------------------------------------------------------------

    async def _write(self, statement: str, values: Iterable[Any]) -> None:
        async with self.database.alone() as db:
            await db.execute(statement, values)

    async def _read(self, query: str, values: Iterable[Any]) -> list[sqlite3.Row]:
        async with self.database.alone() as db:
            return list(await db.execute_fetchall(query, values))


async def _tables_of(db: aiosqlite.Connection, query: str, values: Iterable[Any]) -> list[Table]:
    return [
        rows.to_table(row, await db.execute_fetchall(sql.SEATS, (row[0],)))
        for row in list(await db.execute_fetchall(query, values))
    ]


async def _check_revision(db: aiosqlite.Connection, table: Table) -> None:
    found = await db.execute_fetchall(sql.REVISION, (table.id,))
    if [row[0] for row in found] != [table.revision]:
        raise Conflict(table=table.id)


async def _ballots(db: aiosqlite.Connection, query: str, values: Iterable[Any]) -> list[Ballot]:
    return [
        rows.to_ballot(row, await db.execute_fetchall(sql.CONSENTS, (row[0],)))
        for row in list(await db.execute_fetchall(query, values))
    ]


async def _settle_votes(db: aiosqlite.Connection, table: Table, *, moved: bool, unseen: bool) -> None:
    """Drop the votes that fall with a change of their table; ``moved``: the seats have changed."""
    if moved or table.is_over:
        await db.execute(sql.CLEAR_VOTES, (table.id,))
    elif not unseen:
        await db.execute(sql.CLEAR_UNDO_VOTES, (table.id,))


async def _answer(db: aiosqlite.Connection, table_id: int, notice: Notice) -> None:
    """From now on the table owes this notice; the question that it answers is settled."""
    if notice.question:
        await db.execute(sql.DELETE_VOTE, (notice.question,))
    await notices.owe(db, table_id, notice)


async def _end(db: aiosqlite.Connection, table: Table, closed_by: int | None) -> None:
    """What goes with the end of a table, and who has closed it: kept with its messages, the last of which says so."""
    await db.execute(sql.DROP_PREFERENCES, (draft_key(table.id),))
    await db.execute(sql.DELETE_POSTS, (table.id, ASKED))
    await _write_history(db, table)
    if closed_by is not None:
        post = Post(table.id, CLOSED_BY, closed_by, 0, 0, table.revision)
        await db.execute(sql.PUT_POST, msgspec.structs.astuple(post))


async def _write_seats(db: aiosqlite.Connection, table: Table, limits: Limits | None) -> bool:
    """Store who holds the seats; gives back whether that has changed. Whoever leaves a seat loses the draft for it.

    Raises TooManyTables for a newcomer who sits at as many tables as ``limits`` allow.
    """
    before = [tuple(row) for row in await db.execute_fetchall(sql.SEATS, (table.id,))]
    now = [(holder.seat, holder.user, holder.name, holder.computer, holder.owner) for holder in table.holders]
    if before == now:
        return False
    left = {(seat, user) for seat, user, *_ in before} - {(seat, user) for seat, user, *_ in now}
    await db.executemany(sql.DELETE_PREFERENCE, [(user, draft_key(table.id)) for _, user in left if user is not None])
    await db.execute(sql.CLEAR_SEATS, (table.id,))
    await db.executemany(sql.INSERT_SEAT, [(table.id, *seat) for seat in now])
    if limits is not None:
        known = {person for _, user, _, _, owner in before for person in (user, owner)}
        for user in sorted(set(table.members()) - known):
            await check_person(db, user, limits)
    return True


async def _write_history(db: aiosqlite.Connection, table: Table) -> None:
    """Who sits there now and did not before has sat down; who does not any more, or whose game is over, has gone."""
    if table.status == "lobby":
        return
    sitting = {tuple(row[1:]): row[0] for row in await db.execute_fetchall(sql.SITTING, (table.id,))}
    here = {(holder.seat, holder.user, holder.computer): holder for holder in table.holders}
    staying = set(here) if table.status == "playing" else set()
    if staying == set(sitting):
        return
    entry = next(int(row[0]) for row in await db.execute_fetchall(sql.NEXT_ENTRY, (table.id,)))
    for key, number in sitting.items():
        if key not in staying:
            await db.execute(sql.STAND_UP, (table.changed_at, entry, table.id, number))
    for key, holder in here.items():
        if key in staying and key not in sitting:
            row = (table.id, holder.seat, holder.user, holder.name, holder.computer, table.changed_at, entry)
            await db.execute(sql.SIT_DOWN, row)


async def _write_changes(db: aiosqlite.Connection, table: Table, changes: Changes) -> None:
    """The rows of ``Match.take_changes``."""
    await states.write(db, table.id, changes.keep_checkpoints, changes.checkpoints)
    await db.executemany(sql.PUT_ANSWER, [(table.id, *rows.answer_row(answer)) for answer in changes.answers])
    await db.executemany(sql.PUT_ENTRY, [(table.id, *rows.log_row(entry), table.revision) for entry in changes.log])
