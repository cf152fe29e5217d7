"""Which actions a computer player tries: those that may be of use, and one of several that come to the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.tigris.boards import ALL, BLOCKS_WITH, CELL_OF, NEAR
from engine.tigris.pieces import BLUE, COLOUR_OF, RED
from engine.tigris.state import State


def rows(s: State, colour: int, cell: int) -> int:
    """How many tiles of one colour a square of four would hold with one on this square, its others being free for it.

    Of several squares of four the fullest; 0 where none is possible.
    """
    tiles, bit = s.grid.tiles[colour], 1 << cell
    ground = (s.printed.river if colour == BLUE else s.printed.land) & ~s.grid.occupied | tiles
    return max(((four & (tiles | bit)).bit_count() for _, four in BLOCKS_WITH[cell] if not four & ~ground), default=0)


def promising(s: State, seat: int, options: Iterable[str]) -> Iterator[str]:
    """Actions worth a trial: tiles beside kingdoms, catastrophes on temples beside leaders of others, leaders; of
    squares that come to the same, one. Who has tiles to swap does not pass: the game must come to its end.
    """
    beside = 0
    for halo in s.grid.halos:
        beside |= halo
    foes = 0
    for place, cell in enumerate(s.leaders):
        if cell >= 0 and place // 4 != seat:
            foes |= NEAR[cell]
    covered = foes & s.grid.tiles[RED]
    alike = Alike(s)
    keys: set[tuple[object, ...]] = set()
    for option in options:
        verb, _, rest = option.partition(":")
        colour, _, name = rest.partition(":")
        key: tuple[object, ...] = (option,)
        if verb == "tile":
            cell = CELL_OF[name]
            if not beside >> cell & 1:
                continue
            key = alike.tile(COLOUR_OF[colour], cell)
        elif verb == "leader":
            key = (verb, colour, *alike.leader(CELL_OF[name]))
        elif (verb == "catastrophe" and not covered >> CELL_OF[rest] & 1) or (verb == "pass" and any(s.hands[seat])):
            continue
        if key not in keys:
            keys.add(key)
            yield option


class Alike:
    """Says of squares whether it comes to the same where something is put, as far as a trial would tell."""

    __slots__ = ("_free", "_loose", "s")

    def __init__(self, s: State) -> None:
        self.s = s
        self._free = ALL & ~s.grid.occupied
        self._loose = s.grid.linked & ~sum(s.grid.kingdoms)

    def tile(self, colour: int, cell: int) -> tuple[object, ...]:
        """Kingdoms beside the square and those that come within reach, loose tiles, leaders beside a temple, squares of
        four.
        """
        near, grid = NEAR[cell], self.s.grid
        beside = reach = 0
        for number, halo in enumerate(grid.halos):
            if halo >> cell & 1:
                beside |= 1 << number
            elif halo & near & self._free:
                reach |= 1 << number
        four = rows(self.s, colour, cell)
        leaders = near & grid.leaders if colour == RED else 0
        return colour, beside, reach, near & self._loose, leaders, four, cell if four == 4 else -1

    def leader(self, cell: int) -> tuple[int, ...]:
        """How many temples are beside the square, which kingdoms, which loose tiles; leaders need temples."""
        near, beside = NEAR[cell], 0
        for number, halo in enumerate(self.s.grid.halos):
            if halo >> cell & 1:
                beside |= 1 << number
        return (near & self.s.grid.tiles[RED]).bit_count(), beside, near & self._loose
