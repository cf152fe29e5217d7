"""Events that let players act (rulebook, "Progreso de la civilización", "Acuerdo internacional")."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ask import Ask, Flow, ask
from engine.core.errors import Reason
from engine.core.fitting import skips
from engine.through_the_ages import building, prices, taking, technologies
from engine.through_the_ages.cards import CARDS, IDS, IS_TECHNOLOGY, IS_UNIT, KIND, NUMBERS, number_of
from engine.through_the_ages.events import event
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.ranking import most
from engine.through_the_ages.refusals import no
from engine.through_the_ages.row import refill
from engine.through_the_ages.state import State

NO = "no"
LESS = CARDS[NUMBERS["development_of_civilization"]].number("discount")
BUDGET = CARDS[NUMBERS["international_agreement"]].number("ca_budget")


@event("development_of_civilization")
def development_of_civilization(s: State, seat: int, card: int) -> Flow[None]:
    """Everybody in turn may increase population, build or develop for 1 less and without an action.

    A revolution still costs all civil actions (rulebook, "Progreso de la civilización"). Who can do none of it is not
    asked.
    """
    for other in s.clockwise(seat):
        options = Candidates(s, other, _progress, _why_no_progress)
        hides = not s.rules.open_hands and bool(s.players[other].civil_hand)
        if not (hides and s.rules.asks_everyone) and skips(s.log, other, fits=len(options) > 1, hides=hides):
            continue
        choice = yield from ask(Ask("progress", other, options))
        verb, _, name = choice.partition(":")
        if verb == "increase":
            building.increase(s, other, LESS)
        elif verb == "build":
            building.build(s, other, number_of(name), LESS)
        elif verb == "develop":
            technologies.develop(s, other, number_of(name), LESS)
        elif verb == "revolution":
            technologies.revolution(s, other, number_of(name), LESS)


def _progress(s: State, seat: int) -> Iterator[str]:
    p = s.players[seat]
    yield NO
    yield "increase"
    yield from (f"build:{IDS[n]}" for n in building.technologies(p) if not IS_UNIT[n])
    for card in sorted(set(p.civil_hand)):
        if IS_TECHNOLOGY[card]:
            yield f"develop:{IDS[card]}"
            if KIND[card] == "government":
                yield f"revolution:{IDS[card]}"


def _why_no_progress(s: State, seat: int, option: str) -> Reason | None:
    verb, _, name = option.partition(":")
    if verb == "increase":
        return building.why_not_increase(s, seat, LESS)
    if verb == "build":
        return building.why_not_build(s, seat, number_of(name), LESS)
    if verb == "develop":
        return technologies.why_not_develop(s, seat, number_of(name), LESS)
    return technologies.why_not_revolution(s, seat, number_of(name), LESS) if verb == "revolution" else None


@event("international_agreement")
def international_agreement(s: State, seat: int, card: int) -> Flow[None]:
    """The strongest may take cards for up to 5 civil actions and gives up its next political action.

    The row is then refilled without discarding, which may end an age (rulebook, "Acuerdo internacional"). Who can take
    nothing is not asked.
    """
    (strong,) = most(s, seat, 1)
    budget, count = BUDGET, 0
    while any(card >= 0 and prices.take(s, strong, place) <= budget for place, card in enumerate(s.row)):
        about: dict[str, str | int] = {"left": budget}
        options = Candidates(s, strong, _row, _within(budget))
        hides = not s.rules.open_hands and bool(s.players[strong].civil_hand)
        if not (hides and s.rules.asks_everyone) and skips(s.log, strong, fits=len(options) > 1, hides=hides):
            break
        choice = yield from ask(Ask("agreement", strong, options, about=about))
        if choice == NO:
            break
        place = int(choice.split(":")[2]) - 1
        budget -= prices.take(s, strong, place)
        count += 1
        s.log.add("through_the_ages-take", seat=strong, card=IDS[s.row[place]], price=0)
        taking.receive(s, strong, place)
    if count:
        s.players[strong].waived += 1
        refill(s)


def _row(s: State, seat: int) -> Iterator[str]:
    yield NO
    yield from (f"take:{IDS[card]}:{place + 1}" for place, card in enumerate(s.row) if card >= 0)


class _within:
    """Why a card cannot be taken for ``budget`` civil actions."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def __call__(self, s: State, seat: int, option: str) -> Reason | None:
        if option == NO:
            return None
        place = int(option.split(":")[2]) - 1
        price = prices.take(s, seat, place)
        short = no("agreement-budget", needs=price, has=self.budget) if price > self.budget else None
        return taking.why_not_take(s, seat, place) or short
