"""Plans and standing orders as they will stand, held against what may be settled ahead now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.model.plans import Plan, StandingOrder
from bot.tables.automatic import NOT_NOW, refusal, refusal_after
from bot.tables.plans.planning import MOST_TOLD, AskedNow, NoSuchOrder, NothingToPlan, Planning, TooManyPlans
from engine.core.errors import IllegalAnswer, Reason
from engine.core.planning import id_of, may_have_follow_ups, may_last, order_parts, orders, spans, why_not_asked
from engine.core.preorders import FollowUp, Settings, with_settings

MOST_PLANS: Final = 40
"""Plans that one player may have at one table."""

NO_OPTION: Final = Reason("plan-no-option")
"""Why something cannot be planned, where no rule can be named."""

OPTION: Final = re.compile(r"[a-z_-]+(:[A-Za-z0-9_+-]+)*")
"""What ids of options look like."""


def new_plans(
    now: Planning, question: str, answers: Sequence[Sequence[str]], then: Sequence[FollowUp], clock: float
) -> list[Plan]:
    """The plans for a question, one for each of ``answers``, made at ``clock``; ``then`` are follow-ups of the first.

    Raises IllegalAnswer, AskedNow, NothingToPlan or TooManyPlans.
    """
    _check(now, question, answers)
    if then and not may_have_follow_ups(now.match, question):
        raise NothingToPlan
    if len(then) > MOST_TOLD or not all(are_options(ids) for _, ids in then):
        raise IllegalAnswer("this cannot be planned")
    user = now.table.user_at(now.seat) or 0
    first, *others = [Plan(0, now.table.id, user, now.seat, question, tuple(ids), clock) for ids in answers]
    first = msgspec.structs.replace(first, then=tuple(then))
    queued = any(plan.question == question for plan in now.book.plans)
    why = None if queued else refusal_after(now.match, first)
    if why is not None:
        raise IllegalAnswer("this cannot be planned", why)
    return [first, *others]


def _check(now: Planning, question: str, answers: Sequence[Sequence[str]]) -> None:
    ask = now.match.ask_of(now.seat)
    if ask is not None and id_of(now.match, ask) == question:
        raise AskedNow
    coming = next((item.ask for item in now.upcoming if item.id == question), None)
    if coming is None:
        raise not_planned(now, question)
    if len(now.book.plans) + len(answers) > MOST_PLANS:
        raise TooManyPlans(most=MOST_PLANS)
    queued = any(plan.question == question for plan in now.book.plans)
    for number, ids in enumerate(answers):
        why = refusal(now.match, coming, ids) if number == 0 and not queued else None
        if why is not None or not are_options(ids):
            raise IllegalAnswer("this cannot be planned", NO_OPTION if why in (None, NOT_NOW) else why)


def not_planned(now: Planning, question: str) -> IllegalAnswer | NothingToPlan:
    """What to raise for a question that cannot be answered ahead: it is somebody else's, or will not be asked soon."""
    why = why_not_asked(now.match, now.seat, question)
    return NothingToPlan() if why is None else IllegalAnswer("this is asked of somebody else", why)


def order_as_set(now: Planning, kind: str, span: str | None, settings: Settings) -> StandingOrder:
    """The order as it will stand. Raises NoSuchOrder, or IllegalAnswer for what it cannot say."""
    before, lasting = now.order(kind), may_last(now.match, kind)
    if span == "":
        span = before.span if before is not None else next(iter(lasting), "")
    if kind not in now.orders or (span is not None and span not in lasting):
        raise NoSuchOrder
    if before is None and not settings and span is not None and orders(now.match)[kind].has_parts:
        raise NoSuchOrder
    parts = order_parts(now.match, now.seat, kind)
    values = with_settings(parts, () if before is None else before.settings, settings)
    word = spans(now.match).get(span or "", "")
    return StandingOrder(now.table.id, now.table.user_at(now.seat) or 0, now.seat, kind, span or "", word, values)


def are_options(ids: Sequence[str]) -> bool:
    """Whether these have the form of option ids: all that can be checked for later answers."""
    return all(len(option) <= 90 and OPTION.fullmatch(option) for option in ids)
