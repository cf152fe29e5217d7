"""What players of Tigris & Euphrates need that look ahead: actions planned by twos, and what positions are worth."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.ask import Ask
from engine.core.game import Lookahead, Plan
from engine.core.rng import Rng
from engine.core.styles import styles_in
from engine.tigris.boards import CELL_OF
from engine.tigris.computer.candidates import promising
from engine.tigris.computer.evaluation import Evaluation, hand_worth, points_worth, terms
from engine.tigris.computer.sight import Sight, imagined, sight
from engine.tigris.computer.trials import Trial
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import COLOUR_OF
from engine.tigris.state import State
from engine.tigris.turn import place_tile

FIRST: Final = 10
"""First actions for which the second one is looked for."""

SLIP: Final = 0.5
"""How much worse than the best action one may look that a learner takes, in points of the category that decides."""


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


def near(question: Ask, see: Sight, rng: Rng) -> list[tuple[str, ...]]:
    """The best action, and those that look little worse: tiles, and leaders that are not on the board yet."""
    if question.key != "action":
        return []
    trial = Trial(see, terms(see))
    values = sorted(
        ((trial.action(option), option) for option in promising(see.board, see.seat, question.options)), reverse=True
    )
    top, best = values[0]
    slips = [
        option
        for value, option in values[1:]
        if value >= top - SLIP and _adds(see, option) and not _gives_away(trial, option)
    ]
    return [(option,) for option in (best, *slips)]


def _adds(see: Sight, option: str) -> bool:
    """Whether an action puts something on the board that was not there: who moves leaders to and fro looks silly."""
    verb, _, rest = option.partition(":")
    own = see.board.leaders[see.seat * 4 : see.seat * 4 + 4]
    return verb == "tile" or (verb == "leader" and own[COLOUR_OF[rest.partition(":")[0]]] < 0)


def _gives_away(trial: Trial, option: str) -> bool:
    """Whether an action is a tile for which others score, and the seat does not."""
    verb, _, rest = option.partition(":")
    if verb != "tile":
        return False
    s, me = imagined(trial.base), trial.me
    colour, _, name = rest.partition(":")
    place_tile(s, COLOUR_OF[colour], CELL_OF[name])
    scored = [sum(after) > sum(before) for after, before in zip(s.points, trial.base.points, strict=True)]
    return any(scored) and not scored[me]


def parts(s: State, seat: int) -> dict[str, float]:
    """A seat's points, and what its leaders and tiles may still bring."""
    see = sight(s, seat)
    now = terms(see)
    over = s.result is not None
    return {
        "points": points_worth(s.points[seat], now.tau),
        "leaders": 0.0 if over else Evaluation(see.board, now).standing(see.board),
        "tiles": 0.0 if over else hand_worth(see.board, now),
    }


def turns(s: State, seat: int) -> int:
    """The number of the seat's last turn that has begun."""
    return s.turn - (s.active - seat) % s.seats


LOOKAHEAD: Final = Lookahead(
    plans,
    parts,
    turns,
    near,
    clear=1.0,
    questions=("action",),
    styles=styles_in("tigris"),
    keeps_first=True,
    is_slow=True,
)
