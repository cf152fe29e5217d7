"""A turn: up to two actions, then its end (rulebook, "Desarrollo de la partida", "Final del turno")."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from engine.core.ask import Ask, Fixed, Flow, Question, Reply, Waste, ask_many, only
from engine.core.game import then
from engine.tigris.boards import CELL_NAMES, CELL_OF
from engine.tigris.monuments import award_monuments, could_build
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import BLACK, COLOUR_OF, COLOURS, HAND_SIZE
from engine.tigris.scoring import finish
from engine.tigris.special import could_build_special
from engine.tigris.state import (
    BuildMonument,
    BuildSpecial,
    EndTurn,
    ExternalConflict,
    InternalConflict,
    Last,
    State,
    TakeAction,
    TakeTreasures,
    clockwise,
    leader_in,
    return_stranded_leaders,
    score,
    withdraw,
)
from engine.tigris.treasures import surplus

FIRST_ACTION: Final = TakeAction(1)
SECOND_ACTION: Final = TakeAction(2)
END: Final = EndTurn()
PASS: Final = Fixed("pass")
UNUSED: Final = {number: {"pass": Waste("actions", 3 - number)} for number in (1, 2)}
"""What is left of the turn when it is ended instead of the first or second action."""


def take_action(s: State, step: TakeAction) -> Flow[None]:
    """One of up to two actions, in any order, twice the same if wished (rulebook, "Desarrollo de la partida")."""
    about: dict[str, str | int] = {"number": step.number}
    choice = only((yield Ask("action", s.active, ActionOptions(s), about=about, wastes=UNUSED[step.number])))
    s.settled = None
    if choice == "pass":
        s.log.add("tigris-pass", seat=s.active)
        then(s, EndTurn(confirmed=True))
        return
    then(s, SECOND_ACTION if step.number == 1 else END)
    verb, *rest = choice.split(":")
    if verb == "tile":
        place_tile(s, COLOUR_OF[rest[0]], CELL_OF[rest[1]])
    elif verb == "leader":
        place_leader(s, COLOUR_OF[rest[0]], CELL_OF[rest[1]])
    elif verb == "withdraw":
        withdraw_leader(s, COLOUR_OF[rest[0]])
    elif verb == "catastrophe":
        place_catastrophe(s, CELL_OF[rest[0]])
    else:
        yield from swap_tiles(s)


def place_leader(s: State, colour: int, cell: int) -> None:
    """Place or move a leader (rulebook, "Colocar, desplazar o retirar un líder")."""
    seat, origin = s.active, s.leaders[s.active * 4 + colour]
    if origin >= 0:
        withdraw(s, seat, colour)
    s.grid.add_leader(cell)
    rival = leader_in(s, colour, s.grid.kingdom_at(cell))
    s.leaders[seat * 4 + colour] = cell
    s.last = Last(seat, "leader" if origin < 0 else "move", (cell,), colour, origin)
    if origin < 0:
        s.log.add("tigris-leader", seat=seat, colour=COLOURS[colour], cell=CELL_NAMES[cell])
    else:
        s.log.add("tigris-move", seat=seat, colour=COLOURS[colour], origin=CELL_NAMES[origin], cell=CELL_NAMES[cell])
    if rival >= 0:
        then(s, InternalConflict(colour, seat, rival), TakeTreasures())
    elif surplus(s):
        then(s, TakeTreasures())


def withdraw_leader(s: State, colour: int) -> None:
    """Take the player's own leader off the board (rulebook, "Colocar, desplazar o retirar un líder")."""
    origin = s.leaders[s.active * 4 + colour]
    withdraw(s, s.active, colour)
    s.last = Last(s.active, "withdraw", (origin,), colour)
    s.log.add("tigris-withdraw", seat=s.active, colour=COLOURS[colour], cell=CELL_NAMES[origin])


def place_tile(s: State, colour: int, cell: int) -> None:
    """Lay a tile from the hand (rulebook, "Colocar una loseta de civilización y otorgar un punto de victoria")."""
    s.hands[s.active][colour] -= 1
    s.log.reveal(s.active)
    joined = s.grid.add_tile(colour, cell)
    s.last = Last(s.active, "tile", (cell,), colour)
    s.log.add("tigris-tile", seat=s.active, colour=COLOURS[colour], cell=CELL_NAMES[cell])
    if joined == 2:
        s.union = cell
        s.log.add("tigris-union", cell=CELL_NAMES[cell])
        then(s, ExternalConflict(cell), BuildSpecial(cell), BuildMonument(cell), TakeTreasures())
        return
    if joined == 1:
        award_tile(s, colour, cell)
    follow_up_tile(s, cell, in_kingdom=joined == 1)


