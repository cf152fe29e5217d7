"""Actions tried on a board of their own: what each comes to, conflicts by their odds."""

from __future__ import annotations

from typing import Final

from engine.tigris.boards import CELL_OF
from engine.tigris.computer.candidates import rows
from engine.tigris.computer.evaluation import Evaluation, Terms, hand_worth
from engine.tigris.computer.odds import hand_of, win
from engine.tigris.computer.sight import Sight, imagined
from engine.tigris.conflicts import adjacent_temples, original_kingdom, pending_wars, remove_loser
from engine.tigris.monuments import could_build, monument_id, raise_monument
from engine.tigris.pieces import COLOUR_OF, GREEN, HAND_SIZE, RED
from engine.tigris.state import State, clockwise, leader_in, score, withdraw
from engine.tigris.treasures import TREASURE, surplus
from engine.tigris.turn import place_catastrophe, place_leader, place_tile, withdraw_leader

MONUMENT_OF: Final = {monument_id(number): number for number in range(6)}
FIGHT: Final = 0.06
"""What the tiles that a conflict takes are worth."""

CATASTROPHE: Final = 0.25
"""What a catastrophe tile is worth as long as it is kept."""

SURE: Final = 0.03
"""Outcomes less likely than this are not looked at."""

ROW: Final = (0.0, 0.0, 0.015, 0.06, 0.06)
"""By a number of tiles in a square of four, their worth."""


class Trial:
    """A position in which one seat tries actions; the values it gives compare with each other alone."""

    __slots__ = ("base", "evaluation", "me", "now", "see")

    def __init__(self, see: Sight, now: Terms) -> None:
        self.see = see
        self.base = see.board
        self.me = see.seat
        self.now = now
        self.evaluation = Evaluation(see.board, now)

    def stay(self) -> float:
        """What passing comes to."""
        return self.evaluation.of(self.base)

    def action(self, option: str) -> float:
        """What an action comes to; of a swap, see ``swap``."""
        verb, _, rest = option.partition(":")
        colour, _, name = rest.partition(":")
        if verb == "tile":
            return self.tile(COLOUR_OF[colour], CELL_OF[name])
        if verb == "leader":
            return self.leader(COLOUR_OF[colour], CELL_OF[name])
        if verb == "withdraw":
            return self.withdraw(COLOUR_OF[colour])
        if verb == "catastrophe":
            return self.catastrophe(CELL_OF[rest])
        return self.swap() if verb == "swap" else self.stay()

    def tile(self, colour: int, cell: int) -> float:
        """A tile laid, with the wars, the monument and the treasures that it brings."""
        s = imagined(self.base)
        place_tile(s, colour, cell)
        return self.wars(s, cell) + ROW[rows(self.base, colour, cell)]

    def wars(self, s: State, cell: int, first: int = -1) -> float:
        """All wars of a union, each way it may go by its odds; then what a tile on this square brings."""
        pending = pending_wars(s, cell) if s.union >= 0 else ()
        if not pending:
            return self.settled(s, cell)
        colour = pending[0] if first < 0 else first
        kingdom = s.grid.kingdom_at(cell)
        attacker, defender = (
            seat for seat in clockwise(s) if (place := s.leaders[seat * 4 + colour]) >= 0 and kingdom >> place & 1
        )
        regions = {seat: original_kingdom(s, cell, seat, colour) for seat in (attacker, defender)}
        board = {seat: (s.grid.tiles[colour] & region).bit_count() for seat, region in regions.items()}
        chance = self.odds(s, attacker, defender, colour, board[attacker], board[defender])
        value = -FIGHT if self.me in (attacker, defender) else 0.0
        for winner, loser, likely in ((attacker, defender, chance), (defender, attacker, 1 - chance)):
            if likely > SURE:
                then = imagined(s)
                remove_loser(then, colour, winner, loser, regions[loser])
                value += likely * self.wars(then, cell)
        return value

    def leader(self, colour: int, cell: int) -> float:
        """A leader placed or moved, with the revolt and the treasures that it brings."""
        s, me = imagined(self.base), self.me
        place_leader(s, colour, cell)
        kingdom = s.grid.kingdom_at(cell)
        rival = next(
            (
                seat
                for seat in range(s.seats)
                if seat != me and (place := s.leaders[seat * 4 + colour]) >= 0 and kingdom >> place & 1
            ),
            -1,
        )
        if rival < 0:
            return self.settled(s)
        board = adjacent_temples(s, me, colour), adjacent_temples(s, rival, colour)
        chance = self.odds(s, me, rival, RED, *board)
        value = -FIGHT
        for winner, loser, likely in ((me, rival, chance), (rival, me, 1 - chance)):
            if likely > SURE:
                then = imagined(s)
                withdraw(then, loser, colour)
                score(then, winner, RED, 1, "revolt")
                value += likely * self.settled(then)
        return value

    def withdraw(self, colour: int) -> float:
        """A leader taken back."""
        s = imagined(self.base)
        withdraw_leader(s, colour)
        return self.settled(s)

    def catastrophe(self, cell: int) -> float:
        """A catastrophe laid; it is not there for later."""
        s = imagined(self.base)
        place_catastrophe(s, cell)
        return self.settled(s) - CATASTROPHE

    def swap(self) -> float:
        """The tiles that are worth least changed for what the bag may bring."""
        s = imagined(self.base)
        hand = s.hands[self.me]
        before = hand_worth(s, self.now)
        for colour, count in self.unwanted().items():
            hand[colour] -= count
        missing = HAND_SIZE - sum(hand)
        for colour in range(4):
            hand[colour] = min(HAND_SIZE, hand[colour] + round(missing * self.now.expected[colour] / HAND_SIZE))
        return self.stay() + hand_worth(s, self.now) - before

    def unwanted(self) -> dict[int, int]:
        """The tiles that a swap gives away: the third and more of a colour, all of one whose leader is not there."""
        hand, leaders = self.base.hands[self.me], self.base.leaders[self.me * 4 : self.me * 4 + 4]
        surplus = {}
        for colour, count in enumerate(hand):
            keep = 2 if leaders[colour] >= 0 or colour == RED else 0
            if count > keep:
                surplus[colour] = count - keep
        return surplus

    def settled(self, s: State, cell: int = -1) -> float:
        """The best that a monument on this tile brings, or none; treasures are taken."""
        best = self.treasures_worth(s)
        for option in could_build(s, cell) if cell >= 0 else ():
            best = max(best, self.build(s, option))
        return best

    def build(self, s: State, option: str) -> float:
        """What one monument comes to."""
        _, name, colours = option.split(":")
        built = imagined(s)
        raise_monument(built, CELL_OF[name], MONUMENT_OF[colours])
        return self.treasures_worth(built)

    def treasures_worth(self, s: State) -> float:
        """What a board comes to, its treasures taken."""
        while kingdom := surplus(s):
            here = kingdom & s.grid.treasures
            choices = here & s.printed.first or here
            s.grid.treasures &= ~(choices & -choices)
            s.points[leader_in(s, GREEN, kingdom)][TREASURE] += 1
        return self.evaluation.of(s)

    def odds(self, s: State, attacker: int, defender: int, colour: int, attack: int, defence: int) -> float:
        """How likely the attacker wins, with so many followers of both on the board, as far as the seat can tell."""
        own, theirs = (
            [0.0] * s.hands[seat][colour] + [1.0] if seat == self.me else hand_of(self.see, seat, colour)
            for seat in (attacker, defender)
        )
        return win(own, attack, theirs, defence)
