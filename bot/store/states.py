"""Stored states, made small: nearly all of a state stands in the ones before it, so one of those is zlib's dictionary.

The first state of every ``SPAN`` answers stands alone, the others of the span lean on it. zlib keeps checksums of state
and dictionary: what comes back is what was put there, or known to be damaged. States of formats before 8 are plain.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable
from typing import Final

from bot.store.driver import Row, Session
from engine.core.record import Checkpoint

SPAN: Final = 32
"""How many answers may share a dictionary. What is stored hangs on this number: it never changes."""

LEAD: Final = b"\x78"
"""What zlib begins with; no state does."""

LARGEST: Final = 4 * 2**20
"""Bytes of a state that are made of what is stored: hundreds of times as many as the largest one takes."""

DROP: Final = "DELETE FROM checkpoints WHERE table_id = ?1 AND answers > ?2"
PUT: Final = """
    INSERT INTO checkpoints (table_id, answers, rules_version, data) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (table_id, answers) DO UPDATE SET rules_version = excluded.rules_version, data = excluded.data"""
ALL: Final = "SELECT answers, rules_version, data FROM checkpoints WHERE table_id = ?1 ORDER BY answers"
FIRST: Final = """
    SELECT answers, data FROM checkpoints WHERE table_id = ?1 AND answers >= ?2 AND answers < ?3
    ORDER BY answers LIMIT 1"""

logger = logging.getLogger("ziggurat.store")


class Damaged(Exception):
    """What is stored is not what was put there."""


def squeezed(state: bytes, base: bytes | None) -> bytes:
    """A state as it is stored; ``base`` is the one it leans on (None: it stands alone)."""
    packer = zlib.compressobj() if base is None else zlib.compressobj(zdict=base)
    return packer.compress(state) + packer.flush()


def restored(stored: bytes, base: bytes | None) -> bytes:
    """The state that ``squeezed`` was given, with the same base. Raises Damaged."""
    if not stored.startswith(LEAD):
        return stored
    unpacker = zlib.decompressobj() if base is None else zlib.decompressobj(zdict=base)
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
    span, base = -1, None
    for answers in sorted(fresh):
        checkpoint = fresh[answers]
        if answers // SPAN != span:
            span, base = answers // SPAN, await _base(db, table_id, answers)
        data = squeezed(checkpoint.data, base)
        base = base or checkpoint.data
        await db.run(PUT, table_id, answers, checkpoint.rules_version, data)


async def _base(db: Session, table_id: int, answers: int) -> bytes | None:
    """The state that one after so many answers leans on; None where it is the first of its span."""
    for number, stored in await db.rows(FIRST, table_id, answers // SPAN * SPAN, answers):
        try:
            return restored(stored, None)
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
    span, base = -1, None
    for answers, rules_version, stored in stored_states:
        first = answers // SPAN != span
        if first:
            span, base = answers // SPAN, None
        try:
            state = restored(stored, base)
        except Damaged:
            state = b""
            damaged.append(answers)
        if first:
            base = state or None
        checkpoints.append(Checkpoint(answers, rules_version, state))
    if damaged:
        _report(table_id, damaged)
    return checkpoints


def _report(table_id: int, damaged: list[int]) -> None:
    logger.error("table %d: %d states are damaged, the first after %d answers", table_id, len(damaged), damaged[0])
