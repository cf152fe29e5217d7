"""Setting up (rulebook, "Preparación")."""

from __future__ import annotations

from engine.core.events import EventSink
from engine.core.rng import Rng
from engine.through_the_ages.cards import CARDS, NUMBERS, WORKERS, deck
from engine.through_the_ages.row import PLACES
from engine.through_the_ages.state import Player, Rules, StartTurn, State
from engine.through_the_ages.values import update

START_WORKERS = {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0}
YELLOW, BLUE = 18, 16
EVENTS_MORE_THAN_PLAYERS = 2


def set_up(options: dict[str, str], seats: int, rng: Rng) -> State:
    """Boards, decks, events, the row, and the first player's civil action (rulebook, "Preparación")."""
    first = rng.below(seats) if options["first-player"] == "random" else 0
    civil, military = deck(seats, 0, civil=True), deck(seats, 0, civil=False)
    rng.shuffle(civil)
    rng.shuffle(military)
    s = State(
        agenda=[StartTurn(first)],
        rng=rng,
        log=EventSink(),
        rules=rules_of(options),
        players=[start_player() for _ in range(seats)],
        row=[civil.pop() for _ in range(PLACES)],
        civil_deck=civil,
        military_deck=[],
        current=military[: seats + EVENTS_MORE_THAN_PLAYERS],
        boxed=military[seats + EVENTS_MORE_THAN_PLAYERS :],
        first=first,
        active=first,
    )
    for seat in range(seats):
        update(s, seat)
        p = s.players[seat]
        # "Acciones iniciales": one civil action for the first player, one more for each that follows; no military ones.
        p.civil, p.military = (seat - first) % seats + 1, 0
    s.log.add("through_the_ages-start", seat=first)
    return s


def start_player() -> Player:
    """A civilization at the start (rulebook, "Tablero individual")."""
    p = Player(government=NUMBERS["despotism"], yellow=YELLOW, blue=BLUE, idle=1)
    for n in range(WORKERS):
        if CARDS[n].starting:
            p.known |= 1 << n
            p.workers[n] = START_WORKERS[CARDS[n].id]
    return p


def rules_of(options: dict[str, str]) -> Rules:
    """The table's options as the rules use them."""
    return Rules(
        open_hands=options["civil-hands"] == "open",
        genghis_in_uprising=options["genghis-in-uprising"] == "yes",
        resigning=options["resigning"] == "yes",
        asks_everyone=options["asking"] == "everyone",
    )
