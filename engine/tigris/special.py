"""Special buildings, the advanced variant (rulebook, "Variante del juego: los edificios especiales")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.tigris.boards import CELL_NAMES, CELL_OF, COLUMNS, NOT_A, NOT_P, squares
from engine.tigris.monuments import colour_of_tile
from engine.tigris.pieces import COLOURS
from engine.tigris.state import BuildSpecial, Last, State

LEAST_LENGTH = 3


def lines_through(s: State, cell: int) -> list[int]:
    """The unbroken row and column of one colour through a tile (rulebook, "Construir un edificio especial")."""
    tiles = s.grid.tiles[colour_of_tile(s, cell)]
    row = column = 1 << cell
    while True:
        wider = (row | (row & NOT_P) << 1 | (row & NOT_A) >> 1) & tiles
        if wider == row:
            break
        row = wider
    while True:
        taller = (column | column << COLUMNS | column >> COLUMNS) & tiles
        if taller == column:
            break
        column = taller
    return [row, column]


def could_build_special(s: State, cell: int) -> list[str]:
    """Options for the building of this tile's colour; empty where none is possible.

    A building that stands elsewhere moves only to a line longer than its own is now, and never within its own line
    (rulebook, "Construir un edificio especial").
    """
    if not s.rules.special_buildings:
        return []
    colour = colour_of_tile(s, cell)
    if colour < 0:
        return []
    needed = LEAST_LENGTH
    standing = s.buildings[colour]
    lines = lines_through(s, cell)
    if standing >= 0:
        if any(line >> standing & 1 for line in lines):
            return []
        needed = max(needed, 1 + max(line.bit_count() for line in lines_through(s, standing)))
    places = 0
    for line in lines:
        if line.bit_count() >= needed:
            places |= line
    return [f"special:{CELL_NAMES[place]}" for place in squares(places)]


def build_special(s: State, step: BuildSpecial) -> Flow[None]:
    """The active player may build or move the special building (rulebook, "Construir un edificio especial")."""
    possible = could_build_special(s, step.cell)
    if not possible:
        return
    colour = colour_of_tile(s, step.cell)
    choice = yield from ask(Ask("special", s.active, Fixed(*possible, "decline"), about={"colour": COLOURS[colour]}))
    if choice == "decline":
        return
    cell = CELL_OF[choice.partition(":")[2]]
    s.buildings[colour] = cell
    s.last = Last(s.active, "building", (cell,), colour)
    s.log.add("tigris-building", seat=s.active, colour=COLOURS[colour], cell=CELL_NAMES[cell])
