"""What is on the board, as bitboards, with the kingdoms kept up to date (rulebook, "Reino")."""

from __future__ import annotations

from engine.tigris.boards import CROSS, NEAR, flood, holds_without, spread

_BYTES = 22


class Grid:
    """Tiles (face up, by colour), flipped tiles, leaders, catastrophes and treasures, each a 176-bit integer.

    ``linked`` are the squares with a tile (either side up) or a leader: what joins regions. ``kingdoms`` are the
    regions with a leader, and ``halos`` each kingdom with all squares next to it, at the same places. Their order means
    nothing.
    """

    __slots__ = ("catastrophes", "flipped", "halos", "kingdoms", "leaders", "linked", "tiles", "treasures")

    def __init__(
        self, tiles: list[int], flipped: int = 0, leaders: int = 0, catastrophes: int = 0, treasures: int = 0
    ) -> None:
        self.tiles = tiles
        self.flipped = flipped
        self.leaders = leaders
        self.catastrophes = catastrophes
        self.treasures = treasures
        self.linked = self.face_up | flipped | leaders
        self.kingdoms: list[int] = kingdoms_of(self.linked, leaders)
        self.halos: list[int] = [spread(kingdom) for kingdom in self.kingdoms]

    def copy(self) -> Grid:
        """Another grid with the same things on it, without looking for its kingdoms again."""
        twin = Grid.__new__(Grid)
        twin.tiles = self.tiles[:]
        twin.flipped = self.flipped
        twin.leaders = self.leaders
        twin.catastrophes = self.catastrophes
        twin.treasures = self.treasures
        twin.linked = self.linked
        twin.kingdoms = self.kingdoms[:]
        twin.halos = self.halos[:]
        return twin

    @property
    def face_up(self) -> int:
        """Squares with a tile that is face up."""
        red, black, blue, green = self.tiles
        return red | black | blue | green

    @property
    def occupied(self) -> int:
        """Squares on which nothing can be placed."""
        return self.linked | self.catastrophes

    def kingdom_at(self, cell: int) -> int:
        """The kingdom that contains the square; 0 where there is none."""
        for kingdom in self.kingdoms:
            if kingdom >> cell & 1:
                return kingdom
        return 0

    def add_tile(self, colour: int, cell: int) -> int:
        """Lay a tile face up on an empty square; returns how many kingdoms it joins."""
        self.tiles[colour] |= 1 << cell
        return self._join(cell)

    def add_leader(self, cell: int) -> None:
        """Put a leader on an empty square."""
        self.leaders |= 1 << cell
        self._join(cell)

    def remove_leader(self, cell: int) -> None:
        """Take a leader off."""
        self.leaders &= ~(1 << cell)
        self._part(1 << cell)

    def remove_tiles(self, colour: int, mask: int) -> None:
        """Take face-up tiles of one colour off."""
        self.tiles[colour] &= ~mask
        self._part(mask)

    def flip(self, colour: int, mask: int) -> None:
        """Turn tiles face down; they go on joining their region."""
        self.tiles[colour] &= ~mask
        self.flipped |= mask

    def _join(self, cell: int) -> int:
        """Link a square: it may bring kingdoms and regions without leader together; returns how many kingdoms."""
        bit, kingdoms, halos = 1 << cell, self.kingdoms, self.halos
        beside = [place for place, halo in enumerate(halos) if halo & bit]
        if beside or self.leaders & bit:
            joined, halo = bit, CROSS[cell]
            for place in reversed(beside):
                joined |= kingdoms.pop(place)
                halo |= halos.pop(place)
            loose = NEAR[cell] & self.linked & ~joined
            if loose:
                loose = flood(loose, self.linked & ~joined)
                joined |= loose
                halo |= spread(loose)
            kingdoms.append(joined)
            halos.append(halo)
        self.linked |= bit
        return len(beside)

    def _part(self, mask: int) -> None:
        """Unlink squares: kingdoms may fall apart, or lose their last leader."""
        self.linked &= ~mask
        kingdoms, halos = self.kingdoms, self.halos
        for place in range(len(kingdoms) - 1, -1, -1):
            removed = kingdoms[place] & mask
            if removed:
                halos.pop(place)
                for part in kingdoms_without(kingdoms.pop(place), removed, self.leaders):
                    kingdoms.append(part)
                    halos.append(spread(part))

    def pack(self) -> bytes:
        """Eight bitboards of 22 bytes, little endian."""
        red, black, blue, green = self.tiles
        return (
            red
            | black << 176
            | blue << 352
            | green << 528
            | self.flipped << 704
            | self.leaders << 880
            | self.catastrophes << 1056
            | self.treasures << 1232
        ).to_bytes(8 * _BYTES, "little")

    @classmethod
    def unpack(cls, raw: object) -> Grid:
        """The grid of a stored state. Raises ValueError for anything else than its bytes."""
        if not isinstance(raw, bytes) or len(raw) != 8 * _BYTES:
            raise ValueError("a grid is stored as 176 bytes")
        red, black, blue, green, flipped, leaders, catastrophes, treasures = (
            int.from_bytes(raw[start : start + _BYTES], "little") for start in range(0, 8 * _BYTES, _BYTES)
        )
        return cls([red, black, blue, green], flipped, leaders, catastrophes, treasures)


def kingdoms_of(linked: int, leaders: int) -> list[int]:
    """The groups of squares that hang together and have a leader."""
    kingdoms, leaders_left = [], leaders
    while leaders_left:
        kingdom = flood(leaders_left & -leaders_left, linked)
        kingdoms.append(kingdom)
        leaders_left &= ~kingdom
    return kingdoms


def kingdoms_without(kingdom: int, removal: int, leaders: int) -> list[int]:
    """What is left of a kingdom, as kingdoms, when some of its squares are taken away."""
    rest = kingdom & ~removal
    own_leaders = rest & leaders
    if not own_leaders:
        return []
    if not removal & (removal - 1) and holds_without(rest, removal.bit_length() - 1):
        return [rest]
    return kingdoms_of(rest, own_leaders)
