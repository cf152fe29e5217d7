"""The decisions of a match as they stood before they were made: for looking back at them. Knows no Discord."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from bot.model.table import Sitting
from bot.tables.seat_rules import sitting_at
from engine.computers.lookahead import lookahead_of
from engine.computers.review import Decision, decisions
from engine.core.game import Game
from engine.core.match import Match
from engine.core.position import AtRest, Position
from engine.core.record import Answer


class PastDecisions:
    """The standing answers of a match at one moment, and the positions in which they were given. Safe in any thread.

    Of a game in which computers look ahead.
    """

    def __init__(self, match: Match) -> None:
        self.game: Game[Any] = match.game
        self.lookahead = lookahead_of(self.game)
        self.seed = match.seed
        self.answers = list(match.answers)
        self._checkpoints = list(match.checkpoints)
        self._starts = [checkpoint.answers for checkpoint in self._checkpoints]

    def of(self, seat: int) -> list[Decision]:
        """The decisions of a seat, the oldest first."""
        return decisions(self.game, self.answers, seat)

    def before(self, decision: Decision) -> Position:
        """The position before a decision. Raises DamagedRecord, or what rules raise that have changed since."""
        checkpoint = self._checkpoints[bisect_right(self._starts, decision.answers) - 1]
        state = self.game.read(checkpoint.data, checkpoint.rules_version)
        answers = self.answers[checkpoint.answers : decision.answers]
        return Position.replayed(self.game, state, [(answer.seat, answer.ids) for answer in answers])

    def rest_before(self, decision: Decision) -> AtRest:
        """The same as plain data."""
        return self.before(decision).at_rest()


def was_decided_by(user: int, answer: Answer, history: Sequence[Sitting]) -> bool:
    """Whether this user sat in the answer's seat when it was given."""
    sitting = sitting_at(history, answer.seat, answer.revision)
    return sitting is not None and sitting.user == user


def seat_played(user: int, history: Sequence[Sitting]) -> int | None:
    """The seat that the user had last; None for none."""
    seats = [item.seat for item in history if item.user == user]
    return seats[-1] if seats else None
