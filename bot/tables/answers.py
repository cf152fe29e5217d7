"""The answers of people, given in the game that their table plays."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.table import Outcome, Table
from bot.tables import seat_rules
from bot.tables.transactions import Transactions
from engine.core.errors import IllegalAnswer
from engine.core.record import NewAnswer


class Answers:
    """Takes people's answers; those of computers come through ``ComputerSeats``."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def give(
        self, table_id: int, user: int, answers: Sequence[tuple[str, Sequence[str]]], revision: int | None = None
    ) -> Outcome:
        """The user's answers (question key, option ids), all or nothing.

        ``revision`` is the match's when the question was put (``match.known_revision``). Raises NotSeated, NotStarted,
        AlreadyOver, or as ``Match.answer`` does.
        """

        async def change(table: Table) -> Outcome:
            seat = seat_rules.playing_seat(table, user)
            table, match = await self._transactions.load(table)
            if not answers:
                raise IllegalAnswer("no answer was given")
            new = [NewAnswer(seat, key, tuple(ids)) for key, ids in answers]
            return await self._transactions.play(table, table, match, lambda: match.answer_all(new, revision), by=user)

        return await self._transactions.with_table_lock(table_id, change)
