"""One option of a turn, each equally likely, without a list of all: what nearly could be done is drawn until it can.

Playouts ask for one option at every decision; listing all of them takes twenty times as long.
"""

from __future__ import annotations

from typing import Final

from engine.ancient_world.armies import NEW
from engine.ancient_world.attacking import BOARD as LOOSE
from engine.ancient_world.attacking import attack_option, unused
from engine.ancient_world.citizens import placed
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, N
from engine.ancient_world.goods import can_pay
from engine.ancient_world.placing import (
    Way,
    candidates,
    deal_price,
    has_room,
    hurdle,
    is_possible,
    number_of,
    ways_of,
)
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import Totals, ambrosia_price, card_price, totals
from engine.core.rng import Below

TRIES: Final = 60
"""Draws of what is no option before all options are listed."""

PASSING: Final = "pass"
FIXED: Final = tuple(
    tuple(
        (action, place)
        for action in ACTIONS
        if BOARD[action].round <= number
        for place in range(-1, len(BOARD[action].deals))
    )
    for number in range(N.rounds + 1)
)
"""What is on the board whatever cards lie there, by round: an action and one of its deals, -1 for a mere claim."""

LEAST_LORE: Final = min(CARDS[card].cost.knowledge for card in CARDS if CARDS[card].deck == "C")
"""The knowledge that the cheapest card of deck C costs."""


def draw(s: State, seat: int, below: Below) -> str | None:
    """An option of the seat's turn; None after too many tries."""
    p, t = s.players[seat], totals(s.players[seat])
    citizens = candidates(s, seat) if p.ready or p.ambrosia else []
    offers = _offers(s, p, t) if citizens else []
    places = len(p.armies) + (len(p.armies) < t.armies)
    fixed = FIXED[s.round]
    # Everything counts twice, as there may be two ways to be placed.
    on_board = 2 * (len(offers) + len(s.military_row) * places + len(fixed))
    own = [one.card for one in p.buildings if not one.citizen and not one.damaged and CARDS[one.card].action]
    armies = unused(p)
    subsets, titans = (1 << len(armies)) - 1, len(s.titans) + len(s.players)
    total = len(citizens) * (on_board + len(own)) + subsets * titans + len(p.stored) + len(p.buildings) + 2
    for _ in range(TRIES):
        number = below(total)
        found: str | None
        if number < len(citizens) * on_board:
            citizen, number = divmod(number, on_board)
            number, second = divmod(number, 2)
            if number < len(fixed):
                action, detail = fixed[number]
            elif (number := number - len(fixed)) < len(offers):
                action, detail = "build", number
            else:
                action, detail = "recruit", number - len(offers)
            if second and not s.spaces[action]:
                continue
            way = _way(s, seat, t, citizens[citizen], action, second)
            found = way and _placement(s, p, t, action, way, detail, offers)
        elif (number := number - len(citizens) * on_board) < len(citizens) * len(own):
            citizen, number = divmod(number, len(own))
            found = _use(s, seat, citizens[citizen], own, number)
        elif (number := number - len(citizens) * len(own)) < subsets * titans:
            subset, number = divmod(number, titans)
            chosen = [army for at, army in enumerate(armies) if (subset + 1) >> at & 1]
            titan, whose = _titan(s, number)
            found = attack_option(p, t, seat, titan, whose, chosen) if titan else None
        elif (number := number - subsets * titans) < len(p.stored):
            found = _stored(p, t, number)
        elif (number := number - len(p.stored)) < len(p.buildings):
            found = _mend(p, t, number)
        else:
            found = PASSING if number == len(p.buildings) else "coin" if p.ambrosia >= N.coin else None
        if found is not None:
            return found
    return None


def _offers(s: State, p: Player, t: Totals) -> list[str]:
    """Cards that nearly could be built: of the row, and of deck C unless there is too little knowledge for any."""
    if not has_room(p, t):
        return []
    has_lore = p.knowledge >= LEAST_LORE or t.discounts
    return s.row + s.wonders if has_lore else s.row


def _way(s: State, seat: int, t: Totals, candidate: tuple[str, int], action: str, second: int) -> Way | None:
    """The first or the second way to place a citizen there, if there is one."""
    citizen, price = candidate
    highest, extra = hurdle(s, action, t) if s.spaces[action] else (0, 0)
    if (second and not extra) or (price and placed(s, seat)[number_of(citizen)] == action):
        return None
    found = ways_of(s.players[seat], citizen, price, highest, extra, s.ambrosia[action])
    return found[second] if second < len(found) else None


def _placement(s: State, p: Player, t: Totals, action: str, way: Way, number: int, offers: list[str]) -> str | None:
    """What this number means at an action, if it can be done and paid; -1: only placing there."""
    begin = f"{action}:{way.citizen}:{way.how}"
    if number < 0:
        return f"claim:{begin}"
    if action == "build":
        card = offers[number]
        is_new = card not in offers[:number]
        price = card_price(t, CARDS[card])
    elif action == "recruit":
        where, number = divmod(number, len(s.military_row))
        card, is_new = s.military_row[number], True
        price = card_price(t, CARDS[card])
        card += f":{p.armies[where].card if where < len(p.armies) else NEW}"
    else:
        deal = BOARD[action].deals[number]
        card, is_new, price = deal.id, is_possible(s, p, deal), deal_price(t, action, deal)
    return f"{begin}:{card}" if is_new and can_pay(way.coins, p.knowledge, way.ambrosia, price) else None


def _use(s: State, seat: int, candidate: tuple[str, int], own: list[str], number: int) -> str | None:
    """An own card's action for a citizen, if it can be paid; a second copy of the card is the same option."""
    card, (citizen, price), p = own[number], candidate, s.players[seat]
    if card in own[:number]:
        return None
    action = CARDS[card].action
    assert action is not None
    left = p.ambrosia - price - max(0, action.skill - number_of(citizen))
    return f"use:{citizen}:{card}" if left >= 0 and can_pay(p.coins, p.knowledge, left, action.pay) else None


def _titan(s: State, number: int) -> tuple[str, int]:
    """A titan that may be attacked, and whose city it threatens; "" where there is none."""
    if number < len(s.titans):
        return (s.titans[number][-1], LOOSE) if s.titans[number] else ("", LOOSE)
    whose = number - len(s.titans)
    return s.players[whose].threat, whose


def _stored(p: Player, t: Totals, number: int) -> str | None:
    card = p.stored[number]
    if card in p.stored[:number] or not has_room(p, t):
        return None
    price = card_price(t, CARDS[card], is_stored=True)
    return f"stored:{card}" if can_pay(p.coins, p.knowledge, p.ambrosia, price) else None


def _mend(p: Player, t: Totals, number: int) -> str | None:
    one = p.buildings[number]
    if not one.damaged or p.ambrosia < ambrosia_price(t, "mend"):
        return None
    is_second = any(other.damaged and other.card == one.card for other in p.buildings[:number])
    return None if is_second else f"mend:{one.card}"
