"""Everything that is asked besides turns: what to lose, what to take, whom to feed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec.structs import replace

from engine.ancient_world.armies import find
from engine.ancient_world.computer.sight import Sight
from engine.ancient_world.computer.strategies import Strategy
from engine.ancient_world.computer.trials import copied
from engine.ancient_world.computer.worth import Outlook, army_worth, goods_price, hurt, outlook, structure
from engine.ancient_world.facts import CARDS, Goods, N
from engine.ancient_world.round_end import NOBODY
from engine.ancient_world.state import Building, Player
from engine.ancient_world.totals import ambrosia_price, card_price, totals
from engine.computers.sums import float_sum
from engine.core.ask import Ask

Choice = Callable[[Ask, Sight, Strategy], tuple[str, ...]]


def _card(option: str) -> str:
    return option.split(":")[1]


def _worth_of(see: Sight, o: Outlook, change: Callable[[Player, str], None]) -> Callable[[str], float]:
    """How much a city is worth after a change by the card of an option."""

    def worth(option: str) -> float:
        then = copied(see.me)
        change(then, _card(option))
        return structure(o, then)

    return worth


def _break(p: Player, card: str) -> None:
    next(one for one in p.buildings if one.card == card and not one.damaged).damaged = True


def _mend(p: Player, card: str) -> None:
    next(one for one in p.buildings if one.card == card and one.damaged).damaged = False


def _one_after_another(
    options: Sequence[str], see: Sight, o: Outlook, change: Callable[[Player, str], None]
) -> Iterator[tuple[str, float]]:
    """Options in the order in which they leave the city worth most, each beside those before it, and its worth then."""
    city, rest = copied(see.me), list(options)
    while rest:
        worths = {}
        for option in rest:
            if _card(option) not in worths:
                then = copied(city)
                change(then, _card(option))
                worths[_card(option)] = structure(o, then)
        best = max(rest, key=lambda option: worths[_card(option)])
        rest.remove(best)
        change(city, _card(best))
        city.changed()
        yield best, worths[_card(best)]


def damage(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """Cards without which, all of them together, the city is worth most: two with food are missed more than each."""
    order = _one_after_another(tuple(question.options), see, outlook(way, see.board), _break)
    return tuple(sorted(option for option, _ in islice(order, question.least)))


def repair(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """Cards that are missed most, each beside those before it; with ambrosia only what is worth it."""
    o = outlook(way, see.board)
    price = goods_price(o, Goods(ambrosia=ambrosia_price(totals(see.me), "mend"))) if o.rounds_left else 0.3
    chosen, now = list[str](), structure(o, see.me)
    for option, worth in _one_after_another(tuple(question.options), see, o, _mend):
        if len(chosen) >= question.least and worth - now <= price:
            break
        chosen.append(option)
        now = worth
    return tuple(chosen[: question.most])


def army_coin(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The army that loses least by a coin more."""
    o, t = outlook(way, see.board), totals(see.me)

    def loss(option: str) -> float:
        army = find(see.me, _card(option))
        return army_worth(o, t, army) - army_worth(o, t, replace(army, coins=army.coins + 1))

    return (min(question.options, key=loss),)


def rest(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The army that gains most by a coin less."""
    o, t = outlook(way, see.board), totals(see.me)

    def win(option: str) -> float:
        army = find(see.me, _card(option))
        less = replace(army, coins=army.coins - 1) if army.coins else replace(army, spent=army.spent - 1)
        return army_worth(o, t, less) - army_worth(o, t, army)

    return (max(question.options, key=win),)


def _lose_retired(p: Player, card: str) -> None:
    next(army for army in p.armies if card in army.retired).retired.remove(card)


def _disband(p: Player, card: str) -> None:
    p.armies.remove(find(p, card))


def _ready(p: Player, card: str) -> None:
    army = find(p, card)
    army.used, army.spent, army.coins = False, 0, army.coins + army.spent


def _keeping(change: Callable[[Player, str], None]) -> Choice:
    """Whatever leaves the city worth most."""

    def choose(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
        return (max(question.options, key=_worth_of(see, outlook(way, see.board), change)),)

    return choose


def ready(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The army that is cheapest for its strength."""

    def worth(option: str) -> float:
        army = find(see.me, _card(option))
        facts = CARDS[army.card]
        return facts.swords + 0.75 * facts.arrows - army.coins - army.spent

    return (max(question.options, key=worth),)


def explore(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The card that is worth most besides its price."""
    o, t = outlook(way, see.board), totals(see.me)

    def worth(option: str) -> float:
        card = _card(option)
        then = copied(see.me)
        then.buildings.append(Building(card))
        once = CARDS[card].once
        value = structure(o, then) - goods_price(o, card_price(t, CARDS[card], is_stored=True))
        return value + goods_price(o, Goods(once.coins, once.knowledge, once.ambrosia)) + 2.0 * once.citizens

    return (max(question.options, key=worth),)


def upgrade(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The citizen who gains most; among equals one who can still be placed."""
    p = see.me

    def win(option: str) -> tuple[int, bool, int]:
        number = int(_card(option))
        higher = next(n for n in range(number + 1, N.highest_citizen + 1) if n not in p.citizens)
        return higher - number, number in p.ready, -number

    return (max(question.options, key=win),)


def confront(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """Appease where the ambrosia is worth less than the damage to come."""
    o, p = outlook(way, see.board), see.me
    price = int(question.about["price"])
    fewer = totals(p).traits.get("face_dice", 0)
    cost = 0.2 * price if o.is_last else goods_price(o, Goods(ambrosia=price)) * (0.7 if p.ambrosia > 8 else 1.0)
    t = totals(p)
    cost -= float_sum(goods_price(o, one.gain) for one in t.rewards.get("appease", ()))
    cost += float_sum(goods_price(o, one.gain) for one in t.rewards.get("face", ()))
    return ("appease" if cost < hurt(o, p.threat, fewer) else "face",)


def feed(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """Feed with ambrosia who is worth it; else the lowest go hungry."""
    o, p, t = outlook(way, see.board), see.me, totals(see.me)
    meal = ambrosia_price(t, "feed")

    def worth(option: str) -> float:
        verb, *words = option.split(":")
        if verb == "mend":
            return 1.0 if not o.rounds_left or CARDS[words[0]].gives.food else -1.0
        hungry = [] if words[0] == NOBODY else [int(number) for number in words[0].split("+")]
        fed = int(words[1]) * meal
        if not o.rounds_left:
            return -2.0 * len(hungry) - 0.05 * fed
        price = way.ambrosia * o.coin * fed * (0.7 if p.ambrosia > 8 else 1.0)
        return -price - float_sum(way.placement + way.skill * number for number in hungry)

    return (max(question.options, key=worth),)


def city_state(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The city-state that helps most."""
    o = outlook(way, see.board)

    def worth(option: str) -> float:
        then = replace(see.me, city=_card(option))
        return structure(o, then)

    return (max(question.options, key=worth),)


CHOICES: Final[dict[str, Choice]] = {
    "damage": damage,
    "repair": repair,
    "army-coin": army_coin,
    "rest": rest,
    "lose-retired": _keeping(_lose_retired),
    "lose-district": _keeping(lambda p, card: p.districts.remove(card)),
    "disband": _keeping(_disband),
    "district": _keeping(lambda p, card: p.districts.append(card)),
    "explore": explore,
    "upgrade": upgrade,
    "ready": ready,
    "confront": confront,
    "feed": feed,
    "city-state": city_state,
}
"""What answers each question but that of a turn."""
