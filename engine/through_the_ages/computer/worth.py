"""What a civilization is worth to its player: its culture, and what it will bring until the end of the game."""

from __future__ import annotations

from typing import Final

from engine.through_the_ages import banks
from engine.through_the_ages.cards import KIND
from engine.through_the_ages.computer.card_worth import (
    LINER,
    construction,
    hand_worth,
    promises,
    unfinished_worth,
)
from engine.through_the_ages.computer.leader_worth import leader_worth
from engine.through_the_ages.computer.outlook import (
    Outlook,
    content,
    impacts_worth,
    people_eat,
    people_want,
    rate_worth,
)
from engine.through_the_ages.drawing import MOST_DRAWN
from engine.through_the_ages.paying import military_left
from engine.through_the_ages.prices import CONSTRUCTION
from engine.through_the_ages.production import mine_production
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.turn import genghis, production
from engine.through_the_ages.values import (
    civil_total,
    colonization,
    culture,
    discontent,
    food_production,
    from_pacts,
    happy,
    military_hand_limit,
    military_total,
    science,
    strength,
    urban_limit,
)

DRAW: Final = 1.1
"""What a military card that is drawn is worth."""

CARD: Final = 0.8
"""What a military card of the hand is worth."""

BONUS: Final = 1.2

SHORTAGE: Final = 2.0
"""What each food costs that people will not get, for whom more may be done about it before."""


def worth(o: Outlook, s: State) -> float:
    """What the seat's civilization is worth at the end of its turn. The state is used up: production is carried out."""
    seat, p = o.seat, s.players[o.seat]
    value = 0.0
    mine = strength(s, seat)
    draws = 0
    if s.active == seat and s.age < 4:
        draws = min(MOST_DRAWN, military_left(s, seat))
    value += military_hand(o, p, draws) + o.military(mine) + o.wars_worth(mine)
    if discontent(p) > p.idle:
        value -= (3.0 + o.turns * 0.7) * (discontent(p) - p.idle)
    else:
        production(s, seat)
        genghis(s, seat)
    value += impacts_worth(o, s)
    return value + p.culture + stocks(o, p) + rates(o, s)


def military_hand(o: Outlook, p: Player, draws: int) -> float:
    """What the military cards of the hand and those that come are worth; too many are thrown away."""
    if not o.turns:
        return 0.0
    cards = len(p.military_hand) + draws
    hand_size = min(cards, military_hand_limit(p) + 1)
    bonus = sum(KIND[card] == "bonus" for card in p.military_hand)
    return (
        CARD * min(len(p.military_hand), hand_size)
        + DRAW * max(0, hand_size - len(p.military_hand))
        + BONUS * min(2, bonus)
    )


def stocks(o: Outlook, p: Player) -> float:
    """Food, resources and science in stock: the more there is, the less the next one helps."""
    return (
        o.food * less(banks.food(p), 5, 9)
        + o.resource * less(banks.resources(p), 7, 14)
        + o.science * less(p.science, 11, 20)
        + workers_in_waiting(o, p)
    )


def less(count: float, enough: float, plenty: float) -> float:
    """A stock, of which what goes beyond enough counts less, and what goes beyond plenty hardly at all."""
    return min(count, enough) + 0.5 * max(0.0, min(count, plenty) - enough) + 0.1 * max(0.0, count - plenty)


def less_beyond(count: float, enough: float, part: float) -> float:
    """A count, of which what goes beyond enough counts in part."""
    return count if count <= enough else enough + (count - enough) * part


def workers_in_waiting(o: Outlook, p: Player) -> float:
    """Unused workers: the first is worth most, and there must be something to build for it."""
    needed = discontent(p)
    free = p.idle - needed
    return o.idle * (min(free, 1) + 0.5 * max(0, min(free - 1, 1)) + 0.1 * max(0, free - 2)) if free > 0 else 0.0


def rates(o: Outlook, s: State) -> float:
    """What the following productions bring, and all else that works on."""
    seat, p, turns = o.seat, s.players[o.seat], o.turns
    if not turns:
        return 0.0
    leader, p.leader = p.leader, -1
    value = leader_worth(o, p, leader)
    value += turns * culture(s, seat)
    value += o.flow_science * rate_worth(science(s, seat), o.wanted[2])
    value += o.flow_civil * less_beyond(civil_total(s, seat), 7, 0.8)
    value += o.flow_military * less_beyond(military_total(s, seat), 4, 0.6)
    value += happiness(o, p)
    p.leader = leader
    resources = mine_production(p) + from_pacts(s, seat, "resources")
    value += o.flow_resource * rate_worth(resources, o.wanted[1])
    value += food_flow(o, p, from_pacts(s, seat, "food"))
    value += 0.15 * turns * colonization(s, seat) + 0.35 * turns * urban_limit(p)
    value += construction(o, p.specials[CONSTRUCTION])
    if LINER in p.wonders and LINER not in p.ruins and p.yellow:
        value += 1.6 * turns
    value += tokens(o, p)
    value += promises(o, p) + hand_worth(o, s, p.civil_hand)
    if p.unfinished >= 0:
        value += unfinished_worth(o, s, p.unfinished, p.stages)
    return value


def food_flow(o: Outlook, p: Player, more: int, famine: float = SHORTAGE) -> float:
    """Food made beyond what is eaten: a little is wanted, a lot is not, too little means famine. ``famine``: what each
    food costs that people will not get.
    """
    net = food_production(p) + more - people_eat(p)
    hunger = max(0, (banks.consumption(p) - food_production(p) - more) * min(o.turns, 4) - banks.food(p))
    return o.flow_food * rate_worth(net, o.wanted[0]) - famine * hunger


def tokens(o: Outlook, p: Player) -> float:
    """Yellow tokens are people to come, blue tokens room for goods without corruption."""
    yellow = 0.09 * o.turns * p.yellow
    blue = p.blue + sum(p.stored) + p.stages
    return yellow + 0.12 * o.turns * min(blue, 26)


def happiness(o: Outlook, p: Player) -> float:
    """Faces beyond those that are needed let people grow; discontent workers cannot work."""
    return o.turns * content(happy(p) - people_want(p))
