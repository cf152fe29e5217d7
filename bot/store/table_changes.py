"""What comes and goes with a change of a table: statements inside somebody's transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.model.changes import Cap, CapKind, TableChange
from bot.model.table import Notice, Table
from bot.store import contacts, notices, plans, results, rows, sql, states, times
from bot.store.driver import Lock, Session
from bot.store.errors import CapReached
from engine.core.record import Changes


async def owe_answer(db: Session, table_id: int, notice: Notice) -> None:
    """From now on the table owes this notice; the question that it answers is settled."""
    if notice.question:
        await db.run(sql.DELETE_VOTE, notice.question)
    await notices.owe(db, table_id, notice)


async def write(db: Session, table: Table, change: TableChange) -> None:
    """What comes and goes with a table's next revision, the row of which has been written."""
    await db.many(sql.DROP_VOTES, [(table.id, kind) for kind in change.votes_gone])
    await db.many(sql.DROP_DRAFT, [(table.id, user) for user in change.drafts_gone])
    if change.requests_gone:
        await db.run(sql.DROP_REQUESTS, table.id)
    if change.has_new_seats:
        await db.run(sql.CLEAR_SEATS, table.id)
        await write_seats(db, table)
    await lock_counted(db, change.caps)
    await must_hold(db, change.caps)
    await db.many(sql.STAND_UP, [(table.id, seat, table.changed_at) for seat in change.stood_up])
    await db.many(
        sql.SIT_DOWN,
        [(table.id, new.seat, new.user, new.name, new.computer, table.changed_at) for new in change.sat_down],
    )
    if change.match is not None:
        await write_match(db, table, change.match)
    if change.time is not None:
        await db.run(times.PUT, table.id, *msgspec.structs.astuple(change.time))
    if change.plans is not None:
        await plans.write_changes(db, table.id, change.plans)
    await db.many(sql.STAND_UP, [(table.id, seat, table.changed_at) for seat in change.ended])
    if change.has_reopened:
        await results.drop(db, table.id)
    if change.result is not None:
        await results.put(db, change.result)
    if change.notice is not None:
        await owe_answer(db, table.id, change.notice)


async def write_seats(db: Session, table: Table) -> None:
    """Store who holds the seats, where no rows of them are."""
    holders = [(table.id, item.seat, item.user, item.name, item.computer, item.owner) for item in table.holders]
    await db.many(sql.INSERT_SEAT, holders)
    # A seat is taken by one's own press, so these people may be written to.
    await contacts.add(db, table.users())


async def write_match(db: Session, table: Table, changes: Changes) -> None:
    """The rows of ``Match.take_changes``."""
    await states.write(db, table.id, changes.keep_checkpoints, changes.checkpoints)
    await db.many(sql.PUT_ANSWER, [(table.id, *rows.answer_row(answer)) for answer in changes.answers])
    await db.many(sql.PUT_ENTRY, [(table.id, *rows.log_row(entry), table.revision) for entry in changes.log])


async def lock_counted(db: Session, caps: Iterable[Cap]) -> None:
    """Let nobody else open or join a table meanwhile that these limits count."""
    kinds: dict[CapKind, Lock] = {"lobbies": "person", "person": "person", "server": "server"}
    for kind, number in sorted({(kinds[cap.kind], cap.whose) for cap in caps}):
        await db.lock(kind, number)


async def must_hold(db: Session, caps: Iterable[Cap]) -> None:
    """Count with all that has been written in this transaction. Raises CapReached."""
    for cap in caps:
        if (await db.rows(sql.COUNTED[cap.kind], cap.whose))[0][0] > cap.most:
            raise CapReached(cap)
