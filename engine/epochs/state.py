"""The state of a game of civilizations on a map of areas, and its steps, named after the rulebook's sections.

Areas are numbers in the order of their ids; seats count from 0; a faction is a seat, or ``seats`` for the Barbarians.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.events import Outlet
from engine.core.game import Result
from engine.core.rng import Rng
from engine.epochs.facts import REGISTERED, Board, Facts

DISKS: Final = 50
"""Disks of each colour in the box (rulebook, "Las fichas de madera")."""

MARKERS: Final = 2
"""Disks of a civilization that stand on the victory and turn order tracks for the whole game."""

HAND_LIMIT: Final = 6
TURNS: Final = 4
"""At most so many turns an epoch (rulebook, "Paso de muerte súbita")."""


class ChooseCivilization(msgspec.Struct, tag=True, frozen=True):
    """A player chooses a civilization in turn order (rulebook, "Despliegue básico")."""

    seat: int


class BeginGame(msgspec.Struct, tag=True, frozen=True):
    """Everything is set up (rulebook, "Comienzo de la partida")."""


class Withdrawal(msgspec.Struct, tag=True, frozen=True):
    """Disks that are no city may go back (rulebook, "Paso de retiro")."""

    seat: int


class Acquisition(msgspec.Struct, tag=True, frozen=True):
    """Disks are made ready (rulebook, "Paso de adquisición")."""

    seat: int


class Resettlement(msgspec.Struct, tag=True, frozen=True):
    """A disk of any number of cities may be made ready (rulebook, "Paso de reasentamiento")."""

    seat: int


class Deployment(msgspec.Struct, tag=True, frozen=True):
    """Ready disks go on the map (rulebook, "Paso de despliegue")."""

    seat: int


class CardPhase(msgspec.Struct, tag=True, frozen=True):
    """Cards, wonders, passing, in turn order until all have passed (rulebook, "Fase de cartas")."""


class CardAction(msgspec.Struct, tag=True, frozen=True):
    """One civilization plays a card, builds a wonder or passes (rulebook, "Fase de cartas")."""

    seat: int


class PlayCard(msgspec.Struct, tag=True, frozen=True):
    """A fate card is played from the hand (rulebook, "Jugar una carta de destino")."""

    seat: int
    card: int


class BuildWonder(msgspec.Struct, tag=True, frozen=True):
    """A wonder is paid for and placed (rulebook, "Construir una maravilla")."""

    seat: int
    wonder: str


class CompetitionPhase(msgspec.Struct, tag=True, frozen=True):
    """Contested areas one after the other, north-east to south-west (rulebook, "Orden de resolución")."""


class Competition(msgspec.Struct, tag=True, frozen=True):
    """One contested area (rulebook, "Procedimiento para la competición")."""

    area: int


class SeaDominance(msgspec.Struct, tag=True, frozen=True):
    """Excess disks go, then seas are dominated (rulebook, "Paso de dominación marina")."""


class VictoryCount(msgspec.Struct, tag=True, frozen=True):
    """Points for cities and wonders (rulebook, "Paso de recuento de victoria")."""


class ResetTurnOrder(msgspec.Struct, tag=True, frozen=True):
    """Most cities first (rulebook, "Paso de reinicio de orden de turno")."""


class Aeneas(msgspec.Struct, tag=True, frozen=True):
    """A civilization far behind may begin anew (rulebook, "Paso de Eneas")."""

    seat: int


class AeneasDeployment(msgspec.Struct, tag=True, frozen=True):
    """The disks of a civilization that begins anew (rulebook, "Paso de Eneas", 5)."""

    seat: int


class SuddenDeath(msgspec.Struct, tag=True, frozen=True):
    """The epoch may end before its fourth turn (rulebook, "Paso de muerte súbita")."""


class DrawCards(msgspec.Struct, tag=True, frozen=True):
    """Three cards, and more for cities and talents (rulebook, "Paso de robo")."""

    seat: int


class NextTurn(msgspec.Struct, tag=True, frozen=True):
    """The turn marker moves on (rulebook, "Avanzar el turno")."""


class EndOfEpoch(msgspec.Struct, tag=True, frozen=True):
    """Epoch points, and the change to the next epoch (rulebook, "Fase de final de época")."""


class EpochChange(msgspec.Struct, tag=True, frozen=True):
    """The row of the epoch change table (rulebook, "Fase de final de época", 3)."""


class EpochPoints(msgspec.Struct, tag=True, frozen=True):
    """Points at the end of an epoch (rulebook, "Fase de final de época", 4)."""


Step = (
    ChooseCivilization
    | BeginGame
    | Withdrawal
    | Acquisition
    | Resettlement
    | Deployment
    | CardPhase
    | CardAction
    | PlayCard
    | BuildWonder
    | CompetitionPhase
    | Competition
    | SeaDominance
    | VictoryCount
    | ResetTurnOrder
    | Aeneas
    | AeneasDeployment
    | SuddenDeath
    | DrawCards
    | NextTurn
    | EndOfEpoch
    | EpochChange
    | EpochPoints
)


class Rules(msgspec.Struct, frozen=True):
    """The options of this table. ``everyone_reacts``: all are asked whether they negate: silence tells nothing.
    ``balanced``: civilizations have the abilities that were made only to hold them near each other.
    """

    epochs: int = 4
    last_epoch_event: bool = False
    barbarian_hordes: bool = False
    everyone_reacts: bool = False
    balanced: bool = True


class WonderState(msgspec.Struct):
    """A wonder: "available", "built" or "buried"; whose, where its block stands, disks on its card."""

    status: str = "available"
    owner: int = -1
    area: int = -1
    disks: int = 0
    used: int = 0


class Investment(msgspec.Struct):
    """A card that lies face up before somebody: its owner, its id, the disks on it."""

    seat: int
    card: int
    disks: int


class Fight(msgspec.Struct):
    """The competition being resolved: what everybody may see of it."""

    area: int
    played: list[list[str]]
    removed: list[int]
    shields: list[int] = []


class Mark(msgspec.Struct, frozen=True):
    """The pieces on the map when a phase began; engine.epochs.annals writes and reads them."""

    phase: str
    pieces: bytes


class Grown(msgspec.Struct, frozen=True):
    """Why a seat made so many disks ready: numbers by source, which sum up to them."""

    seat: int
    parts: dict[str, int]


class State(msgspec.Struct):
    """Everything about one game.

    disks: by faction and area. allies: white disks by seat and area. supply, ready: by faction / seat. hands, deck
    (its top is the last one), discard, aside: card ids. order: seats in turn order. spent: what each seat has used this
    turn, as words. sources: points by seat and where they came from. marks, ledger, grown: for pictures and texts, see
    engine.epochs.annals.
    """

    agenda: list[Step]
    rng: Rng
    log: Outlet
    game: str
    rules: Rules
    seats: int
    civs: list[str]
    disks: list[list[int]]
    allies: list[list[int]]
    supply: list[int]
    ready: list[int]
    treasury: list[int]
    loot: list[int]
    points: list[int]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    aside: list[int]
    order: list[int]
    wonders: dict[str, WonderState]
    investments: list[Investment]
    closed: list[int]
    passed: list[bool]
    spent: list[list[str]]
    aeneas: list[bool]
    sources: list[dict[str, int]]
    epoch: int = 1
    turn: int = 1
    phase: str = "growth"
    fight: Fight | None = None
    result: Result | None = None
    marks: list[Mark] = []
    ledger: bytes = b""
    grown: Grown | None = None

    @property
    def barbarians(self) -> int:
        """The number of the faction of the Barbarians."""
        return self.seats

    @property
    def facts(self) -> Facts:
        """Areas, civilizations, cards, wonders of this game."""
        return REGISTERED[self.game]

    @property
    def board(self) -> Board:
        """The map."""
        return REGISTERED[self.game].board
