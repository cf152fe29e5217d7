"""Placing a citizen: what it costs, and what can be done there (rulebook, "Lugar ciudadano")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from sys import intern
from typing import Final, NamedTuple

from engine.ancient_world.citizens import placed
from engine.ancient_world.details import Details, has_room, possible_deals
from engine.ancient_world.facts import BOARD, CARDS, BoardAction, N, Totals
from engine.ancient_world.goods import can_pay
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import Discounts, ambrosia_price, card_price, less, totals

AGAIN = "again"

Way = tuple[tuple[str, ...], str, int, int]
"""A way to place citizens on an action of the board: the citizens and how it is paid, as options say them, and the
coins and ambrosia that are left after any of them. The ambrosia on the space is among what is left.
"""

OptionsAndClaims = tuple[Sequence[str], Sequence[str]]
"""Placements with what is done there, and without."""


class Entrance(NamedTuple):
    """How citizens may come to an action of the board, and for how much.

    how: "free", "coin" (for a higher skill there), "skill" (ambrosia for what is missing). placements: how options
    begin, by citizen; claims: the options to do nothing there.
    """

    names: tuple[str, ...]
    how: str
    coins: int
    ambrosia: int
    placements: tuple[str, ...]
    claims: tuple[str, ...]


class Candidate(NamedTuple):
    """A citizen that may be placed, as options name it, and its number.

    ``price``: the ambrosia that this alone costs; 0 for a ready one. ``where``: the action of the board or card from
    which it is placed again.
    """

    name: str
    number: int
    price: int = 0
    where: str = ""


class Group(NamedTuple):
    """Citizens that may be placed on an action: how options begin their names, their numbers in order, the ambrosia
    that is left once any of them may be placed.
    """

    prefix: str
    numbers: tuple[int, ...]
    ambrosia: int


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
        self._s, self._seat, self._p, self._again = s, seat, s.players[seat], again
        self._ready = Group("", tuple(self._p.ready), self._p.ambrosia)
        self._totals = totals(self._p)
        self._surcharge = surcharge(self._totals)

    def options(self) -> list[str]:
        """What can be done where, then where one can be without doing anything."""
        s, surcharge, options, claims = self._s, self._surcharge, list[str](), list[str]()
        if not self._ready.numbers and not self._again:
            return options
        details = Details(s, self._seat)
        groups: Sequence[Group] = (self._ready,)
        for action in BOARD.values():
            if s.round < action.round:
                continue
            name, highest, has_deals = action.id, 0, bool(action.deals)
            if surcharge and s.spaces[name]:
                highest = self._highest(name)
            if self._again:
                groups = self._groups(name)
            for group in groups:
                if has_deals:
                    carried_out, claimed = self._with_deals(action, group, highest, details.out_of_stock)
                else:
                    carried_out, claimed = self._with_cards(name, group, highest, details)
                options += carried_out
                claims += claimed
        options += claims
        return options

    def _with_deals(
        self, action: BoardAction, group: Group, highest: int, out_of_stock: frozenset[str]
    ) -> OptionsAndClaims:
        """Placements of a group where a way to carry out the action is chosen, and those without."""
        prefix, numbers, ambrosia = group
        if not numbers:
            return (), ()
        p, dearest, gained = self._p, action.dearest, self._s.ambrosia[action.id]
        coins, most, knowledge = p.coins, dearest.coins + self._surcharge, dearest.knowledge
        # What makes no difference is kept once: a space where nobody of the group is too low, what coins are made of,
        # goods that are more than enough.
        if highest <= numbers[0]:
            highest, ambrosia, gained = 0, ambrosia + gained, 0
            if not dearest.ambrosia:
                coins, ambrosia = coins + ambrosia // N.coin, 0
        return _with_deals(
            action,
            prefix,
            numbers,
            ambrosia,
            highest,
            self._surcharge,
            coins if coins < most else most,
            knowledge if p.knowledge > knowledge else p.knowledge,
            gained,
            self._totals.discounts.get(action.id, ()),
            out_of_stock,
        )

    def _with_cards(self, action: str, group: Group, highest: int, details: Details) -> OptionsAndClaims:
        """Placements of a group where a card is chosen, and those without."""
        options, claims, offers = list[str](), list[str](), details.offers(action)
        gained = self._s.ambrosia[action]
        for entrance, coins, ambrosia in _payable(action, group, highest, self._surcharge, self._p.coins, gained):
            claims += entrance.claims
            possible = details.at(action, offers, coins, ambrosia) if offers else ()
            if possible:
                options += [placement + detail for placement in entrance.placements for detail in possible]
        return options, claims

    def ways(self, action: str) -> list[Way]:
        """Every way to place one of the citizens there."""
        gained, highest, coins = self._s.ambrosia[action], self._highest(action), self._p.coins
        return [
            (entrance.names, entrance.how, left, ambrosia)
            for group in self._groups(action)
            for entrance, left, ambrosia in _payable(action, group, highest, self._surcharge, coins, gained)
        ]

    def _groups(self, action: str) -> Sequence[Group]:
        """Who may be placed there: the ready ones, then those that are elsewhere."""
        again = self._again
        if not again:
            return (self._ready,)
        numbers = tuple([citizen.number for citizen in again if citizen.where != action])
        return self._ready, Group(AGAIN, numbers, self._p.ambrosia - again[0].price)

    def _highest(self, action: str) -> int:
        """The number below which a citizen costs something there; 0 where none does."""
        highest = 0
        if self._surcharge:
            for citizen in self._s.spaces[action]:
                if citizen.number > highest:
                    highest = citizen.number
        return highest


@lru_cache(maxsize=8192)
def _with_deals(
    action: BoardAction,
    prefix: str,
    numbers: tuple[int, ...],
    ambrosia: int,
    highest: int,
    surcharge: int,
    coins: int,
    knowledge: int,
    gained: int,
    discounts: Discounts,
    out_of_stock: frozenset[str],
) -> OptionsAndClaims:
    options, claims, group = list[str](), list[str](), Group(prefix, numbers, ambrosia)
    for entrance, left, rest in _payable(action.id, group, highest, surcharge, coins, gained):
        claims += entrance.claims
        possible = possible_deals(action, discounts, left, knowledge, rest, out_of_stock)
        # Interned, so that lists that are kept share their words.
        options += [intern(placement + detail) for placement in entrance.placements for detail in possible]
    return tuple(options), tuple(claims)


def _payable(
    action: str, group: Group, highest: int, surcharge: int, coins: int, gained: int
) -> list[tuple[Entrance, int, int]]:
    """The entrances of a group that so much is enough for, and the coins and ambrosia that are left then.

    ``highest``: the highest number there; ``gained``: the ambrosia that lies there.
    """
    prefix, numbers, ambrosia = group
    payable = []
    for entrance in _entrances(action, prefix, numbers, highest, surcharge):
        left, rest = coins - entrance.coins, ambrosia - entrance.ambrosia
        if left < 0:
            left, rest = 0, rest + left * N.coin
        if rest >= 0:
            payable.append((entrance, left, rest + gained))
    return payable


@lru_cache(maxsize=4096)
def _entrances(
    action: str, prefix: str, numbers: tuple[int, ...], highest: int, surcharge: int
) -> tuple[Entrance, ...]:
    """How these citizens may come to an action on which one of number ``highest`` is: lower ones pay."""
    entrances = []
    for number in numbers:
        if number < highest:
            entrances.append(_entrance(action, (f"{prefix}{number}",), "coin", surcharge, 0))
            entrances.append(_entrance(action, (f"{prefix}{number}",), "skill", 0, highest - number))
    names = tuple([f"{prefix}{number}" for number in numbers if number >= highest])
    return (*entrances, _entrance(action, names, "free", 0, 0)) if names else tuple(entrances)


def _entrance(action: str, names: tuple[str, ...], how: str, coins: int, ambrosia: int) -> Entrance:
    placements = tuple([intern(f"{action}:{name}:{how}:") for name in names])
    claims = tuple([intern(f"claim:{action}:{name}:{how}") for name in names])
    return Entrance(names, how, coins, ambrosia, placements, claims)


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
