"""The state of a game of Through the Ages, and its steps, named after the rulebook's sections.

Cards are their numbers in ``cards.CARDS``, seats count from 0; -1 is "none".
"""

from __future__ import annotations

from functools import cache

import msgspec

from engine.core.events import EventSink
from engine.core.game import Result
from engine.core.rng import Rng
from engine.through_the_ages.cards import STORED, WORKERS


class StartTurn(msgspec.Struct, tag=True, frozen=True):
    """Refilling the row, one's wars, sharing a tactic (rulebook, "Secuencia de inicio de turno")."""

    seat: int


class ResolveWar(msgspec.Struct, tag=True, frozen=True):
    """A war declared a round ago is decided (rulebook, "Resolver una guerra")."""

    seat: int
    card: int
    rival: int


class Politics(msgspec.Struct, tag=True, frozen=True):
    """A political action, or none (rulebook, "Fase política")."""

    seat: int
    number: int = 1


class ResolveEvent(msgspec.Struct, tag=True, frozen=True):
    """The top current event; ``seat`` has revealed it (rulebook, "Aplicar un evento")."""

    seat: int
    card: int


class Colonize(msgspec.Struct, tag=True, frozen=True):
    """Bids for a territory (rulebook, "Colonización")."""

    seat: int
    card: int


class SendForce(msgspec.Struct, tag=True, frozen=True):
    """The winner of the bids forms a colonization force (rulebook, "Colonización")."""

    seat: int
    card: int
    bid: int


class Aggression(msgspec.Struct, tag=True, frozen=True):
    """An aggression and its defence (rulebook, "Jugar una agresión")."""

    seat: int
    card: int
    rival: int


class OfferPact(msgspec.Struct, tag=True, frozen=True):
    """A pact is offered; ``side`` is that of the seat that offers it, 0 for A (rulebook, "Ofrecer un pacto")."""

    seat: int
    card: int
    partner: int
    side: int


class TakeActions(msgspec.Struct, tag=True, frozen=True):
    """One action of the action phase, or its end (rulebook, "Fase de acciones")."""

    seat: int


class EndTurn(msgspec.Struct, tag=True, frozen=True):
    """Discarding, production, drawing, regaining actions (rulebook, "Secuencia de final de turno")."""

    seat: int


class FinalEvents(msgspec.Struct, tag=True, frozen=True):
    """The events of age III that are left, and the bonuses at the end (rulebook, "Desarrollo del juego")."""


Step = (
    StartTurn
    | ResolveWar
    | Politics
    | ResolveEvent
    | Colonize
    | SendForce
    | Aggression
    | OfferPact
    | TakeActions
    | EndTurn
    | FinalEvents
)


class Rules(msgspec.Struct, frozen=True):
    """The table's options."""

    open_hands: bool = True
    genghis_in_uprising: bool = True
    resigning: bool = True
    asks_everyone: bool = False


class Pact(msgspec.Struct, frozen=True):
    """A pact in somebody's play area. ``side`` is that of its owner, 0 for A, 1 for B; the partner has the other."""

    card: int
    partner: int
    side: int


class War(msgspec.Struct, frozen=True):
    """A war card in the play area of the player who declared it."""

    card: int
    rival: int


class Happened(msgspec.Struct, frozen=True):
    """The last event that came up, and how everybody stood before and after it; engine.through_the_ages.annals."""

    card: int
    before: bytes
    after: bytes = b""


