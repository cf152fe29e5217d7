"""The state of a game of Tigris & Euphrates, and its steps, named after the rulebook's sections.

Colours are numbers 0-3 (red, black, blue, green), seats count from 0, squares are numbers 0-175; -1 is "not on the
board".
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from engine.core.events import EventSink
from engine.core.game import Result
from engine.core.rng import Rng
from engine.tigris.boards import BOARDS, CELL_NAMES, NEAR, Printed
from engine.tigris.grid import Grid
from engine.tigris.pieces import COLOURS, RED, Board


class ChooseDynasty(msgspec.Struct, tag=True, frozen=True):
    """A seat chooses its dynasty (rulebook, "Preparación de la partida")."""

    seat: int


class TakeAction(msgspec.Struct, tag=True, frozen=True):
    """The active player's first or second action (rulebook, "Desarrollo de la partida")."""

    number: int


class InternalConflict(msgspec.Struct, tag=True, frozen=True):
    """Two leaders of one colour after a leader was placed (rulebook, "Conflicto interno")."""

    colour: int
    attacker: int
    defender: int


class ExternalConflict(msgspec.Struct, tag=True, frozen=True):
    """A tile has united two kingdoms (rulebook, "Conflicto externo")."""

    cell: int


class War(msgspec.Struct, tag=True, frozen=True):
    """One colour's conflict between two kingdoms (rulebook, "Resolución de un conflicto externo")."""

    cell: int
    colour: int
    attacker: int
    defender: int


class BuildSpecial(msgspec.Struct, tag=True, frozen=True):
    """A row of three or more has come about (rulebook, "Construir un edificio especial")."""

    cell: int


class BuildMonument(msgspec.Struct, tag=True, frozen=True):
    """A square of four has come about (rulebook, "Construir un monumento")."""

    cell: int


class TakeTreasures(msgspec.Struct, tag=True, frozen=True):
    """Traders take treasures (rulebook, "Conseguir un tesoro")."""


class EndTurn(msgspec.Struct, tag=True, frozen=True):
    """Monument points, new tiles, the next player (rulebook, "Final del turno")."""

    confirmed: bool = False


Step = (
    ChooseDynasty
    | TakeAction
    | InternalConflict
    | ExternalConflict
    | War
    | BuildSpecial
    | BuildMonument
    | TakeTreasures
    | EndTurn
)


class Side(msgspec.Struct):
    """One side of a conflict: its seat, strength on the board, tiles revealed (None: not yet)."""

    seat: int
    board: int
    committed: int | None = None

    def copy(self) -> Side:
        """Another of the same."""
        return Side(self.seat, self.board, self.committed)

    @property
    def strength(self) -> int:
        """What the side has on the board and has revealed."""
        return self.board + (self.committed or 0)


class Conflict(msgspec.Struct):
    """A conflict, open to all."""

    kind: Literal["revolt", "war"]
    colour: int
    attacker: Side
    defender: Side

    def copy(self) -> Conflict:
        """Another of the same."""
        return Conflict(self.kind, self.colour, self.attacker.copy(), self.defender.copy())


class Last(msgspec.Struct, frozen=True):
    """The last thing done on the board, for pictures."""

    seat: int
    kind: Literal["tile", "leader", "move", "withdraw", "catastrophe", "swap", "monument", "building", "treasure"]
    cells: tuple[int, ...] = ()
    colour: int = -1
    origin: int = -1


class Rules(msgspec.Struct, frozen=True):
    """The options of this table."""

    board: Board = "classic"
    special_buildings: bool = False
    open_points: bool = False
    confirm: bool = True
    skip_empty: bool = False


class State(msgspec.Struct):
    """Everything about one game.

    leaders: square of each leader by ``seat * 4 + colour``. hands: number of tiles by seat and colour. bag: colours in
    the order in which they will be drawn, of which ``drawn`` are out. points: by seat, four colours and treasures.
    monuments: top left square by their order in the box. buildings: square by colour. settled: the conflict that was
    decided last, until the next action. swapped: the tiles that were put out of the game unseen, ``seat * 4 + colour``
    each.
    """

    agenda: list[Step]
    rng: Rng
    log: EventSink
    rules: Rules
    seats: int
    grid: Grid
    leaders: list[int]
    hands: list[list[int]]
    bag: bytes
    catastrophes: list[int]
    points: list[list[int]]
    monuments: list[int]
    buildings: list[int]
    dynasties: list[int]
    drawn: int = 0
    active: int = 0
    turn: int = 1
    union: int = -1
    shortage: bool = False
    conflict: Conflict | None = None
    last: Last | None = None
    result: Result | None = None
    settled: Conflict | None = None
    swapped: bytes = b""

    @property
    def printed(self) -> Printed:
        """The printed board."""
        return BOARDS[self.rules.board]

    @property
    def bag_left(self) -> int:
        """Tiles still in the bag."""
        return len(self.bag) - self.drawn


def copied(s: State) -> State:
    """A copy that shares nothing with the state that can change; its log is empty."""
    return replace(
        s,
        agenda=s.agenda[:],
        rng=Rng(s.rng.state, s.rng.moves),
        log=EventSink(),
        grid=s.grid.copy(),
        leaders=s.leaders[:],
        hands=[hand[:] for hand in s.hands],
        catastrophes=s.catastrophes[:],
        points=[points[:] for points in s.points],
        monuments=s.monuments[:],
        buildings=s.buildings[:],
        dynasties=s.dynasties[:],
        conflict=s.conflict and s.conflict.copy(),
        settled=s.settled and s.settled.copy(),
    )


def leader_in(s: State, colour: int, region: int) -> int:
    """The seat whose leader of this colour stands in the region; -1 for nobody."""
    for seat, cell in enumerate(s.leaders[colour::4]):
        if cell >= 0 and region >> cell & 1:
            return seat
    return -1


def leaders_in(s: State, colour: int, region: int) -> list[int]:
    """The seats whose leaders of this colour stand in the region."""
    return [seat for seat, cell in enumerate(s.leaders[colour::4]) if cell >= 0 and region >> cell & 1]


def score(s: State, seat: int, colour: int, points: int, because: str) -> None:
    """Give victory points of a colour to a seat (rulebook, "Otorgar un punto de victoria")."""
    s.points[seat][colour] += points
    s.log.add("tigris-points", seat=seat, colour=COLOURS[colour], points=points, because=because)


def withdraw(s: State, seat: int, colour: int) -> None:
    """Give a leader back to its owner."""
    cell = s.leaders[seat * 4 + colour]
    s.leaders[seat * 4 + colour] = -1
    s.grid.remove_leader(cell)


def return_stranded_leaders(s: State) -> None:
    """Leaders without any temple next to them go back to their owners (rulebook, "Importante", page 4)."""
    temples = s.grid.tiles[RED]
    for place, cell in enumerate(s.leaders):
        if cell >= 0 and not NEAR[cell] & temples:
            seat, colour = divmod(place, 4)
            withdraw(s, seat, colour)
            s.log.add("tigris-stranded", seat=seat, colour=COLOURS[colour], cell=CELL_NAMES[cell])


def clockwise(s: State) -> list[int]:
    """All seats from the active player on, in turn order."""
    return [*range(s.active, s.seats), *range(s.active)]
