"""What a seat may decide before it is asked: answers to upcoming questions, and standing orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.ask import Ask

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.core.position import Position

Pass = tuple[tuple[str, ...], ...]
"""Ways to pass on a question, as option ids; the first legal one is used."""

FollowUp = tuple[str, tuple[str, ...]]
"""An answer to be given after another one: the question's id (``UpcomingQuestion.id``), and the option ids."""


class UpcomingQuestion(msgspec.Struct, frozen=True):
    """A question that a seat will or may be asked, with its options in the present position.

    ``of`` names the fact of ``ask.about`` that distinguishes questions with the same key ("area"); "" if there is only
    one.
    """

    ask: Ask
    of: str = ""

    @property
    def id(self) -> str:
        """The question's id: "deploy", "compete@rome"."""
        return question_id(self.ask, self.of)


def question_id(ask: Ask, of: str) -> str:
    """A question's id: its key, with the value of the fact ``of`` if it has that."""
    return f"{ask.key}@{ask.about[of]}" if of in ask.about else ask.key


class Order(msgspec.Struct, frozen=True):
    """A standing order that a player may give: by question key, the ways to pass on it; the spans it may last for."""

    passes: Mapping[str, Pass]
    spans: tuple[str, ...]


class Shortcut(msgspec.Struct, frozen=True):
    """A standing order that is offered on a question itself: its kind and span."""

    kind: str
    span: str


class Preorders(msgspec.Struct, frozen=True):
    """What a game lets its players decide before they are asked.

    upcoming: ``(state, seat)`` to the questions this seat may plan for; it must not depend on anything hidden from the
        seat.
    distinguished_by: by question key, the fact that distinguishes questions with this key.
    orders: standing orders by id.
    spans: ``(state)`` to what a standing order may last for, by name, each with a word that changes when it is over.
    asks_all: whether this table asks more seats than necessary, so that silence reveals nothing.
    shortcuts: by question key, the orders offered on the question itself.
    next: ``(position, seat, question, ids, follow_ups)`` to the question that the seat would be asked after these legal
        answers; None if there is none or it cannot be known. It must not depend on anything hidden from the seat.
    followed: the keys of the questions whose answers may have follow-ups, which ``next`` handles.
    unsettled: whether the position is a passing one by which no plan should be judged.
    """

    upcoming: Callable[[Any, int], list[UpcomingQuestion]]
    distinguished_by: Mapping[str, str] = {}
    orders: Mapping[str, Order] = {}
    spans: Callable[[Any], dict[str, str]] | None = None
    asks_all: Callable[[Any], bool] | None = None
    shortcuts: Mapping[str, tuple[Shortcut, ...]] = {}
    next: Callable[[Position, int, str, Sequence[str], Sequence[FollowUp]], UpcomingQuestion | None] | None = None
    followed: frozenset[str] = frozenset()
    unsettled: Callable[[Any], bool] | None = None


def upcoming_questions(match: Match, seat: int) -> list[UpcomingQuestion]:
    """The questions that this seat may answer ahead; none when the game is over."""
    preorders: Preorders | None = match.game.preorders
    return [] if preorders is None or match.result() is not None else preorders.upcoming(match.state, seat)


def next_question(
    match: Match, seat: int, question: str, ids: Sequence[str], follow_ups: Sequence[FollowUp]
) -> UpcomingQuestion | None:
    """The question that a seat would be asked after these answers to ``question`` and its ``follow_ups``; None:
    none.
    """
    preorders: Preorders | None = match.game.preorders
    if preorders is None or preorders.next is None or match.result() is not None:
        return None
    return preorders.next(match.position, seat, question, ids, follow_ups)


def may_have_follow_ups(match: Match, question: str) -> bool:
    """Whether answers to this question may have follow-ups."""
    preorders: Preorders | None = match.game.preorders
    return preorders is not None and question.partition("@")[0] in preorders.followed


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
    now = spans(match)
    return () if preorders is None else tuple(item for item in preorders.shortcuts.get(ask.key, ()) if item.span in now)


def may_last(match: Match, kind: str) -> list[str]:
    """The spans for which an order of this kind may be given now; none for an unknown kind."""
    order, now = orders(match).get(kind), spans(match)
    return [] if order is None else [span for span in order.spans if span in now]


def asks_all_seats(match: Match) -> bool:
    """Whether this table asks more seats than necessary, so that silence reveals nothing."""
    preorders: Preorders | None = match.game.preorders
    return preorders is not None and preorders.asks_all is not None and preorders.asks_all(match.state)
