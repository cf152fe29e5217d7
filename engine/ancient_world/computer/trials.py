"""What an option of a turn would make of a city: tried on a copy of the player alone, without dice and hidden cards."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.ancient_world.armies import find, place
from engine.ancient_world.attacking import BOARD as LOOSE
from engine.ancient_world.attacking import army_attack, targets, unused
from engine.ancient_world.citizens import lowest_free, upgradable
from engine.ancient_world.computer.rivals import Rivals, pressure
from engine.ancient_world.computer.strategies import Strategy
from engine.ancient_world.computer.worth import (
    Outlook,
    army_worth,
    goods_price,
    hurt,
    last_ambrosia,
    outlook,
    spoils,
    stock,
    stored_worth,
    structure,
    threat_worth,
)
from engine.ancient_world.facts import CARDS, Card, Gain, Goods, N, Totals
from engine.ancient_world.goods import can_pay
from engine.ancient_world.state import Army, Building, Player, State
from engine.ancient_world.totals import ambrosia_price, army_price, card_price, totals
from engine.computers.sums import float_sum

LIKELY: Final = 1.6
"""What building the best of the cards looked at may be expected to gain."""


class Fight(NamedTuple):
    """An attack that is strong enough: what it brings besides its price, and the price."""

    value: float
    coins: int
    ambrosia: int
    titan: str


class Purchase(NamedTuple):
    """A card that could still be built in the last round: what it brings besides its price, and the price.

    ``is_stored``: no citizen is needed.
    """

    value: float
    card: str
    coins: int
    knowledge: int
    is_stored: bool


class Change(NamedTuple):
    """What doing something makes of a city: the city without its goods, what it gains besides, what goods it gains.

    ``used``: the card that it takes. ``citizens``: how many it places.
    """

    city: Player
    extra: float
    coins: int = 0
    knowledge: int = 0
    ambrosia: int = 0
    used: str = ""
    citizens: int = 0


def copied(p: Player) -> Player:
    """A city that shares nothing with another one that a trial may change."""
    return replace(
        p,
        citizens=p.citizens[:],
        ready=p.ready[:],
        buildings=[replace(one) for one in p.buildings],
        armies=[replace(army, retired=army.retired[:]) for army in p.armies],
        districts=p.districts[:],
        titans=p.titans[:],
        stored=p.stored[:],
    )


class Trial:
    """A position in which one seat tries its options; what they are worth compares with each other alone."""

    def __init__(self, s: State, seat: int, way: Strategy) -> None:
        self.s, self.seat, self.me = s, seat, s.players[seat]
        self.o: Outlook = outlook(way, s)
        self.rivals = Rivals(s, seat)
        self.base = structure(self.o, self.me)
        self.stored: dict[str, float] = {}
        self.stored.update((card, self._stored(card)) for card in dict.fromkeys(self.me.stored))
        self.threat = threat_worth(self.o, self.me)
        self._where, self._powers = targets(s), dict[tuple[str, str, tuple[str, ...]], int]()
        self.titans = {titan: self._titan(titan, whose) for titan, whose in self._where.items()}
        self.fights = self._fights(self.me)
        self.purchases = self._purchases() if self.o.is_last else []

    def total(self, change: Change, coins: int, knowledge: int, ambrosia: int) -> float:
        """What the city is worth after a change, with these goods before what the change brings."""
        coins, knowledge, ambrosia = coins + change.coins, knowledge + change.knowledge, ambrosia + change.ambrosia
        if coins < 0:
            coins, ambrosia = 0, ambrosia + coins * N.coin
        p = change.city
        is_me = p is self.me
        fights = self.fights if is_me or not self._fights_differ(p) else self._fights(p)
        body = self.base if is_me else structure(self.o, p)
        best = next((one for one in fights if one.titan != change.used and self._affords(one, coins, ambrosia)), None)
        plans = 0.0
        if best is not None:
            plans = best.value
        if self.o.is_last:
            shopping = self._shopping(change, coins, knowledge, ambrosia)
            if best is not None:
                missing = max(0, best.coins - coins)
                rest = ambrosia - best.ambrosia - missing * N.coin
                plans += self._shopping(change, coins - best.coins + missing, knowledge, rest) + 0.02 * coins
            plans = max(shopping, plans)
        return (
            body
            + change.extra
            + stored_worth(self.o, [self.stored[card] for card in p.stored])
            + stock(self.o, p, coins, knowledge, ambrosia)
            + (self.o.way.late if self.o.is_last else self.o.way.keen) * plans
        )

    def _stored(self, card: str) -> float:
        """What building a stored card gains, its price paid, as if there were room."""
        facts, t = CARDS[card], totals(self.me)
        price = card_price(t, facts, is_stored=True)
        change = self.build(facts, price, stored=True)
        goods = Goods(change.coins + price.coins, change.knowledge + price.knowledge, change.ambrosia + price.ambrosia)
        value = structure(self.o, change.city) - self.base + change.extra
        return value + goods_price(self.o, goods) - goods_price(self.o, price)

    def _shopping(self, change: Change, coins: int, knowledge: int, ambrosia: int) -> float:
        """What can still be built in the last round with these goods and the citizens left, the best first; ambrosia is
        paid for missing coins where that is worth it.
        """
        total, p = 0.0, change.city
        hands, places = len(self.me.ready) - change.citizens, totals(p).capacity - len(p.buildings)
        for one in self.purchases:
            if places <= 0 or one.knowledge > knowledge or one.card == change.used or not (one.is_stored or hands > 0):
                continue
            traded, value = N.coin * max(0, one.coins - coins), one.value
            if traded > ambrosia:
                continue
            if traded:
                value -= last_ambrosia(self.o, p, ambrosia) - last_ambrosia(self.o, p, ambrosia - traded)
                if value <= 0:
                    continue
            total += value
            coins, knowledge, ambrosia = max(0, coins - one.coins), knowledge - one.knowledge, ambrosia - traded
            places, hands = places - 1, hands - (not one.is_stored)
        return total

    def _purchases(self) -> list[Purchase]:
        """What can be built in the last round, what is worth most for its price first."""
        me, t = self.me, totals(self.me)
        purchases = []
        cards = [(card, False) for card in dict.fromkeys((*self.s.row, *self.s.wonders))]
        for card, is_stored in [*cards, *((card, True) for card in dict.fromkeys(me.stored))]:
            price = card_price(t, CARDS[card], is_stored=is_stored)
            if price.coins <= me.coins + 8 and price.knowledge <= me.knowledge + 2:
                change = self.build(CARDS[card], price, stored=is_stored)
                value = structure(self.o, change.city) + change.extra - self.base
                purchases.append(Purchase(value, card, price.coins, price.knowledge, is_stored))
        purchases.sort(key=lambda one: (one.value / (one.coins + 2), one.card), reverse=True)
        return purchases

    @staticmethod
    def _affords(fight: Fight, coins: int, ambrosia: int) -> bool:
        return can_pay(coins, 0, ambrosia, Goods(fight.coins, 0, fight.ambrosia))

    def _fights_differ(self, p: Player) -> bool:
        old, new = totals(self.me), totals(p)
        return p.armies != self.me.armies or (old.swords, old.arrows) != (new.swords, new.arrows)

    def now(self) -> float:
        """What the city is worth as it is."""
        return self.total(Change(self.me, 0.0), self.me.coins, self.me.knowledge, self.me.ambrosia)

    # --- fights ---------------------------------------------------------------------------------------------------

    def _titan(self, titan: str, whose: int) -> float:
        """What defeating a titan is worth, without what the attack costs."""
        p, facts, o = self.me, CARDS[titan], self.o
        then = copied(p)
        then.titans.append(titan)
        change = self.gain(then, facts.once)
        value = structure(o, change.city) - self.base + change.extra
        value += goods_price(o, Goods(change.coins, change.knowledge, change.ambrosia))
        t = totals(p)
        value -= hurt(o, titan, t.traits.get("dice", 0))
        if whose == self.seat:
            value += self.threat
        elif whose != LOOSE:
            fed = min(self.s.players[whose].fed, len(facts.banners))
            value += goods_price(o, Goods(ambrosia=fed))
        where = "defeat_deck" if whose == LOOSE else "defeat_own" if whose == self.seat else "defeat_other"
        for when in ("defeat", where):
            value += float_sum(goods_price(o, one.gain) for one in t.rewards.get(when, ()))
        return value

    def _fights(self, p: Player) -> list[Fight]:
        """The attacks that are strong enough, what is worth most first."""
        o, t = self.o, totals(p)
        armies, sword = unused(p), ambrosia_price(t, "sword")
        prices = [army_price(t, army) for army in armies]
        besides = [spoils(o, CARDS[army.card]) - self._wear(t, army) for army in armies]
        # Armies that attack together, by their places, their price, what they bring besides.
        groups = [
            (chosen, sum([prices[at] for at in chosen]), float_sum([besides[at] for at in chosen]))
            for count in range(1, min(3, len(armies)) + 1)
            for chosen in combinations(range(len(armies)), count)
        ]
        fights = []
        for titan, value in self.titans.items():
            facts = CARDS[titan]
            need = facts.defence - (t.swords if facts.swords_only else t.swords + t.arrows)
            powers = [self._power(army, titan) for army in armies]
            safe = 1.0 - o.way.risk * pressure(self.rivals.of_titan(titan))
            for chosen, coins, brought in groups:
                swords = need
                for at in chosen:
                    swords -= powers[at]
                if swords > 4:
                    continue
                ambrosia = swords * sword if swords > 0 else 0
                worth = value - goods_price(o, Goods(coins, 0, ambrosia)) + brought
                if worth > 0:
                    fights.append(Fight(worth * safe, coins, ambrosia, titan))
        fights.sort(reverse=True)
        return fights

    def _power(self, army: Army, titan: str) -> int:
        """The attack value of an army against a titan."""
        key = (titan, army.card, tuple(army.retired))
        power = self._powers.get(key)
        if power is None:
            power = self._powers[key] = army_attack(army, titan, self.seat, self._where[titan])
        return power

    def _wear(self, t: Totals, army: Army) -> float:
        """What an army can do less in later rounds once it has been used: its price has doubled. Only a part of that is
        felt, because a new card may cover it.
        """
        return self.o.way.wear * self._loss(t, army)

    def _loss(self, t: Totals, army: Army) -> float:
        after = replace(army, spent=army.spent + army_price(t, army))
        return army_worth(self.o, t, army) - army_worth(self.o, t, after)

    def attack(self, titan: str, armies: list[str], swords: int) -> tuple[Change, int, int]:
        """An attack: the change, the coins and the ambrosia it costs."""
        p, t = self.me, totals(self.me)
        then = copied(p)
        coins = 0
        felt = float_sum((1.0 - self.o.way.wear) * self._loss(t, find(p, card)) for card in armies)
        for card in armies:
            army = find(then, card)
            price = army_price(t, army)
            coins += price
            army.spent, army.used = army.spent + price, True
        extra = self.titans[titan] + float_sum(spoils(self.o, CARDS[card]) for card in armies) + felt
        return Change(then, extra, used=titan), coins, swords * ambrosia_price(t, "sword")

    # --- gains ----------------------------------------------------------------------------------------------------

    def gain(self, p: Player, what: Gain) -> Change:
        """A gain carried out on a city that may be changed; what is not known yet is estimated."""
        way, o, extra = self.o.way, self.o, 0.0
        for _ in range(what.citizens):
            number = lowest_free(p)
            if number:
                p.citizens = sorted([*p.citizens, number])
        for _ in range(what.upgrades):
            extra += self._upgrade(p)
        for _ in range(what.repairs):
            self._repair(p)
        if what.rest:
            extra += self._rest(p, what.rest)
        if what.ready:
            extra += 0.8
        for _ in range(what.districts):
            self._district(p)
        if what.explore:
            gains = [self.stored.get(card, LIKELY) for card in p.stored]
            extra += stored_worth(o, [*gains, LIKELY]) - stored_worth(o, gains) if o.rounds_left else self._find(p)
        if what.first and not self.s.hand_up and o.rounds_left and self.s.first != self.seat:
            extra += way.first
        return Change(p, extra, what.coins, what.knowledge, what.ambrosia)

    def _find(self, p: Player) -> float:
        """What a card looked for in the last round is worth: it must be built at once."""
        has_room = len(p.buildings) < totals(p).capacity
        return 0.5 if has_room and p.coins >= 5 and not p.stored else 0.05

    def _upgrade(self, p: Player) -> float:
        numbers = upgradable(p)
        if not numbers:
            return 0.0
        steps = {number: lowest_free(p, number) - number for number in numbers}
        number = max(numbers, key=lambda one: (steps[one], -one))
        higher = lowest_free(p, number)
        p.citizens = sorted([other for other in p.citizens if other != number] + [higher])
        if number in p.ready:
            p.ready = sorted([other for other in p.ready if other != number] + [higher])
        return 0.0

    def _repair(self, p: Player) -> None:
        broken = [one for one in p.buildings if one.damaged]
        if broken:
            best = max(broken, key=lambda one: (bool(CARDS[one.card].gives.food), CARDS[one.card].cost.coins))
            best.damaged = False
            p.changed()

    @staticmethod
    def _rest(p: Player, count: int) -> float:
        for _ in range(count):
            laden = [army for army in p.armies if army.coins]
            if not laden:
                return 0.0
            max(laden, key=lambda army: army.coins).coins -= 1
        return 0.0

    def _district(self, p: Player) -> None:
        if self.s.districts:
            p.districts.append(self.s.districts[-1])
            p.changed()

    # --- board ----------------------------------------------------------------------------------------------------

    def build(self, card: Card, price: Goods, *, stored: bool = False) -> Change:
        """An empire card comes to the city."""
        then = copied(self.me)
        then.buildings.append(Building(card.id))
        if stored:
            then.stored.remove(card.id)
        change = self.gain(then, card.once)
        gained = self.rewards("build", card) + (self.rewards("stored", card) if stored else 0.0)
        return change._replace(
            extra=change.extra + gained,
            coins=change.coins - price.coins,
            knowledge=change.knowledge - price.knowledge,
            ambrosia=change.ambrosia - price.ambrosia,
            used=card.id,
            citizens=int(not stored),
        )

    def recruit(self, card: Card, where: str, price: Goods) -> Change:
        """A military card comes into an army."""
        then = copied(self.me)
        shadow = replace(self.s, players=[then if seat == self.seat else p for seat, p in enumerate(self.s.players)])
        place(shadow, self.seat, card.id, where)
        change = self.gain(then, card.once)
        return change._replace(
            extra=change.extra + self.rewards("recruit", card),
            coins=change.coins - price.coins,
            knowledge=change.knowledge - price.knowledge,
            citizens=1,
        )

    def deal(self, action: str, gain: Gain, price: Goods) -> Change:
        """Another action of the board."""
        change = self.gain(copied(self.me), gain)
        return change._replace(
            extra=change.extra + self.rewards(action),
            coins=change.coins - price.coins,
            knowledge=change.knowledge - price.knowledge,
            ambrosia=change.ambrosia - price.ambrosia,
            citizens=1,
        )

    def rewards(self, when: str, card: Card | None = None) -> float:
        """What rewards of the city bring for something."""
        rewards = totals(self.me).rewards.get(when, ())
        return float_sum(
            goods_price(self.o, one.gain)
            for one in rewards
            if one.of is None or (card is not None and one.of in card.banners)
        )
