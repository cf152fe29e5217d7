"""A computer player of simple good sense: places leaders where they earn, scores where it lags behind, fights where it
is likely to win.

It tries each action on a board without secrets and takes what looks best; chance only parts options that look equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine.computers.by_question import Answer, by_question
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.tigris.boards import CELL_OF, NEAR
from engine.tigris.computer.candidates import promising
from engine.tigris.computer.evaluation import terms
from engine.tigris.computer.odds import commitment, hand_of
from engine.tigris.computer.sight import Sight, imagined
from engine.tigris.computer.trials import Trial
from engine.tigris.pieces import BLACK, COLOUR_OF, RED
from engine.tigris.state import leader_in

TILE: Final = 0.02
"""What a tile revealed in a conflict costs, as a part of the win."""


def answer(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Legal ids for the question, chosen from what its seat sees."""
    return by_question(RULES, question, see, rng)


def best(options: Iterable[str], value: Callable[[str], float], rng: Rng) -> Answer:
    """The option with the highest value; of equals any."""
    values = [(value(option), option) for option in options]
    top = max(values)[0]
    equal = [option for worth, option in values if worth == top]
    return (equal[0] if len(equal) == 1 else equal[rng.below(len(equal))],)


def action(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The action that looks best; passing too is one."""
    trial = Trial(see, terms(see))
    return best(promising(see.board, see.seat, question.options), trial.action, rng)


def swap(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The tiles that are worth least; the first one where none is unwanted."""
    unwanted = Trial(see, terms(see)).unwanted()
    chosen = []
    for option in question.options:
        colour, _, number = option.partition(":")
        if int(number) <= unwanted.get(COLOUR_OF[colour], 0):
            chosen.append(option)
    return tuple(chosen) or (question.options[0],)


def war(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The war to begin with from which most can be expected of all of them."""
    trial, s = Trial(see, terms(see)), see.board
    return best(question.options, lambda option: trial.wars(s, s.union, COLOUR_OF[option.partition(":")[2]]), rng)


def attack(question: Ask, see: Sight, rng: Rng) -> Answer:
    """As many tiles as make the win likely, none where they would be lost."""
    fight = see.board.conflict
    assert fight is not None
    colour = RED if fight.kind == "revolt" else fight.colour
    theirs = hand_of(see, fight.defender.seat, colour)
    most = len(question.options) - 1
    return (f"commit:{commitment(fight.attacker.board, fight.defender.board, most, theirs, TILE)}",)


def defend(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Just as many tiles as win, ties being the defender's; none where they would not."""
    fight = see.board.conflict
    assert fight is not None
    missing = fight.attacker.board + (fight.attacker.committed or 0) - fight.defender.board
    return (f"commit:{missing if 0 < missing < len(question.options) else 0}",)


def monument(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The monument that brings most, or none."""
    trial, s = Trial(see, terms(see)), see.board
    return best(
        question.options,
        lambda option: trial.settled(imagined(s)) if option == "decline" else trial.build(s, option),
        rng,
    )


def special(question: Ask, see: Sight, rng: Rng) -> Answer:
    """A building where it doubles own points; none for others."""
    s = see.board
    colour = COLOUR_OF[str(question.about["colour"])]

    def value(option: str) -> float:
        if option == "decline":
            return 0.0
        kingdom = s.grid.kingdom_at(CELL_OF[option.partition(":")[2]])
        seat = leader_in(s, colour, kingdom) if kingdom else -1
        seat = leader_in(s, BLACK, kingdom) if seat < 0 and kingdom else seat
        return 1.0 if seat == see.seat else -1.0

    return best(question.options, value, rng)


def treasure(question: Ask, see: Sight, rng: Rng) -> Answer:
    """One whose temple holds fewest own leaders: with its treasure a temple stays."""
    own = [cell for cell in see.board.leaders[see.seat * 4 : see.seat * 4 + 4] if cell >= 0]

    def value(option: str) -> float:
        return -sum(NEAR[cell] >> CELL_OF[option.partition(":")[2]] & 1 for cell in own)

    return best(question.options, value, rng)


RULES: Final[dict[str, Callable[[Ask, Sight, Rng], Answer]]] = {
    "action": action,
    "swap": swap,
    "war": war,
    "commit:attack": attack,
    "commit:defend": defend,
    "monument": monument,
    "special": special,
    "treasure": treasure,
}
"""What answers each kind of question; dynasties are chosen at random."""
