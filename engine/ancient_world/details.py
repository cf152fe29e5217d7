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


class Details:
    """What a player can do at the actions of the board, as options name it (rulebook, "Lugar ciudadano").

    The state must not change meanwhile.
    """

    def __init__(self, s: State, seat: int) -> None:
        p = s.players[seat]
        self._s, self._p, self._totals = s, p, totals(p)
        self._out_of_stock = out_of_stock(s, p)

    def at(self, action: BoardAction, coins: int, ambrosia: int) -> list[str]:
        """What can be done at an action for so much, and the player's knowledge."""
        if action.id == "build":
            if not has_room(self._p, self._totals):
                return []
            return self._payable("build", self._s.row, coins, ambrosia) + self._wonders(coins, ambrosia)
        if action.id == "recruit":
            cards = self._payable("recruit", self._s.military_row, coins, ambrosia)
            where = places(self._p) if cards else ()
            return [f"{card}:{place}" for card in cards for place in where]
        return self._deals(action, coins, ambrosia)

    def _deals(self, action: BoardAction, coins: int, ambrosia: int) -> list[str]:
        """The ways to carry out an action that so much is enough for."""
        discounts, knowledge, names = self._totals.discounts.get(action.id), self._p.knowledge, list[str]()
        for deal in action.deals:
            price = discounted(deal.pay, discounts) if discounts else deal.pay
            if can_pay(coins, knowledge, ambrosia, price) and self._out_of_stock.isdisjoint(deal.needs):
                names.append(deal.id)
        return names

    def _payable(self, on: str, row: Sequence[str], coins: int, ambrosia: int) -> list[str]:
        """The cards of a row that so much is enough for, once each."""
        discounts, knowledge, cards = self._totals.discounts.get(on), self._p.knowledge, list[str]()
        for card in dict.fromkeys(row):
            facts = CARDS[card]
            price = discounted(facts.cost, discounts, facts) if discounts else facts.cost
            if can_pay(coins, knowledge, ambrosia, price):
                cards.append(card)
        return cards

    def _wonders(self, coins: int, ambrosia: int) -> list[str]:
        """The cards of deck C that so much is enough for: many, of which hardly any can ever be built."""
        knowledge, discounts = self._p.knowledge, self._totals.discounts.get("build", ())
        priced = _prices(tuple(self._s.wonders), discounts, knowledge)
        return [card for card, price in priced if can_pay(coins, knowledge, ambrosia, price)]


@lru_cache(maxsize=512)
def _prices(cards: tuple[str, ...], discounts: Discounts, knowledge: int) -> list[tuple[str, Goods]]:
    """What these cards cost, once each; only those for which so much knowledge is enough."""
    prices = [(card, discounted(CARDS[card].cost, discounts, CARDS[card])) for card in dict.fromkeys(cards)]
    return [(card, price) for card, price in prices if price.knowledge <= knowledge]


def has_room(p: Player, t: Totals) -> bool:
    """Whether another empire card can be built (rulebook, "Daño de Titán", example of the districts)."""
    return len(p.buildings) < t.capacity


def deal_price(t: Totals, action: str, deal: Deal) -> Goods:
    """What a way to carry out an action costs this city."""
    return discounted(deal.pay, t.discounts.get(action, ()))


def out_of_stock(s: State, p: Player) -> Set[str]:
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
