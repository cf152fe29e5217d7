"""Placing a citizen: what it costs, and what can be done there (rulebook, "Lugar ciudadano")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.ancient_world.citizens import placed
from engine.ancient_world.details import Details, has_room
from engine.ancient_world.facts import BOARD, CARDS, N, Totals
from engine.ancient_world.goods import can_pay
from engine.ancient_world.state import Citizen, Player, State
from engine.ancient_world.totals import ambrosia_price, card_price, less, totals

AGAIN = "again"

Way = tuple[tuple[str, ...], str, int, int]
"""A way to place citizens on an action of the board: the citizens and how it is paid, as options say them, and the
coins and ambrosia that are left after any of them.

How: "free", "coin" (for a higher skill there), "skill" (ambrosia for what is missing). The ambrosia on the space is
among what is left.
"""


class Candidate(NamedTuple):
    """A citizen that may be placed, as options name it, and its number.

    ``price``: the ambrosia that this alone costs; 0 for a ready one. ``where``: the action of the board or card from
    which it is placed again.
    """

    name: str
    number: int
    price: int = 0
    where: str = ""


READY: Final = tuple(Candidate(str(number), number) for number in range(N.highest_citizen + 1))
"""Citizens that are ready, by number."""


def is_open(s: State, action: str) -> bool:
    """Whether the action has been revealed (rulebook, "Preparar" 1)."""
    return s.round >= BOARD[action].round


def number_of(citizen: str) -> int:
    """The number of a citizen as options name it: "2", "again2"."""
    return int(citizen[-1])


def surcharge(t: Totals) -> int:
    """The coins for a citizen of higher skill on the action (rulebook, "Lugar ciudadano")."""
    return max(0, N.surcharge - less(t, "surcharge").coins) if "surcharge" in t.discounts else N.surcharge


def placed_again(s: State, seat: int) -> list[Candidate]:
    """Citizens of this seat that may be placed again for ambrosia, in order (public summary of ambrosia's uses)."""
    p = s.players[seat]
    price = ambrosia_price(totals(p), AGAIN) if p.ambrosia else 1
    if p.ambrosia < price:
        return []
    where = placed(s, seat)
    return [Candidate(f"{AGAIN}{number}", number, price, where[number]) for number in sorted(where)]


class Placements:
    """Every placement of a player's citizens on the board (rulebook, "Lugar ciudadano"). The state must not change
    meanwhile.

    ``again``: of those that are placed, which may be placed again.
    """

    def __init__(self, s: State, seat: int, again: Sequence[Candidate]) -> None:
        self._s, self._p, self._again = s, s.players[seat], again
        self._ready = tuple(self._p.ready)
        self._details = Details(s, seat)
        self._surcharge = surcharge(totals(self._p))

    def options(self) -> list[str]:
        """What can be done where, then where one can be without doing anything."""
        options, claims, details = list[str](), list[str](), self._details
        for action in BOARD.values() if self._ready or self._again else ():
            if self._s.round < action.round:
                continue
            for names, how, coins, ambrosia in self.ways(action.id):
                claim, placements = _named(action.id, names, how)
                claims += claim
                possible = details.at(action, coins, ambrosia)
                if possible:
                    options += [placement + detail for placement in placements for detail in possible]
        options += claims
        return options

    def ways(self, action: str) -> list[Way]:
        """Every way to place one of the citizens there."""
        p, gained, ways = self._p, self._s.ambrosia[action], list[Way]()
        highest = _highest(self._s.spaces[action]) if self._surcharge else 0
        lower, names = _parted(self._ready, highest)
        for citizen in lower:
            ways += self._ways_below(citizen, highest, gained)
        if names:
            ways.append((names, "free", p.coins, p.ambrosia + gained))
        for citizen in self._again:
            if citizen.where == action:
                continue
            if citizen.number < highest:
                ways += self._ways_below(citizen, highest, gained)
            else:
                ways.append(((citizen.name,), "free", p.coins, p.ambrosia - citizen.price + gained))
        return ways

    def _ways_below(self, citizen: Candidate, highest: int, gained: int) -> Iterator[Way]:
        """The ways to place a citizen where a higher one is: for coins, or for the skill that is missing."""
        coins, ambrosia, names = self._p.coins, self._p.ambrosia - citizen.price, (citizen.name,)
        short, skill = self._surcharge - coins, highest - citizen.number
        if short <= 0:
            yield names, "coin", -short, ambrosia + gained
        elif short * N.coin <= ambrosia:
            yield names, "coin", 0, ambrosia - short * N.coin + gained
        if skill <= ambrosia:
            yield names, "skill", coins, ambrosia - skill + gained


def _highest(there: Sequence[Citizen]) -> int:
    """The highest number on a space, 0 where nobody is."""
    highest = 0
    for citizen in there:
        if citizen.number > highest:
            highest = citizen.number
    return highest


@lru_cache(maxsize=1024)
def _parted(ready: tuple[int, ...], highest: int) -> tuple[tuple[Candidate, ...], tuple[str, ...]]:
    """Ready citizens that are lower than one on a space, and the names of the others."""
    lower = tuple([READY[number] for number in ready if number < highest])
    return lower, tuple([READY[number].name for number in ready if number >= highest])


@lru_cache(maxsize=4096)
def _named(action: str, citizens: tuple[str, ...], how: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The options to place each of these citizens so and do nothing, and how the others begin."""
    placements = [f"{action}:{citizen}:{how}" for citizen in citizens]
    return tuple([f"claim:{placement}" for placement in placements]), tuple([f"{item}:" for item in placements])


def use_options(s: State, seat: int, again: Sequence[Candidate]) -> list[str]:
    """Every use of an own card's action by a citizen, once a round each (rulebook, "Cartas de Imperio").

    A placed citizen may go from one card to another copy of it.
    """
    p, options = s.players[seat], list[str]()
    if not totals(p).actions:
        return options
    cards = dict.fromkeys(usable(p))
    for citizen in (*(READY[number] for number in p.ready), *again):
        for card in cards:
            action = CARDS[card].action
            assert action is not None
            rest = p.ambrosia - citizen.price - max(0, action.skill - citizen.number)
            if rest >= 0 and can_pay(p.coins, p.knowledge, rest, action.pay):
                options.append(f"use:{citizen.name}:{card}")
    return options


def usable(p: Player) -> list[str]:
    """Own cards with an action that nobody has used in this round; two copies are two."""
    return [one.card for one in p.buildings if not one.citizen and not one.damaged and CARDS[one.card].action]


def stored_options(s: State, seat: int) -> list[str]:
    """Every stored card that can be built now (rulebook, "Construir almacenado")."""
    p = s.players[seat]
    if not p.stored or not has_room(p, totals(p)):
        return []
    priced = [(card, card_price(totals(p), CARDS[card], is_stored=True)) for card in dict.fromkeys(p.stored)]
    return [f"stored:{card}" for card, price in priced if can_pay(p.coins, p.knowledge, p.ambrosia, price)]
