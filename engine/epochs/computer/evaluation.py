"""What a position is worth to each seat: what it has, and what its map brings it, against those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from engine.computers.sums import float_sum
from engine.epochs.computer.aims import aim_worth
from engine.epochs.computer.turns import turns_to_come
from engine.epochs.growth import growth_parts
from engine.epochs.sides import civilizations_of
from engine.epochs.state import State

INCOME: Final = 1.3
"""What a point at each victory count is worth, in points at the end: what brings points can be lost."""

GROWTH: Final = 0.4
"""What a disk more in each growth is worth, in points at the end."""

CHANCE: Final = 1.0
"""How far two equal seats come apart at the end, in points."""

CHANCE_TO_COME: Final = 3.0
"""How far they still come apart besides, for the root of the turns to come."""


def evaluate(s: State) -> list[float]:
    """By player, the expected share of the win, 1 in all; the numbers are fitted to games of sensible players.

    Two civilizations of a player count as the game says; those without a player win nothing.
    """
    spread = CHANCE + CHANCE_TO_COME * sqrt(turns_to_come(s.rules.epochs, s.epoch, s.turn))
    worth = [standing(s, seat) for seat in range(s.seats)]
    if s.cast is not None:
        worth = [_of_player(s, player, worth) for player in range(s.player_count)]
    best = max(worth)
    chances = [exp((points - best) / spread) for points in worth]
    total = float_sum(chances)
    return [chance / total for chance in chances]


def _of_player(s: State, player: int, worth: Sequence[float]) -> float:
    own = [worth[seat] for seat in civilizations_of(s, player)]
    return float_sum(own) if s.facts.own.adds_up else max(own)


def standing(s: State, seat: int) -> float:
    """Points of a seat, and in points what its talents, its growth, all that counts in a victory count and the
    aim of a scenario bring.
    """
    facts = s.facts
    income = sum([item.count(s, seat) for item in facts.own.points])
    growth = sum(growth_parts(s, seat).values())
    talents = (s.treasury[seat] + s.loot[seat]) / facts.numbers.talents_a_point
    return s.points[seat] + talents + INCOME * income + GROWTH * growth + aim_worth(s, seat)
