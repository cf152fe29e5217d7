"""What the other players can still do in this round, from what is open: who may take what this player wants."""

from __future__ import annotations

from engine.ancient_world.attacking import army_attack, targets, unused
from engine.ancient_world.details import has_room
from engine.ancient_world.facts import CARDS, N
from engine.ancient_world.goods import can_pay
from engine.ancient_world.state import Army, Player, State
from engine.ancient_world.totals import army_price, card_price, totals


def pressure(rivals: int) -> float:
    """How likely something is taken that a number of others could take, from 0 to 1."""
    return 1.0 - 0.6**rivals


class Rivals:
    """The players besides one seat who have not passed, and what each of them could take."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.others = [other for other, p in enumerate(s.players) if other != seat and not p.has_passed]
        self.lowest = [s.players[other].ready[0] for other in self.others if s.players[other].ready]
        self.targets = targets(s)
        self._cards: dict[str, int] = {}
        self._titans: dict[str, int] = {}

    def of_card(self, card: str) -> int:
        """How many of them have a citizen, the price and, where it is needed, the room for a card of a row."""
        count = self._cards.get(card)
        if count is None:
            count = self._cards[card] = sum(self._can_take(self.s.players[other], card) for other in self.others)
        return count

    def of_titan(self, titan: str) -> int:
        """How many of them have the strength and the coins for a titan."""
        count = self._titans.get(titan)
        if count is None:
            count = self._titans[titan] = sum(self._can_defeat(other, titan) for other in self.others)
        return count

    def below(self, number: int) -> int:
        """How many of them would have to pay a coin to follow a citizen of this number with their lowest one."""
        return sum([number > lowest for lowest in self.lowest])

    @staticmethod
    def _can_take(p: Player, card: str) -> bool:
        facts, t = CARDS[card], totals(p)
        has_place = facts.kind == "military" or has_room(p, t)
        return bool(p.ready) and has_place and can_pay(p.coins, p.knowledge, p.ambrosia, card_price(t, facts))

    def _can_defeat(self, other: int, titan: str) -> bool:
        p, facts = self.s.players[other], CARDS[titan]
        t = totals(p)
        power = t.swords if facts.swords_only else t.swords + t.arrows
        coins = p.coins + p.ambrosia // N.coin

        def attack(army: Army) -> int:
            return army_attack(army, titan, other, self.targets[titan])

        for army in sorted(unused(p), key=attack, reverse=True):
            coins -= army_price(t, army)
            if coins < 0:
                break
            power += attack(army)
        return power >= facts.defence
