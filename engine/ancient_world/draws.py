"""One option of a turn, each equally likely, by rejection sampling: a candidate is drawn until one is legal.

Playouts ask for one option at every decision; listing all of them takes twenty times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ancient_world.armies import NEW
from engine.ancient_world.attacking import BOARD as LOOSE
from engine.ancient_world.attacking import attack_option, unused
from engine.ancient_world.citizens import placed
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, N, Totals
from engine.ancient_world.goods import can_pay
from engine.ancient_world.placing import (
    AGAIN,
    LABELS,
    candidates,
    deal_price,
    has_room,
    is_possible,
    movable,
    number_of,
    surcharge,
    usable,
    way,
)
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import ambrosia_price, card_price, totals
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
    p = s.players[seat]
    t = totals(p)
    ready, armies = p.ready, unused(p)
    again = movable(s, seat, t) if p.ambrosia else ()
    citizens = len(ready) + len(again)
    offers = _offers(s, p, t) if citizens else ()
    places = len(p.armies) + (len(p.armies) < t.armies)
    fixed = FIXED[s.round]
    fields, recruits = len(fixed), len(fixed) + len(s.military_row) * places
    # Everything counts twice, as there may be two ways to be placed.
    on_board = 2 * (recruits + len(offers))
    own = usable(p) if citizens and t.actions else ()
    subsets, titans = (1 << len(armies)) - 1, len(s.titans) + len(s.players)
    placing, using = citizens * on_board, citizens * len(own)
    total = placing + using + subsets * titans + len(p.stored) + len(p.buildings) + 2
    for _ in range(TRIES):
        number = below(total)
        found: str | None
        if number < placing:
            at, number = divmod(number, on_board)
            is_again = at >= len(ready)
            citizen = again[at - len(ready)] if is_again else ready[at]
            number, second = divmod(number, 2)
            if number < fields:
                action, detail = fixed[number]
            elif number < recruits:
                action, detail = "recruit", number - fields
            else:
                action, detail = "build", number - recruits
            there = s.spaces[action]
            if second and not there:
                continue
            coins, ambrosia = p.coins, p.ambrosia
            if is_again:
                if placed(s, seat)[citizen] == action:
                    continue
                ambrosia -= ambrosia_price(t, AGAIN)
            how = "free"
            if there:
                found_way = way(there, citizen, coins, ambrosia, surcharge(t), second)
                if found_way is None:
                    continue
                how, coins, ambrosia = found_way
            name = f"{AGAIN}{citizen}" if is_again else LABELS[citizen]
            if detail < 0:
                return f"claim:{action}:{name}:{how}"
            goods = coins, p.knowledge, ambrosia + s.ambrosia[action]
            what = _detail(s, p, t, action, goods, detail, offers)
            found = what and f"{action}:{name}:{how}:{what}"
        elif (number := number - placing) < using:
            found = _use(s, seat, candidates(s, seat)[number // len(own)], own, number % len(own))
        elif (number := number - using) < subsets * titans:
            subset, number = divmod(number, titans)
            titan, whose = _titan(s, number)
            chosen = [army for at, army in enumerate(armies) if (subset + 1) >> at & 1] if titan else ()
            found = attack_option(p, t, seat, titan, whose, chosen) if titan else None
        elif (number := number - subsets * titans) < len(p.stored):
            found = _stored(p, t, number)
        elif (number := number - len(p.stored)) < len(p.buildings):
            found = _mend(p, t, number) if p.buildings[number].damaged else None
        else:
            found = PASSING if number == len(p.buildings) else "coin" if p.ambrosia >= N.coin else None
        if found is not None:
            return found
    return None


def _offers(s: State, p: Player, t: Totals) -> list[str]:
    """Candidates for building: cards of the row, and of deck C unless there is too little knowledge for any."""
    if not has_room(p, t):
        return []
    has_lore = p.knowledge >= LEAST_LORE or t.discounts
    return s.row + s.wonders if has_lore else s.row


def _detail(
    s: State, p: Player, t: Totals, action: str, goods: tuple[int, int, int], number: int, offers: Sequence[str]
) -> str | None:
    """What this number means at an action, if it can be done, and paid of these coins, knowledge and ambrosia."""
    if action == "recruit":
        where, number = divmod(number, len(s.military_row))
        what = s.military_row[number]
        price = card_price(t, CARDS[what])
        what = f"{what}:{p.armies[where].card if where < len(p.armies) else NEW}"
    elif action == "build":
        what = offers[number]
        price = card_price(t, CARDS[what])
    else:
        deal = BOARD[action].deals[number]
        what, price = deal.id, deal_price(t, action, deal)
    if not can_pay(*goods, price):
        return None
    if action == "build":
        return what if what not in offers[:number] else None
    return what if action == "recruit" or is_possible(s, p, deal) else None


def _use(s: State, seat: int, candidate: tuple[str, int], own: Sequence[str], number: int) -> str | None:
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
