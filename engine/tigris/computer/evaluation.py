"""How a position looks to a computer player: its points, and what leaders on the board may still bring.

The unit is a point in the category that decides the game: where one lags behind, a point there counts fully, where
all four are level each counts a quarter.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

import msgspec

from engine.computers.sums import float_sum
from engine.tigris.boards import ALL, NEAR, spread
from engine.tigris.computer.sight import Sight
from engine.tigris.pieces import BLACK, COLOURS, GREEN, MONUMENT_COLOURS, RED
from engine.tigris.scoring import assigned
from engine.tigris.state import State

MONUMENTS: Final = tuple(tuple(COLOURS.index(name) for name in pair) for pair in MONUMENT_COLOURS)
TURN: Final = 2.6
"""Tiles that a player draws in a turn, about."""

SHARP: Final = 1.0
BROAD: Final = 1.5
"""How many points a category may be ahead of the weakest and still count: at the end, and how many more early."""

OTHERS: Final = (0.2, 0.125, 0.09)
"""What a point of an opponent costs, with two, three and four players."""

LONG: Final = 3.5
"""No player looks farther ahead than this number of turns."""

TILES: Final = 0.25
"""Points a turn that a leader brings by tiles to come."""

KING: Final = 0.15
"""Points a turn that a king brings for each colour without leader."""

JOKER: Final = 0.15
"""What a treasure is worth because its colour is chosen last."""

REVOLT: Final = (0.3, 0.22, 0.12, 0.06, 0.03)
"""How likely a leader is driven away before long, by the temples next to it."""

WAR: Final = 0.35
"""How likely two kingdoms that could be united will be."""

HAND: Final = (0.0, 0.3, 0.52, 0.66, 0.74, 0.79, 0.82)
"""By a number of tiles of a colour, their worth in points where its leader stands."""

SWAY: Final = 3.0
"""An edge in followers that settles a war, about."""

LOOSE: Final = 0.06
"""What a treasure near a trader's kingdom is worth."""


class Terms(msgspec.Struct, frozen=True):
    """What stays the same while a player thinks about one question.

    weights: what a point of each colour is worth. tau: how much colours that are ahead still count. turns: how many
    are left, about. others: what a point of an opponent costs. expected: tiles of each colour in a hand of theirs.
    """

    seat: int
    weights: tuple[float, ...]
    tau: float
    turns: float
    others: float
    expected: tuple[float, ...]


def terms(see: Sight) -> Terms:
    """The terms of a position."""
    s, seats = see.board, see.board.seats
    turns = turns_left(s, see.bag)
    tau = SHARP + min(BROAD, turns / 6)
    colours = assigned(s.points[see.seat])
    parts = [exp((min(colours) - points) / tau) for points in colours]
    unseen = max(1, sum(see.unseen))
    return Terms(
        see.seat,
        tuple(part / float_sum(parts) for part in parts),
        tau,
        min(LONG, turns),
        OTHERS[seats - 2],
        tuple(6 * count / unseen for count in see.unseen),
    )


def turns_left(s: State, bag: int) -> float:
    """How many turns each player still has, about: until the tiles or the treasures are at an end."""
    treasures = max(0, s.grid.treasures.bit_count() - 2)
    return max(0.5, min(bag / (s.seats * TURN), 1.0 + 1.5 * treasures))


def points_worth(points: list[int], tau: float) -> float:
    """What own points are worth: close to the weakest category's."""
    low = min(colours := assigned(points))
    return (
        low
        - tau * log(float_sum([exp((low - each) / tau) for each in colours]))
        + JOKER * points[4]
        + 0.02 * float_sum(points)
    )


class Kingdom(msgspec.Struct, frozen=True):
    """What a kingdom means to a seat.

    leaders: seat and square by colour. own: whether one of them is the seat's. worth: what each leader is worth to its
    owner, by colour. value: what all of them are worth to the seat.
    """

    leaders: dict[int, tuple[int, int]]
    own: bool
    worth: dict[int, float]
    value: float


