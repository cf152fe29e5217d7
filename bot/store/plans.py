"""Rows of plans, standing orders, notes and read marks: statements inside somebody's transaction."""

from __future__ import annotations

import msgspec

from bot.model.plans import (
    Book,
    Plan,
    PlanChanges,
    PlanNote,
    ReadMark,
    StandingOrder,
)
from bot.store.driver import Row, Session
from engine.core.errors import Reason
from engine.core.preorders import FollowUp

_ids = msgspec.json.Decoder(tuple[str, ...])
_then = msgspec.json.Decoder(tuple[FollowUp, ...])
_why = msgspec.json.Decoder(Reason)

PLANS = """
    SELECT id, table_id, user_id, seat, question, ids, made_at, follow FROM plans WHERE table_id = ?1 ORDER BY id"""
PUT_PLAN = """
    INSERT INTO plans (table_id, user_id, seat, question, ids, made_at, follow) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"""
DROP_PLAN = "DELETE FROM plans WHERE table_id = ?1 AND id = ?2"
STANDING = """
    SELECT table_id, user_id, seat, kind, span, word, settings FROM standing_orders
    WHERE table_id = ?1 ORDER BY user_id, kind"""
PUT_STANDING = """
    INSERT INTO standing_orders (table_id, user_id, seat, kind, span, word, settings)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (table_id, user_id, kind) DO UPDATE
    SET seat = excluded.seat, span = excluded.span, word = excluded.word, settings = excluded.settings"""
DROP_STANDING = "DELETE FROM standing_orders WHERE table_id = ?1 AND user_id = ?2 AND kind = ?3"
NOTES = """
    SELECT id, table_id, user_id, question, ids, why, sent, follow, standing FROM plan_notes
    WHERE table_id = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR user_id = ?2) ORDER BY id"""
PUT_NOTE = """
    INSERT INTO plan_notes (table_id, user_id, question, ids, why, follow, standing)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"""
DROP_NOTE = "DELETE FROM plan_notes WHERE table_id = ?1 AND id = ?2"
SENT_NOTE = "UPDATE plan_notes SET sent = 1 WHERE table_id = ?1 AND id = ?2"
READ_MARK = "SELECT table_id, user_id, entry, answers, revision FROM seen WHERE table_id = ?1 AND user_id = ?2"
PUT_READ_MARK = """
    INSERT INTO seen (table_id, user_id, entry, answers, revision) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (table_id, user_id) DO UPDATE
    SET entry = excluded.entry, answers = excluded.answers, revision = excluded.revision"""


async def book(db: Session, table_id: int) -> Book:
    """All that is settled ahead at a table."""
    plans = await db.rows(PLANS, table_id)
    standing = await db.rows(STANDING, table_id)
    return Book(
        tuple(_plan(row) for row in plans),
        tuple(_standing(row) for row in standing),
    )


def _plan(row: Row) -> Plan:
    return Plan(row[0], row[1], row[2], row[3], row[4], _ids.decode(row[5]), row[6], _then.decode(row[7]))


def _standing(row: Row) -> StandingOrder:
    return StandingOrder(row[0], row[1], row[2], row[3], row[4], row[5], _then.decode(row[6]))


def _note(row: Row) -> PlanNote:
    why = _why.decode(row[5])
    return PlanNote(
        row[0], row[1], row[2], row[3], _ids.decode(row[4]), why, bool(row[6]), _then.decode(row[7]), row[8]
    )


async def write_changes(db: Session, table_id: int, changes: PlanChanges) -> None:
    """Store what a change does to the plans, orders, notes and read marks of a table."""
    await db.many(DROP_PLAN, [(table_id, plan) for plan in changes.dropped])
    await db.many(
        PUT_PLAN,
        [
            (plan.table_id, plan.user, plan.seat, plan.question, _json(plan.ids), plan.made_at, _json(plan.then))
            for plan in changes.plans
        ],
    )
    await db.many(DROP_STANDING, [(table_id, order.user, order.kind) for order in changes.over])
    await db.many(
        PUT_STANDING, [(*msgspec.structs.astuple(order)[:6], _json(order.settings)) for order in changes.placed]
    )
    await db.many(
        PUT_NOTE,
        [
            (table_id, note.user, note.question, _json(note.ids), _json(note.why), _json(note.then), note.order)
            for note in changes.notes
        ],
    )
    if changes.read_mark is not None:
        await db.run(PUT_READ_MARK, *msgspec.structs.astuple(changes.read_mark))


async def notes(db: Session, table_id: int, user: int | None) -> list[PlanNote]:
    """The notes not yet read, of a user or (None) of everybody, the oldest first."""
    rows = await db.rows(NOTES, table_id, user)
    return [_note(row) for row in rows]


async def read_mark(db: Session, table_id: int, user: int) -> ReadMark | None:
    """What a user has seen of a table; None where that was never stored."""
    rows = await db.rows(READ_MARK, table_id, user)
    return next((ReadMark(*row) for row in rows), None)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
