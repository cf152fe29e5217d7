"""Placing a citizen: what it costs, and what can be done there (rulebook, "Lugar ciudadano")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.ancient_world.armies import places
from engine.ancient_world.citizens import lowest_free, placed, upgradable
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, Deal, Goods, N, Totals
from engine.ancient_world.goods import can_pay
from engine.ancient_world.preparing import empire_deck
from engine.ancient_world.state import Citizen, Player, State
from engine.ancient_world.totals import ambrosia_price, card_price, less, reduced, totals

AGAIN = "again"
LABELS = tuple(map(str, range(N.highest_citizen + 1)))
"""Citizens as options name them, by number."""


class Way(NamedTuple):
    """A way to place a citizen on an action of the board, as the option says it, and the goods left after it.

    ``how``: "free", "coin" (for a higher skill there), "skill" (ambrosia for what is missing). The ambrosia on the
    space is among what is left.
    """

    citizen: str
    how: str
    coins: int
    ambrosia: int


def is_open(s: State, action: str) -> bool:
    """Whether the action has been revealed (rulebook, "Preparar" 1)."""
    return s.round >= BOARD[action].round


def number_of(citizen: str) -> int:
    """The number of a citizen as options name it: "2", "again2"."""
    return int(citizen[-1])


def surcharge(t: Totals) -> int:
    """The coins for a citizen of higher skill on the action (rulebook, "Lugar ciudadano")."""
    return max(0, N.surcharge - less(t, "surcharge").coins) if t.discounts else N.surcharge


def movable(s: State, seat: int, t: Totals) -> Sequence[int]:
    """Citizens of this seat that may be placed again for ambrosia, in order (public summary of ambrosia's uses)."""
    return sorted(placed(s, seat)) if s.players[seat].ambrosia >= ambrosia_price(t, AGAIN) else ()


def candidates(s: State, seat: int) -> list[tuple[str, int]]:
    """Citizens that may be placed, as options name them, with the ambrosia that this alone costs."""
    p = s.players[seat]
    found = [(LABELS[number], 0) for number in p.ready]
    if p.ambrosia:
        t = totals(p)
        found += [(f"{AGAIN}{number}", ambrosia_price(t, AGAIN)) for number in movable(s, seat, t)]
    return found


def ways(s: State, seat: int, action: str) -> list[Way]:
    """Every way to place a citizen there (rulebook, "Lugar ciudadano")."""
    p, there = s.players[seat], s.spaces[action]
    extra, gained = surcharge(totals(p)), s.ambrosia[action]
    found = []
    for citizen, price in candidates(s, seat):
        number = number_of(citizen)
        if price and placed(s, seat)[number] == action:
            continue
        for at in (0, 1) if there else (0,):
            one = way(there, number, p.coins, p.ambrosia - price, extra, at)
            if one is not None:
                how, coins, ambrosia = one
                found.append(Way(citizen, how, coins, ambrosia + gained))
    return found


def way(
    there: Sequence[Citizen], number: int, coins: int, ambrosia: int, extra: int, at: int
) -> tuple[str, int, int] | None:
    """The first (``at`` 0) or second way to place a citizen where others are, with the coins and ambrosia left.

    It is free unless a higher one is there; else it takes ``extra`` coins, or ambrosia for the skill that is missing
    (rulebook, "Lugar ciudadano"). None if there is no such way.
    """
    highest = 0
    for citizen in there:
        if citizen.number > highest:
            highest = citizen.number
    if number >= highest or not extra:
        return None if at else ("free", coins, ambrosia)
    short = extra - coins
    if short <= 0:
        if not at:
            return "coin", coins - extra, ambrosia
    elif short * N.coin <= ambrosia:
        if not at:
            return "coin", 0, ambrosia - short * N.coin
    elif at:
        return None
    else:
        at = 1
    skill = highest - number
    return ("skill", coins, ambrosia - skill) if at and ambrosia >= skill else None


def deal_price(t: Totals, action: str, deal: Deal) -> Goods:
    """What a way to carry out an action costs this city."""
    return reduced(deal.pay, less(t, action)) if t.discounts else deal.pay


def is_possible(s: State, p: Player, deal: Deal) -> bool:
    """Whether there is anything of what it is chosen for: citizens, districts, cards to look at."""
    what = deal.gain
    if what.citizens and not lowest_free(p):
        return False
    if what.upgrades and not upgradable(p):
        return False
    if what.districts and not s.districts:
        return False
    deck = empire_deck(s)
    return not what.explore or bool(s.decks[deck] or s.discards[deck])


def has_room(p: Player, t: Totals) -> bool:
    """Whether another empire card can be built (rulebook, "Daño de Titán", example of the districts)."""
    return len(p.buildings) < t.capacity


def board_options(s: State, seat: int) -> Iterator[str]:
    """Every placement on the board (rulebook, "Lugar ciudadano")."""
    p, t = s.players[seat], totals(s.players[seat])
    if not p.ready and not movable(s, seat, t):
        return
    only: list[str] = []
    for action in ACTIONS:
        if not is_open(s, action):
            continue
        found = ways(s, seat, action)
        if not found:
            continue
        details = list(_details(s, seat, p, t, action))
        for way in found:
            begin = f"{action}:{way.citizen}:{way.how}:"
            for detail, price in details:
                if can_pay(way.coins, p.knowledge, way.ambrosia, price):
                    yield begin + detail
            only.append(f"claim:{action}:{way.citizen}:{way.how}")
    yield from only


def _details(s: State, seat: int, p: Player, t: Totals, action: str) -> Iterator[tuple[str, Goods]]:
    """What can be done at an action, with its price: cards to build, to recruit, ways to carry it out."""
    if action == "build":
        if has_room(p, t):
            for card in dict.fromkeys((*s.row, *s.wonders)):
                yield card, card_price(t, CARDS[card])
    elif action == "recruit":
        where = places(p)
        for card in dict.fromkeys(s.military_row):
            price = card_price(t, CARDS[card])
            for place in where:
                yield f"{card}:{place}", price
    else:
        for deal in BOARD[action].deals:
            if is_possible(s, p, deal):
                yield deal.id, deal_price(t, action, deal)


def use_options(s: State, seat: int) -> Iterator[str]:
    """Every use of an own card's action, once a round each (rulebook, "Cartas de Imperio").

    A placed citizen may go from one card to another copy of it.
    """
    p = s.players[seat]
    if not totals(p).actions:
        return
    cards = usable(p)
    for citizen, price in candidates(s, seat):
        for card in dict.fromkeys(cards):
            action = CARDS[card].action
            assert action is not None
            left = p.ambrosia - price - max(0, action.skill - number_of(citizen))
            if left >= 0 and can_pay(p.coins, p.knowledge, left, action.pay):
                yield f"use:{citizen}:{card}"


def usable(p: Player) -> list[str]:
    """Own cards with an action that nobody has used in this round; two copies are two."""
    return [one.card for one in p.buildings if not one.citizen and not one.damaged and CARDS[one.card].action]


def stored_options(s: State, seat: int) -> Iterator[str]:
    """Every stored card that can be built now (rulebook, "Construir almacenado")."""
    p, t = s.players[seat], totals(s.players[seat])
    if p.stored and has_room(p, t):
        for card in dict.fromkeys(p.stored):
            if can_pay(p.coins, p.knowledge, p.ambrosia, card_price(t, CARDS[card], is_stored=True)):
                yield f"stored:{card}"