class Player(msgspec.Struct):
    """A civilization.

    ``workers`` by worker technology, ``stored`` blue tokens by farm, mine and lab technology. ``known`` has a bit for
    each worker technology in play. ``specials`` are the special technologies by kind. ``led`` has a bit for each age
    from which a leader was taken. ``wonders`` are completed, ``ruins`` those of them that are ruins, ``homer`` that
    with Homer's face. ``unfinished`` is a wonder with ``stages`` stages built. ``exclusive``: the tactic is in the
    own play area. ``yellow`` and ``blue`` are tokens in the banks, ``idle`` unused workers. ``civil`` and
    ``military`` are actions left of ``civil_total`` and ``military_total``. ``fresh`` are action cards taken in this
    turn. ``waived`` are political actions given up ahead.
    """

    workers: list[int] = msgspec.field(default_factory=lambda: [0] * WORKERS)
    stored: list[int] = msgspec.field(default_factory=lambda: [0] * STORED)
    known: int = 0
    government: int = -1
    specials: list[int] = msgspec.field(default_factory=lambda: [-1] * 4)
    leader: int = -1
    led: int = 0
    wonders: list[int] = []
    ruins: list[int] = []
    homer: int = -1
    unfinished: int = -1
    stages: int = 0
    colonies: list[int] = []
    tactic: int = -1
    exclusive: bool = False
    wars: list[War] = []
    pact: Pact | None = None
    yellow: int = 0
    blue: int = 0
    idle: int = 0
    civil: int = 0
    civil_total: int = 0
    military: int = 0
    military_total: int = 0
    civil_hand: list[int] = []
    fresh: list[int] = []
    military_hand: list[int] = []
    science: int = 0
    culture: int = 0
    waived: int = 0
    caesar: bool = False
    has_resigned: bool = False


class ThisTurn(msgspec.Struct):
    """What lasts until the end of the turn (rulebook, "Recursos temporales", "Acciones temporales").

    ``used`` are once-a-turn abilities and limits that are used up, by word.
    """

    resources: int = 0
    food: int = 0
    unit_resources: int = 0
    unit_science: int = 0
    military: int = 0
    civil: int = 0
    used: list[str] = []


@cache
def _around(seats: int, first: int) -> tuple[int, ...]:
    """All seats, clockwise from one."""
    return tuple((first + step) % seats for step in range(seats))


class State(msgspec.Struct):
    """A game.

    ``row`` are the 13 spaces of the card row. ``age`` is 0 to 4. ``discards`` are military discards by age, ``boxed``
    military cards that have left the game unseen. ``current`` and ``future`` are events, the next one last; ``past``
    are resolved. ``seen`` has by military card a bit for each seat that knows where it is, though it is hidden.
    ``round`` counts from 1; ``last_round`` is 0 until it is known. ``peeked``: the seat that knows the top current
    event. ``resigned`` are the seats that have left, the first one first. ``ledger`` and ``happened`` are what
    engine.through_the_ages.annals remembers.
    """

    agenda: list[Step]
    rng: Rng
    log: EventSink
    rules: Rules
    players: list[Player]
    row: list[int]
    civil_deck: list[int]
    military_deck: list[int]
    current: list[int]
    first: int
    active: int
    age: int = 0
    round: int = 1
    last_round: int = 0
    discards: list[list[int]] = msgspec.field(default_factory=lambda: [[], [], [], []])
    future: list[int] = []
    boxed: list[int] = []
    seen: dict[int, int] = {}
    past: list[int] = []
    shared: list[int] = []
    turn: ThisTurn = msgspec.field(default_factory=ThisTurn)
    peeked: int = -1
    resigned: list[int] = []
    result: Result | None = None
    ledger: bytes = b""
    happened: Happened | None = None

    @property
    def seats(self) -> int:
        """How many sat down to play."""
        return len(self.players)

    @property
    def everybody(self) -> int:
        """A bit for each seat."""
        return (1 << len(self.players)) - 1

    def playing(self) -> list[int]:
        """The seats that have not resigned."""
        seats = range(len(self.players))
        return [seat for seat in seats if seat not in self.resigned] if self.resigned else list(seats)

    def clockwise(self, seat: int) -> list[int]:
        """The seats that have not resigned, clockwise from this one."""
        seats = _around(len(self.players), seat)
        return [other for other in seats if other not in self.resigned] if self.resigned else list(seats)

    def opening(self) -> int:
        """The seat whose turn begins each round: the first player, or who comes after them once they have resigned."""
        return self.clockwise(self.first)[0] if self.resigned else self.first

    def current_player(self) -> int:
        """Who wins ties: the player whose turn it is, at the end of the game the first one (rulebook, "Aplicar un
        evento")."""
        return self.active

    def others(self, seat: int) -> list[int]:
        """The other seats that have not resigned, clockwise."""
        if not self.resigned:
            return list(_around(len(self.players), seat)[1:])
        return [other for other in self.clockwise(seat) if other != seat]
