"""What the players of a match may settle before they are asked, by what its game says (``engine.core.preorders``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.match import Match
from engine.core.preorders import (
    FollowUp,
    Lapsed,
    Order,
    OrderPart,
    Pass,
    Preorders,
    Settings,
    Settled,
    Shortcut,
    UpcomingQuestion,
    parts_of,
    question_id,
)


def upcoming_questions(match: Match, seat: int) -> list[UpcomingQuestion]:
    """The questions that this seat may answer ahead; none when the game is over."""
    preorders: Preorders | None = match.game.preorders
    return [] if preorders is None or match.result() is not None else preorders.upcoming(match.state, seat)


def next_question(
    match: Match, seat: int, question: str, ids: Sequence[str], follow_ups: Sequence[FollowUp]
) -> UpcomingQuestion | None:
    """The question that a seat would be asked after these answers to ``question`` and its ``follow_ups``; None:
    none. Raises IllegalAnswer for a question of a side that the seat does not lead.
    """
    preorders: Preorders | None = match.game.preorders
    if preorders is None or preorders.next is None or match.result() is not None:
        return None
    return preorders.next(match.position, seat, question, ids, follow_ups)


def why_not_asked(match: Match, seat: int, question: str) -> Reason | None:
    """Why a question of this id is not put to this seat, where it is somebody else's; None where it may be."""
    preorders: Preorders | None = match.game.preorders
    return (
        None if preorders is None or preorders.not_asked is None else preorders.not_asked(match.state, seat, question)
    )


def may_have_follow_ups(match: Match, question: str) -> bool:
    """Whether answers to this question may have follow-ups."""
    preorders: Preorders | None = match.game.preorders
    return preorders is not None and parts_of(question).key in preorders.followed


def is_unsettled(match: Match) -> bool:
    """Whether the position is a passing one by which no plan should be judged."""
    preorders: Preorders | None = match.game.preorders
    return preorders is not None and preorders.unsettled is not None and preorders.unsettled(match.state)


def id_of(match: Match, ask: Ask) -> str:
    """The id of an open question, as in ``UpcomingQuestion.id``."""
    preorders: Preorders | None = match.game.preorders
    return question_id(ask, "" if preorders is None else preorders.distinguished_by.get(ask.key, ""))


def orders(match: Match) -> Mapping[str, Order]:
    """The standing orders of the match's game, by id."""
    preorders: Preorders | None = match.game.preorders
    return {} if preorders is None else preorders.orders


def spans(match: Match) -> dict[str, str]:
    """The spans that are on now, by name, each with a word that changes when the span is over."""
    preorders: Preorders | None = match.game.preorders
    return {} if preorders is None or preorders.spans is None else preorders.spans(match.state)


def shortcuts(match: Match, ask: Ask) -> tuple[Shortcut, ...]:
    """The standing orders to offer on an open question; only those whose spans are on now."""
    preorders: Preorders | None = match.game.preorders
    if preorders is None or preorders.shortcuts is None:
        return ()
    now = spans(match)
    return tuple(item for item in preorders.shortcuts(match.state, ask) if item.span in now)


def may_last(match: Match, kind: str) -> list[str]:
    """The spans for which an order of this kind may be given now; none for an unknown kind."""
    order, now = orders(match).get(kind), spans(match)
    return [] if order is None else [span for span in order.spans if span in now]


def order_parts(match: Match, seat: int, kind: str) -> list[OrderPart]:
    """What a standing order of this kind may say for this seat now; nothing for an unknown kind."""
    order = orders(match).get(kind)
    return [] if order is None or match.result() is not None else list(order.parts(match.state, seat))


def ordered(match: Match, kind: str, settings: Settings, ask: Ask) -> Pass | Settled | Lapsed:
    """What a standing order says to an open question: ways to pass on it, or an answer; () if it says nothing."""
    order = orders(match).get(kind)
    if order is None:
        return ()
    return order.answer(match.state, ask, settings) or order.passes.get(ask.key, ())


def asks_all_seats(match: Match) -> bool:
    """Whether this table asks more seats than necessary, so that silence reveals nothing."""
    preorders: Preorders | None = match.game.preorders
    return preorders is not None and preorders.asks_all is not None and preorders.asks_all(match.state)
