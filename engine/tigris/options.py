"""The options of an action as bitboards: nothing is listed before somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import Final, overload

from engine.core.errors import Reason
from engine.tigris.boards import ALL, CELL_NAMES, CELL_OF, CELLS, NEAR, holds_without, nth_square, spread, squares
from engine.tigris.grid import Grid, kingdoms_without
from engine.tigris.pieces import BLUE, COLOUR_OF, COLOURS, RED
from engine.tigris.state import State

_TILE_IDS: Final = tuple(tuple(f"tile:{colour}:{cell}" for cell in CELL_NAMES) for colour in COLOURS)
_LEADER_IDS: Final = tuple(tuple(f"leader:{colour}:{cell}" for cell in CELL_NAMES) for colour in COLOURS)
_CATASTROPHE_IDS: Final = tuple(f"catastrophe:{cell}" for cell in CELL_NAMES)
_WITHDRAW_IDS: Final[tuple[tuple[str, ...], ...]] = tuple((f"withdraw:{colour}",) for colour in COLOURS)

Segment = tuple[tuple[str, ...], int, int]
"""Ids by square, the squares that are possible, and how many they are."""

_SINGLE: Final[dict[str, tuple[str, ...]]] = {ids[0]: ids for ids in (("swap",), ("pass",), *_WITHDRAW_IDS)}
_BY_PREFIX: Final = {ids[0].rpartition(":")[0]: ids for ids in (*_TILE_IDS, *_LEADER_IDS, _CATASTROPHE_IDS)}


class ActionOptions(Sequence[str]):
    """Everything the active player may do as one action (rulebook, "Acciones")."""

    __slots__ = ("_count", "_segments", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._segments: list[Segment] | None = None
        self._count = 0

    @property
    def segments(self) -> list[Segment]:
        """The options as bitboards, computed at the first look."""
        if self._segments is None:
            self._segments = _segments(self._state)
            self._count = sum([count for _, _, count in self._segments])
        return self._segments

    def __len__(self) -> int:
        if self._segments is None:
            self.segments  # noqa: B018  # computes the count
        return self._count

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return tuple(self._spelled()[index])
        place = index if index >= 0 else index + len(self)
        if place < 0:
            raise IndexError(index)
        for ids, mask, count in self.segments:
            if place < count:
                return ids[nth_square(mask, place)] if count > 1 else ids[mask.bit_length() - 1]
            place -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[str]:
        return iter(self._spelled())

    def _spelled(self) -> list[str]:
        """All ids; squares that several segments share are looked up once."""
        at: dict[int, Callable[[Sequence[str]], tuple[str, ...]]] = {}
        options: list[str] = []
        for ids, mask, count in self.segments:
            if count > 1:
                if mask not in at:
                    at[mask] = itemgetter(*squares(mask))
                options += at[mask](ids)
            elif count:
                options.append(ids[mask.bit_length() - 1])
        return options

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, str):
            return False
        ids, cell = _SINGLE.get(option), 0
        if ids is None:
            prefix, _, name = option.rpartition(":")
            ids, cell = _BY_PREFIX.get(prefix), CELL_OF.get(name, -1)
        return cell >= 0 and any(options is ids and mask >> cell & 1 for options, mask, _ in self.segments)

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids a placement; None for what is possible or no action at all."""
        return None if option in self else _why_not(self._state, option.split(":"))

    @property
    def all(self) -> Sequence[str]:
        """The options themselves."""
        return self