def follow_up_tile(s: State, cell: int, *, in_kingdom: bool) -> None:
    """What a peaceful tile may bring: a special building, a monument, treasures (rulebook, "Resolver un evento")."""
    if could_build_special(s, cell):
        then(s, BuildSpecial(cell), BuildMonument(cell), TakeTreasures())
    elif could_build(s, cell):
        then(s, BuildMonument(cell), TakeTreasures())
    elif in_kingdom and surplus(s):
        then(s, TakeTreasures())


def award_tile(s: State, colour: int, cell: int) -> None:
    """The point for a tile laid in a kingdom: to the leader of its colour, else to the king (rulebook, "Otorgar un
    punto de victoria"); two where a special building of that colour stands in the kingdom (rulebook, "Los edificios
    especiales otorgan puntos de victoria").
    """
    kingdom = s.grid.kingdom_at(cell)
    seat, because = leader_in(s, colour, kingdom), "tile"
    if seat < 0:
        seat, because = leader_in(s, BLACK, kingdom), "king"
    if seat < 0:
        return
    building = s.buildings[colour]
    points = 2 if building >= 0 and kingdom >> building & 1 else 1
    score(s, seat, colour, points, because)


def place_catastrophe(s: State, cell: int) -> None:
    """Lay a catastrophe on an empty square or over a tile (rulebook, "Colocar una ficha de catástrofe")."""
    bit = 1 << cell
    s.catastrophes[s.active] -= 1
    s.grid.catastrophes |= bit
    s.last = Last(s.active, "catastrophe", (cell,))
    covered = next((colour for colour in range(4) if s.grid.tiles[colour] & bit), -1)
    if covered < 0:
        s.log.add("tigris-catastrophe", seat=s.active, cell=CELL_NAMES[cell])
        return
    s.log.add("tigris-catastrophe-over", seat=s.active, cell=CELL_NAMES[cell], colour=COLOURS[covered])
    s.grid.remove_tiles(covered, bit)
    return_stranded_leaders(s)


def swap_tiles(s: State) -> Flow[None]:
    """Put one to six tiles out of the game, unseen, and draw as many (rulebook, "Cambiar hasta seis losetas")."""
    hand = s.hands[s.active]
    ids = [f"{COLOURS[colour]}:{number + 1}" for colour in range(4) for number in range(hand[colour])]
    chosen = yield from ask_many(Ask("swap", s.active, Fixed(*ids), 1, len(ids)))
    colours = [COLOUR_OF[option.partition(":")[0]] for option in chosen]
    for colour in colours:
        hand[colour] -= 1
    s.swapped += bytes(s.active * 4 + colour for colour in colours)
    s.last = Last(s.active, "swap")
    s.log.add("tigris-swap", seat=s.active, tiles=len(chosen))
    draw_tiles(s, s.active, len(chosen))


def draw_tiles(s: State, seat: int, wanted: int) -> None:
    """Draw tiles unseen; a shortage ends the game after this turn (rulebook, "Final de la partida y vencedor")."""
    tiles = s.bag[s.drawn : s.drawn + wanted]
    s.drawn += len(tiles)
    if tiles:
        s.log.reveal()
        hand = s.hands[seat]
        for colour in tiles:
            hand[colour] += 1
        red, black, blue, green = [tiles.count(colour) for colour in range(4)]
        s.log.tell(seat, "tigris-drew", red=red, black=black, blue=blue, green=green)
    if len(tiles) < wanted and not s.shortage:
        s.shortage = True
        s.log.add("tigris-shortage", seat=seat)


def end_turn(s: State, step: EndTurn) -> Generator[Question, Reply, None]:
    """Monument points, full hands, the end of the game or the next player (rulebook, "Final del turno")."""
    if s.rules.confirm and not step.confirmed:
        yield Ask("end-turn", s.active, PASS)
    award_monuments(s)
    hand_sizes = list(map(sum, s.hands))
    for seat in clockwise(s):
        if hand_sizes[seat] < HAND_SIZE:
            draw_tiles(s, seat, HAND_SIZE - hand_sizes[seat])
    if s.shortage or s.grid.treasures.bit_count() <= 2:
        finish(s)
        return
    s.active = (s.active + 1) % s.seats
    s.turn += 1
    s.log.add("tigris-turn", seat=s.active, turn=s.turn)
    then(s, FIRST_ACTION)
