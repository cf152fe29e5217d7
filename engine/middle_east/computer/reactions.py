"""What the sensible player negates: what is aimed at itself, what helps who is ahead, what negates its own plays."""

from __future__ import annotations

from typing import Final

from engine.computers.by_question import Answer
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.epochs.computer.answers import number_of
from engine.epochs.computer.card_sense import hand_value, harms
from engine.epochs.computer.grounds import CITY
from engine.epochs.computer.sight import own_sides, rivals
from engine.epochs.computer.victims import strikes_own, targets_of
from engine.epochs.computer.worth import lead, threat
from engine.middle_east.computer.card_worth import SENSE
from engine.middle_east.computer.sight import MiddleEastSight

REWARDING: Final = frozenset({"corrupter", "high_priest", "prophetess"})
"""Negate cards that bring something themselves."""


def react(question: Ask, see: MiddleEastSight, rng: Rng) -> Answer:
    """What can be used again next turn goes first, then the card that is missed least; nothing against what another
    civilization of the player plays.
    """
    uses = [option for option in question.options if option.startswith("use:")]
    cards = [option for option in question.options if option.startswith("negate:")]
    by, kind, key = (question.about[name] for name in ("seat", "kind", "card"))
    if by in see.siblings:
        return ("let",)
    if _hurts(see, int(by), str(kind), str(key), targets_of(question)):
        if uses:
            return (uses[0],)
        return (
            (min(cards, key=lambda option: (hand_value(SENSE, see, number_of(option)), option)),) if cards else ("let",)
        )
    if kind == "card" and _is_ahead(see, int(by)):
        rewarding = [option for option in cards if see.facts.cards[number_of(option)].key in REWARDING]
        return (rewarding[0],) if rewarding else ("let",)
    return ("let",)


def _is_ahead(see: MiddleEastSight, seat: int) -> bool:
    return seat == max(rivals(see), key=lambda other: threat(see, other))


def _hurts(see: MiddleEastSight, by: int, kind: str, key: str, targets: list[str]) -> bool:
    """Whether a play hurts this player, or helps the one ahead at what a negate card is best for."""
    own = own_sides(see)
    if kind == "answer":
        return see.acting in own
    if see.fight >= 0:
        return max(see.disks[side][see.fight] for side in own) >= CITY - 1
    if kind != "card":
        return _is_ahead(see, by) and threat(see, by) > max(lead(see, side) for side in own)
    if key in SENSE.to_all:
        return max(see.points[side] for side in own) > see.points[by]
    if any(strikes_own(SENSE, see, target) for target in targets):
        return harms(SENSE, key) or key in SENSE.toll
    return not targets and key in SENSE.harm
