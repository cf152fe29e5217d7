"""Basic setups (rulebook, "Despliegue básico para 2 jugadores" to "... 6 jugadores")."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.events import EventSink
from engine.core.rng import Rng
from engine.epochs.cast import Cast
from engine.epochs.disks import choose_area, log_areas
from engine.epochs.epoch import grades
from engine.epochs.facts import Numbers, Scenario, facts_of
from engine.epochs.features import civilization_about
from engine.epochs.reckoning import begin_turn
from engine.epochs.scenario import begin_scenario, choosable, endow, setup_of
from engine.epochs.state import BeginGame, ChooseCivilization, Rules, State

S = TypeVar("S", bound=State)


def set_up(
    kind: type[S],
    game: str,
    rules: Rules,
    seats: int,
    rng: Rng,
    cast: Cast | None = None,
    scenario: Scenario | None = None,
    **own: Any,
) -> S:
    """Turn order by lot, events below the first cards of the deck, some cards each; civilizations are chosen next.

    seats: how many civilizations. cast: who leads which of them; those without a player come last and hold no cards.
    scenario: where the game begins otherwise. own: what only the game's own kind of state has.

    Rulebook, "Despliegue básico".
    """
    facts = facts_of(game)
    setup, numbers = facts.setups[seats] if scenario is None else scenario.setup, facts.numbers
    order = list(range(seats))
    rng.shuffle(order)
    plain = [number for number in sorted(facts.cards) if "E" not in facts.cards[number].letter]
    events = [number for number in sorted(facts.cards) if "E" in facts.cards[number].letter]
    rng.shuffle(plain)
    aside, rest = plain[: setup.aside], plain[setup.aside :] + events
    rng.shuffle(rest)
    deck = rest + aside
    led_seats = [seat for seat in order if cast is None or cast.leaders[seat] >= 0]
    choosing = [*led_seats, *(seat for seat in order if seat not in led_seats)]
    agenda: list[Any] = [BeginGame(), *(ChooseCivilization(seat) for seat in reversed(choosing))]
    size = facts.board.size
    hands = [[deck.pop() for _ in range(numbers.first_hand)] if seat in led_seats else [] for seat in range(seats)]
    several = any(len(item.homes) > 1 for item in facts.civilizations.values())
    return kind(
        agenda=agenda,
        rng=rng,
        log=EventSink(),
        game=game,
        rules=rules,
        seats=seats,
        civs=[""] * seats,
        disks=[[0] * size for _ in range(seats + 1)],
        allies=[[0] * size for _ in range(seats)],
        supply=[numbers.own_disks] * seats + [barbarian_disks(numbers, rules, seats)],
        ready=[0] * seats,
        treasury=[0] * seats,
        loot=[0] * seats,
        points=[0] * seats,
        hands=hands,
        deck=deck,
        discard=[],
        aside=[],
        order=order,
        investments=[],
        closed=list(setup.closed),
        passed=[False] * seats,
        spent=[[] for _ in range(seats)],
        sources=[{} for _ in range(seats)],
        homes=[-1] * seats if several else [],
        cast=cast,
        scenario="" if scenario is None else scenario.id,
        **own,
    )


def barbarian_disks(numbers: Numbers, rules: Rules, seats: int) -> int:
    """How many Barbarians there are (rulebook, "Hordas bárbaras")."""
    return numbers.disks * (2 if rules.barbarian_hordes and seats < numbers.hordes_below else 1)


def choose_civilization(s: State, step: ChooseCivilization) -> Flow[None]:
    """In turn order, each chooses from the setup's civilizations and puts its first disks on the map.

    Rulebook, "Despliegue básico".
    """
    seat = step.seat
    starts, free = setup_of(s).starts, choosable(s, seat)
    key = free[0]
    if len(free) > 1:
        choice = yield from ask(
            Ask("civilization", seat, Fixed(*(f"civ:{item}" for item in free)), about=civilization_about(s))
        )
        key = choice.partition(":")[2]
    s.civs[seat] = key
    if s.homes:
        fixed = starts[key].home
        s.homes[seat] = fixed if fixed >= 0 else (yield from choose_home(s, seat))
    s.log.add(f"{s.game}-civilization", seat=seat, civilization=key)
    start = starts[key]
    placed = sorted([*start.cities * 3, *start.settlements * 2, *start.camps])
    for area in placed:
        s.disks[seat][area] += 1
        s.supply[seat] -= 1
    log_areas(s, "placed", placed, seat=seat)
    endow(s, seat, start)


def choose_home(s: State, seat: int) -> Flow[int]:
    """A civilization with several home areas in play chooses one of them (rulebook, "Áreas Natales")."""
    homes = [area for area in s.facts.civilizations[s.civs[seat]].homes if area not in s.closed]
    home = yield from choose_area(s, seat, "home", homes)
    s.log.add(f"{s.game}-at-home", seat=seat, area=s.board.ids[home])
    return home


def begin_game(s: State, step: BeginGame) -> None:
    """The first growth phase begins (rulebook, "Comienzo de la partida")."""
    s.log.add(f"{s.game}-start", order=" ".join(str(seat) for seat in s.order))
    begin_scenario(s)
    if s.player_count == 1:
        s.log.add(f"{s.game}-alone-goals", **grades(s))
    begin_turn(s)
