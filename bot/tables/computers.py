"""What tables know of computers: a table that waits for one is handed on, and the answer comes back as anybody's does.

Knows no process and no Discord; ``bot.computers`` is what carries it out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Protocol

from bot.model.table import Table
from engine.core.match import Match
from engine.core.rng import Rng, seeded

COMPUTER_NAMES = ("Enkidu", "Ninsun", "Gudea", "Sargon", "Puabi", "Hammurabi")


class Computers(Protocol):
    """Who answers for the computers."""

    async def hand_on(self, table_id: int) -> None:
        """The table waits for a computer. No call may raise; one that comes twice is one."""
        ...

    async def done(self, table_id: int, within: float | None = None) -> bool:
        """Wait until the table is in nobody's hands any more; False where that takes longer than ``within`` seconds."""
        ...

    def alive(self) -> int:
        """How many can think at the same time now."""
        ...

    def in_hand(self) -> int:
        """How many tables wait for a computer now."""
        ...


class NoComputers:
    """Nobody answers for the computers: whoever looks at tables, but does not run them."""

    async def hand_on(self, table_id: int) -> None:
        """Nothing."""

    async def done(self, table_id: int, within: float | None = None) -> bool:
        """There is nothing to wait for."""
        return True

    def alive(self) -> int:
        """Nobody."""
        return 0

    def in_hand(self) -> int:
        """None."""
        return 0


def computer_name(table: Table) -> str:
    """A name that nobody at the table has."""
    taken = {holder.name for holder in table.holders}
    return next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])


def waits_for_computer(table: Table, borrowed: Mapping[int, str]) -> bool:
    """Whether a computer must answer, as far as the table itself says so; ``borrowed``: seats of people whose turn a
    computer plays.
    """
    if table.status != "playing":
        return False
    played = table.computers().keys() | borrowed.keys()
    return any(seat in played and seat not in table.answered for seat in table.waiting)


def chance(match: Match, seat: int, purpose: str) -> Rng:
    """The chance of a computer that is asked something, by its ``purpose`` ("redeal", "think", "random").

    The same in any process. A computer is handed that to think with alone: by the one of "redeal" it could reckon back
    what was dealt anew. None of them tells the match's seed.
    """
    text = f"{match.seed}:{match.known_revision(seat)}:{seat}:{purpose}"
    return seeded(int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest()))
