"""What a seat may decide before it is asked: answers to upcoming questions, and standing orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from data.casts import SIDE
from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer, Reason

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
        """The question's id: "deploy", "compete@rome", "compete@rome~egypt" for one of several sides of a seat."""
        return question_id(self.ask, self.of)


def question_id(ask: Ask, of: str) -> str:
    """A question's id: its key, with the value of the fact ``of`` if it has that, and the side that it is put for where
    its seat has several.
    """
    name = f"{ask.key}@{ask.about[of]}" if of in ask.about else ask.key
    return f"{name}~{ask.about[SIDE]}" if SIDE in ask.about else name


class QuestionParts(NamedTuple):
    """What a question's id says: its key, what tells it from others with this key, its side; "" for nothing."""

    key: str
    thing: str
    side: str


def parts_of(question: str) -> QuestionParts:
    """What a question's id says.

    >>> parts_of("compete@rome~egypt")
    QuestionParts(key='compete', thing='rome', side='egypt')
    """
    name, _, side = question.partition("~")
    key, _, thing = name.partition("@")
    return QuestionParts(key, thing, side)


Settings = tuple[FollowUp, ...]
"""What a standing order says: for each part of it that is set, the part's id and the option ids chosen."""


class OrderPart(msgspec.Struct, frozen=True):
    """A part of what a standing order says, as a question to its owner; ``of`` as in ``UpcomingQuestion``.

    ``in_order``: it matters which of several options comes first.
    """

    ask: Ask
    of: str = ""
    in_order: bool = False

    @property
    def id(self) -> str:
        """The part's id: "bid-up-to", "bid-up-to-for@vast"."""
        return question_id(self.ask, self.of)


class Settled(msgspec.Struct, frozen=True):
    """A standing order's answer to an open question: the option ids, and the ``part`` of the order that says so."""

    part: str
    ids: tuple[str, ...]


class Lapsed(msgspec.Struct, frozen=True):
    """A ``part`` of a standing order speaks of an open question, but what it says does not fit any more."""

    part: str
    why: Reason


def _no_parts(state: Any, seat: int) -> Sequence[OrderPart]:
    return ()


def _no_answer(state: Any, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    return None


class Order(msgspec.Struct, frozen=True):
    """A standing order that a player may give, and the spans it may last for.

    passes: by question key, the ways to pass on it, for an order that says nothing more.
    parts: ``(state, seat)`` to what the order may say, the most important part first; none where the order makes no
        sense. They must not depend on anything hidden from the seat.
    answer: ``(state, ask, settings)`` to what the order says to an open question; None if it does not speak of it. It
        must not depend on anything hidden from the asked seat; whether it answers, where ``asks_all`` hides the seat's
        cards, not even on those.
    """

    spans: tuple[str, ...]
    passes: Mapping[str, Pass] = {}
    parts: Callable[[Any, int], Sequence[OrderPart]] = _no_parts
    answer: Callable[[Any, Ask, Settings], Settled | Lapsed | None] = _no_answer

    @property
    def has_parts(self) -> bool:
        """Whether there is something to choose but how long it lasts."""
        return self.parts is not _no_parts


class Shortcut(msgspec.Struct, frozen=True):
    """A standing order that is offered on a question itself: its kind and span, and what it says.

    ``word`` and ``count`` tell shortcuts of one span apart, and are for their texts. ``is_usual``: it is what most
    people want here, so that hosts show it first.
    """

    kind: str
    span: str
    settings: Settings = ()
    word: str = ""
    count: int = 0
    is_usual: bool = False

    @property
    def id(self) -> str:
        """The shortcut's id among those of a question."""
        return "|".join((self.kind, self.span, *((self.word, str(self.count)) if self.word else ())))


class Preorders(msgspec.Struct, frozen=True):
    """What a game lets its players decide before they are asked.

    upcoming: ``(state, seat)`` to the questions this seat may plan for, without grave options; it must not depend on
        anything hidden from the seat.
    distinguished_by: by question key, the fact that distinguishes questions with this key.
    orders: standing orders by id.
    spans: ``(state)`` to what a standing order may last for, by name, each with a word that changes when it is over.
    asks_all: whether this table asks more seats than necessary, so that silence reveals nothing.
    shortcuts: ``(state, ask)`` to the orders offered on an open question itself.
    next: ``(position, seat, question, ids, follow_ups)`` to the question that the seat would be asked after these legal
        answers; None if there is none or it cannot be known. It must not depend on anything hidden from the seat.
    followed: the keys of the questions whose answers may have follow-ups, which ``next`` handles.
    unsettled: whether the position is a passing one by which no plan should be judged.
    not_asked: ``(state, seat, question)`` to why a question of this id is not put to this seat at all, where the id
        names a side that the seat does not lead; None where it may be. ``next`` refuses such a question likewise.
    """

    upcoming: Callable[[Any, int], list[UpcomingQuestion]]
    distinguished_by: Mapping[str, str] = {}
    orders: Mapping[str, Order] = {}
    spans: Callable[[Any], dict[str, str]] | None = None
    asks_all: Callable[[Any], bool] | None = None
    shortcuts: Callable[[Any, Ask], Sequence[Shortcut]] | None = None
    next: Callable[[Any, int, str, Sequence[str], Sequence[FollowUp]], UpcomingQuestion | None] | None = None
    followed: frozenset[str] = frozenset()
    unsettled: Callable[[Any], bool] | None = None
    not_asked: Callable[[Any, int, str], Reason | None] | None = None


def with_settings(parts: Sequence[OrderPart], old: Settings, new: Settings) -> Settings:
    """What an order says after ``new`` is set in it; a part set to nothing is taken out.

    Raises IllegalAnswer for what a part does not offer.
    """
    asks = {part.id: part.ask for part in parts}
    for name, ids in new:
        ask = asks.get(name)
        if ids and (ask is None or not set(ids) <= set(ask.options) or not len(set(ids)) == len(ids) <= ask.most):
            raise IllegalAnswer("an order cannot say this")
    settings = dict(old) | dict(new)
    return tuple((name, ids) for name, ids in settings.items() if ids)
