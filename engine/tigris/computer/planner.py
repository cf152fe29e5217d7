"""What players of Tigris & Euphrates need that look ahead: actions planned by twos, and a judge of positions."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.game import Lookahead, Plan
from engine.core.rng import Rng
from engine.tigris.computer.candidates import promising
from engine.tigris.computer.evaluation import Evaluation, hand_worth, points_worth, terms
from engine.tigris.computer.sight import Sight, sight
from engine.tigris.computer.trials import Trial
from engine.tigris.options import ActionOptions
from engine.tigris.state import State

FIRST: Final = 10
"""First actions for which the second one is looked for."""


class TwoActions(Trial):
    """A trial in which what an action comes to is what the best second action makes of it."""

    __slots__ = ()

    def treasures_worth(self, s: State) -> float:
        """What the best second action makes of a board, its treasures taken."""
        value = super().treasures_worth(s)
        s.conflict, s.union = None, -1
        second = Trial(msgspec.structs.replace(self.see, board=s), self.now)
        # Points that others gain by the first action count as well.
        second.evaluation = Evaluation(self.base, self.now)
        options = promising(s, self.me, ActionOptions(s))
        return max((second.action(option) for option in options), default=value)


def plans(question: Ask, see: Sight, rng: Rng) -> list[Plan]:
    """Actions, the best first: the first of a turn by what the best second one makes of it."""
    if question.key != "action":
        return []
    now = terms(see)
    trial = Trial(see, now)
    values = sorted(
        ((trial.action(option), option) for option in promising(see.board, see.seat, question.options)), reverse=True
    )
    if question.about["number"] == 1:
        both = TwoActions(see, now)
        values = sorted(((both.action(option), option) for _, option in values[:FIRST]), reverse=True)
    return [Plan((option,)) for _, option in values]


def worth(s: State, seat: int) -> float:
    """A seat's points, and what its leaders and tiles may still bring."""
    see = sight(s, seat)
    now = terms(see)
    value = points_worth(s.points[seat], now.tau)
    if s.result is not None:
        return value
    return value + Evaluation(see.board, now).standing(see.board) + hand_worth(see.board, now)


def judge(s: State, seat: int) -> float:
    """What a position is worth to a seat beside the others, the best of whom counts most."""
    others = [worth(s, other) for other in range(s.seats) if other != seat]
    return worth(s, seat) - 0.5 * (float_sum(others) / len(others) + max(others))


def turns(s: State, seat: int) -> int:
    """The number of the seat's last turn that has begun."""
    return s.turn - (s.active - seat) % s.seats


LOOKAHEAD: Final = Lookahead(plans, judge, turns, slip=0.5)
