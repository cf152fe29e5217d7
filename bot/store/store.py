"""What the table service keeps: rows in, rows out, one transaction a call. Which rows, bot/tables decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Literal

import msgspec

from bot.base.address import Address, PostgresAddress
from bot.model.changes import Cap, TableChange
from bot.model.clocks import Bank, Clock
from bot.model.drafts import Draft
from bot.model.ended_games import EndedGame
from bot.model.orders import Block, Order
from bot.model.plans import Book, PlanChanges, PlanNote, ReadMark
from bot.model.posts import Closing
from bot.model.surroundings import Surroundings
from bot.model.table import Ballot, Notice, Sitting, Table
from bot.store import clocks, messages, notices, orders, people, plans, rows, sql, states, table_changes
from bot.store.appending import Appending, is_ordinary
from bot.store.connection import open_database
from bot.store.contacts import Contacts
from bot.store.driver import Database, Refused, Row, Session, reading, writing
from bot.store.errors import ChannelTaken, Conflict, StoreUnavailable
from bot.store.fence import Fence
from bot.store.leagues import LeagueRows
from bot.store.leases import LeaseRows
from bot.store.lessons import Lessons
from bot.store.messages import Messages
from bot.store.results import Results
from bot.store.sends import SendRows
from bot.store.service import Service
from bot.store.shards import ShardRows
from bot.store.stretches import StretchRows
from engine.core.record import Record


class Store:
    """Every method is one transaction: all of it is kept for good when the call returns, or none of it.

    ``messages`` are what stands in channels, ``contacts`` who is written to directly, ``service`` what is kept once for
    all tables, ``leases`` which process looks after which table, ``shards`` which processes live and what they hold,
    ``sends`` what was about to be sent, ``results`` what came of games that have ended, ``lessons`` who learns what,
    ``leagues`` leagues, ``stretches`` what does not count of waits for answers.
    What is noted about a table by the one that looks after it (posted, told, expired...) passes the ``fence``, and may
    raise LeaseLost. Any method may raise StoreUnavailable.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.fence = Fence()
        self._appending = Appending(database)
        self.messages = Messages(database, self.fence)
        self.contacts = Contacts(database)
        self.lessons = Lessons(database)
        self.service = Service(database)
        self.leases = LeaseRows(database)
        self.leagues = LeagueRows(database)
        self.shards = ShardRows(database)
        self.sends = SendRows(database)
        self.stretches = StretchRows(database, self.fence)
        self.results = Results(database)

    @property
    def is_shared(self) -> bool:
        """Whether any number of processes serve the database at the same time."""
        return self.database.is_shared

    @property
    def clock(self) -> Callable[[], float]:
        """Gives seconds since 1970, the same for all processes on the database."""
        return self.database.clock

    @classmethod
    async def open(cls, address: Address | str, *, patience: float = 5.0) -> Store:
        """Open a file, or make it, or a database on a PostgreSQL server.

        ``patience``: seconds to wait for another program's lock on a file. Raises StoreTooNew or StoreUnavailable.
        """
        if not isinstance(address, PostgresAddress):
            return cls(await open_database(address, patience=patience))
        try:
            # Here, not above: who keeps a file needs nothing of it.
            from bot.store.postgres.database import open_database as open_postgres
        except ImportError as error:
            raise StoreUnavailable(str(address), "no-driver") from error
        return cls(await open_postgres(address))

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()

    # --- tables -------------------------------------------------------------------------------------------------

    async def create(self, table: Table, caps: Sequence[Cap] = ()) -> Table:
        """Store a new table; gives it back with its id.

        Raises ChannelTaken, or CapReached where one of ``caps`` does not hold with it, counted in the same transaction.
        """
        try:
            return await self._create(table, caps)
        except Refused as error:
            raise ChannelTaken from error

    @writing
    async def _create(self, db: Session, table: Table, caps: Sequence[Cap]) -> Table:
        await table_changes.lock_counted(db, caps)
        new = await db.rows(sql.INSERT_TABLE, *rows.table_row(table))
        stored = msgspec.structs.replace(table, id=new[0][0])
        await table_changes.write_seats(db, stored)
        await table_changes.must_hold(db, caps)
        return stored

    async def append(self, table: Table, change: TableChange | None = None) -> None:
        """Store a table's next revision (``table.revision``) and all that comes and goes with it.

        Raises Conflict unless ``table.revision - 1`` is what is stored, ChannelTaken, or CapReached where one of
        ``change.caps`` does not hold then, counted in the same transaction.
        """
        change = change or TableChange()
        try:
            if not is_ordinary(change):
                self._appending.forget(table.id)
                await self._append(table, change)
            elif not await self._appending.append(table, change):
                raise Conflict(table=table.id)
        except Refused as error:
            raise ChannelTaken from error

    @writing
    async def _append(self, db: Session, table: Table, change: TableChange) -> None:
        if await db.run(sql.NEXT_REVISION, *rows.revision_row(table)) != 1:
            raise Conflict(table=table.id)
        await table_changes.write(db, table, change)

    async def table(self, table_id: int) -> Table | None:
        """A table of any status."""
        return next(iter(await self._tables(sql.TABLE_BY_ID, (table_id,))), None)

    async def revision(self, table_id: int) -> int | None:
        """The revision of a table; None where there is none."""
        return next((int(row[0]) for row in await self.database.query(sql.REVISION, table_id)), None)

    async def revisions_near(
        self, table: int | None, channel: int | None, user: int, server: int | None
    ) -> dict[int, int]:
        """What a press may be about, by table its revision: this table, the open tables of the channel and the server,
        and those where the user sits or has lent a seat.
        """
        near = await self.database.query(sql.REVISIONS_NEAR, table, channel, user, server)
        return {int(row[0]): int(row[1]) for row in near}

    async def tables_to_load(self) -> list[Table]:
        """Every open table, and every other one that has something not yet posted; by id."""
        return await self._tables(sql.TABLES_TO_LOAD, ())

    async def last_at(self, channel_id: int) -> Table | None:
        """The newest table of any status in this channel."""
        return next(iter(await self._tables(sql.LAST_TABLE_AT, (channel_id,))), None)

    async def ended(self, user_id: int, guild_id: int | None, most: int, result: str) -> list[EndedGame]:
        """Games that have ended, the newest first: the user's, and those of a server that all may watch.

        ``result`` is the kind of the message with a game's result. All of it is one statement.
        """
        seats = await self.database.query(sql.ENDED, user_id, guild_id, most, result)
        return [rows.to_ended_game(list(group)) for _, group in groupby(seats, key=lambda row: row[0])]

    @reading
    async def _tables(self, db: Session, query: str, values: Iterable[Any]) -> list[Table]:
        return await _tables_of(db, query, values)

    async def record(self, table: Table) -> Record:
        """The table's match at rest. Raises Conflict where what is stored is not of ``table.revision``."""
        answers, checkpoints, log = await self._rows_of(table)

        def build() -> Record:
            return Record(
                game=table.game,
                options=table.options,
                seats=table.seats,
                seed=table.seed,
                revision=table.match_revision,
                answers=[rows.to_answer(row) for row in answers],
                checkpoints=states.read(table.id, checkpoints),
                log=[rows.to_entry(row) for row in log],
            )

        # A long game has thousands of rows: a tenth of a second, in which nobody else may wait.
        return await asyncio.to_thread(build)

    @reading
    async def _rows_of(self, db: Session, table: Table) -> tuple[list[Row], list[Row], list[Row]]:
        """The answers, states and log of a match as they are stored. Raises as ``record``."""
        await _check_revision(db, table)
        return await db.rows(sql.ANSWERS, table.id), await states.fetch(db, table.id), await db.rows(sql.LOG, table.id)

    async def history(self, table_id: int) -> list[Sitting]:
        """Who sat where when, since the game began, the oldest first."""
        return [rows.to_sitting(row) for row in await self.database.query(sql.HISTORY, table_id)]

    async def last_seats(self, user: int) -> list[tuple[int, int]]:
        """Where the user has sat last, by table: its id and the seat, of all games that are being played."""
        return [(int(table_id), int(seat)) for table_id, seat in await self.database.query(sql.LAST_SEATS, user)]

    # --- what has been posted -----------------------------------------------------------------------------------

    @writing
    async def mark_posted(self, db: Session, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision (or a later one)."""
        await self.fence.pass_or_raise(db, table_id)
        await db.run(sql.MARK_POSTED, table_id, revision)

    @writing
    async def set_closing(self, db: Session, table_id: int, at: float | None, *, is_pressed: bool = False) -> None:
        """When the thread of a finished game is put away (``Fence``: ``is_pressed``), since 1970; None: it has been."""
        await self.fence.pass_or_raise(db, table_id, is_pressed=is_pressed)
        await db.run(sql.SET_CLOSING, table_id, at)

    async def closing(self, table_id: int) -> float | None:
        """When the thread of this game is put away; None where that is not to be, or has been done."""
        return next((row[0] for row in await self.database.query(sql.CLOSING, table_id)), None)

    async def closings(self) -> list[Closing]:
        """The finished games whose threads are still to be put away, by table."""
        return [Closing(*row) for row in await self.database.query(sql.CLOSINGS)]

    async def set_next_table(self, table_id: int, following: int) -> None:
        """Note which table goes on with the people of one that is over."""
        await self.database.execute(sql.SET_NEXT_TABLE, table_id, following)

    async def next_table(self, table_id: int) -> int | None:
        """The table that goes on with the people of this one."""
        return next((row[0] for row in await self.database.query(sql.NEXT_TABLE, table_id)), None)

    @reading
    async def around(
        self, db: Session, table_id: int, takers: Iterable[int], lookers: Iterable[int], now: float
    ) -> Surroundings:
        """What is stored around a table: the direct messages of the users ``takers``, what ``lookers`` have seen."""
        dms = {user: await messages.closed_dm(db, user, now) for user in takers}
        closed_dms = {user: closed.until for user, closed in dms.items() if closed is not None}
        marks = {user: await plans.read_mark(db, table_id, user) for user in lookers}
        return Surroundings(
            posts=await messages.read(db, table_id),
            history=[rows.to_sitting(row) for row in await db.rows(sql.HISTORY, table_id)],
            votes=await _ballots(db, sql.VOTES, (table_id,)),
            notices=await notices.read(db, table_id),
            room=await messages.room(db, table_id),
            closed_dms=closed_dms,
            closed_threads=await messages.closed_threads(db, table_id, now),
            closing=next((row[0] for row in await db.rows(sql.CLOSING, table_id)), None),
            read_marks={user: mark for user, mark in marks.items() if mark is not None},
        )

    # --- what is still to be said -------------------------------------------------------------------------------

    @reading
    async def notices(self, db: Session, table_id: int) -> list[Notice]:
        """What the table owes its players in words, the oldest first."""
        return await notices.read(db, table_id)

    @writing
    async def notice_told(self, db: Session, table_id: int, notice: Notice, kind: str = "") -> None:
        """The notice has been said; ``kind``: in the public post of this kind, which is forgotten with it."""
        await self.fence.pass_or_raise(db, table_id)
        await db.run(notices.DROP_NOTICE, table_id, notice.id)
        if kind:
            await messages.forget(db, table_id, kind, 0)

    async def owing(self) -> list[int]:
        """The tables that owe a notice."""
        return [int(row[0]) for row in await self.database.query(notices.OWING)]

    # --- people -------------------------------------------------------------------------------------------------

    async def preference(self, user_id: int, key: str) -> str | None:
        """What this user wishes, if they ever said."""
        return next((str(row[0]) for row in await self.database.query(sql.PREFERENCE, user_id, key)), None)

    @writing
    async def set_preference(self, db: Session, user_id: int, key: str, value: str | None) -> None:
        """Store a wish; None forgets it."""
        if value is None:
            await db.run(sql.DELETE_PREFERENCE, user_id, key)
        else:
            await db.run(sql.PUT_PREFERENCE, user_id, key, value)
        await self._note_change(db, "person", user_id)

    async def _note_change(self, db: Session, kind: Literal["person", "server"], whose: int) -> None:
        """Let other processes know that they have somebody's settings in memory as they were."""
        if self.is_shared:
            await db.run(sql.SETTINGS_CHANGED, kind, whose, self.clock())

    async def settings_changes(self, since: float) -> list[tuple[int, str, int]]:
        """Whose settings have changed since then (seconds since 1970): the change's number, "person" or "server", the
        user's or server's id.
        """
        changes = await self.database.query(sql.SETTINGS_CHANGES, since)
        return [(int(number), str(kind), int(whose)) for number, kind, whose in changes]

    @writing
    async def keep_draft(self, db: Session, table_id: int, seat: int, user_id: int, draft: Draft) -> None:
        """Store a draft of the seat's user; nothing where the game is not on, or the seat is not theirs any more."""
        await db.lock("table", table_id)
        await db.run(sql.PUT_DRAFT, table_id, seat, user_id, *rows.draft_row(draft))

    async def draft(self, table_id: int, user_id: int) -> Draft | None:
        """The draft of a user at a table."""
        return next((rows.to_draft(row) for row in await self.database.query(sql.DRAFT, table_id, user_id)), None)

    async def drop_draft(self, table_id: int, user_id: int) -> None:
        """Forget the draft, if there is one."""
        await self.database.execute(sql.DROP_DRAFT, table_id, user_id)

    async def keep_seat_request(self, table_id: int, user_id: int, now: float) -> None:
        """Note that somebody asks for a seat in play."""
        await self.database.execute(sql.PUT_REQUEST, table_id, user_id, now)

    async def seat_request(self, table_id: int, user_id: int) -> float | None:
        """When this user has asked for a seat last, in seconds since 1970."""
        return next((float(row[0]) for row in await self.database.query(sql.REQUEST, table_id, user_id)), None)

    async def preferences(self, key: str) -> list[tuple[int, str]]:
        """What everybody who ever said wishes, by user."""
        return [(int(row[0]), str(row[1])) for row in await self.database.query(sql.PREFERENCES, key)]

    @reading
    async def person(self, db: Session, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about a user, in rows by kind; of matches only their own answers."""
        return await people.rows_of(db, user_id)

    @writing
    async def forget_person(self, db: Session, user_id: int, names: Mapping[str, str]) -> None:
        """Wishes, messages and votes of a user go; their seats at tables that have ended stay, without them.

        ``names`` are the names that such seats get instead, by the table's language.
        """
        await people.forget(db, user_id, names)
        await self._note_change(db, "person", user_id)

    # --- servers ------------------------------------------------------------------------------------------------

    async def server_settings(self, key: str) -> list[tuple[int, str]]:
        """What every server has set under this key, by server."""
        return [(int(row[0]), str(row[1])) for row in await self.database.query(sql.SERVER_SETTINGS, key)]

    async def server_setting(self, guild_id: int, key: str) -> str | None:
        """What a server has set under this key, if it ever did."""
        return next((str(row[0]) for row in await self.database.query(sql.SERVER_SETTING, guild_id, key)), None)

    @writing
    async def set_server_setting(self, db: Session, guild_id: int, key: str, value: str | None) -> None:
        """Store what a server has set; None forgets it."""
        if value is None:
            await db.run(sql.DELETE_SERVER_SETTING, guild_id, key)
        else:
            await db.run(sql.PUT_SERVER_SETTING, guild_id, key, value)
        await self._note_change(db, "server", guild_id)

    # --- the operator ---------------------------------------------------------------------------------------------

    @reading
    async def orders(self, db: Session) -> tuple[list[Order], list[Block]]:
        """The operator's orders that wait, the oldest first, and whom they have blocked."""
        return await orders.read(db)

    @writing
    async def place_order(self, db: Session, order: Order) -> int:
        """Store an order (its own id is not looked at); gives back its id. A block holds, or ends, from then on."""
        return await orders.place(db, order)

    async def order_done(self, order_id: int) -> None:
        """The order has been carried out."""
        await self.database.execute(orders.DROP_ORDER, order_id)

    # --- votes --------------------------------------------------------------------------------------------------

    @writing
    async def open_vote(self, db: Session, table: Table, ballot: Ballot, replaces: Sequence[int] = ()) -> Ballot:
        """Store a question, in place of the votes ``replaces``; gives it back with its id.

        Raises Conflict where what is stored is not of ``table.revision``, or where the asker has another one of this
        kind by then.
        """
        await db.lock("table", table.id)
        await _check_revision(db, table)
        await db.many(sql.DELETE_VOTE, [(vote,) for vote in replaces])
        values = (table.id, ballot.asker, ballot.kind, rows.json(ballot.payload), ballot.expires_at)
        new = await db.rows(sql.PUT_VOTE, *values)
        if not new:
            raise Conflict(table=table.id)
        return msgspec.structs.replace(ballot, id=new[0][0], table_id=table.id)

    @reading
    async def vote(self, db: Session, table_id: int, vote_id: int) -> Ballot | None:
        """How a vote stands; None for one that is gone."""
        return next(iter(await _ballots(db, sql.VOTE, (table_id, vote_id))), None)

    @writing
    async def consent(
        self, db: Session, table_id: int, vote_id: int, user_id: int, agrees: int = True
    ) -> Ballot | None:
        """Note a user's answer; gives back how the vote stands, None for a vote gone.

        ``agrees``: yes, no, or 2 and up for a choice (``Ballot.chosen``).
        """
        await db.lock("table", table_id)
        if not await db.rows(sql.VOTE, table_id, vote_id):
            return None
        await db.run(sql.PUT_CONSENT, vote_id, user_id, int(agrees))
        return (await _ballots(db, sql.VOTE, (table_id, vote_id)))[0]

    @reading
    async def votes(self, db: Session, table_id: int) -> list[Ballot]:
        """The open votes of a table, the oldest first."""
        return await _ballots(db, sql.VOTES, (table_id,))

    @writing
    async def drop_vote(self, db: Session, table_id: int, vote_id: int, notice: Notice | None = None) -> None:
        """A vote falls; the table owes ``notice`` about that, unless the vote was gone."""
        await db.lock("table", table_id)
        if await db.run(sql.DELETE_VOTE, vote_id) and notice is not None:
            await notices.owe(db, table_id, notice)

    async def ending(self, most: int) -> list[tuple[int, int, float]]:
        """The votes that end by time, the next one first: table, vote, when."""
        return [(int(row[0]), int(row[1]), float(row[2])) for row in await self.database.query(notices.ENDING, most)]

    # --- what is settled ahead ----------------------------------------------------------------------------------

    @reading
    async def book(self, db: Session, table_id: int) -> Book:
        """All that is settled ahead at a table."""
        return await plans.book(db, table_id)

    @writing
    async def change_plans(self, db: Session, table_id: int, changes: PlanChanges) -> None:
        """Change the book without anything happening at the table."""
        await db.lock("table", table_id)
        await plans.write_changes(db, table_id, changes)

    @reading
    async def notes(self, db: Session, table_id: int, user: int | None = None) -> list[PlanNote]:
        """The notes not yet read, of a user or (None) of everybody, the oldest first."""
        return await plans.notes(db, table_id, user)

    async def note_told(self, note: PlanNote, *, read: bool) -> None:
        """The note has been sent, or ``read``: then it goes."""
        await self.database.execute(plans.DROP_NOTE if read else plans.SENT_NOTE, note.table_id, note.id)

    @reading
    async def read_mark(self, db: Session, table_id: int, user: int) -> ReadMark | None:
        """What a user has seen of a table; None where that was never stored."""
        return await plans.read_mark(db, table_id, user)

    # --- clocks -------------------------------------------------------------------------------------------------

    @reading
    async def clocks(self, db: Session) -> tuple[list[Clock], list[Bank]]:
        """The clocks and banks of all tables, by table and seat."""
        return await clocks.read(db)

    @reading
    async def clocks_of(self, db: Session, table_id: int) -> tuple[list[Clock], list[Bank]]:
        """The clocks and banks of one table, by seat."""
        return await clocks.read_of(db, table_id)

    @writing
    async def keep_clocks(
        self, db: Session, table_id: int, running: Sequence[Clock], banks: Sequence[Bank], answer: Notice | None = None
    ) -> None:
        """Store a table's clocks and banks in place of those before.

        Where that is the ``answer`` to a question, its vote falls and the answer is owed.
        """
        await self.fence.pass_or_raise(db, table_id)
        await clocks.write(db, table_id, running, banks)
        if answer is not None:
            await table_changes.owe_answer(db, table_id, answer)


async def _tables_of(db: Session, query: str, values: Iterable[Any]) -> list[Table]:
    return [rows.to_table(row, await db.rows(sql.SEATS, row[0])) for row in list(await db.rows(query, *values))]


async def _check_revision(db: Session, table: Table) -> None:
    revisions = await db.rows(sql.REVISION, table.id)
    if [row[0] for row in revisions] != [table.revision]:
        raise Conflict(table=table.id)


async def _ballots(db: Session, query: str, values: Iterable[Any]) -> list[Ballot]:
    return [rows.to_ballot(row, await db.rows(sql.CONSENTS, row[0])) for row in list(await db.rows(query, *values))]
