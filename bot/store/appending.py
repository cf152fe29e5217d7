"""An ordinary answer, which is nearly all that is ever stored, is written in one go: its statements go together.

The dictionary with which its state is compressed (``bot.store.states``) is remembered from the answer before, so that
it need not be read. It holds as long as nobody else has changed the table: storing the answer proves that.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from bot.model.changes import TableChange
from bot.model.plans import PlanChanges
from bot.model.table import Table
from bot.store import plans, rows, sql, states, times
from bot.store.driver import Database, Row
from engine.core.record import Changes

REMEMBERED: Final = 64
"""Tables whose dictionary is remembered."""

MOST: Final = 24
"""Log entries of an answer up to which it is an ordinary one."""

NOTHING: Final = TableChange()


class Dictionary(msgspec.Struct, frozen=True):
    """The dictionary of a span of answers at a table, as of a revision: its first state; None: it has none yet."""

    revision: int
    span: int
    state: bytes | None


def is_ordinary(change: TableChange) -> bool:
    """Whether a change is an answer that brings rows and takes none away but drafts and votes on going back."""
    plain = msgspec.structs.replace(change, match=None, plans=None, votes_gone=(), drafts_gone=(), time=None)
    of_match, of_plans = change.match, change.plans
    return (
        plain == NOTHING
        and of_match is not None
        and of_match.keep_checkpoints is None
        and len(of_match.log) <= MOST
        and change.votes_gone in ((), sql.GOING_BACK)
        and (of_plans is None or msgspec.structs.replace(of_plans, read_mark=None) == PlanChanges())
    )


class Appending:
    """Stores ordinary answers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, Dictionary] = OrderedDict()

    def forget(self, table_id: int) -> None:
        """The table has been changed in another way."""
        self._known.pop(table_id, None)

    async def append(self, table: Table, change: TableChange) -> bool:
        """Store a table's next revision with an ordinary change (``is_ordinary``); False where another revision than
        the one before is stored, and nothing has changed then. Raises Refused or StoreUnavailable.
        """
        of_match = change.match or Changes(table.match_revision)
        known, packed = await self._packed(table, of_match)
        others: list[tuple[str, list[Row]]] = [
            (sql.PUT_ANSWER, [(table.id, *rows.answer_row(answer)) for answer in of_match.answers]),
            (sql.PUT_ENTRY, [(table.id, *rows.log_row(entry), table.revision) for entry in of_match.log]),
            (states.PUT, packed),
            (sql.DROP_GOING_BACK, [(table.id,)] if change.votes_gone else []),
            (sql.DROP_DRAFT, [(table.id, user) for user in change.drafts_gone]),
        ]
        if change.time is not None:
            others.append((times.PUT, [(table.id, *msgspec.structs.astuple(change.time))]))
        if change.plans is not None and change.plans.read_mark is not None:
            others.append((plans.PUT_READ_MARK, [msgspec.structs.astuple(change.plans.read_mark)]))
        self.forget(table.id)
        if not await self._database.at_once(sql.NEXT_REVISION, rows.revision_row(table), others):
            return False
        if known is not None:
            self._known[table.id] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return True

    async def _packed(self, table: Table, of_match: Changes) -> tuple[Dictionary | None, list[Row]]:
        """The rows of new states, compressed, and what is known of the table's dictionary once they are stored."""
        known = self._known.get(table.id)
        if known is not None and known.revision != table.revision - 1:
            known = None
        packed = list[Row]()
        fresh = {checkpoint.answers: checkpoint for checkpoint in of_match.checkpoints}
        for answers in sorted(fresh):
            checkpoint, span = fresh[answers], answers // states.SPAN
            if known is None or known.span != span:
                first = await states.first_of_span(self._database.query, table.id, answers)
                known = Dictionary(table.revision, span, first)
            data = states.compress(checkpoint.data, known.state)
            packed.append((table.id, answers, checkpoint.rules_version, data))
            if known.state is None:
                known = Dictionary(table.revision, span, checkpoint.data)
        if known is not None:
            known = Dictionary(table.revision, known.span, known.state)
        return known, packed
