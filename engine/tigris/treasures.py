"""Treasures (rulebook, "Conseguir un tesoro")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.tigris.boards import CELL_NAMES, CELL_OF, squares
from engine.tigris.pieces import GREEN
from engine.tigris.state import Last, State, TakeTreasures, leader_in

TREASURE = 4


def surplus(s: State) -> int:
    """The first kingdom, in reading order, with a trader and more than one treasure; 0 where there is none.

    Rulebook, "Conseguir un tesoro".
    """
    first, everywhere = 0, s.grid.treasures
    for kingdom in s.grid.kingdoms:
        treasures = kingdom & everywhere
        if treasures & (treasures - 1) and leader_in(s, GREEN, kingdom) >= 0:
            first = kingdom if not first or kingdom & -kingdom < first & -first else first
    return first


def take_treasures(s: State, step: TakeTreasures) -> Flow[None]:
    """The trader's owner takes one treasure; again until one is left in each kingdom (rulebook, "Conseguir un tesoro").

    Corner treasures (classic board) or those outside the two rivers (alternative board) have to be taken first.
    """
    kingdom = surplus(s)
    if not kingdom:
        return
    seat = leader_in(s, GREEN, kingdom)
    here = kingdom & s.grid.treasures
    choices = here & s.printed.first or here
    cell = choices.bit_length() - 1
    if choices & (choices - 1):
        options = Fixed(*(f"take:{CELL_NAMES[square]}" for square in squares(choices)))
        choice = yield from ask(Ask("treasure", seat, options))
        cell = CELL_OF[choice.partition(":")[2]]
    s.grid.treasures &= ~(1 << cell)
    s.points[seat][TREASURE] += 1
    s.last = Last(seat, "treasure", (cell,))
    s.log.add("tigris-treasure", seat=seat, cell=CELL_NAMES[cell])
    then(s, TakeTreasures())
