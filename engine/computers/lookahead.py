"""Players that look ahead: of a few good answers, the one that looks best when the seat's next turn comes.

Each answer is tried in deals in which all that the seat cannot see has been dealt anew, the same deals for all answers.
There everybody plays sensibly until the moment that the game names; a judge of the game then says what the position is
worth. Answers that look worse are given up while deals go on. How much is looked at is counted in tries, never in time,
so that a level plays alike on any machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from engine.computers.styles import LOOKED_AT, Listener, weighed, with_liked
from engine.computers.sums import float_sum
from engine.core.ask import Ask
from engine.core.dealing import NoFittingDeal, redeal
from engine.core.game import Game, Lookahead, Plan, Step, players_of
from engine.core.position import Position
from engine.core.rng import Rng, seeded
from engine.core.styles import Style

RIVALS: Final = "rivals"
"""The part of a position's worth that is the others'."""

LONGEST: Final = 400
"""Answers after which a try ends, wherever it stands."""

SOON: Final = 12
"""Answers for which what a plan leads to at once is looked at."""


MANY: Final = 4
"""Seats from which a slow game is looked at less."""


class Effort(NamedTuple):
    """How much a player looks at. ``plans``: the most that are compared. ``deals``: in how many deals the first round
    compares them; each further round halves the plans and doubles the deals. ``remembers``: whether it knows in these
    deals what was public once and is hidden now. ``most``: the most deals of a round (0: any number).
    """

    plans: int
    deals: int
    remembers: bool = False
    most: int = 0

    def at_table(self, game: Game[Any], seats: int) -> Effort:
        """As much with so many seats as with two: a try takes as long as all turns of the others together. Of a game
        whose tries are slow the last plans meet in no more deals than those before, where four play.
        """
        deals = max(1, self.deals * 2 // seats)
        is_slow = seats >= MANY and lookahead_of(game).is_slow
        return self._replace(deals=deals, most=2 * deals if is_slow else self.most)


class Verdict(NamedTuple):
    """A plan, what it is worth, and in how many deals it was tried. ``parts``: what makes it up, the others' part named
    "rivals"; ``following``: what the seat mostly answered to its next such question; only where they are asked for.

    Worth and parts of the best plan are means over its deals; those of the others differ from these as they did in the
    deals in which both were tried.
    """

    plan: Plan
    worth: float
    deals: int
    parts: Mapping[str, float] = {}
    following: tuple[str, ...] = ()


Deal = Callable[[Position, int, Rng], Position]
"""From a position, a seat and chance to a position as that seat may imagine it."""


def compare(
    question: Ask,
    position: Position,
    plans: Sequence[Plan],
    effort: Effort,
    rng: Rng,
    *,
    with_parts: bool = False,
    deal_anew: Deal | None = None,
    style: Style | None = None,
) -> list[Verdict]:
    """What these plans come to for the question's seat, the best first.

    ``position`` may know all: what is hidden from the seat is dealt anew, by ``deal_anew`` where it is given. Where no
    deal fits, the plans as they are. ``style``: what it is judged by beside the game's parts; its plans come from
    ``plans_for``. Where the game says so, the first plan is compared to the end: a few unlucky deals must not part with
    what looked best before.
    """
    keeps_first = lookahead_of(position.game).keeps_first
    deal_anew = deal_anew or partial(redeal, remembers=effort.remembers)
    plans = plans[: effort.plans]
    worths: list[list[float]] = [[] for _ in plans]
    parts: list[list[Mapping[str, float]]] = [[] for _ in plans]
    following: list[list[tuple[str, ...]]] = [[] for _ in plans]
    remaining, deals = list(range(len(plans))), effort.deals
    while len(remaining) > 1:
        for _ in range(deals):
            try:
                deal = deal_anew(position, question.seat, rng)
            except NoFittingDeal:
                continue
            chance = rng.below(1 << 30)
            for number in remaining:
                end = _end(deal, question.seat, plans[number], chance, style, following[number] if with_parts else None)
                worths[number].append(float_sum(end.values(), 0.0))
                if with_parts:
                    parts[number].append(end)
        if not worths[0]:
            return [Verdict(plan, 0.0, 0) for plan in plans]
        remaining.sort(key=lambda number: -_mean(worths[number]))
        if len(remaining) == 2:
            break
        better = remaining[: (len(remaining) + 1) // 2]
        if keeps_first and 0 not in better:
            better[-1] = 0
        remaining, deals = better, min(deals * 2, effort.most or deals * 2)
    best = remaining[0]
    verdicts = [
        _beside(plans[number], worths[best], worths[number], parts[best], parts[number], following[number])
        for number in range(len(plans))
    ]
    others = [verdict for number, verdict in enumerate(verdicts) if number != best]
    return [verdicts[best], *sorted(others, key=lambda verdict: -verdict.worth)]


def mostly(answers: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The most frequent one of some answers, of equals the first; () for none."""
    return Counter(answers).most_common(1)[0][0] if answers else ()


def _end(
    deal: Position, seat: int, plan: Plan, chance: int, style: Style | None, following: list[tuple[str, ...]] | None
) -> dict[str, float]:
    """What makes up the worth of the position to which a plan comes in one deal, to who has this style; what the seat
    answers next is put into ``following``, where that is given.
    """
    if style is None:
        return all_parts(deal.game, _tried(deal, seat, plan, chance, following=following), seat)
    listener = Listener(style.likes, lookahead_of(deal.game).sides(deal.state, seat), deal.state.seats)
    state = _tried(deal, seat, plan, chance, listener, following)
    return weighed(all_parts(deal.game, state, seat), style, listener.worth)


