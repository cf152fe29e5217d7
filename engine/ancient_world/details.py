"""What can be done at the actions of the board by a player who places there (rulebook, "Lugar ciudadano")."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import lru_cache

from engine.ancient_world.armies import places
from engine.ancient_world.facts import CARDS, BoardAction, Deal, Goods, N, Totals
from engine.ancient_world.goods import can_pay
from engine.ancient_world.preparing import empire_deck
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import Discounts, discounted, totals

Offer = tuple[str, int, int]
"""A card with its price for a city: coins and ambrosia."""


class Details:
    """What a player can do at the actions of the board, as options name it (rulebook, "Lugar ciudadano").

    The state must not change meanwhile. ``out_of_stock``: that of which there is nothing left.
    """

    def __init__(self, s: State, seat: int) -> None:
        p = s.players[seat]
        self._s, self._p, self._totals = s, p, totals(p)
        self.out_of_stock = out_of_stock(s, p)

    def offers(self, action: str) -> list[Offer]:
        """The cards that the player has room and knowledge for, where cards are built or recruited."""
        knowledge = self._p.knowledge
        if action == "recruit":
            return _offers(self._s.military_row, self._totals.discounts.get("recruit"), knowledge)
        if not has_room(self._p, self._totals):
            return []
        discounts = self._totals.discounts.get("build")
        row, wonders = self._s.row, self._s.wonders
        return _offers(row, discounts, knowledge) + _wonders(tuple(wonders), discounts, knowledge)

    def at(self, action: str, offers: list[Offer], coins: int, ambrosia: int) -> list[str]:
        """Of what can be done where cards are built or recruited, that for which so much is enough."""
        cards = [
            card
            for card, price, besides in offers
            if besides <= ambrosia and price <= coins + (ambrosia - besides) // N.coin
        ]
        if action != "recruit" or not cards:
            return cards
        where = places(self._p)
        return [f"{card}:{place}" for card in cards for place in where]


def _offers(row: Sequence[str], discounts: Discounts | None, knowledge: int) -> list[Offer]:
    """These cards, once each; only those for which so much knowledge is enough."""
    offers = []
    for card in dict.fromkeys(row):
        facts = CARDS[card]
        price = discounted(facts.cost, discounts, facts) if discounts else facts.cost
        if price.knowledge <= knowledge:
            offers.append((card, price.coins, price.ambrosia))
    return offers


@lru_cache(maxsize=512)
def _wonders(cards: tuple[str, ...], discounts: Discounts | None, knowledge: int) -> list[Offer]:
    """As ``_offers``, of deck C: many cards, of which hardly any can ever be built."""
    return _offers(cards, discounts, knowledge)


def possible_deals(
    action: BoardAction, discounts: Discounts, coins: int, knowledge: int, ambrosia: int, out_of_stock: Set[str]
) -> list[str]:
    """The ways to carry out an action of the board for which so much is enough, and of which something is left."""
    names = list[str]()
    for deal in action.deals:
        price = discounted(deal.pay, discounts)
        if can_pay(coins, knowledge, ambrosia, price) and out_of_stock.isdisjoint(deal.needs):
            names.append(deal.id)
    return names


def has_room(p: Player, t: Totals) -> bool:
    """Whether another empire card can be built (rulebook, "Daño de Titán", example of the districts)."""
    return len(p.buildings) < t.capacity


def deal_price(t: Totals, action: str, deal: Deal) -> Goods:
    """What a way to carry out an action costs this city."""
    return discounted(deal.pay, t.discounts.get(action, ()))


def out_of_stock(s: State, p: Player) -> frozenset[str]:
    """Of what deals may be chosen for (``Deal.needs``), that of which there is nothing left."""
    deck, names = empire_deck(s), _no_citizens(tuple(p.citizens))
    if not s.districts:
        names |= {"districts"}
    if not s.decks[deck] and not s.discards[deck]:
        names |= {"explore"}
    return names


@lru_cache(maxsize=1024)
def _no_citizens(citizens: tuple[int, ...]) -> frozenset[str]:
    """Of "citizens" (another one) and "upgrades" (a higher one instead) those that a player with these cannot have."""
    free = set(range(1, N.highest_citizen + 1)) - set(citizens)
    is_possible = {"citizens": bool(free), "upgrades": max(free, default=0) > min(citizens, default=N.highest_citizen)}
    return frozenset(what for what in is_possible if not is_possible[what])
