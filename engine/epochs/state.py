"""The state of a game of civilizations on a map of areas, and its steps, named after the rulebook's sections.

Areas are the numbers that the data give them; a faction is a civilization, or ``seats`` for the Barbarians.
Civilizations are counted from 0 as the seats of their players are, and are called seats here; where a player leads two
of them, or nobody leads some, ``cast`` says who leads which.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from engine.core.events import EventSink
from engine.core.game import Result
from engine.core.rng import Rng
from engine.epochs.board import Board
from engine.epochs.cast import Cast
from engine.epochs.facts import REGISTERED, Facts
from engine.epochs.knowledge import Knowledge


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
    """Cards, passing and what else a game allows, in turn order until all have passed (rulebook, "Fase de cartas")."""


class CardAction(msgspec.Struct, tag=True, frozen=True):
    """One civilization plays a card, does what else its game allows, or passes (rulebook, "Fase de cartas")."""

    seat: int


class RevealCards(msgspec.Struct, tag=True, frozen=True):
    """A civilization without a player reveals cards (house rule to rulebook, "CSJ (Civilización Sin Jugador)")."""

    seat: int


class FromHand(msgspec.Struct, frozen=True):
    """A step that begins with a fate card in a hand, which all have seen named."""

    seat: int
    card: int


class PlayCard(FromHand, tag=True, frozen=True):
    """A fate card is played from the hand (rulebook, "Jugar una carta de destino")."""


class CompetitionPhase(msgspec.Struct, tag=True, frozen=True):
    """Contested areas one after the other, north-east to south-west (rulebook, "Orden de resolución")."""


class Competition(msgspec.Struct, tag=True, frozen=True):
    """One contested area (rulebook, "Procedimiento para la competición")."""

    area: int


class SeaDominance(msgspec.Struct, tag=True, frozen=True):
    """Excess disks go, then seas are dominated (rulebook, "Paso de dominación marina")."""


class VictoryCount(msgspec.Struct, tag=True, frozen=True):
    """Points for cities and whatever else counts (rulebook, "Paso de recuento de victoria")."""


class ResetTurnOrder(msgspec.Struct, tag=True, frozen=True):
    """Most cities first (rulebook, "Paso de reinicio de orden de turno")."""


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


CommonStep = (
    ChooseCivilization
    | BeginGame
    | Withdrawal
    | Acquisition
    | Resettlement
    | Deployment
    | CardPhase
    | CardAction
    | RevealCards
    | PlayCard
    | CompetitionPhase
    | Competition
    | SeaDominance
    | VictoryCount
    | ResetTurnOrder
    | SuddenDeath
    | DrawCards
    | NextTurn
    | EndOfEpoch
    | EpochChange
    | EpochPoints
)
"""The steps that all games of this family have; a game's own State adds its own to them."""


class Rules(msgspec.Struct, frozen=True):
    """The options of this table. ``everyone_reacts``: all are asked whether they negate: silence tells nothing.
    ``balanced``: civilizations have the abilities that were made only to hold them near each other.
    """

    epochs: int = 4
    last_epoch_event: bool = False
    barbarian_hordes: bool = False
    everyone_reacts: bool = False
    balanced: bool = True


class Investment(msgspec.Struct):
    """A card that is face up before somebody: its owner, its id, the disks on it."""

    seat: int
    card: int
    disks: int


class Fight(msgspec.Struct):
    """The competition being resolved: what everybody may see of it. ``played``: by civilization, what it has committed;
    empty until all have said so.
    """

    area: int
    played: list[list[str]]
    removed: list[int]
    shields: list[int] = []

    def played_by(self, seat: int) -> list[str]:
        """What a civilization has committed; nothing as long as not all have said so."""
        return self.played[seat] if self.played else []


class Mark(msgspec.Struct, frozen=True):
    """The pieces on the map when a phase began; engine.epochs.annals writes and reads them."""

    phase: str
    pieces: bytes


class Grown(msgspec.Struct, frozen=True):
    """Why a seat made its disks ready: numbers by source, which sum up to them."""

    seat: int
    parts: dict[str, int]


class State(msgspec.Struct, dict=True):
    """What every game of this family keeps; a game's own State adds what only it has, and the steps it knows.

    disks: by faction and area. allies: white disks by seat and area. supply, ready: by faction / seat. hands, deck
    (its top is the last one), discard, aside: card ids. order: seats in turn order. spent: what each seat has used this
    turn, as words. homes: by seat the area of its home, where a civilization may have several, else empty; -1: not
    chosen yet. sources: points by seat and where they came from. marks, ledger, grown: for pictures and texts, see
    engine.epochs.annals. knowledge: what seats know of hidden cards. cast: who leads which civilization; None where
    every player leads one and there are no others. scenario: the id of the one that is played, "" for none.

    Its dictionary holds ``facts`` and ``board`` alone, which follow from ``game``: it is neither stored nor copied.
    """

    agenda: list[Any]
    rng: Rng
    log: EventSink
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
    investments: list[Investment]
    closed: list[int]
    passed: list[bool]
    spent: list[list[str]]
    sources: list[dict[str, int]]
    epoch: int = 1
    turn: int = 1
    phase: str = "growth"
    fight: Fight | None = None
    result: Result | None = None
    marks: list[Mark] = []
    ledger: bytes = b""
    grown: Grown | None = None
    homes: list[int] = []
    knowledge: Knowledge = msgspec.field(default_factory=Knowledge)
    cast: Cast | None = None
    scenario: str = ""

    @property
    def player_count(self) -> int:
        """How many players there are."""
        return self.seats if self.cast is None else len(self.cast.speaking)

    @property
    def barbarians(self) -> int:
        """The number of the faction of the Barbarians."""
        return self.seats

    @cached_property
    def facts(self) -> Facts:
        """Areas, civilizations, cards, numbers and own rules of this game."""
        return REGISTERED[self.game]

    @cached_property
    def board(self) -> Board:
        """The map."""
        return REGISTERED[self.game].board
