"""What a city has of its board and its undamaged cards (rulebook, "Daño de Titán", "Ciudad capital")."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Final

from msgspec.structs import astuple

from engine.ancient_world.facts import CARDS, TRIBES, Card, Discount, Goods, N, Reward, Symbols, Totals
from engine.ancient_world.state import Army, Player

NOTHING: Final = Goods()
Discounts = tuple[Discount, ...]
USES: Final[dict[str, int]] = {"again": N.again, "mend": N.mend, "feed": N.feed, "sword": N.sword}
"""What each use of ambrosia costs."""
CAPITAL: Final = astuple(Symbols(food=N.food, capacity=N.capacity, armies=N.armies, coins=N.income))
"""The symbols of the capital and its board (rulebook, "Ciudad capital"), in the order of their fields."""


@lru_cache(maxsize=16384)
def _totals(cards: tuple[str, ...]) -> Totals:
    sums = CAPITAL
    rewards: dict[str, list[Reward]] = {}
    discounts: dict[str, list[Discount]] = {}
    traits: dict[str, int] = {}
    actions = 0
    for name in filter(None, cards):
        card = CARDS[name]
        if card.symbols:
            sums = tuple(map(add, sums, card.symbols))
        if not card.is_at_work:
            continue
        actions += card.action is not None
        for reward in card.rewards:
            rewards.setdefault(reward.when, []).append(reward)
        for discount in card.discounts:
            discounts.setdefault(discount.on, []).append(discount)
        for trait, count in card.traits.items():
            if trait != "sturdy":
                traits[trait] = traits.get(trait, 0) + count
    rewards_by_moment = {when: tuple(items) for when, items in rewards.items()}
    return Totals(rewards_by_moment, {on: tuple(items) for on, items in discounts.items()}, traits, actions, *sums)


def totals(p: Player) -> Totals:
    """What the city has now (rulebook, "Daño de Titán": damaged cards give nothing).

    It is kept beside the city, neither stored nor copied, until ``Player.changed``.
    """
    cache = p.__dict__
    try:
        sums: Totals = cache["totals"]
    except KeyError:
        sums = cache["totals"] = added_up(p)
    return sums


def added_up(p: Player) -> Totals:
    """As ``totals``, anew."""
    cards = [building.card for building in p.buildings if not building.damaged]
    return _totals((p.city, *cards, *p.titans, *p.districts))


def less(t: Totals, on: str, card: Card | None = None) -> Goods:
    """What something costs less (``facts.Discount``); for a card only what is for its tribes, or for any."""
    discounts = t.discounts.get(on)
    return NOTHING if discounts is None else sum_of(discounts, card)


def sum_of(discounts: Discounts, card: Card | None = None) -> Goods:
    """Discounts added up; for a card only what is for its tribes, or for any."""
    coins = knowledge = ambrosia = 0
    for one in discounts:
        if one.of is None or (card is not None and one.of in card.banners):
            coins += one.less.coins
            knowledge += one.less.knowledge
            ambrosia += one.less.ambrosia
    return Goods(coins, knowledge, ambrosia)


def discounted(price: Goods, discounts: Discounts, card: Card | None = None) -> Goods:
    """A price after discounts, those for a card's tribes or for any: nothing costs less than 0."""
    if not discounts:
        return price
    off = sum_of(discounts, card)
    return Goods(
        max(0, price.coins - off.coins),
        max(0, price.knowledge - off.knowledge),
        max(0, price.ambrosia - off.ambrosia),
    )


def card_price(t: Totals, card: Card, *, is_stored: bool = False) -> Goods:
    """What an empire or military card costs this city (rulebook, "Construir almacenado")."""
    discounts = t.discounts.get("build" if card.kind == "empire" else "recruit", ())
    return discounted(card.cost, (*discounts, *t.discounts.get("stored", ())) if is_stored else discounts, card)


def ambrosia_price(t: Totals, use: str) -> int:
    """What a use of ambrosia costs this city: "again", "mend", "feed", "sword"; at least 1."""
    price = USES[use]
    return max(1, price - less(t, use).ambrosia) if use in t.discounts else price


def army_price(t: Totals, army: Army) -> int:
    """Coins for using a military card: one more than are on it, at least 1 whatever makes it cheaper (rulebook, "Atacar
    a un titán": nobody attacks without paying a military card; decided).
    """
    price = army.coins + army.spent + 1
    return max(1, price - less(t, "army").coins) if "army" in t.discounts else price


def appease_price(p: Player, t: Totals) -> int:
    """Ambrosia that appeases the threatening titan: one more than are on it, or its banners (rulebook, "Enfréntate a
    Titán").
    """
    price = p.fed + 1 if p.fed else len(CARDS[p.threat].banners)
    return max(1, price - less(t, "appease").ambrosia) if "appease" in t.discounts else price


def army_strength(army: Army) -> tuple[int, int]:
    """Swords and arrows of an army, legacies included, without what depends on the titan."""
    return _strength(army.card, tuple(army.retired))


@lru_cache(maxsize=4096)
def _strength(card: str, retired: tuple[str, ...]) -> tuple[int, int]:
    swords, arrows = CARDS[card].swords, CARDS[card].arrows
    for other in retired:
        legacy = CARDS[other].legacy
        swords, arrows = swords + legacy.swords, arrows + legacy.arrows
    return swords, arrows


def banners(p: Player) -> dict[str, int]:
    """Banners by tribe, those of damaged cards included (rulebook, "Fin del juego")."""
    counts = dict.fromkeys(TRIBES, 0)
    for building in p.buildings:
        for tribe in CARDS[building.card].banners:
            counts[tribe] += 1
    for card in (*p.titans, *p.districts):
        for tribe in CARDS[card].banners:
            counts[tribe] += 1
    return counts
