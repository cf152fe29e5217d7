"""The interface through which tables ask for computers' answers; these come back through ``ComputerSeats``.

Knows no process and no Discord; ``bot.computers`` implements it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Protocol

from bot.model.table import Table
from bot.model.thinking import AdviceRequest, ReviewRequest, ThinkingLoad, WhyRequest
from engine.computers.coach import Advice
from engine.computers.review import Judgement
from engine.core.match import Match
from engine.core.rng import Rng, seeded

COMPUTER_NAMES = ("Enkidu", "Ninsun", "Gudea", "Sargon", "Puabi", "Hammurabi")


class Computers(Protocol):
    """Who answers for the computers."""

    async def hand_on(self, table_id: int) -> None:
        """Note that the table waits for a computer. Never raises; a repeated call changes nothing."""
        ...

    async def wait_until_done(self, table_id: int, within: float | None = None) -> bool:
        """Wait until the table waits for no computer; False if that takes longer than ``within`` seconds (None: no
        limit).
        """
        ...

    def alive(self) -> int:
        """The number of workers that run now."""
        ...

    def in_hand(self) -> int:
        """The number of tables that wait for a computer now."""
        ...

    def load(self) -> ThinkingLoad:
        """How much is thought through on other machines."""
        ...

    async def advise(self, request: AdviceRequest) -> tuple[Advice, ...]:
        """What a computer would do in a player's place, the best first; nothing where that failed, which is logged."""
        ...

    async def judge(self, request: ReviewRequest | WhyRequest) -> Judgement | None:
        """What is made of a decision; None where that failed, which is logged."""
        ...


class NoComputers:
    """No computer ever answers: for programs that read tables and do not run them."""

    async def hand_on(self, table_id: int) -> None:
        """Nothing."""

    async def wait_until_done(self, table_id: int, within: float | None = None) -> bool:
        """True at once."""
        return True

    def alive(self) -> int:
        """Always 0."""
        return 0

    def in_hand(self) -> int:
        """None."""
        return 0

    def load(self) -> ThinkingLoad:
        """Nothing."""
        return ThinkingLoad()

    async def advise(self, request: AdviceRequest) -> tuple[Advice, ...]:
        """Nothing."""
        return ()

    async def judge(self, request: ReviewRequest | WhyRequest) -> Judgement | None:
        """Nothing."""
        return None


def computer_name(table: Table) -> str:
    """A name that nobody at the table has."""
    names = {holder.name for holder in table.holders}
    return next((name for name in COMPUTER_NAMES if name not in names), COMPUTER_NAMES[0])


def waits_for_computer(table: Table, borrowed: Mapping[int, str]) -> bool:
    """Whether a computer must answer next, judged by the table's row. ``borrowed``: level by seat of people whose turn
    a computer plays.
    """
    if table.status != "playing":
        return False
    played = table.computers().keys() | borrowed.keys()
    return any(seat in played and seat not in table.answered for seat in table.waiting)


def chance(match: Match, seat: int, purpose: str) -> Rng:
    """The random generator for one question to a computer, for a ``purpose``: "redeal", "think", "hint" or "random".

    It is the same in any process. A computer gets only the one for "think": from the one for "redeal" it could compute
    the true hands. The match's seed follows from none of them.
    """
    text = f"{match.seed}:{match.known_revision(seat)}:{seat}:{purpose}"
    return seeded(int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest()))
