"""What to do in a turn: every option is tried, what adds most is chosen."""

from __future__ import annotations

from typing import Final

from engine.ancient_world.attacking import armies_named
from engine.ancient_world.computer.rivals import pressure
from engine.ancient_world.computer.sight import Sight
from engine.ancient_world.computer.strategies import Strategy
from engine.ancient_world.computer.trials import Change, Trial
from engine.ancient_world.details import deal_price
from engine.ancient_world.facts import BOARD, CARDS, Goods
from engine.ancient_world.placing import Placements, number_of, placed_again
from engine.ancient_world.totals import ambrosia_price, card_price, totals
from engine.core.ask import Ask

WORTH_DOING = 0.05
"""What an option must add at least, so that it is better than passing."""


POPULAR: Final = {"build": 1.0, "recruit": 0.6, "labor": 0.6}
"""How often others follow to an action of the board; 0.3 for the rest."""


class Turns:
    """The options of one turn, valued."""

    def __init__(self, see: Sight, way: Strategy) -> None:
        self.see, self.s, self.seat = see, see.board, see.seat
        self.trial = Trial(see.board, see.seat, way)
        self.rivals = self.trial.rivals
        self.me, self.t = see.me, totals(see.me)
        self.now = self.trial.now()
        self._placements = Placements(see.board, see.seat, placed_again(see.board, see.seat))
        self._goods: dict[str, dict[tuple[str, str], tuple[int, int]]] = {}
        self._changes: dict[tuple[str, str], Change] = {}
        self._ways_barred: dict[tuple[str, int], float] = {}
        self._totals: dict[tuple[str, str, int, int], float] = {}

    def gain(self, option: str) -> float:
        """What an option adds to the city."""
        verb, *words = option.split(":")
        if verb == "pass":
            return self.trial.rewards("pass")
        if verb == "coin":
            return -1.0
        if verb == "attack":
            return self._attack(*words)
        if verb == "stored":
            return self._stored(words[0])
        if verb == "mend":
            return self._mend(words[0])
        if verb == "use":
            return self._use(*words)
        if verb == "claim":
            return self._place(words[0], words[1], words[2], "claim", ())
        return self._place(verb, words[0], words[1], ":".join(words[2:]), tuple(words[2:]))

    def _place(self, action: str, citizen: str, how: str, detail: str, words: tuple[str, ...]) -> float:
        goods = self._goods.get(action)
        if goods is None:
            ways = self._placements.ways(action)
            goods = self._goods[action] = {
                (name, way): (coins, ambrosia) for names, way, coins, ambrosia in ways for name in names
            }
        coins, ambrosia = goods[citizen, how]
        change = self._changes.get((action, detail))
        if change is None:
            change = self._changes[action, detail] = self._change(action, words)
        key = (action, detail, coins, ambrosia)
        total = self._totals.get(key)
        if total is None:
            total = self._totals[key] = self.trial.total(change, coins, self.me.knowledge, ambrosia)
        gain = total - self.now - 0.03 * number_of(citizen) + self._in_the_way(action, number_of(citizen))
        return self._hurried(gain, self.rivals.of_card(words[0])) if action in ("build", "recruit") and words else gain

    def _hurried(self, gain: float, rivals: int) -> float:
        """A gain that a number of others may take away."""
        return gain * (1.0 + self.trial.o.way.hurry * pressure(rivals))

    def _in_the_way(self, action: str, number: int) -> float:
        """What it is worth that others have to pay for placing beside this citizen."""
        value = self._ways_barred.get((action, number))
        if value is None:
            value = self._ways_barred[action, number] = self._barred(action, number)
        return value

    def _barred(self, action: str, number: int) -> float:
        highest = max((one.number for one in self.s.spaces[action]), default=0)
        if number <= highest:
            return 0.0
        return (
            self.trial.o.way.block * POPULAR.get(action, 0.3) * (self.rivals.below(number) - self.rivals.below(highest))
        )

    def _change(self, action: str, words: tuple[str, ...]) -> Change:
        if not words:
            return Change(self.me, 0.0, citizens=1)
        if action == "build":
            card = CARDS[words[0]]
            return self.trial.build(card, card_price(self.t, card))
        if action == "recruit":
            card = CARDS[words[0]]
            return self.trial.recruit(card, words[1], card_price(self.t, card))
        deal = next(deal for deal in BOARD[action].deals if deal.id == words[0])
        return self.trial.deal(action, deal.gain, deal_price(self.t, action, deal))

    def _total(self, change: Change, coins: int, ambrosia: int) -> float:
        me = self.me
        return self.trial.total(change, me.coins - coins, me.knowledge, me.ambrosia - ambrosia) - self.now

    def _attack(self, titan: str, armies: str, swords: str) -> float:
        change, coins, ambrosia = self.trial.attack(titan, self._armies(armies), int(swords))
        return self._hurried(self._total(change, coins, ambrosia), self.rivals.of_titan(titan))

    def _armies(self, named: str) -> list[str]:
        return armies_named([army.card for army in self.me.armies], named)

    def _stored(self, card: str) -> float:
        facts = CARDS[card]
        change = self.trial.build(facts, card_price(self.t, facts, is_stored=True), stored=True)
        return self._total(change, 0, 0)

    def _mend(self, card: str) -> float:
        """Mending waits until the end of the round, when it is known what else is damaged."""
        return -1.0

    def _use(self, citizen: str, card: str) -> float:
        action = CARDS[card].action
        assert action is not None
        number = number_of(citizen)
        again = ambrosia_price(self.t, "again") if citizen.startswith("again") else 0
        ambrosia = again + max(0, action.skill - number)
        change = self.trial.deal("use", action.gain, action.pay)
        goods = Goods(**{action.by_skill: number}) if action.by_skill else Goods()
        change = change._replace(
            coins=change.coins + goods.coins,
            knowledge=change.knowledge + goods.knowledge,
            ambrosia=change.ambrosia + goods.ambrosia,
        )
        return self._total(change, 0, ambrosia) - 0.03 * number


def turn(question: Ask, see: Sight, way: Strategy) -> tuple[str, ...]:
    """The option that adds most; passing where nothing adds anything."""
    turns = Turns(see, way)
    best, most = "pass", turns.gain("pass") + WORTH_DOING
    for option in question.options:
        if option != "pass":
            value = turns.gain(option)
            if value > most:
                best, most = option, value
    return (best,)
