"""What a player may do in a turn, as options, and why something else is not possible."""

from __future__ import annotations

from typing import Final

from engine.ancient_world.attacking import attacks
from engine.ancient_world.details import has_room
from engine.ancient_world.facts import BACKS, CARDS, N
from engine.ancient_world.goods import can_pay
from engine.ancient_world.impossible import why_not, wishes
from engine.ancient_world.placing import Placements, placed_again, stored_options, use_options
from engine.ancient_world.state import State
from engine.ancient_world.totals import ambrosia_price, card_price, totals
from engine.core.ask import ComputedOptions
from engine.core.errors import Reason

PASSING: Final = "pass"


class TurnOptions(ComputedOptions):
    """The options of a turn, listed when first read. The state must not change while they are read."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: int) -> None:
        self._ids = None
        self._s, self._seat = s, seat

    def compute(self) -> tuple[str, ...]:
        """All of them, passing last."""
        s, seat = self._s, self._seat
        again = placed_again(s, seat)
        return (
            *Placements(s, seat, again).options(),
            *use_options(s, seat, again),
            *attacks(s, seat),
            *stored_options(s, seat),
            *free_options(s, seat),
            PASSING,
        )

    @property
    def all(self) -> tuple[str, ...]:
        """The options, and what a rule forbids now though a player may want it."""
        return tuple(dict.fromkeys((*self.ids, *wishes(self._s, self._seat))))

    def is_only_pass(self) -> bool:
        """Whether there is nothing to choose: only passing. Trading ambrosia can wait for the next round, if there is
        one and the threatening titan takes none.
        """
        s, p = self._s, self._s.players[self._seat]
        if p.ready:
            return False
        takes = p.threat and CARDS[p.threat].coin.effect == "lose_ambrosia"
        is_trading = p.ambrosia >= N.coin and (takes or s.round == N.rounds)
        if is_trading or self._may_build_stored():
            return False
        return all(option in (PASSING, "coin") for option in self.ids)

    def _may_build_stored(self) -> bool:
        """Whether a stored card could be built; of hidden ones, whether any card with such a back could."""
        s, p = self._s, self._s.players[self._seat]
        t = totals(p)
        if not p.stored or not has_room(p, t):
            return False
        if not s.rules.hides_stored:
            return bool(stored_options(s, self._seat))
        for deck in {CARDS[card].deck for card in p.stored}:
            for card in BACKS[deck]:
                if can_pay(p.coins, p.knowledge, p.ambrosia, card_price(t, card, is_stored=True)):
                    return True
        return False

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids an option; None for what can be done, and for what is no option at all."""
        return None if option in self.ids else why_not(self._s, self._seat, option)


def free_options(s: State, seat: int) -> list[str]:
    """What ambrosia does without ending the turn (rulebook, "Ambrosía"; public summary of its uses)."""
    p = s.players[seat]
    if not p.ambrosia:
        return []
    is_enough = p.ambrosia >= ambrosia_price(totals(p), "mend")
    cards = dict.fromkeys([building.card for building in p.buildings if building.damaged]) if is_enough else ()
    options = [f"mend:{card}" for card in cards]
    return [*options, "coin"] if p.ambrosia >= N.coin else options
