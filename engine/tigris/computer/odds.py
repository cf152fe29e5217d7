"""What others may hold: how likely a side wins a conflict, as far as one seat can tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from engine.computers.sums import float_sum
from engine.tigris.computer.sight import Sight


@lru_cache(maxsize=4096)
def hand_odds(size: int, of_colour: int, unseen: int) -> tuple[float, ...]:
    """How likely a hand of ``size`` tiles holds 0, 1, ... of a colour, that of ``of_colour`` of the ``unseen``."""
    ways = comb(unseen, size)
    if not ways:
        return (1.0,)
    return tuple(comb(of_colour, count) * comb(unseen - of_colour, size - count) / ways for count in range(size + 1))


def hand_of(see: Sight, seat: int, colour: int) -> Sequence[float]:
    """How likely another seat holds 0, 1, ... tiles of a colour."""
    return hand_odds(see.hands[seat], see.unseen[colour], max(sum(see.unseen), see.hands[seat]))


def beats(attack: int, defence: int, theirs: Sequence[float]) -> float:
    """How likely the attacker's ``attack`` is more than ``defence`` and what the defender reveals: all there is."""
    return float_sum(theirs[: max(0, attack - defence)])


def win(own: Sequence[float], attack: int, theirs: Sequence[float], defence: int) -> float:
    """How likely the attacker wins where both reveal all they have; ties are the defender's."""
    return float_sum(chance * beats(attack + tiles, defence, theirs) for tiles, chance in enumerate(own) if chance)


def commitment(attack: int, defence: int, most: int, theirs: Sequence[float], price: float) -> int:
    """How many tiles an attacker reveals at best, where each costs ``price`` wins."""
    return max(range(most + 1), key=lambda count: (beats(attack + count, defence, theirs) - price * count, -count))
