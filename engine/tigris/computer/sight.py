"""What a computer player sees of a position: the board, its own tiles, how many the others hold. Nothing else."""

from __future__ import annotations

import msgspec

from engine.core.events import Silence
from engine.core.rng import seeded
from engine.tigris.pieces import COLOURS, TILE_COUNTS
from engine.tigris.state import State, copied


class Sight(msgspec.Struct, frozen=True):
    """The position as one seat sees it.

    board: a state without secrets: no bag, no tiles and no hidden points of others, no log; the player may change it.
    hands: how many tiles each seat holds. bag: how many are left. unseen: how many tiles of each colour are neither on
    the board nor in the seat's own hand, by colour; those that have left the game are among them.
    """

    seat: int
    board: State
    hands: tuple[int, ...]
    bag: int
    unseen: tuple[int, ...]


def sight(s: State, seat: int) -> Sight:
    """What this seat sees (rulebook, "Preparación de la partida": tiles and points are behind screens)."""
    own, grid = s.hands[seat], s.grid
    board = imagined(
        msgspec.structs.replace(
            s,
            agenda=[],
            rng=seeded(0),
            log=Silence(),
            bag=b"",
            drawn=0,
            swapped=b"",
            hands=[own if other == seat else [0, 0, 0, 0] for other in range(s.seats)],
            points=[
                points if other == seat or s.rules.open_points else [0, 0, 0, 0, 0]
                for other, points in enumerate(s.points)
            ],
        )
    )
    # The order of kingdoms tells how they came about, and sums depend on it.
    kingdoms = sorted(zip(grid.kingdoms, grid.halos, strict=True))
    board.grid.kingdoms = [kingdom for kingdom, _ in kingdoms]
    board.grid.halos = [halo for _, halo in kingdoms]
    counts = [grid.tiles[colour].bit_count() + own[colour] for colour in range(4)]
    return Sight(
        seat,
        board,
        tuple(sum(hand) for hand in s.hands),
        s.bag_left,
        tuple(max(0, TILE_COUNTS[name] - counts[colour]) for colour, name in enumerate(COLOURS)),
    )


def imagined(s: State) -> State:
    """A copy of such a board on which something can be tried."""
    return msgspec.structs.replace(copied(s), agenda=[None], rng=s.rng, log=s.log)
