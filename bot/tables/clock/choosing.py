"""When somebody's time is out the others choose: how their choices are counted, and how a computer plays one turn."""

from __future__ import annotations

from collections.abc import Collection

from bot.model.clocks import OVERDUE_CHOICES, OverdueChoice
from bot.model.table import (
    Ballot,
    Outcome,
    Table,
)
from bot.tables.play import answer_by_computer
from bot.tables.transactions import Desk
from engine.core.match import Match
from engine.core.preorders import spans

FIRST = 2
"""The number by which a ballot stores the first choice: 0 and 1 are no and yes."""


def number_of(choice: OverdueChoice) -> int:
    """The number by which a ballot stores a choice."""
    return FIRST + OVERDUE_CHOICES.index(choice)


def chosen(ballot: Ballot, asked: Collection[int]) -> OverdueChoice | None:
    """What was chosen; None while that is open.

    More than half of those who are asked decide. Where all have chosen and no choice has more than half, the mildest of
    those that most have chosen is taken.
    """
    votes = [number - FIRST for user, number in ballot.chosen if user in asked]
    counts = [votes.count(place) for place in range(len(OVERDUE_CHOICES))]
    best = counts.index(max(counts))
    decided = counts[best] * 2 > len(asked) or len(votes) == len(asked)
    return OVERDUE_CHOICES[best] if decided and votes else None


def turn_of(match: Match) -> str:
    """The word for the turn that is being played; "" where a game has none."""
    return spans(match).get("turn", "")


async def play_turn(desk: Desk, table: Table, seat: int, word: str) -> Outcome | None:
    """A computer answers for a person until they are asked nothing more in the turn called ``word``.

    The table is locked. What they have planned is played as they planned it. Of a game without turns it answers one
    question. None where they were asked nothing.
    """
    outcome: Outcome | None = None
    table, match = await desk.load(table)
    while table.status == "playing" and turn_of(match) == word:
        question = match.ask_of(seat)
        if question is None:
            break
        revision = match.revision

        def answer(match: Match = match) -> None:
            again = match.ask_of(seat)
            assert again is not None
            answer_by_computer(match, again)

        outcome = await desk.play(table, table, match, answer)
        table, match = await desk.load(outcome.table)
        if not word or match.revision == revision:
            break
    return outcome
