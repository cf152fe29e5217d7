"""The final count and who wins (rulebook, "Fin del juego")."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from engine.ancient_world.facts import CARDS, TRIBES, N
from engine.ancient_world.gains import damaged
from engine.ancient_world.state import Line, Player, Score, State
from engine.ancient_world.totals import banners, totals
from engine.core.game import Result


def _titans(stars: int) -> Callable[[Player], int]:
    return lambda p: sum(CARDS[card].stars == stars for card in p.titans)


def _tribe(tribe: str) -> Callable[[Player], int]:
    return lambda p: banners(p)[tribe]


COUNTS: Final[dict[str, Callable[[Player], int]]] = {
    **{tribe: _tribe(tribe) for tribe in TRIBES},
    "banner": lambda p: sum(banners(p).values()),
    "set": lambda p: min(banners(p).values()),
    "empire": lambda p: len(p.buildings),
    "district": lambda p: len(p.districts),
    "titan": lambda p: len(p.titans),
    "titan1": _titans(1),
    "titan2": _titans(2),
    "titan3": _titans(3),
    "army": lambda p: len(p.armies),
    "retired": lambda p: sum(len(army.retired) for army in p.armies),
    "military": lambda p: sum(1 + len(army.retired) for army in p.armies),
    "citizen": lambda p: len(p.citizens),
    "skill": lambda p: sum(p.citizens),
    "food": lambda p: totals(p).food,
    "capacity": lambda p: totals(p).capacity,
    "free_capacity": lambda p: max(0, totals(p).capacity - len(p.buildings)),
    "income": lambda p: totals(p).coins,
    "stored": lambda p: len(p.stored),
    "coins": lambda p: p.coins,
    "knowledge": lambda p: p.knowledge,
    "ambrosia": lambda p: p.ambrosia,
    "deck_c": lambda p: sum(CARDS[one.card].deck == "C" for one in p.buildings),
    "action_card": lambda p: sum(CARDS[one.card].action is not None for one in p.buildings),
}
"""What special scoring counts, by the words of facts.Counted."""


TIES: Final = ("coins", "cards", "knowledge", "ambrosia")
"""What parts players with the same points, in this order (rulebook, "Fin del juego")."""


def score(s: State, step: Score) -> None:
    """Hungry citizens, damage, banners, special scoring; then the ties (rulebook, "Fin del juego")."""
    for p in s.players:
        p.lines = count(p)
        for building in p.buildings:
            building.damaged = False
        p.changed()
    order = sorted(range(s.seats), key=lambda seat: rank(s.players[seat]), reverse=True)
    groups = groupby(order, key=lambda seat: rank(s.players[seat]))
    s.result = Result(tuple(tuple(sorted(seats)) for _, seats in groups))
    for _, seat in s.result.ranked():
        if s.players[seat].stored and s.rules.hides_stored:
            s.log.reveal(seat)
        s.log.add("ancient_world-final", seat=seat, points=s.players[seat].score)
    by = parted_by(s)
    if by:
        s.log.add("ancient_world-tie", by=by)


def parted_by(s: State) -> str:
    """What parts those with most points: a word of TIES, "shared" if nothing does; "" where points do (rulebook, "Fin
    del juego").
    """
    best = max(p.score for p in s.players)
    ranks = sorted((rank(p) for p in s.players if p.score == best), reverse=True)
    if len(ranks) == 1:
        return ""
    first, second = ranks[:2]
    return next((word for word, one, other in zip(TIES, first[1:], second[1:], strict=True) if one != other), "shared")


def rank(p: Player) -> tuple[int, int, int, int, int]:
    """Points, then coins, then cards, then knowledge, then ambrosia (rulebook, "Fin del juego")."""
    cards = len(p.buildings) + len(p.districts) + len(p.titans)
    return p.score, p.coins, cards, p.knowledge, p.ambrosia


def count(p: Player) -> list[Line]:
    """The points of a city by source, as if the game were over; 0 lines are left out (rulebook, "Fin del juego")."""
    lines = [Line("hungry", len(p.hungry), N.hungry_points * len(p.hungry))]
    broken = len(damaged(p))
    lines.append(Line("damaged", broken, N.damaged_points * broken))
    whole = _repaired(p) if broken else p
    for tribe, number in banners(p).items():
        lines.append(Line(tribe, number, N.banner_points[min(number, len(N.banner_points) - 1)]))
    cards = [one.card for one in p.buildings] + p.titans + p.districts + ([p.city] if p.city else [])
    for card in cards:
        facts = CARDS[card]
        if facts.points:
            lines.append(Line(card, 1, facts.points))
        for one in facts.scoring:
            number = COUNTS[one.each](whole)
            lines.append(Line(card, number, min(one.most, number // one.per * one.points)))
    return [line for line in lines if line.points]


def _repaired(p: Player) -> Player:
    """The city with its damaged cards turned up, as special scoring sees it (rulebook, "Fin del juego")."""
    buildings = [replace(one, damaged=False) for one in p.buildings]
    return replace(p, buildings=buildings)
