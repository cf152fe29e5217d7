"""What a city is worth to its player: its points at the end, as far as they can be foreseen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

import msgspec

from engine.ancient_world.computer.strategies import Strategy
from engine.ancient_world.facts import BOX, CARDS, Card, Goods, N, Totals
from engine.ancient_world.gains import NO_GAIN
from engine.ancient_world.scoring import COUNTS
from engine.ancient_world.state import Army, Player, State
from engine.ancient_world.totals import ambrosia_price, appease_price, army_price, banners, totals
from engine.computers.sums import float_sum

GROWTH: Final = {
    "banner": 2.5, "set": 0.45, "empire": 1.2, "district": 0.4, "titan": 0.7, "titan1": 0.1, "titan2": 0.3,
    "titan3": 0.2, "army": 0.05, "retired": 0.4, "military": 0.5, "citizen": 0.2, "skill": 0.9, "food": 0.25,
    "capacity": 1.4, "free_capacity": 0.0, "income": 0.35, "stored": 0.1, "coins": 0.0, "knowledge": 0.5,
    "ambrosia": 0.6, "deck_c": 0.15, "action_card": 0.1,
    "green": 0.5, "red": 0.5, "purple": 0.5, "blue": 0.5, "yellow": 0.5,
}  # fmt: skip
"""How much of what special scoring counts comes in each round."""

OFTEN: Final = {
    "build": 1.2, "recruit": 0.5, "labor": 0.6, "learn": 0.4, "expand": 0.35, "rebuild": 0.2, "explore": 0.3,
    "grow": 0.25, "use": 0.4, "stored": 0.2, "defeat": 0.8, "defeat_own": 0.35, "defeat_other": 0.2,
    "defeat_deck": 0.3, "appease": 0.3, "face": 0.3, "damaged": 0.7, "pass": 1.0, "round": 1.0,
    "army": 1.3, "surcharge": 0.9, "again": 0.2, "mend": 0.3, "feed": 0.3, "sword": 0.3,
}  # fmt: skip
"""How often in a round something is done that is rewarded, or costs less."""


MOST_BANNERS: Final = sum(card.copies * len(card.banners) for card in BOX)
"""More banners of a tribe than any city has."""


class Outlook(msgspec.Struct, frozen=True, dict=True):
    """What the worth of a city depends on besides itself. rounds_left: after this one. incomes: still to come.

    What has been worked out from it alone is kept beside it as long as one answer takes.
    """

    way: Strategy
    rounds_left: int
    incomes: int
    coin: float
    is_last: bool

    @cached_property
    def banner_points(self) -> list[float]:
        """By how many banners of a tribe a city has, their points with those that are still to come."""
        soon = self.way.soon * self.rounds_left
        return [_points(count + soon) for count in range(MOST_BANNERS + 1)]

    @cached_property
    def armies(self) -> dict[tuple[int, str, tuple[str, ...]], float]:
        """What armies are worth, as far as it has been asked: by their price, card and retired cards."""
        return {}


def outlook(way: Strategy, s: State) -> Outlook:
    """How things stand in this round."""
    rounds = N.rounds - s.round
    return Outlook(way, rounds, rounds, way.coin if rounds else 0.35 * way.coin, not rounds)


def _points(count: float) -> float:
    """Points of ``count`` banners of a tribe; ``count`` may be between two whole numbers."""
    low = min(int(count), len(N.banner_points) - 1)
    high = min(low + 1, len(N.banner_points) - 1)
    return N.banner_points[low] + (count - low) * (N.banner_points[high] - N.banner_points[low])


def goods_price(o: Outlook, goods: Goods) -> float:
    """What a few goods are worth."""
    return o.coin * (goods.coins + o.way.knowledge * goods.knowledge + o.way.ambrosia * goods.ambrosia)


def steps(count: float, enough: float, plenty: float) -> float:
    """A stock, of which the first are worth most."""
    return min(count, enough) + 0.55 * max(0.0, min(count, plenty) - enough) + 0.1 * max(0.0, count - plenty)


def stock(o: Outlook, p: Player, coins: int, knowledge: int, ambrosia: int) -> float:
    """What goods are worth to a city."""
    way = o.way
    if o.is_last:
        value = 0.02 * coins + 0.03 * knowledge + last_ambrosia(o, p, ambrosia)
    else:
        value = o.coin * (
            steps(coins, 10, 20) + way.knowledge * steps(knowledge, 2, 5) + way.ambrosia * steps(ambrosia, 6, 12)
        )
    for one in p.buildings:
        for rule in CARDS[one.card].scoring:
            count = {"coins": coins, "knowledge": knowledge, "ambrosia": ambrosia}.get(rule.each)
            if count is not None:
                value += (0.5 if o.rounds_left else 0.9) * min(rule.most, count / rule.per * rule.points)
    return value


def last_ambrosia(o: Outlook, p: Player, ambrosia: int) -> float:
    """What ambrosia is worth after the last turn: it feeds, repairs and appeases, best uses first."""
    t = totals(p)
    feed, mend = ambrosia_price(t, "feed"), ambrosia_price(t, "mend")
    uses = [(2.0 / feed, feed * max(0, len(p.citizens) - t.food))]
    uses.append((1.0 / mend, mend * sum(one.damaged for one in p.buildings)))
    if p.threat:
        price = appease_price(p, t)
        if price <= ambrosia:
            uses.append((hurt(o, p.threat, t.traits.get("face_dice", 0)) / price, price))
    value, rest = 0.0, ambrosia
    for worth, most in sorted(uses, reverse=True):
        value += worth * min(rest, most)
        rest -= min(rest, most)
    return value + 0.25 * min(rest, 2) + 0.05 * max(0, rest - 2)


def structure(o: Outlook, p: Player) -> float:
    """What a city is worth without its goods."""
    t, way = totals(p), o.way
    cards = [CARDS[one.card] for one in p.buildings]
    cards += [CARDS[card] for card in (*p.titans, *p.districts)]
    if p.city:
        cards.append(CARDS[p.city])
    points = o.banner_points
    value = way.banner * float_sum([points[count] for count in banners(p).values()])
    value += float_sum(special(o, p, card) for card in cards if card.points or card.scoring)
    value += lasting(o, p, t)
    value += room(o, t.capacity - len(p.buildings))
    value += citizens(o, p, t)
    value += fighting(o, p, t)
    broken = sum(one.damaged for one in p.buildings)
    return value - broken * (1.0 if o.is_last else way.broken)


def stored_worth(o: Outlook, gains: Iterable[float]) -> float:
    """What stored cards are worth, by what building each of them would gain: there is not time for all."""
    if not o.rounds_left:
        return 0.0
    value, part = 0.0, o.way.stored * min(1.0, 0.4 + 0.2 * o.rounds_left)
    for gain in sorted(gains, reverse=True):
        value += part * max(0.0, gain)
        part *= o.way.decay
    return value


def special(o: Outlook, p: Player, card: Card) -> float:
    """Points of a card at the end."""
    value = float(card.points)
    for rule in card.scoring:
        count = COUNTS[rule.each](p) + o.way.growth * GROWTH[rule.each] * o.rounds_left
        if not o.rounds_left:
            count = count // rule.per
        value += min(rule.most, count / rule.per * rule.points)
    return o.way.special * value


def lasting(o: Outlook, p: Player, t: Totals) -> float:
    """Income, rewards, discounts, traits, own actions over the rounds to come."""
    if not o.rounds_left:
        return 0.0
    way = o.way
    value = way.income * o.incomes * goods_price(o, Goods(t.coins, t.knowledge, t.ambrosia))
    value += way.mended * o.incomes * min(t.repair, 2)
    value += o.rounds_left * way.eye * (t.eyes + 0.5 * t.ship_eyes)
    if t.rewards:
        for when, rewards in t.rewards.items():
            value += o.rounds_left * way.often * OFTEN[when] * float_sum(goods_price(o, one.gain) for one in rewards)
    if t.discounts:
        for on, discounts in t.discounts.items():
            value += (
                o.rounds_left * way.often * OFTEN[on] * 0.8 * float_sum(goods_price(o, one.less) for one in discounts)
            )
    if t.traits:
        value += o.rounds_left * 0.35 * way.damage * (t.traits.get("dice", 0) + t.traits.get("face_dice", 0))
        value += o.rounds_left * 0.5 * way.mishap * t.traits.get("coin_proof", 0)
    return value + o.rounds_left * own_actions(o, p)


def own_actions(o: Outlook, p: Player) -> float:
    """What own actions are worth in a round, besides labor: the highest citizens go where their number counts."""
    cards = [CARDS[one.card] for one in p.buildings if not one.damaged and CARDS[one.card].action]
    if not cards:
        return 0.0
    value, numbers = 0.0, sorted(p.citizens, reverse=True)
    cards.sort(key=lambda card: (bool(card.action and card.action.by_skill), card.action.skill if card.action else 0))
    for card, number in zip(reversed(cards), numbers[:3], strict=False):
        value += use(o, card, number)
    return value


def use(o: Outlook, card: Card, number: int) -> float:
    """What a citizen of this number makes on an own card, besides labor."""
    action = card.action
    if action is None:
        return 0.0
    value = goods_price(o, Goods(action.gain.coins, action.gain.knowledge, action.gain.ambrosia))
    value -= goods_price(o, action.pay) + goods_price(o, Goods(ambrosia=max(0, action.skill - number)))
    if action.by_skill:
        value += goods_price(o, Goods(**{action.by_skill: number}))
    return max(0.1, value - 2.2 * o.coin)


def room(o: Outlook, free: int) -> float:
    """Room for cards: the first place is worth most."""
    wanted = min(free, 1) + 0.6 * min(max(0, free - 1), 1) + 0.35 * min(max(0, free - 2), 2)
    return o.way.room * wanted * (0.4 + 0.12 * o.rounds_left if o.rounds_left else 0.0)


def citizens(o: Outlook, p: Player, t: Totals) -> float:
    """Citizens to be placed in the rounds to come, and food for them."""
    way, count = o.way, len(p.citizens)
    short = max(0, count - t.food)
    if not o.rounds_left:
        return -2.0 * short
    meal, value, part = ambrosia_price(t, "feed") * way.ambrosia * o.coin, 0.0, 1.0
    for place, number in enumerate(reversed(p.citizens)):
        if place >= 3:
            part *= way.crowd
        output = part * (way.placement + way.skill * number)
        value += max(0.0, output - meal) if place >= t.food else output
    return o.rounds_left * value + way.food * min(2, max(0, t.food - count)) * min(1.0, 0.3 * o.rounds_left)


def army_worth(o: Outlook, t: Totals, army: Army) -> float:
    """What an army does in the rounds to come: each use costs as much as all before together, and 1 more."""
    key = (army_price(t, army), army.card, tuple(army.retired))
    value = o.armies.get(key)
    if value is None:
        value = o.armies[key] = _army_worth(o, *key)
    return value


def _army_worth(o: Outlook, price: int, card: str, retired: tuple[str, ...]) -> float:
    facts, strength, best, total = CARDS[card], 0.0, 0.0, 0.0
    strength += facts.swords + o.way.arrow * facts.arrows
    strength += 0.35 * float_sum(one.swords + o.way.arrow * one.arrows for one in facts.against)
    strength += o.way.legacy * (facts.legacy.swords + o.way.arrow * facts.legacy.arrows)
    for other in retired:
        legacy = CARDS[other].legacy
        strength += legacy.swords + o.way.arrow * legacy.arrows
    strength_worth = o.way.fight * strength + spoils(o, facts)
    for _ in range(min(o.rounds_left, 4)):
        total += strength_worth * 0.8 - o.way.coin * price
        price *= 2
        best = max(best, total)
    return best


def spoils(o: Outlook, card: Card) -> float:
    """What a military card brings or spares each time it has helped to defeat a titan."""
    loot = card.loot
    if not card.traits and loot == NO_GAIN:
        return 0.0
    value = goods_price(o, Goods(loot.coins, loot.knowledge, loot.ambrosia))
    value += 0.3 * min(loot.repairs, 2) + 0.4 * loot.rest + 0.5 * loot.ready
    return value + card.traits.get("dice", 0) * (o.way.damage + o.way.mishap) / 3


def fighting(o: Outlook, p: Player, t: Totals) -> float:
    """What armies and the city's own swords do in the rounds to come."""
    if not o.rounds_left:
        return 0.0
    value = float_sum(sorted((army_worth(o, t, army) for army in p.armies), reverse=True)[:3])
    city = t.swords + o.way.arrow * t.arrows
    slots = max(0, t.armies - len(p.armies))
    return value + 0.8 * o.way.city * o.way.fight * city * o.rounds_left + o.way.slot * min(1, slots) * o.rounds_left


def threat_worth(o: Outlook, p: Player) -> float:
    """What the threatening titan will cost at the end of the round."""
    if not p.threat:
        return 0.0
    fewer = totals(p).traits.get("face_dice", 0)
    return hurt(o, p.threat, fewer)


def hurt(o: Outlook, titan: str, fewer: int) -> float:
    """What the dice for a titan cost on average."""
    dice = max(0, len(CARDS[titan].banners) - fewer)
    return dice * (o.way.damage + o.way.mishap) / 3