def _segments(s: State) -> list[Segment]:
    grid, seat = s.grid, s.active
    printed = s.printed
    empty = ALL & ~(grid.linked | grid.catastrophes)
    one = two = three = 0
    for halo in grid.halos:
        three |= two & halo
        two |= one & halo
        one |= halo
    land = empty & printed.land
    open_land = land & ~three
    count = open_land.bit_count()
    red, black, blue, green = s.hands[seat]
    segments: list[Segment] = []
    if red:
        segments.append((_TILE_IDS[0], open_land, count))
    if black:
        segments.append((_TILE_IDS[1], open_land, count))
    if blue:
        river = empty & printed.river & ~three
        segments.append((_TILE_IDS[2], river, river.bit_count()))
    if green:
        segments.append((_TILE_IDS[3], open_land, count))
    entrances = land & spread(grid.tiles[RED])
    open_entrances = entrances & ~two
    count = open_entrances.bit_count()
    for colour, cell in enumerate(s.leaders[seat * 4 : seat * 4 + 4]):
        if cell < 0:
            segments.append((_LEADER_IDS[colour], open_entrances, count))
            continue
        free = entrances & ~_lifted(grid, cell, entrances, one, two, three)
        segments.append((_LEADER_IDS[colour], free, free.bit_count()))
        segments.append((_WITHDRAW_IDS[colour], 1, 1))
    if s.catastrophes[seat]:
        places = catastrophe_squares(s)
        segments.append((_CATASTROPHE_IDS, places, places.bit_count()))
    if red or black or blue or green:
        segments.append((_SINGLE["swap"], 1, 1))
    segments.append((_SINGLE["pass"], 1, 1))
    return segments


def _lifted(grid: Grid, cell: int, entrances: int, one: int, two: int, three: int) -> int:
    """Squares of ``entrances`` that would join two kingdoms once the leader has been taken from its square.

    ``one``, ``two``, ``three`` are the squares in at least 1, 2, 3 halos.
    """
    bit, kingdoms, own = 1 << cell, grid.kingdoms, 0
    while not kingdoms[own] & bit:
        own += 1
    kingdom, halo = kingdoms[own], grid.halos[own]
    leaders = kingdom & grid.leaders & ~bit
    # Without the leader's kingdom: what was in its halo is in one halo fewer.
    if not leaders:
        return three | two & ~halo
    if not NEAR[cell] & entrances & two and holds_without(kingdom, cell):
        return two
    one, two = two | one & ~halo, three | two & ~halo
    for part in kingdoms_without(kingdom, bit, leaders):
        around = spread(part)
        two |= one & around
        one |= around
    return two


def catastrophe_squares(s: State) -> int:
    """Empty squares, and face-up tiles without treasure or special building.

    Rulebook, "Colocar una ficha de catástrofe".
    """
    grid = s.grid
    occupied = grid.catastrophes | grid.flipped | grid.leaders | grid.treasures
    for cell in s.buildings:
        if cell >= 0:
            occupied |= 1 << cell
    return ALL & ~occupied


def _why_not(s: State, parts: list[str]) -> Reason | None:
    """The first rule that an impossible action breaks."""
    verb, name = parts[0], parts[-1]
    colour = COLOUR_OF.get(parts[1], -1) if len(parts) > 1 else -1
    if verb == "swap" or (verb == "tile" and colour >= 0 and not s.hands[s.active][colour]):
        return Reason("tigris-no-such-tile", {"colour": parts[1] if colour >= 0 else "any"})
    if verb == "withdraw" and colour >= 0:
        return Reason("tigris-leader-not-on-board", {"colour": parts[1]})
    if verb == "catastrophe" and not s.catastrophes[s.active]:
        return Reason("tigris-no-catastrophe-left")
    if verb not in ("tile", "leader", "catastrophe"):
        return None
    cell = CELL_OF.get(name, -1)
    return Reason("tigris-no-such-square", {"cell": name}) if cell < 0 else _why_not_here(s, verb, colour, cell)


def _why_not_here(s: State, verb: str, colour: int, cell: int) -> Reason | None:
    grid, name, bit = s.grid, {"cell": CELL_NAMES[cell]}, 1 << cell
    if verb == "catastrophe":
        return Reason("tigris-catastrophe-protected", {**name})
    if grid.occupied & bit:
        return Reason("tigris-square-taken", {**name})
    river = bool(s.printed.river & bit)
    if verb == "leader":
        if river:
            return Reason("tigris-leader-on-river", {**name})
        if not NEAR[cell] & grid.tiles[RED]:
            return Reason("tigris-leader-without-temple", {**name})
        return Reason("tigris-leader-joins-kingdoms", {**name})
    if river != (colour == BLUE):
        return Reason("tigris-farm-off-river" if colour == BLUE else "tigris-tile-on-river", {**name})
    return Reason("tigris-joins-three", {**name})


assert CELLS <= 256, "nth_square looks at 256 bits"
