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
from engine.tigris.conflicts import adjacent_temples, original_kingdom, pending_wars
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import COLOUR_OF, GREEN, RED
from engine.tigris.state import State, leader_in, leaders_in
from engine.tigris.treasures import surplus
from engine.tigris.turn import place_leader, place_tile

FIRST: Final = 10
"""First actions for which the second one is looked for."""

SLIP: Final = 0.8
"""How much worse than the best action one may look that a learner takes, in points of the category that decides."""

HOPE: Final = 0.25
"""How likely a learner must win a fight at least that it begins by mistake."""


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
    """The best action, and those that look little worse: tiles that bring the seat something, and leaders that are not
    on the board yet.
    """
    if question.key != "action":
        return []
    trial = Trial(see, terms(see))
    values = sorted(
        ((trial.action(option), option) for option in promising(see.board, see.seat, question.options)), reverse=True
    )
    top, best = values[0]
    slips = [option for value, option in values[1:] if value >= top - SLIP and _adds(trial, option)]
    return [(option,) for option in (best, *slips)]


def _adds(trial: Trial, option: str) -> bool:
    """Whether an action puts something on the board that was not there, and is of use: who moves leaders to and fro,
    throws tiles away or fights without hope looks silly.
    """
    verb, _, rest = option.partition(":")
    colour, _, name = rest.partition(":")
    if verb == "leader":
        is_new = trial.base.leaders[trial.me * 4 + COLOUR_OF[colour]] < 0
        return is_new and _dares(trial, COLOUR_OF[colour], CELL_OF[name])
    return verb == "tile" and _brings(trial, COLOUR_OF[colour], CELL_OF[name])


def _dares(trial: Trial, colour: int, cell: int) -> bool:
    """Whether a leader begins no revolt there, or one that it may win."""
    s, me = imagined(trial.base), trial.me
    place_leader(s, colour, cell)
    rivals = [seat for seat in leaders_in(s, colour, s.grid.kingdom_at(cell)) if seat != me]
    return all(
        trial.odds(s, me, rival, RED, adjacent_temples(s, me, colour), adjacent_temples(s, rival, colour)) >= HOPE
        for rival in rivals
    )


def _brings(trial: Trial, colour: int, cell: int) -> bool:
    """Whether the seat scores for a tile, gets a treasure, or begins wars with it of which it fights those that it may
    win.
    """
    s, me = imagined(trial.base), trial.me
    place_tile(s, colour, cell)
    kingdom = s.grid.kingdom_at(cell)
    own = [war for war in pending_wars(s, cell) if me in leaders_in(s, war, kingdom)]
    for war in own:
        rival = next(seat for seat in leaders_in(s, war, kingdom) if seat != me)
        mine, theirs = ((s.grid.tiles[war] & original_kingdom(s, cell, seat, war)).bit_count() for seat in (me, rival))
        if trial.odds(s, me, rival, war, mine, theirs) < HOPE:
            return False
    rich = surplus(s)
    return bool(own) or sum(s.points[me]) > sum(trial.base.points[me]) or (rich > 0 and leader_in(s, GREEN, rich) == me)


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
