"""Stores drafts, one for each table and person, so that they survive a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

from bot.model.drafts import Draft
from bot.tables.chains import empty_chain, is_chained
from bot.tables.service import Tables
from engine.core.match import Match

_locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()


def draft_lock(table_id: int, user: int) -> asyncio.Lock:
    """The lock under which a draft is changed: two quick clicks are two changes."""
    return _locks.setdefault((table_id, user), asyncio.Lock())


async def read_draft(tables: Tables, table_id: int, user: int) -> Draft | None:
    """The stored draft, whichever question it is for."""
    return await tables.store.draft(table_id, user)


async def keep_draft(tables: Tables, table_id: int, seat: int, user: int, draft: Draft) -> None:
    """Store a draft in place of the old one; does nothing if the game has ended or the user has left the seat."""
    await tables.store.keep_draft(table_id, seat, user, draft)


async def drop_draft(tables: Tables, table_id: int, user: int) -> None:
    """Forget the draft, if there is one."""
    await tables.store.drop_draft(table_id, user)


def fits(draft: Draft, match: Match, seat: int) -> bool:
    """Whether a draft is for the question that is open now."""
    ask = match.ask_of(seat)
    if ask is None:
        return False
    if is_chained(match.game_id, ask):
        # Within its turn a chain is tried again: what is still possible of it goes on.
        return draft.turn == empty_chain(match, seat).turn and not draft.picks
    return ask.key == draft.key and match.known_revision(seat) == draft.revision


async def forget_sent(tables: Tables, table_id: int, user: int, answers: Sequence[tuple[str, Sequence[str]]]) -> None:
    """Forget the stored draft after answers have been given, those of its chain first; a chain of others stays, for
    what comes next.
    """
    # Read now: it may have been added to while the answers waited for the table.
    draft = await read_draft(tables, table_id, user)
    steps = [] if draft is None else [(step.key, list(step.ids)) for step in draft.steps]
    if draft is not None and steps == _listed(answers)[: len(steps)]:
        await drop_draft(tables, table_id, user)


def _listed(answers: Sequence[tuple[str, Sequence[str]]]) -> list[tuple[str, list[str]]]:
    return [(key, list(ids)) for key, ids in answers]
