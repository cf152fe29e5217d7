"""Paying and gaining goods; missing coins are paid with ambrosia (public summary of ambrosia's uses: 2 for 1 coin)."""

from __future__ import annotations

from engine.ancient_world.facts import Card, Goods, N
from engine.ancient_world.state import State
from engine.ancient_world.totals import totals


def can_pay(coins: int, knowledge: int, ambrosia: int, price: Goods) -> bool:
    """Whether these goods are enough, ambrosia for missing coins included."""
    if price.knowledge > knowledge or price.ambrosia > ambrosia:
        return False
    return price.coins <= coins or (price.coins - coins) * N.coin <= ambrosia - price.ambrosia


def pay(s: State, seat: int, price: Goods) -> None:
    """Pay, missing coins with ambrosia, which the log tells (rulebook: page missing; public summary). The price must be
    affordable; the caller logs it.
    """
    p = s.players[seat]
    assert can_pay(p.coins, p.knowledge, p.ambrosia, price), "a price that cannot be paid"
    missing = max(0, price.coins - p.coins)
    if missing:
        s.log.add("ancient_world-instead", seat=seat, coins=missing, ambrosia=missing * N.coin)
    p.coins -= price.coins - missing
    p.ambrosia -= price.ambrosia + missing * N.coin
    p.knowledge -= price.knowledge


def gain_goods(s: State, seat: int, goods: Goods, because: str = "") -> None:
    """Take goods from the supply. ``because``: the card, or a word of what for."""
    p = s.players[seat]
    p.coins += goods.coins
    p.knowledge += goods.knowledge
    p.ambrosia += goods.ambrosia
    if s.log.is_heard and (goods.coins or goods.knowledge or goods.ambrosia):
        s.log.add(
            "ancient_world-gain",
            seat=seat,
            coins=goods.coins,
            knowledge=goods.knowledge,
            ambrosia=goods.ambrosia,
            because=because,
        )


def reward(s: State, seat: int, when: str, card: Card | None = None) -> None:
    """What cards give for something that has been completed (rulebook, "Nota general sobre el tiempo")."""
    rewards = totals(s.players[seat]).rewards.get(when)
    if rewards is None:
        return
    coins = knowledge = ambrosia = 0
    for one in rewards:
        if one.of is None or (card is not None and one.of in card.banners):
            coins += one.gain.coins
            knowledge += one.gain.knowledge
            ambrosia += one.gain.ambrosia
    gain_goods(s, seat, Goods(coins, knowledge, ambrosia), f"reward-{when}")
