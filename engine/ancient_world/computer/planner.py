"""What players of The Ancient World need that look ahead: the best turns, and what positions are worth."""

from __future__ import annotations

from typing import Final

from engine.ancient_world.computer.sight import Sight
from engine.ancient_world.computer.strategies import MIXED
from engine.ancient_world.computer.turns import WORTH_DOING, Turns
from engine.ancient_world.computer.worth import outlook, stock, structure, threat_worth
from engine.ancient_world.scoring import rank
from engine.ancient_world.state import State
from engine.core.ask import Ask
from engine.core.game import Lookahead, Plan
from engine.core.rng import Rng
from engine.core.styles import styles_in

STORED: Final = 0.6
"""What a stored card is worth."""

SLIP: Final = 2.0
"""How much less than the best turn one may add that a learner takes, in points."""


def plans(question: Ask, see: Sight, rng: Rng) -> list[Plan]:
    """Turns, the best first."""
    if question.key != "turn" or len(question.options) < 2:
        return []
    turns = Turns(see, MIXED)
    gains = sorted(
        ((turns.gain(option) + (WORTH_DOING if option == "pass" else 0.0), option) for option in question.options),
        reverse=True,
    )
    return [Plan((option,)) for gain, option in gains if gain > -0.9]


def near(question: Ask, see: Sight, rng: Rng) -> list[tuple[str, ...]]:
    """Turns that add little less than the best one; passing, or placing somebody for the ambrosia alone, only where
    nothing else is worth doing.
    """
    if question.key != "turn":
        return []
    turns = Turns(see, MIXED)
    least = turns.gain("pass") + WORTH_DOING
    gains = sorted(((turns.gain(option), option) for option in question.options if option != "pass"), reverse=True)
    close = [option for gain, option in gains if gain > max(least, gains[0][0] - SLIP)]
    return [(option,) for option in close if option == close[0] or not option.startswith("claim:")]


def parts(s: State, seat: int) -> dict[str, float]:
    """What a city is worth, in points at the end."""
    p = s.players[seat]
    if s.result is not None:
        return {"city": float(rank(p)[0]), "goods": 0.0, "threat": 0.0, "stored": 0.0}
    o = outlook(MIXED, s)
    return {
        "city": structure(o, p),
        "goods": stock(o, p, p.coins, p.knowledge, p.ambrosia),
        "threat": -threat_worth(o, p),
        "stored": STORED * len(p.stored),
    }


def turns(s: State, seat: int) -> int:
    """The round."""
    return s.round


LOOKAHEAD: Final = Lookahead(
    plans, parts, turns, near, clear=2.0, questions=("turn",), styles=styles_in("ancient_world")
)
