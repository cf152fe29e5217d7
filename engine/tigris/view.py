"""What a seat may see of a game of Tigris & Euphrates: plain data, no secrets of others.

Cells are named column A-P, row 1-11: "A1" is the top left square. Seats are counted from 0.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.tigris.pieces import Board, Colour, Dynasty, Score


class TileView(msgspec.Struct, frozen=True):
    """A tile on the board; ``colour`` is None where it is face down under a monument."""

    cell: str
    colour: Colour | None

    @property
    def flipped(self) -> bool:
        """Whether it is face down."""
        return self.colour is None


class LeaderView(msgspec.Struct, frozen=True):
    """A leader on the board, with its adjacent face-up temples and its followers in its kingdom."""

    cell: str
    seat: int
    colour: Colour
    temples: int = 0
    followers: int = 0


class TreasureView(msgspec.Struct, frozen=True):
    """A treasure on the board; ``first`` ones (corner, outside) have to be taken before others."""

    cell: str
    first: bool = False


class MonumentView(msgspec.Struct, frozen=True):
    """A monument; ``cell`` is the top left square of its four."""

    cell: str
    colours: tuple[Colour, Colour]


class BuildingView(msgspec.Struct, frozen=True):
    """A special building standing on a tile."""

    cell: str
    colour: Colour


class KingdomView(msgspec.Struct, frozen=True):
    """A region with at least one leader: its squares in reading order."""

    cells: tuple[str, ...]
    leaders: tuple[LeaderView, ...]
    treasures: int = 0


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat; ``score`` only where it may be seen."""

    seat: int
    dynasty: Dynasty
    hand_size: int
    catastrophes: int
    leaders_off_board: tuple[Colour, ...]
    score: Score | None = None


class SideView(msgspec.Struct, frozen=True):
    """One side of a conflict; ``committed`` is None until that side has revealed its tiles."""

    seat: int
    cell: str
    board: int
    committed: int | None = None

    @property
    def strength(self) -> int:
        """What the side has on the board and has revealed."""
        return self.board + (self.committed or 0)


class ConflictView(msgspec.Struct, frozen=True):
    """A conflict: the leaders' colour, and who fights from where; "" for a leader that has left the board."""

    kind: Literal["revolt", "war"]
    colour: Colour
    attacker: SideView
    defender: SideView


class LastAction(msgspec.Struct, frozen=True):
    """What happened last: squares to mark. ``origin`` is where a moved leader came from."""

    seat: int
    kind: Literal["tile", "leader", "move", "withdraw", "catastrophe", "swap", "monument", "building", "treasure"]
    cells: tuple[str, ...] = ()
    colour: Colour | None = None
    origin: str | None = None


class FinalSeat(msgspec.Struct, frozen=True):
    """One seat's final score: points before and after its treasures were assigned."""

    seat: int
    place: int
    earned: Score
    final: Score
    ascending: tuple[int, int, int, int]


class TigrisView(msgspec.Struct, frozen=True):
    """A game of Tigris & Euphrates as ``viewer`` (None: the public) sees it.

    changed: squares that a reader has not seen as they are now; empty unless whoever shows the view fills it in.
    settled: the conflict that was decided last, until the next action.
    """

    board: Board
    viewer: int | None
    turn: int
    active: int
    actions_left: int
    bag: int
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]
    leaders: tuple[LeaderView, ...]
    treasures: tuple[TreasureView, ...]
    catastrophes: tuple[str, ...]
    monuments: tuple[MonumentView, ...]
    monuments_left: tuple[tuple[Colour, Colour], ...]
    buildings: tuple[BuildingView, ...]
    buildings_left: tuple[Colour, ...]
    kingdoms: tuple[KingdomView, ...]
    hand: tuple[Colour, ...] | None = None
    union: str | None = None
    conflict: ConflictView | None = None
    last: LastAction | None = None
    changed: tuple[str, ...] = ()
    final: tuple[FinalSeat, ...] | None = None
    settled: ConflictView | None = None
