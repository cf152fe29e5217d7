"""The others' choice about a player whose time is out: how it is counted, and which turn a computer plays."""

from __future__ import annotations

from collections.abc import Collection

from bot.model.clocks import OVERDUE_CHOICES, OverdueChoice
from bot.model.table import Ballot
from engine.core.match import Match
from engine.core.planning import spans

FIRST = 2
"""The number by which a ballot stores the first choice: 0 and 1 are no and yes."""


def number_of(choice: OverdueChoice) -> int:
    """The number by which a ballot stores a choice."""
    return FIRST + OVERDUE_CHOICES.index(choice)


def chosen(ballot: Ballot, voters: Collection[int]) -> OverdueChoice | None:
    """The choice made; None while the vote is open.

    A choice wins with more than half of those asked. When all have chosen without that, the mildest of the most chosen
    wins.
    """
    votes = [number - FIRST for user, number in ballot.chosen if user in voters]
    counts = [votes.count(place) for place in range(len(OVERDUE_CHOICES))]
    best = counts.index(max(counts))
    decided = counts[best] * 2 > len(voters) or len(votes) == len(voters)
    return OVERDUE_CHOICES[best] if decided and votes else None


def turn_of(match: Match, seat: int) -> str:
    """The word of the present turn (``preorders.spans``); of the seat's question in a game without turns."""
    return spans(match).get("turn") or f"question-{match.known_revision(seat)}"
