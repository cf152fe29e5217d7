"""Monuments (rulebook, "Construir un monumento", "Los monumentos otorgan puntos de victoria")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.tigris.boards import BLOCKS_WITH, CELL_NAMES, CELL_OF, block
from engine.tigris.pieces import COLOURS, MONUMENT_COLOURS, RED
from engine.tigris.state import BuildMonument, Last, State, return_stranded_leaders, score


def monument_id(monument: int) -> str:
    """How a monument is named in options: its two colours."""
    return "-".join(MONUMENT_COLOURS[monument])


def colour_of_tile(s: State, cell: int) -> int:
    """The colour of the face-up tile on the square; -1 where there is none."""
    for colour, tiles in enumerate(s.grid.tiles):
        if tiles >> cell & 1:
            return colour
    return -1


def squares_of_four(s: State, cell: int) -> list[int]:
    """Top left squares of the squares of four with this tile (rulebook, "Construir un monumento")."""
    colour = colour_of_tile(s, cell)
    if colour < 0:
        return []
    tiles = s.grid.tiles[colour]
    return [top for top, four in BLOCKS_WITH[cell] if four & tiles == four]


def could_build(s: State, cell: int) -> list[str]:
    """Options for a monument on this tile's square of four, or none (rulebook, "Construir un monumento")."""
    tops = squares_of_four(s, cell)
    if not tops:
        return []
    colour = COLOURS[colour_of_tile(s, cell)]
    fitting = [number for number, pair in enumerate(MONUMENT_COLOURS) if colour in pair and s.monuments[number] < 0]
    return [f"build:{CELL_NAMES[top]}:{monument_id(number)}" for top in tops for number in fitting]


def build_monument(s: State, step: BuildMonument) -> Flow[None]:
    """The active player may build now, and only now (rulebook, "Construir un monumento")."""
    possible = could_build(s, step.cell)
    if not possible:
        return
    choice = yield from ask(Ask("monument", s.active, Fixed(*possible, "decline")))
    if choice == "decline":
        s.log.add("tigris-no-monument", seat=s.active)
        return
    _, name, colours = choice.split(":")
    raise_monument(s, CELL_OF[name], [monument_id(number) for number in range(6)].index(colours))


def raise_monument(s: State, top: int, monument: int) -> None:
    """Flip the four tiles and put the monument on them; leaders may lose their last temple (rulebook, same place)."""
    colour = colour_of_tile(s, top)
    mask = block(top)
    s.grid.flip(colour, mask)
    s.monuments[monument] = top
    s.last = Last(s.active, "monument", (top, top + 1, top + 16, top + 17), colour)
    s.log.add(
        "tigris-monument",
        seat=s.active,
        cell=CELL_NAMES[top],
        colour=MONUMENT_COLOURS[monument][0],
        second=MONUMENT_COLOURS[monument][1],
    )
    if s.buildings[colour] >= 0 and mask >> s.buildings[colour] & 1:
        s.buildings[colour] = -1
        s.log.add("tigris-building-removed", colour=COLOURS[colour])
    if colour == RED:
        return_stranded_leaders(s)


def award_monuments(s: State) -> None:
    """A point for the active player's leaders of a monument's colours in its kingdom (rulebook, same chapter)."""
    for monument, top in enumerate(s.monuments):
        if top < 0:
            continue
        kingdom = s.grid.kingdom_at(top)
        for name in MONUMENT_COLOURS[monument]:
            colour = COLOURS.index(name)
            cell = s.leaders[s.active * 4 + colour]
            if cell >= 0 and kingdom >> cell & 1:
                score(s, s.active, colour, 1, "monument")
