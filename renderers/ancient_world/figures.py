"""Positions that explain a rule of The Ancient World, by the topic's id in data/ancient_world/help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.ancient_world.facts import CARDS
from engine.ancient_world.game import GAME
from engine.ancient_world.scoring import score
from engine.ancient_world.state import Building, Citizen, Confront, Hit, Player, Score, State, Turn
from engine.ancient_world.view import WorldView
from engine.ancient_world.views import view
from engine.core.position import Position
from renderers.ancient_world.city import kind_of
from renderers.core.kinds import BOARD, CUT, SCORE

SEED: Final = 5


def _begun(seats: int = 2, round: int = 1) -> State:
    """A game whose first player is on turn."""
    options = {"boards": "plain", "first-player": "first-seat"}
    s: State = Position.set_up(GAME, options, seats, SEED).state
    s.round, s.agenda, s.active = round, [Turn(0)], 0
    return s


def _with(p: Player, *banners: str) -> None:
    """Give a city a card with each of these banners: the first of the box with this banner alone."""
    for tribe in banners:
        have = [one.card for one in p.buildings]
        card = next(
            card.id
            for card in CARDS.values()
            if card.kind == "empire" and card.banners == (tribe,) and card.id not in have
        )
        p.buildings.append(Building(card))
    p.changed()


def _round() -> WorldView:
    return view(_begun(), None)


def _place() -> WorldView:
    s = _begun(2, 2)
    s.spaces["learn"] = [Citizen(1, 3)]
    s.spaces["labor"] = [Citizen(0, 1), Citizen(1, 1)]
    s.players[0].ready, s.players[1].ready = [2, 3], [2]
    return view(s, None)


def _attack() -> WorldView:
    s = _begun(2, 3)
    guard, militia = s.players[0].armies
    guard.coins, guard.spent, guard.used = 0, 1, True
    militia.coins = 2
    return view(s, None)


def _damage() -> WorldView:
    s = _begun(2, 3)
    p = s.players[0]
    _with(p, "red", "blue")
    p.buildings[0].damaged = p.buildings[2].damaged = True
    p.changed()
    return view(s, None)


def _confront() -> WorldView:
    s = _begun(2, 3)
    s.agenda = [Confront()]
    p, q = s.players
    p.fed, p.ambrosia = 2, 3
    q.ambrosia = 0
    s.rolled = [Hit(1, q.threat, ("titan",))]
    return view(s, None)


def _scoring() -> WorldView:
    s = _begun(2, 6)
    s.agenda, s.active = [], -1
    p, q = s.players
    _with(p, "green", "green", "green", "red", "blue", "blue")
    _with(q, "purple", "purple", "yellow")
    p.buildings[-1].damaged = True
    p.changed()
    q.hungry = [1]
    score(s, Score())
    return view(s, None)


FIGURES: dict[str, Callable[[], WorldView]] = {
    "round": _round,
    "place": _place,
    "attack": _attack,
    "damage": _damage,
    "confront": _confront,
    "scoring": _scoring,
}
"""Topic -> a public view that shows it."""

KINDS: dict[str, str] = {
    "round": BOARD.id,
    "place": CUT.id,
    "attack": kind_of(0).id,
    "damage": kind_of(0).id,
    "confront": CUT.id,
    "scoring": SCORE.id,
}
"""Topic -> the kind of picture that shows it."""
