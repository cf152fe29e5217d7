"""Drafts: answers to a question that is put again and again, tried out on a copy before they are given.

A draft changes nothing at the table: others see it when it is sent, all or nothing. Knows no Discord.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games import presentation_of
from bot.model.drafts import Draft
from bot.tables.views import view_of
from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.match import Match
from engine.core.position import Position
from engine.core.taking_back import apply_watched

STOP = "done"
"""The option that ends a question which is put again and again."""


def is_drafted(game: str, ask: Ask) -> bool:
    """Whether a question's answers are prepared together before they are given."""
    return ask.most == 1 and presentation_of(game).rounds(ask) > 1


class Unfit(Exception):
    """A pick is not possible. ``is_over``: because the question is not asked any more at that point.

    ``reason`` is the rule that forbids it, where one is known.
    """

    def __init__(self, option: str, *, is_over: bool = False, reason: Reason | None = None) -> None:
        super().__init__(option)
        self.option = option
        self.is_over = is_over
        self.reason = reason


class Sketch(msgspec.Struct, frozen=True):
    """The position after a draft: the seat's view, and ``ask``, the same question asked again; None if it is not.

    ``position`` is that in which it is asked. ``picks`` are the draft's picks in an order that the rules accept;
    ``is_final``: undoing them would need consent.
    """

    view: Any
    picks: tuple[str, ...]
    ask: Ask | None
    is_final: bool = False
    position: Position | None = None

    @property
    def may_stop(self) -> bool:
        """Whether the draft may be sent: nothing more is asked, or the question may be ended with STOP."""
        return self.ask is None or STOP in self.ask.options

    def answers(self, key: str) -> list[tuple[str, list[str]]]:
        """The draft as answers to the question ``key``, with STOP at the end if the question would be asked again."""
        stop = [STOP] if self.ask is not None and STOP in self.ask.options else []
        return [(key, [pick]) for pick in (*self.picks, *stop)]


def same_question(game: str, first: Ask, other: Ask) -> bool:
    """Whether a question is the first one put again: only what it counts may differ."""
    counters = presentation_of(game).counters
    facts, others = ({name: item.about[name] for name in item.about if name not in counters} for item in (first, other))
    return first.key == other.key and first.seat == other.seat and facts == others


def sketch(match: Match, seat: int, picks: Sequence[str]) -> Sketch:
    """Try picks on a copy of the match, one answer each. Picks that others make possible are tried after those.

    What the last pick triggers is left out of the view if it would reveal anything hidden, by the rule for undoing
    alone. Raises Unfit.
    """
    if not picks:
        return Sketch(view_of(match, seat), (), match.ask_of(seat), position=match.position)
    copy = match.position.copy()
    first = ask = copy.ask_of(seat)
    view, waiting, steps, final = copy.view(seat), list(picks), list[str](), False
    while waiting:
        if first is None or ask is None:
            raise Unfit(waiting[0], is_over=True)
        pick = next((item for item in waiting if item in ask.options), None)
        if pick is None:
            raise Unfit(waiting[0], reason=copy.why_not(ask, waiting[0]))
        tried = apply_watched(copy, seat, (pick,), match.revision)
        waiting.remove(pick)
        steps.append(pick)
        barrier, ask = tried.own_barrier, copy.ask_of(seat)
        if ask is not None and (barrier == "random" or not same_question(match.game_id, first, ask)):
            ask = None
        final = final or bool(barrier)
        if ask is not None or not barrier:
            view = copy.view(seat)
    return Sketch(view, tuple(steps), ask, final, None if ask is None else copy)


def more(match: Match, seat: int, draft: Draft, options: Sequence[str]) -> Draft:
    """The draft with one more of each of these options. Raises Unfit."""
    sketched = sketch(match, seat, (*draft.picks, *options))
    return msgspec.structs.replace(draft, picks=sketched.picks, focus=options[-1] if options else draft.focus)


def less(match: Match, seat: int, draft: Draft, option: str = "") -> Draft:
    """The draft without the last pick, or without the last pick of one option.

    Raises Unfit, with the pick that would be impossible then.
    """
    picks = list(draft.picks)
    if option not in draft.picks:
        option = picks[-1] if picks else ""
    if not picks:
        return draft
    del picks[len(picks) - 1 - picks[::-1].index(option)]
    sketched = sketch(match, seat, picks)
    focus = option if option in picks else (sketched.picks[-1] if sketched.picks else "")
    return msgspec.structs.replace(draft, picks=sketched.picks, focus=focus)


def counted(picks: Sequence[str]) -> dict[str, int]:
    """How often each option was picked, in the order of the first picks."""
    return {pick: picks.count(pick) for pick in dict.fromkeys(picks)}
