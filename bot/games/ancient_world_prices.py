"""What a choice in The Ancient World costs and gives, as far as the reader's view shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from engine.ancient_world.attacking import BOARD as BOARD_TITAN
from engine.ancient_world.attacking import armies_named, army_attack
from engine.ancient_world.details import deal_price
from engine.ancient_world.facts import BOARD, CARDS, CardAction, Gain, Goods, N, Totals
from engine.ancient_world.placing import AGAIN, number_of, surcharge
from engine.ancient_world.state import Army, Building, Player
from engine.ancient_world.totals import ambrosia_price, card_price, totals
from engine.ancient_world.view import ArmyView, CityView, PlacedView, SpaceView, WorldView

NOTHING: Final = Goods()


class Price(msgspec.Struct, frozen=True):
    """What is paid, missing coins with ambrosia, and what there is to pay it; ``higher``: the citizen that it is paid
    for too.
    """

    coins: int
    knowledge: int
    ambrosia: int
    has: Goods
    higher: PlacedView | None = None


def own_city(view: WorldView) -> CityView:
    """The reader's city."""
    assert view.viewer is not None, "the public owns no city"
    return view.cities[view.viewer]


@lru_cache(maxsize=64)
def totals_of(city: CityView) -> Totals:
    """What a city has of its board and cards, as all can see."""
    buildings = [Building(one.card, one.is_damaged) for one in city.buildings]
    return totals(Player(city=city.city, buildings=buildings, titans=list(city.titans), districts=list(city.districts)))


def space_of(view: WorldView, action: str) -> SpaceView:
    """An action of the board."""
    return next(space for space in view.spaces if space.action == action)


def highest(space: SpaceView) -> PlacedView | None:
    """The highest citizen on an action; None if nobody is there."""
    return max(space.citizens, key=lambda placed: placed.number, default=None)


def _sum(*parts: Goods) -> Goods:
    return Goods(
        sum(one.coins for one in parts), sum(one.knowledge for one in parts), sum(one.ambrosia for one in parts)
    )


def _paid(city: CityView, price: Goods, there: int = 0, higher: PlacedView | None = None) -> Price:
    """A price as it is paid: missing coins with ambrosia. ``there``: ambrosia taken first."""
    missing = max(0, price.coins - city.coins)
    has = Goods(city.coins, city.knowledge, city.ambrosia + there)
    return Price(price.coins - missing, price.knowledge, price.ambrosia + missing * N.coin, has, higher)


def _again(t: Totals, citizen: str) -> Goods:
    return Goods(ambrosia=ambrosia_price(t, AGAIN)) if citizen.startswith(AGAIN) else NOTHING


def _placing(view: WorldView, action: str, citizen: str, how: str) -> tuple[Goods, PlacedView | None]:
    """What placing alone costs, and the higher citizen that it is paid for."""
    t, above = totals_of(own_city(view)), highest(space_of(view, action))
    again = _again(t, citizen)
    if how == "coin":
        return _sum(again, Goods(surcharge(t))), above
    if how == "skill" and above is not None:
        return _sum(again, Goods(ambrosia=above.number - number_of(citizen))), above
    return again, None


def price_of(view: WorldView, node: str) -> Price | None:
    """What an option of a turn, or all that begin so, costs as far as it says; None where it says nothing yet."""
    city = own_city(view)
    t, (verb, *words) = totals_of(city), node.rstrip(":").split(":")
    if (verb == "claim" and words) or verb in BOARD:
        action, *rest = words if verb == "claim" else (verb, *words)
        if len(rest) < 2:
            return None
        placing, above = _placing(view, action, rest[0], rest[1])
        details = rest[2:] if verb in BOARD else []
        there = space_of(view, action).ambrosia if details else 0
        return _paid(city, _sum(placing, *(_detail(t, action, one) for one in details[:1])), there, above)
    if verb == "use" and len(words) == 2:
        action_of_card = CARDS[words[1]].action
        assert action_of_card is not None
        missing = Goods(ambrosia=max(0, action_of_card.skill - number_of(words[0])))
        return _paid(city, _sum(_again(t, words[0]), missing, action_of_card.pay))
    if verb == "attack" and len(words) == 3:
        coins = sum(army.price for army in chosen_armies(city, words[1]))
        swords = int(words[2])
        return _paid(city, Goods(coins, 0, swords * ambrosia_price(t, "sword") if swords else 0))
    if verb == "stored" and words:
        return _paid(city, card_price(t, CARDS[words[0]], is_stored=True))
    if verb == "mend":
        return _paid(city, Goods(ambrosia=ambrosia_price(t, "mend")))
    return _paid(city, Goods(ambrosia=N.coin)) if verb == "coin" else None


def attack_rank(view: WorldView, attack: str) -> tuple[int, ...]:
    """What attacks are sorted by: the cheapest first, and with the fewest armies."""
    price = price_of(view, attack)
    return () if price is None else (price.coins + 2 * price.ambrosia, attack.count("+"))


def _detail(t: Totals, action: str, detail: str) -> Goods:
    """What is paid for what is done at an action: a card, or a way to carry it out."""
    if detail in CARDS:
        return card_price(t, CARDS[detail])
    return deal_price(t, action, next(deal for deal in BOARD[action].deals if deal.id == detail))


def gains_of(node: str) -> Iterator[tuple[str, int]]:
    """What an option gives besides a card: what, and how much."""
    verb, *words = node.split(":")
    gain = Gain()
    if verb in BOARD and len(words) == 3:
        gain = next((deal.gain for deal in BOARD[verb].deals if deal.id == words[2]), gain)
    elif verb == "use" and len(words) == 2:
        action: CardAction | None = CARDS[words[1]].action
        if action is not None:
            gain = action.gain
            if action.by_skill:
                more = getattr(gain, action.by_skill) + number_of(words[0])
                gain = msgspec.structs.replace(gain, **{action.by_skill: more})
    for name in gain.__struct_fields__:
        count = int(getattr(gain, name))
        if count:
            yield name, count


def chosen_armies(city: CityView, armies: str) -> list[ArmyView]:
    """The armies that an attack names."""
    named = armies_named([army.card for army in city.armies], armies)
    return [army for army in city.armies if army.card in named]


def owner_of(view: WorldView, titan: str) -> int | None:
    """The seat that a titan threatens; None for one of the board."""
    return next((city.seat for city in view.cities if city.threat == titan), None)


def city_value(city: CityView, titan: str) -> int:
    """What the city adds to an attack on this titan (rulebook, "Atacar a un titán")."""
    return city.swords if CARDS[titan].swords_only else city.swords + city.arrows


def attack_value(view: WorldView, titan: str, armies: str, swords: int) -> int:
    """What an attack is worth with these armies and swords bought."""
    city, owner = own_city(view), owner_of(view, titan)
    whose = BOARD_TITAN if owner is None else owner
    chosen = (Army(army.card, retired=list(army.retired)) for army in chosen_armies(city, armies))
    return city_value(city, titan) + swords + sum(army_attack(army, titan, city.seat, whose) for army in chosen)
