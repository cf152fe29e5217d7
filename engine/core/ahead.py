"""What a seat may settle before it is asked: questions that will come, and standing orders for those that may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.ask import Ask

if TYPE_CHECKING:
    from engine.core.match import Match

Pass = tuple[tuple[str, ...], ...]
"""Ways to let a question pass, as option ids; the first legal one is meant."""


class Prospect(msgspec.Struct, frozen=True):
    """A question that a seat will or may be asked, with its options as things stand now.

    ``of`` names the fact of ``ask.about`` that tells questions of one key apart ("area"); "" where there is one only.
    """

    ask: Ask
    of: str = ""

    @property
    def id(self) -> str:
        """The question in one word: "deploy", "compete@rome"."""
        return question_id(self.ask, self.of)


def question_id(ask: Ask, of: str) -> str:
    """A question's key, and the fact that tells it from others of this key."""
    return f"{ask.key}@{ask.about[of]}" if of else ask.key


class Order(msgspec.Struct, frozen=True):
    """A standing order that a player may give: questions by key, and how each is let pass."""

    passes: Mapping[str, Pass]


class Ahead(msgspec.Struct, frozen=True):
    """What a game lets its players settle beforehand.

    prospects: ``(state, seat)`` to the questions this seat may answer ahead; it must lean on nothing that the seat may
    not see. apart: by question key, the fact that tells its questions apart. orders: standing orders by id. spans:
    ``(state)`` to what a standing order may last for, by name, each with a word that changes when it is over. quiet:
    whether this table asks more seats than it must, so that silence tells nothing.
    """

    prospects: Callable[[Any, int], list[Prospect]]
    apart: Mapping[str, str] = {}
    orders: Mapping[str, Order] = {}
    spans: Callable[[Any], dict[str, str]] | None = None
    quiet: Callable[[Any], bool] | None = None


def prospects(match: Match, seat: int) -> list[Prospect]:
    """The questions that this seat may answer ahead; none when the game is over."""
    ahead: Ahead | None = match.game.ahead
    return [] if ahead is None or match.result() is not None else ahead.prospects(match.state, seat)


def id_of(match: Match, ask: Ask) -> str:
    """An open question in one word, as prospects name it."""
    ahead: Ahead | None = match.game.ahead
    return question_id(ask, "" if ahead is None else ahead.apart.get(ask.key, ""))


def orders(match: Match) -> Mapping[str, Order]:
    """The standing orders of the match's game, by id."""
    ahead: Ahead | None = match.game.ahead
    return {} if ahead is None else ahead.orders


def spans(match: Match) -> dict[str, str]:
    """What standing orders may last for, by name, each with the word that changes when it is over."""
    ahead: Ahead | None = match.game.ahead
    return {} if ahead is None or ahead.spans is None else ahead.spans(match.state)


def is_quiet_table(match: Match) -> bool:
    """Whether the table asks more seats than it must, so that silence tells nothing."""
    ahead: Ahead | None = match.game.ahead
    return ahead is not None and ahead.quiet is not None and ahead.quiet(match.state)