class Evaluation:
    """Judges boards that come from one ``base`` by an action; what they have in common is looked at once."""

    __slots__ = ("_by_key", "_points", "base", "now")

    def __init__(self, base: State, now: Terms) -> None:
        self.base = base
        self.now = now
        self._points = [sum(points) for points in base.points]
        self._by_key: dict[tuple[object, ...], Kingdom] = {}

    def of(self, s: State) -> float:
        """How good the board is for the seat."""
        now, points = self.now, s.points
        value = points_worth(points[now.seat], now.tau)
        for seat in range(s.seats):
            if seat != now.seat:
                value -= now.others * (sum(points[seat]) - self._points[seat])
        return value + self.standing(s) + hand_worth(s, now)

    def standing(self, s: State) -> float:
        """What the leaders on the board may still bring: own ones less those of others."""
        grid, own, was = s.grid, self.now.seat * 4, self.base.leaders
        temples, by_key = grid.tiles[RED], self._by_key
        rest = (s.hands[self.now.seat][RED], *s.monuments)
        moved, at = next(
            ((colour, s.leaders[own + colour]) for colour in range(4) if s.leaders[own + colour] != was[own + colour]),
            (-1, -1),
        )
        value, kingdoms = 0.0, []
        for kingdom, halo in zip(grid.kingdoms, grid.halos, strict=True):
            mover = moved if at >= 0 and kingdom >> at & 1 else -1
            key = (kingdom, temples & kingdom, grid.leaders & kingdom, mover, rest)
            outlook = by_key.get(key)
            if outlook is None:
                outlook = by_key[key] = look_at(s, self.now, kingdom)
            kingdoms.append(outlook)
            value += outlook.value
            if GREEN in outlook.leaders:
                near = spread(halo) & grid.treasures & ~kingdom
                if near:
                    mine = outlook.leaders[GREEN][0] == self.now.seat
                    value += (LOOSE if mine else LOOSE * -0.4) * min(2, near.bit_count())
        return value + frontier(s, self.now, kingdoms)


def look_at(s: State, now: Terms, kingdom: int) -> Kingdom:
    """What a kingdom means to the seat, its borders aside."""
    leaders = {
        place & 3: (place >> 2, cell) for place, cell in enumerate(s.leaders) if cell >= 0 and kingdom >> cell & 1
    }
    income = [0] * 4
    for monument, top in enumerate(s.monuments):
        if top >= 0 and kingdom >> top & 1:
            for colour in MONUMENTS[monument]:
                income[colour] += 1
    worth, value = {}, 0.0
    for colour, (seat, cell) in leaders.items():
        mine = seat == now.seat
        brings = (now.weights[colour] if mine else now.others) * (income[colour] + TILES)
        if colour == BLACK:
            brings += KING * float_sum(
                now.weights[absent] if mine else now.others for absent in range(4) if absent not in leaders
            )
        risk = REVOLT[(NEAR[cell] & s.grid.tiles[RED]).bit_count()] * (1.0 + 0.4 * income[colour])
        if mine:
            risk *= 0.85 ** s.hands[seat][RED]
        worth[colour] = brings * now.turns * (1.0 - min(0.7, risk))
        value += worth[colour] if mine else -worth[colour]
    return Kingdom(leaders, any(seat == now.seat for seat, _ in leaders.values()), worth, value)


def frontier(s: State, now: Terms, clusters: Sequence[Kingdom]) -> float:
    """What wars that one tile could begin may bring and cost."""
    grid, me, value = s.grid, now.seat, 0.0
    halos, kingdoms, tiles = grid.halos, grid.kingdoms, grid.tiles
    empty = ALL & ~(grid.linked | grid.catastrophes)
    for one, first in enumerate(clusters):
        for other, second in enumerate(clusters[:one]):
            if not (first.own or second.own) or not halos[one] & halos[other] & empty:
                continue
            for colour, (seat, _) in first.leaders.items():
                rival = second.leaders.get(colour)
                if rival is None or me not in (seat, rival[0]):
                    continue
                mine, theirs = (one, other) if seat == me else (other, one)
                own = (kingdoms[mine] & tiles[colour]).bit_count()
                foe = (kingdoms[theirs] & tiles[colour]).bit_count()
                ahead = own + s.hands[me][colour] - foe - now.expected[colour]
                edge = max(-1.0, min(1.0, ahead / SWAY))
                if edge > 0:
                    value += WAR * edge * ((foe + 1) * now.weights[colour] + clusters[theirs].worth[colour])
                else:
                    value += WAR * edge * ((own + 1) * now.others + clusters[mine].worth[colour])
    return value


def hand_worth(s: State, now: Terms) -> float:
    """What own tiles are worth: most where a leader of their colour stands."""
    me, value = now.seat, 0.0
    leaders = s.leaders[me * 4 : me * 4 + 4]
    for colour, count in enumerate(s.hands[me]):
        if count:
            share = 1.0 if leaders[colour] >= 0 else 0.5 if leaders[BLACK] >= 0 else 0.3
            value += share * now.weights[colour] * HAND[count]
    return value + 0.02 * s.hands[me][RED]
