"""Setting up a game (rulebook, "Preparación" 1 to 11)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, N, of_kind
from engine.ancient_world.state import Army, Building, ChooseCities, Player, Prepare, Rules, State
from engine.core.events import EventSink
from engine.core.rng import Rng


def set_up(options: Mapping[str, str], seats: int, rng: Rng) -> State:
    """A game before its first round (rulebook, "Preparación")."""
    piles = [
        of_kind("empire", "A"),
        of_kind("empire", "B"),
        [card for card in of_kind("military") if CARDS[card].deck != "start"],
        of_kind("district"),
    ]
    piles += [of_kind("titan", stars=stars) for stars in (1, 2, 3)]
    for pile in piles:
        rng.shuffle(pile)
    cities = of_kind("city")
    rng.shuffle(cities)
    first = rng.below(seats) if options["first-player"] == "random" else 0
    s = State(
        agenda=[Prepare()],
        rng=rng,
        log=EventSink(),
        rules=Rules(options["stored"] == "hidden"),
        players=[_player((seat - first) % seats) for seat in range(seats)],
        first=first,
        decks=piles[:2],
        military=piles[2],
        districts=piles[3],
        titans=piles[4:],
        wonders=of_kind("empire", "C"),
    )
    for action in ACTIONS:
        if BOARD[action].round == 1:
            s.ambrosia[action] = BOARD[action].ambrosia
    if options["boards"] == "chosen":
        s.agenda.append(ChooseCities())
        return s
    for seat in range(seats):
        take_board(s, seat, cities[seat], is_plain=options["boards"] == "plain")
    return s


def _player(place: int) -> Player:
    """A city at the start, by its place in turn order (rulebook, "Preparación" 9 and 10)."""
    return Player(
        coins=N.coins + N.extra_coins[place],
        citizens=list(N.citizens),
        ready=list(N.citizens),
        buildings=[Building(card) for card in of_kind("empire", "start")],
        armies=[Army(card) for card in of_kind("military", "start")],
    )


def take_board(s: State, seat: int, city: str, *, is_plain: bool) -> None:
    """A player board and the titan that is drawn on it; the plain side has no abilities (rulebook, "Preparación" 9)."""
    p = s.players[seat]
    p.threat = CARDS[city].titan
    if is_plain:
        return
    p.city = city
    p.changed()
    once = CARDS[city].once
    p.coins += once.coins
    p.knowledge += once.knowledge
    p.ambrosia += once.ambrosia
