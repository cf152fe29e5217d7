"""Hand-made views of The Ancient World for pictures and their tests: what the rules make of such positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from engine.ancient_world.facts import ACTIONS, CARDS, N, of_kind
from engine.ancient_world.game import GAME
from engine.ancient_world.scoring import score
from engine.ancient_world.state import (
    Army,
    Building,
    Citizen,
    Confront,
    Feed,
    Hit,
    Score,
    State,
    Step,
    Turn,
)
from engine.ancient_world.view import WorldView
from engine.ancient_world.views import view
from engine.core.position import Position

GRADES: Final = tuple(of_kind("titan", stars=stars) for stars in range(4))
"""Titans by stars."""


def _set_up(seats: int, **options: str) -> State:
    s: State = Position.set_up(GAME, {"first-player": "first-seat"} | options, seats, 3).state
    return s


def _army(card: str, *retired: str, **facts: Any) -> Army:
    return Army(card, retired=list(retired), **facts)


def _city(s: State, seat: int, buildings: str, armies: list[Army], **facts: Any) -> None:
    """Give a city cards ("palisade!" is damaged, "clay_school=2" has citizen 2 on it), armies and everything else."""
    p = s.players[seat]
    for name in buildings.split():
        card, _, number = name.rstrip("!").partition("=")
        p.buildings.append(Building(card, name.endswith("!"), int(number or 0)))
    p.armies = armies or p.armies
    for name, value in facts.items():
        setattr(p, name, value)
    p.changed()


def _state(steps: tuple[Step, ...] = (Turn(1),), **options: str) -> State:
    """Four cities in the middle of round 4."""
    s = _set_up(4, **options)
    s.round, s.agenda, s.active, s.hand_up, s.first = 4, list(steps), 1, True, 2
    _city(
        s, 0, "barley_terraces war_forge! reed_market clay_school=2 palisade!",
        [_army("spear_levy", "city_guard", coins=2, spent=3, used=True), _army("reed_archers", coins=1)],
        coins=7, knowledge=2, ambrosia=4, citizens=[1, 2, 3, 4], ready=[3], hungry=[1], districts=["garden_quarter"],
        titans=["moss_ox", "glass_crab"], threat="iron_bull", fed=3, stored=["herb_garden", "sun_temple"],
    )  # fmt: skip
    _city(
        s, 1, "terraced_orchards temple_steps", [], coins=0, knowledge=5, ambrosia=0, citizens=[1, 2, 3, 4, 5],
        ready=[4, 5], districts=["old_walls", "lamp_quarter"], titans=["harvest_hydra"], threat="star_sphinx",
        stored=["observatory"],
    )  # fmt: skip
    _city(
        s, 2, "roadside_shrine herb_garden", [_army("lion_guard", "militia", "old_veterans", coins=3)], coins=12,
        citizens=[1, 2, 3], ready=[2], has_passed=True, threat="",
    )  # fmt: skip
    _city(s, 3, "map_room", [], coins=23, ambrosia=11, citizens=[1, 2, 3], ready=[], threat="fog_elephant", fed=1)
    s.spaces["build"] = [Citizen(0, 2), Citizen(3, 3), Citizen(1, 1)]
    s.spaces["learn"] = [Citizen(2, 1)]
    s.spaces["rebuild"] = [Citizen(3, 1), Citizen(3, 2), Citizen(1, 2), Citizen(2, 3), Citizen(1, 3)]
    s.ambrosia |= {"labor": 2, "grow": 1, "expand": 1, "learn": 0}
    return s


def middle() -> WorldView:
    """The middle of a game for four, in the turn of the second player."""
    return view(_state(), None)


def seen_by(seen: WorldView, seat: int) -> WorldView:
    """A position of ``middle`` as a seat sees it."""
    mine = view(_state(), seat)
    return msgspec.structs.replace(mine, step=seen.step, active=seen.active, final=seen.final)


def other_hand(seen: WorldView) -> WorldView:
    """A view whose viewer has stored one card more."""
    assert seen.viewer is not None
    mine = seen.cities[seen.viewer]
    more = msgspec.structs.replace(mine, stored=(*(mine.stored or ()), "palisade"))
    cities = tuple(more if city.seat == seen.viewer else city for city in seen.cities)
    return msgspec.structs.replace(seen, cities=cities)


def opening() -> WorldView:
    """The first turn of a game for three: Explore and Grow are hidden."""
    s = _set_up(3, boards="plain")
    s.round, s.agenda, s.active = 1, [Turn(0)], 0
    return view(s, None)


def founding() -> WorldView:
    """City-states are being chosen: the first player has one, the second is to choose."""
    found = Position.set_up(GAME, {"first-player": "first-seat", "boards": "chosen"}, 3, 3)
    found.apply(0, ["city:telmarra"])
    return found.view(None)


def two() -> WorldView:
    """A game for two in its last round; a pile of titans is empty."""
    s = _set_up(2)
    s.round, s.agenda, s.active = 6, [Turn(0)], 0
    s.titans[0] = []
    return view(s, None)


def confronting() -> WorldView:
    """The end of a round: titans are confronted, one of them has been faced."""
    s = _state((Confront(),))
    s.active, s.rolled = 3, [Hit(0, "iron_bull", ("titan", "coin")), Hit(1, "star_sphinx", ("blank", "titan"))]
    return view(s, None)


def feeding() -> WorldView:
    """The end of a round: who has no food goes hungry."""
    s = _state((Feed(),))
    return view(s, None)


def end() -> WorldView:
    """The end of a game for four."""
    s = _state((Score(),))
    s.round, s.active = 6, -1
    s.players[1].buildings += [Building("crowded_forum"), Building("titan_ossuary", damaged=True)]
    s.players[1].changed()
    score(s, Score())
    s.agenda = []
    return view(s, None)


@cache
def fullest() -> WorldView:
    """More than any game has of everything: all citizens on every action, the longest names, armies, titans."""
    s = _state()
    names = sorted((card for card in CARDS.values() if card.kind == "empire"), key=lambda card: -len(card.id))
    for seat, p in enumerate(s.players):
        p.coins, p.knowledge, p.ambrosia, p.citizens, p.ready = 123, 45, 39, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]
        p.buildings = [Building(card.id, at % 3 == 0, 5 if at % 3 else 0) for at, card in enumerate(names[:20])]
        p.districts, p.titans = of_kind("district"), [*GRADES[3], *GRADES[2]]
        p.changed()
        troops = of_kind("military")[2:]
        p.armies = [_army(card, *troops[6:], coins=14, spent=15, used=seat % 2 > 0) for card in troops[:6]]
        p.threat, p.fed, p.stored = "crowned_basilisk", 27, [card.id for card in names[:6]]
    everybody = [Citizen(seat, number) for number in range(1, N.highest_citizen + 1) for seat in range(4)]
    s.spaces = dict.fromkeys(ACTIONS, everybody)
    s.ambrosia = dict.fromkeys(ACTIONS, 12)
    return view(s, None)


SCENES: dict[str, Callable[[], WorldView]] = {
    "middle": middle,
    "seat": lambda: seen_by(middle(), 0),
    "opening": opening,
    "founding": founding,
    "two": two,
    "confront": confronting,
    "feed": feeding,
    "end": end,
    "fullest": fullest,
}
MOST_BYTES = 450_000
OF_SEATS = ("cities", "row", "military_row", "wonders")
"""What a view says differently to each seat: cities, and prices after the reader's discounts."""
PARTS = (("actions",), ("row",), ("military",), ("titans",), ("city",))
"""What marks may name, where they name no places."""
