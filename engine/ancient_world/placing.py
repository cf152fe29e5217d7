"""Placing a citizen: what it costs, and what can be done there (rulebook, "Lugar ciudadano")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.ancient_world.armies import places
from engine.ancient_world.citizens import lowest_free, placed, upgradable
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, Deal, Goods, N
from engine.ancient_world.goods import can_pay
from engine.ancient_world.preparing import empire_deck
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import Totals, ambrosia_price, card_price, less, reduced, totals

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


def candidates(s: State, seat: int) -> list[tuple[str, int]]:
    """Citizens that may be placed, as options name them, with the ambrosia that this alone costs."""
    p = s.players[seat]
    found = [(LABELS[number], 0) for number in p.ready]
    price = ambrosia_price(totals(p), AGAIN) if p.ambrosia else 0
    if price and p.ambrosia >= price:
        found += [(f"{AGAIN}{number}", price) for number in sorted(placed(s, seat))]
    return found


def ways(s: State, seat: int, action: str) -> list[Way]:
    """Every way to place a citizen there (rulebook, "Lugar ciudadano")."""
    p = s.players[seat]
    highest, extra = hurdle(s, action, totals(p))
    there = s.ambrosia[action]
    found = []
    for citizen, price in candidates(s, seat):
        if not price or placed(s, seat)[number_of(citizen)] != action:
            found += ways_of(p, citizen, price, highest, extra, there)
    return found


def hurdle(s: State, action: str, t: Totals) -> tuple[int, int]:
    """The highest citizen on an action, and the coins that a lower one costs there."""
    highest = 0
    for citizen in s.spaces[action]:
        highest = max(highest, citizen.number)
    return highest, surcharge(t) if highest > 1 else 0


def ways_of(p: Player, citizen: str, price: int, highest: int, extra: int, there: int) -> list[Way]:
    """The ways, two at most, to place one citizen where ``there`` is ambrosia; ``price``: for placing it again."""
    number, left = number_of(citizen), p.ambrosia - price
    if number >= highest or not extra:
        return [Way(citizen, "free", p.coins, left + there)]
    found = []
    if can_pay(p.coins, 0, left, Goods(extra)):
        short = max(0, extra - p.coins)
        found.append(Way(citizen, "coin", p.coins - extra + short, left - short * N.coin + there))
    if left >= highest - number:
        found.append(Way(citizen, "skill", p.coins, left - (highest - number) + there))
    return found


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
    if not p.ready and not p.ambrosia:
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
    cards = [building for building in p.buildings if not building.citizen and not building.damaged]
    cards = [building for building in cards if CARDS[building.card].action is not None]
    if not cards:
        return
    for citizen, price in candidates(s, seat):
        for card in dict.fromkeys(building.card for building in cards):
            action = CARDS[card].action
            assert action is not None
            left = p.ambrosia - price - max(0, action.skill - number_of(citizen))
            if left >= 0 and can_pay(p.coins, p.knowledge, left, action.pay):
                yield f"use:{citizen}:{card}"


def stored_options(s: State, seat: int) -> Iterator[str]:
    """Every stored card that can be built now (rulebook, "Construir almacenado")."""
    p, t = s.players[seat], totals(s.players[seat])
    if p.stored and has_room(p, t):
        for card in dict.fromkeys(p.stored):
            if can_pay(p.coins, p.knowledge, p.ambrosia, card_price(t, CARDS[card], is_stored=True)):
                yield f"stored:{card}"
