"""Who is still in their first games of a game: they are told what each question is for."""

from __future__ import annotations

from typing import Final

from bot.model.table import Table
from bot.tables.people import PlayerSettings
from bot.tables.transactions import Transactions

FIRST_GAMES: Final = 3
"""The games of a kind after which nobody is new to it."""

LASTS: Final = 3600.0
"""Seconds for which a count is kept: what another process changes is seen after that in any case."""

MOST_KEPT: Final = 10_000
"""Counts that are kept at most: one for each player and game."""


class FirstGames:
    """Counts the games that people have played to the end. A count is kept until a game of theirs ends, for an hour at
    most.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        # By user and game: how many games, and until when that is kept.
        self._counts: dict[tuple[int, str], tuple[int, float]] = {}
        # Changes with every count that is dropped: what is read meanwhile may be older.
        self._dropped = 0
        transactions.watchers.append(self._table_changed)

    async def explains(self, person: PlayerSettings, user: int, game: str) -> bool:
        """Whether the person is to be told what a question of a game is for: as they have set, else in their first
        games. Raises StoreUnavailable.
        """
        if person.purposes != "first":
            return person.purposes == "always"
        return await self._count(user, game) < FIRST_GAMES

    async def _count(self, user: int, game: str) -> int:
        now = self._transactions.clock()
        count, until = self._counts.get((user, game), (0, 0.0))
        if now < until:
            return count
        dropped = self._dropped
        count = await self._transactions.store.results.finished_by(user, game)
        if dropped == self._dropped:
            while len(self._counts) >= MOST_KEPT:
                del self._counts[next(iter(self._counts))]
            self._counts[user, game] = count, now + LASTS
        return count

    def _table_changed(self, table: Table) -> None:
        """A game that has ended counts for those who sat at its table."""
        if not table.is_open:
            self._drop({(holder.user, table.game) for holder in table.holders if holder.user is not None})

    def forget(self, user: int) -> None:
        """The user's rows have been deleted: of them nothing is counted any more."""
        self._drop({key for key in self._counts if key[0] == user})

    def _drop(self, keys: set[tuple[int, str]]) -> None:
        self._dropped += 1
        for key in keys:
            self._counts.pop(key, None)
