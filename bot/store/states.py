"""Stored states, compressed by zlib: most of a state is equal to an earlier one, which serves as its dictionary.

The first state of every ``SPAN`` answers is compressed without a dictionary, and is the dictionary of the others of its
span. zlib checks state and dictionary against checksums, so damage is noticed. States of formats before 8 are plain.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, TypeAlias

from bot.store.driver import Row, Session
from engine.core.record import Checkpoint

SPAN: Final = 32
"""How many answers share a dictionary. Stored states depend on this number: it never changes."""

LEAD: Final = b"\x78"
"""The first byte of zlib's output; no state begins with it."""

LARGEST: Final = 4 * 2**20
"""The most bytes that a stored state is decompressed to: hundreds of times the largest state."""

DROP: Final = "DELETE FROM checkpoints WHERE table_id = ?1 AND answers > ?2"
PUT: Final = """
    INSERT INTO checkpoints (table_id, answers, rules_version, data) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (table_id, answers) DO UPDATE SET rules_version = excluded.rules_version, data = excluded.data"""
ALL: Final = "SELECT answers, rules_version, data FROM checkpoints WHERE table_id = ?1 ORDER BY answers"
FIRST: Final = """
    SELECT answers, data FROM checkpoints WHERE table_id = ?1 AND answers >= ?2 AND answers < ?3
    ORDER BY answers LIMIT 1"""

Query: TypeAlias = Callable[..., Coroutine[Any, Any, list[Row]]]
"""Gives the rows of a query with its values."""

logger = logging.getLogger("ziggurat.store")


class Damaged(Exception):
    """What is stored is not what was put there."""


def compress(state: bytes, dictionary: bytes | None) -> bytes:
    """A state as it is stored. ``dictionary``: the state that its reader has already (None: there is none)."""
    packer = zlib.compressobj() if dictionary is None else zlib.compressobj(zdict=dictionary)
    return packer.compress(state) + packer.flush()


def decompress(stored: bytes, dictionary: bytes | None) -> bytes:
    """The state that ``compress`` was given, with the same dictionary. Raises Damaged."""
    if not stored.startswith(LEAD):
        return stored
    unpacker = zlib.decompressobj() if dictionary is None else zlib.decompressobj(zdict=dictionary)
    try:
        state = unpacker.decompress(stored, LARGEST)
    except zlib.error as error:
        raise Damaged from error
    # Where there is more to come than any state holds, what is stored is none.
    if not unpacker.eof or unpacker.unused_data:
        raise Damaged
    return state


async def write(db: Session, table_id: int, keep: int | None, checkpoints: Iterable[Checkpoint]) -> None:
    """Those after more than ``keep`` answers (None: no others) go, then these come; statements inside a transaction."""
    if keep is not None:
        await db.run(DROP, table_id, keep)
    fresh = {checkpoint.answers: checkpoint for checkpoint in checkpoints}
    span, dictionary = -1, None
    for answers in sorted(fresh):
        checkpoint = fresh[answers]
        if answers // SPAN != span:
            span, dictionary = answers // SPAN, await first_of_span(db.rows, table_id, answers)
        data = compress(checkpoint.data, dictionary)
        dictionary = dictionary or checkpoint.data
        await db.run(PUT, table_id, answers, checkpoint.rules_version, data)


async def first_of_span(query: Query, table_id: int, answers: int) -> bytes | None:
    """The dictionary of the state after this many answers, asked for by ``query``; None for the first of its span."""
    for number, stored in await query(FIRST, table_id, answers // SPAN * SPAN, answers):
        try:
            return decompress(stored, None)
        except Damaged:
            _report(table_id, [number])
    return None


async def fetch(db: Session, table_id: int) -> list[Row]:
    """All states of a table as they are stored, for ``read``."""
    return await db.rows(ALL, table_id)


def read(table_id: int, stored_states: Iterable[Row]) -> list[Checkpoint]:
    """The states of a table, made of what is stored; it takes long enough to be done in a thread.

    A damaged one is empty, which the engine refuses where that state is needed.
    """
    checkpoints: list[Checkpoint] = []
    damaged: list[int] = []
    span, dictionary = -1, None
    for answers, rules_version, stored in stored_states:
        first = answers // SPAN != span
        if first:
            span, dictionary = answers // SPAN, None
        try:
            state = decompress(stored, dictionary)
        except Damaged:
            state = b""
            damaged.append(answers)
        if first:
            dictionary = state or None
        checkpoints.append(Checkpoint(answers, rules_version, state))
    if damaged:
        _report(table_id, damaged)
    return checkpoints


def _report(table_id: int, damaged: list[int]) -> None:
    logger.error("table %d: %d states are damaged, the first after %d answers", table_id, len(damaged), damaged[0])
