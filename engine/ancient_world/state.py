"""The state of a game of The Ancient World, and its steps, named after the rulebook's sections.

Cards are their ids in ``facts.CARDS``, citizens their numbers, seats count from 0; "" is "no card". The last card of a
pile is its top.
"""

from __future__ import annotations

import msgspec

from engine.ancient_world.facts import ACTIONS
from engine.core.events import EventSink
from engine.core.game import Result
from engine.core.rng import Rng


class ChooseCities(msgspec.Struct, tag=True, frozen=True):
    """Everybody takes a player board, where those are chosen (rulebook, "Preparación" 9)."""


class Prepare(msgspec.Struct, tag=True, frozen=True):
    """The marker, the round's new action, cards, titans (rulebook, "Preparar")."""


class Turn(msgspec.Struct, tag=True, frozen=True):
    """One action of a player (rulebook, "Acciones del jugador")."""

    seat: int


class Keep(msgspec.Struct, tag=True, frozen=True):
    """A card of those looked at is stored. ``of``: what is rewarded then, "" for nothing (decided: docs/rules)."""

    seat: int
    of: str = ""


class Dice(msgspec.Struct, tag=True, frozen=True):
    """The last part of an attack: ``fewer`` dice than the titan's banners, then rewards (rulebook, "Carta de
    Imperio dañada"). ``rewarded``: what is rewarded besides "defeat", by where the titan was.
    """

    seat: int
    titan: str
    fewer: int
    rewarded: str


class Confront(msgspec.Struct, tag=True, frozen=True):
    """Everybody appeases or faces their threatening titan (rulebook, "Enfréntate a Titán")."""


class Repair(msgspec.Struct, tag=True, frozen=True):
    """Repairs before income (rulebook, "Tarjetas de distrito", "Capacidad de reparación")."""


class Collect(msgspec.Struct, tag=True, frozen=True):
    """Income, coins on armies, new ambrosia, citizens home (rulebook, "Cobrar ingresos", "Restablecer la placa")."""


class Feed(msgspec.Struct, tag=True, frozen=True):
    """Citizens without food are hungry (rulebook, "Alimentar a los ciudadanos")."""


class Score(msgspec.Struct, tag=True, frozen=True):
    """The end of the game (rulebook, "Fin del juego")."""


Step = ChooseCities | Prepare | Turn | Keep | Dice | Confront | Repair | Collect | Feed | Score


class Rules(msgspec.Struct, frozen=True):
    """The table's options."""

    hides_stored: bool = True


class Building(msgspec.Struct):
    """An empire card in a city.

    ``citizen``: the number of the one on its action in this round, 0 if nobody was, -1 if that one has gone on.
    """

    card: str
    damaged: bool = False
    citizen: int = 0


class Army(msgspec.Struct):
    """An active military card and the retired ones under it, the oldest first.

    ``coins`` are on its picture, ``spent`` on its name. ``used``: it has attacked in this round.
    """

    card: str
    coins: int = 0
    spent: int = 0
    used: bool = False
    retired: list[str] = []


class Hit(msgspec.Struct):
    """Dice that a seat has rolled for a titan, and those of them that are still to be carried out."""

    seat: int
    titan: str
    faces: tuple[str, ...]
    damage: int = 0
    coins: int = 0


class Line(msgspec.Struct, frozen=True):
    """Points of one source in the final count: "hungry", "damaged", a tribe, or a card's id.

    ``count``: how many banners, citizens, or things counted.
    """

    source: str
    count: int
    points: int


class Player(msgspec.Struct, dict=True):
    """A city.

    ``city``: the city-state, "" for the plain side. ``citizens`` are all own ones, in order; ``ready`` those that may
    be placed in this round, ``hungry`` those that may not; the rest are placed or new. ``threat``: the threatening
    titan, on which ``fed`` ambrosia is. ``stored`` are empire cards to be built later. ``lines``: the final count.
    """

    city: str = ""
    coins: int = 0
    knowledge: int = 0
    ambrosia: int = 0
    citizens: list[int] = []
    ready: list[int] = []
    hungry: list[int] = []
    buildings: list[Building] = []
    armies: list[Army] = []
    districts: list[str] = []
    titans: list[str] = []
    threat: str = ""
    fed: int = 0
    stored: list[str] = []
    has_passed: bool = False
    lines: list[Line] = []

    def changed(self) -> None:
        """Forget what was added up of the city's cards: one has come, gone, been damaged or repaired."""
        self.__dict__.clear()

    @property
    def score(self) -> int:
        """The points of the final count; 0 before."""
        return sum(line.points for line in self.lines)


class Citizen(msgspec.Struct, frozen=True):
    """A citizen on an action of the board."""

    seat: int
    number: int


class State(msgspec.Struct):
    """A game.

    ``spaces``: the citizens on each action of the board, in the order placed; ``ambrosia`` on each. ``first`` has the
    first-player token, ``hand_up``: it was taken in this round. ``decks`` and ``discards`` are of the empire decks
    A and B, ``wonders`` the cards of deck C. ``titans`` are the piles of one, two and three stars, whose top is face
    up; threatening ones come from the bottom. ``returned`` are military cards under the deck, known to all. The top of
    ``districts`` is face up, its lowest ``known_districts`` cards are known to all. ``looking`` are cards that the
    seat on turn chooses from. ``hits`` are dice whose effects are not over; ``rolled`` the last dice of each seat in
    this round.
    """

    agenda: list[Step]
    rng: Rng
    log: EventSink
    rules: Rules
    players: list[Player]
    first: int
    round: int = 0
    hand_up: bool = False
    active: int = -1
    spaces: dict[str, list[Citizen]] = msgspec.field(default_factory=lambda: {action: [] for action in ACTIONS})
    ambrosia: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(ACTIONS, 0))
    row: list[str] = []
    military_row: list[str] = []
    decks: list[list[str]] = []
    discards: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    wonders: list[str] = []
    military: list[str] = []
    returned: list[str] = []
    titans: list[list[str]] = []
    districts: list[str] = []
    known_districts: int = 0
    looking: list[str] = []
    hits: list[Hit] = []
    rolled: list[Hit] = []
    result: Result | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    def in_turn_order(self) -> list[int]:
        """The seats from the first player on, clockwise."""
        return [(self.first + step) % len(self.players) for step in range(len(self.players))]

    def looker(self) -> int:
        """The seat that looks at cards; -1 if nobody does."""
        step = self.agenda[-1] if self.agenda else None
        return step.seat if self.looking and isinstance(step, Keep | Turn) else -1
