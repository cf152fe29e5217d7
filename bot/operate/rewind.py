"""Setting a spoilt game back from the shell, while the bot runs or not: an order, which the bot carries out."""

from __future__ import annotations

from typing import Final

from bot.base.address import Address
from bot.model.orders import REASON_LENGTH
from bot.model.table import Table
from bot.operate.database.export import must_be_there
from bot.operate.database.lock import using
from bot.operate.orders import LARGEST, NotOrdered, order, printable
from bot.store import Store
from bot.store.people import FORMER
from bot.tables.rewind import NoReason, ReasonTooLong, checked_reason, targets
from data.texts import describe_event
from engine.core.record import Answer, LogEntry

MOST_LISTED: Final = 40
"""Answers that are listed."""


async def rewind_table(database: Address, table_id: int, number: int, reason: str) -> str:
    """Have a game set back to before the answer of this number (from 1); gives back what to tell the operator.

    Raises NotOrdered or StoreError.
    """
    try:
        why = checked_reason(reason)
    except NoReason as error:
        raise NotOrdered("Say why with --reason TEXT: everybody at the table reads it.") from error
    except ReasonTooLong as error:
        raise NotOrdered(f"The reason has more than {REASON_LENGTH} characters: say it more briefly.") from error
    answer = (await _standing(database, table_id, number))[number - 1].serial

    async def check(store: Store) -> None:
        await _must_be_free(store, table_id)

    reply = f"Table {table_id} is set back to before answer {number}, and its players are told."
    answer_line = await order(database, "rewind", table_id, why, reply, check, answer)
    if answer_line == reply and not await _is_undone(database, table_id, answer):
        raise NotOrdered(f"Table {table_id} could not be set back: the log of the bot says why.")
    return answer_line


async def list_answers(database: Address, table_id: int) -> str:
    """The newest answers of a game, by which it can be set back: a line each, its number first. Raises as above."""
    table, standing, log = await _opened(database, table_id)
    answers = targets(table.seed, standing, log)[:MOST_LISTED]
    lines = [f"{item.number}  {printable(describe_event('en', item.line.event, table.names()))}" for item in answers]
    return "\n".join(reversed(lines)) or f"Nothing has been answered at table {table_id} yet."


async def _standing(database: Address, table_id: int, number: int) -> list[Answer]:
    """The answers that stand at a table, the one of this number among them. Raises NotOrdered or StoreError."""
    _, standing, _ = await _opened(database, table_id)
    if not standing:
        raise NotOrdered(f"Nothing has been answered at table {table_id} yet: there is nothing to set back.")
    if not 0 < number <= len(standing):
        raise NotOrdered(
            f"Table {table_id} has no answer {number}: name one from 1 to {len(standing)}; "
            f"python -m bot answers {table_id} lists the newest."
        )
    return standing


async def _opened(database: Address, table_id: int) -> tuple[Table, list[Answer], list[LogEntry]]:
    """As ``_game``, from the database's file. Raises NotOrdered or StoreError."""
    await must_be_there(database)
    with using(database):
        store = await Store.open(database)
        try:
            return await _game(store, table_id)
        finally:
            await store.close()


async def _game(store: Store, table_id: int) -> tuple[Table, list[Answer], list[LogEntry]]:
    """A table whose game can be set back, the answers that stand there and its log. Raises NotOrdered."""
    table = await store.table(table_id) if 0 < table_id <= LARGEST else None
    if table is None:
        raise NotOrdered(f"There is no table {table_id}: python -m bot tables lists those that are open.")
    if table.status == "lobby":
        raise NotOrdered(f"Table {table_id} has not begun: there is no game to set back yet.")
    if table.status == "closed":
        raise NotOrdered(f"Table {table_id} was closed: its game cannot be set back, a new one can be opened.")
    if FORMER in table.computers().values():
        raise NotOrdered(f"Somebody who played at table {table_id} has had their data deleted: it cannot go on.")
    record = await store.record(table)
    return table, [answer for answer in record.answers if answer.undone_at is None], record.log


async def _must_be_free(store: Store, table_id: int) -> None:
    """Raises NotOrdered where the channel of a game that is over has another table by now."""
    table = await store.table(table_id)
    last = None if table is None else await store.last_at(table.channel_id)
    if last is not None and last.id != table_id and last.is_open:
        raise NotOrdered(f"Table {last.id} is in the channel of table {table_id} now: move or close that one first.")


async def _is_undone(database: Address, table_id: int, serial: int) -> bool:
    with using(database):
        store = await Store.open(database)
        try:
            table = await store.table(table_id)
            record = None if table is None else await store.record(table)
        finally:
            await store.close()
    return record is not None and record.answers[serial].undone_at is not None
