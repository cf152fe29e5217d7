"""What the cards of a military hand are worth: for whom events would turn out well, which attacks can succeed."""

from __future__ import annotations

from typing import Final

from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.through_the_ages.cards import AGE, BOX, CARDS, IDS, KIND, plain
from engine.through_the_ages.computer.outlook import Outlook, outlook, symbols
from engine.through_the_ages.computer.sight import Sight, everybody
from engine.through_the_ages.computer.trials import first, run
from engine.through_the_ages.computer.worth import worth
from engine.through_the_ages.events import EVENTS
from engine.through_the_ages.impacts import IMPACTS
from engine.through_the_ages.prices import attack
from engine.through_the_ages.state import State
from engine.through_the_ages.values import military_total, strength

LATER: Final = 0.6
"""What part of what an event would do now it may be expected to do when it comes."""


def worths(see: Sight, s: State) -> dict[int, float]:
    """What each civilization that has not resigned is worth on this board, by seat. The board is used up."""
    return {seat: worth(outlook(see, s, seat), s) for seat in s.playing()}


def lead(values: dict[int, float], seat: int) -> float:
    """How much better off a seat is than the others are on average, the best of them counting double."""
    others = [value for other, value in values.items() if other != seat]
    return values[seat] - (float_sum(others) + max(others)) / (len(others) + 1)


def swing(see: Sight, card: int) -> float:
    """How much better off the seat would be beside the others if an event came now."""
    s, seat = see.board, see.seat
    if IDS[card] in IMPACTS:
        counted = IMPACTS[IDS[card]]
        return lead({other: float(counted(s, other, card)) for other in s.playing()}, seat)
    before = lead(worths(see, everybody(s)), seat)
    then = everybody(s)
    run(EVENTS[plain(card)](then, seat, card), _plainly)
    return lead(worths(see, then), seat) - before


def _plainly(question: Ask) -> tuple[str, ...]:
    if question.key in ("progress", "agreement"):
        return ("no",)
    return first(question)


def colony_worth(o: Outlook, card: int) -> float:
    """What a territory is worth to the seat that colonizes it: what it keeps giving, and what it gives at once."""
    gains = CARDS[card].at_once
    value = symbols(o, card, o.turns)
    value += gains.get("resources", 0) * o.resource * 0.85 + gains.get("food", 0) * o.food
    value += gains.get("science", 0) * o.science + gains.get("culture", 0)
    value += gains.get("cards", 0) * 0.8 + gains.get("population", 0) * (3.0 * o.food + 1.0) * (o.turns > 0)
    return value + 1.0


def card_worth(see: Sight, o: Outlook, card: int) -> float:
    """What a military card of the hand is worth to keep."""
    s, kind = see.board, KIND[card]
    late = 0.0 if not o.turns else 1.0
    if kind == "event":
        if s.last_round:
            return late * (AGE[card] + swing(see, card))
        return AGE[card] + LATER * swing(see, card)
    if kind == "territory":
        return AGE[card] + 1.0
    if kind == "bonus":
        behind = any(rival > strength(s, see.seat) - 3 for rival in o.rivals)
        return CARDS[card].defense * (0.7 if behind else 0.45) + CARDS[card].colonization * 0.3
    if kind == "tactic":
        return tactic_gain(s, o, card)
    if kind in ("aggression", "war"):
        mine = strength(s, see.seat)
        weak = [other for other in s.others(see.seat) if strength(s, other) + 1 < mine]
        possible = attack(s, card, weak[0]) <= military_total(s, see.seat) if weak else False
        return (3.0 if possible else 0.8) * late * (1 + 0.3 * AGE[card])
    if kind == "pact":
        return 1.5 * late if s.seats > 2 else 0.0
    return 0.5


def tactic_gain(s: State, o: Outlook, card: int) -> float:
    """What a tactic would add to the strength of the present units, and a little for what they may become."""
    p = s.players[o.seat]
    before = strength(s, o.seat)
    old, p.tactic = p.tactic, card
    gain = strength(s, o.seat) - before
    p.tactic = old
    hope = 0.3 if o.turns > 3 and (old < 0 or AGE[card] > AGE[old]) else 0.0
    return max(0.0, gain * o.point) + hope * CARDS[card].value


def bonus_chance(age: int) -> float:
    """How likely an unknown military card of an age is a bonus card."""
    cards = [n for n in range(len(BOX)) if AGE[n] == age and KIND[n] in MILITARY]
    total = sum(CARDS[n].copies[2] for n in cards)
    return sum(CARDS[n].copies[2] for n in cards if KIND[n] == "bonus") / total if total else 0.0


MILITARY: Final = ("event", "territory", "aggression", "war", "pact", "tactic", "bonus")
HOARDED: Final = 1.8
"""How much likelier a card of a hand is a bonus card than one of the deck: others are played and thrown away first."""

CHANCES: Final = tuple(min(1.0, HOARDED * bonus_chance(age)) for age in range(4))
DEFENCE: Final = (1, 2, 4, 6)
"""What a bonus card of an age adds to a defence."""


def success(see: Sight, rival: int, margin: int) -> float:
    """How likely an aggression succeeds that is so much stronger: against the unknown cards of the rival."""
    p = see.board.players[rival]
    hand = sorted((AGE[card] for card in p.military_hand), reverse=True)[: p.military_total]
    chances = {0: 1.0}
    for age in hand:
        then: dict[int, float] = {}
        for added, chance in chances.items():
            for more, part in ((DEFENCE[age], CHANCES[age]), (1, 1 - CHANCES[age])):
                then[added + more] = then.get(added + more, 0.0) + chance * part
        chances = then
    return float_sum((chance for added, chance in chances.items() if added < margin), 0.0)
