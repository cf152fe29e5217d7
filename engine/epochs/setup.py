"""Basic setups (rulebook, "Despliegue básico para 2 jugadores" to "... 6 jugadores")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.events import Outlet
from engine.core.rng import Rng
from engine.epochs.facts import facts_of
from engine.epochs.features import civilization_about
from engine.epochs.reckoning import begin_turn
from engine.epochs.state import (
    DISKS,
    MARKERS,
    BeginGame,
    ChooseCivilization,
    Rules,
    State,
    Step,
    WonderState,
)

FIRST_HAND = 5


def set_up(game: str, rules: Rules, seats: int, rng: Rng) -> State:
    """Turn order by lot, events below the first cards of the deck, five cards each; civilizations are chosen next.

    Rulebook, "Despliegue básico".
    """
    facts = facts_of(game)
    setup = facts.setups[seats]
    order = list(range(seats))
    rng.shuffle(order)
    numbers = sorted(facts.cards)
    plain = [number for number in numbers if facts.cards[number].letter != "E"]
    events = [number for number in numbers if facts.cards[number].letter == "E"]
    rng.shuffle(plain)
    aside, rest = plain[: setup.aside], plain[setup.aside :] + events
    rng.shuffle(rest)
    deck = rest + aside
    agenda: list[Step] = [BeginGame(), *(ChooseCivilization(seat) for seat in reversed(order))]
    size = facts.board.size
    hands = [[deck.pop() for _ in range(FIRST_HAND)] for _ in range(seats)]
    return State(
        agenda=agenda,
        rng=rng,
        log=Outlet(),
        game=game,
        rules=rules,
        seats=seats,
        civs=[""] * seats,
        disks=[[0] * size for _ in range(seats + 1)],
        allies=[[0] * size for _ in range(seats)],
        supply=[DISKS - MARKERS] * seats + [DISKS * (2 if rules.barbarian_hordes and seats < 6 else 1)],
        ready=[0] * seats,
        treasury=[0] * seats,
        loot=[0] * seats,
        points=[0] * seats,
        hands=hands,
        deck=deck,
        discard=[],
        aside=[],
        order=order,
        wonders={key: WonderState() for key in sorted(facts.wonders)},
        investments=[],
        closed=list(setup.closed),
        passed=[False] * seats,
        spent=[[] for _ in range(seats)],
        aeneas=[False] * seats,
        sources=[{} for _ in range(seats)],
    )


def choose_civilization(s: State, step: ChooseCivilization) -> Flow[None]:
    """In turn order, each chooses from the setup's civilizations and puts twelve disks on the map.

    Rulebook, "Despliegue básico".
    """
    seat = step.seat
    starts = s.facts.setups[s.seats].starts
    free = [key for key in sorted(starts) if key not in s.civs]
    key = free[0]
    if len(free) > 1:
        choice = yield from ask(
            Ask("civilization", seat, Fixed(*(f"civ:{item}" for item in free)), about=civilization_about(s))
        )
        key = choice.partition(":")[2]
    s.civs[seat] = key
    for areas, count in ((starts[key].settlements, 2), (starts[key].camps, 1)):
        for area in areas:
            s.disks[seat][area] += count
            s.supply[seat] -= count
    s.log.add(f"{s.game}-civilization", seat=seat, civilization=key)


def begin_game(s: State, step: BeginGame) -> None:
    """The first growth phase begins (rulebook, "Comienzo de la partida")."""
    s.log.add(f"{s.game}-start", order=" ".join(str(seat) for seat in s.order))
    begin_turn(s)