def _beside(
    plan: Plan,
    best: Sequence[float],
    worths: Sequence[float],
    best_parts: Sequence[Mapping[str, float]],
    parts: Sequence[Mapping[str, float]],
    following: Sequence[tuple[str, ...]],
) -> Verdict:
    """The verdict on a plan beside the best one: by how much they differ in the deals in which both were tried."""
    worth = _mean(best) - (_mean(best[: len(worths)]) - _mean(worths))
    common, whole, own = _mean_parts(best_parts[: len(parts)]), _mean_parts(best_parts), _mean_parts(parts)
    differing = {name: whole[name] - (common[name] - own[name]) for name in own}
    return Verdict(plan, worth, len(worths), differing, mostly(following))


def lookahead_of(game: Game[Any]) -> Lookahead:
    """What a game tells players that look ahead; only of a game that has them."""
    assert game.sensible is not None
    assert game.sensible.lookahead is not None
    return game.sensible.lookahead


def all_parts(game: Game[Any], state: Any, seat: int) -> dict[str, float]:
    """What makes up the worth of a position to a seat: its parts, and what the others have ("rivals"), the best of whom
    counts most.
    """
    parts = lookahead_of(game).parts
    others = [float_sum(parts(state, other).values(), 0.0) for other in range(players_of(state)) if other != seat]
    rivals = 0.5 * (float_sum(others, 0.0) / len(others) + max(others)) if others else 0.0
    return {**parts(state, seat), RIVALS: -rivals}


def _mean_parts(tries: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: _mean([parts[name] for parts in tries]) for name in tries[0]} if tries else {}


def _mean(values: Sequence[float]) -> float:
    return float_sum(values, 0.0) / len(values) if values else 0.0


def _tried(
    deal: Position,
    seat: int,
    plan: Plan,
    chance: int,
    listener: Listener | None = None,
    following: list[tuple[str, ...]] | None = None,
) -> Any:
    """The state to which a plan comes in one deal, where everybody plays sensibly."""
    game, lookahead = deal.game, lookahead_of(deal.game)
    turns, next_keys = lookahead.turns, () if following is None else lookahead.questions
    position, rng = deal.copy(), seeded(chance)
    before, steps = turns(position.state, seat), list(plan.then)
    if listener is not None:
        position.state.log = listener
    position.apply(seat, plan.ids)
    for _ in range(LONGEST):
        question = position.question
        if question is None or turns(position.state, seat) > before:
            break
        for ask in position.asks():
            ids = _next(game, position, ask, steps if ask.seat == seat else [], rng)
            if ask.seat == seat and ask.key in next_keys and following is not None:
                following.append(ids)
                next_keys = ()
            position.apply(ask.seat, ids)
    return position.state


def _next(game: Game[Any], position: Position, ask: Ask, steps: list[Step], rng: Rng) -> tuple[str, ...]:
    """The next step of the plan where it fits, else a sensible answer."""
    if steps and steps[0][0] == ask.key:
        following = continued(ask, steps)
        steps[:] = [] if following is None else following.then
        if following is not None:
            return following.ids
    assert game.sensible is not None
    return game.sensible.answer(ask, game.sensible.sight(position.state, ask.seat), rng)


def fits(ask: Ask, ids: tuple[str, ...]) -> bool:
    """Whether ids are an answer to this question."""
    return ask.least <= len(ids) <= ask.most and all(option in ask.options for option in ids)


def plans_for(question: Ask, position: Position, rng: Rng, style: Style | None = None) -> Sequence[Plan]:
    """Plans for the question's seat, the best first as far as it can tell without looking ahead; one at least."""
    sensible = position.game.sensible
    assert sensible is not None
    see, lookahead = sensible.sight(position.state, question.seat), sensible.lookahead
    plans: Sequence[Plan] = ()
    if lookahead is not None and style is not None and lookahead.with_factors is not None:
        plans = lookahead.with_factors(question, see, rng, style.factors)
    elif lookahead is not None:
        plans = lookahead.plans(question, see, rng)
    return plans or (Plan(sensible.answer(question, see, rng)),)


def liked_plans(
    question: Ask, position: Position, plans: Sequence[Plan], most: int, rng: Rng, style: Style
) -> Sequence[Plan]:
    """The ``most`` plans that a style compares: the best, and some that it likes of those that look worse.

    ``position`` may know all: what is hidden from the question's seat is dealt anew.
    """
    if len(plans) <= most or not style.likes:
        return plans[:most]
    try:
        deal = redeal(position, question.seat, rng)
    except NoFittingDeal:
        return plans[:most]
    sides, chance = lookahead_of(position.game).sides(deal.state, question.seat), rng.below(1 << 30)
    liked = []
    for plan in plans[:LOOKED_AT]:
        listener = Listener(style.likes, sides, deal.state.seats)
        _carried_out(deal, question.seat, plan, chance, question.key, listener)
        liked.append(listener.worth)
    return with_liked(plans, liked, most)


def _carried_out(deal: Position, seat: int, plan: Plan, chance: int, key: str, listener: Listener) -> None:
    """Carry a plan out in one deal, with what is asked in between, until the question of this key comes again."""
    position, rng, steps = deal.copy(), seeded(chance), list(plan.then)
    position.state.log = listener
    position.apply(seat, plan.ids)
    for _ in range(SOON + len(steps)):
        asks = position.asks()
        if not asks or (not steps and any(ask.key == key for ask in asks)):
            return
        for ask in asks:
            position.apply(ask.seat, _next(deal.game, position, ask, steps if ask.seat == seat else [], rng))


def continued(question: Ask, steps: Sequence[Step]) -> Plan | None:
    """The next step of a plan, and those after it; None where it does not fit the question."""
    if not steps or steps[0][0] != question.key or not fits(question, steps[0][1]):
        return None
    return Plan(steps[0][1], tuple(steps[1:]))
