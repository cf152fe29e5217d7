"""Each seat's expected share of the win, for a playout that is cut off: from the points that all have behind their
screens, and from what monuments bring.

The weights fit 400 games, half of them random players' and half of them sensible players', with two to four players.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.computers.sums import float_sum
from engine.tigris.computer.evaluation import LONG, MONUMENTS, points_worth, turns_left
from engine.tigris.state import State, leaders_in

AHEAD: Final = 1.4
"""How many points a category may be ahead of the weakest and still count."""

MONUMENT: Final = 0.14
"""What a point counts that a monument brings at the end of each turn to come."""

CHANCE: Final = (0.25, 0.3)
"""How much what is still to come may change, in points: at the very end, and for each turn that is left."""


def shares(s: State) -> list[float]:
    """By seat, its expected share of the win, 1 in all; of a game that goes on."""
    turns = turns_left(s, s.bag_left)
    to_come = MONUMENT * min(turns, LONG)
    worth = [
        points_worth(points, AHEAD) + to_come * income for points, income in zip(s.points, incomes(s), strict=True)
    ]
    best, scale = max(worth), CHANCE[0] + CHANCE[1] * turns
    chances = [exp((each - best) / scale) for each in worth]
    every = float_sum(chances)
    return [chance / every for chance in chances]


def incomes(s: State) -> list[int]:
    """By seat, the points that monuments give at the end of a turn of its, as leaders stand now."""
    points = [0] * s.seats
    for colours, top in zip(MONUMENTS, s.monuments, strict=True):
        if top >= 0:
            kingdom = s.grid.kingdom_at(top)
            for colour in colours:
                for seat in leaders_in(s, colour, kingdom):
                    points[seat] += 1
    return points
