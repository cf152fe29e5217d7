"""Chains: the answers of a whole turn, one after another, tried out on a copy before they are given.

A chain changes nothing at the table: others see it when it is sent, all or nothing. It goes up to the first answer that
shows something hidden or asks others; what comes after that is not looked at, so that trying tells nothing. Knows no
Discord.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from bot.games import presentation_of
from bot.games.model import Chain
from bot.model.drafts import Draft, Step
from bot.tables.drafts import Unfit
from bot.tables.views import view_of
from engine.core.answers import checked
from engine.core.ask import Ask, Waste
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.position import Position
from engine.core.taking_back import apply_watched

LONGEST = 60
"""Answers in a chain at most."""

MOST_RECENT = 2
"""Chains of a match that are kept: the one that is shown, and the one that it becomes."""


class Composed(msgspec.Struct, frozen=True):
    """A chain that has been tried.

    ``steps`` are all its answers; ``forced`` are the places of those among them that nothing else was possible for,
    which the player need not give. ``ask`` is what comes next, None
    if sending shows more first. ``position`` and ``view`` are those before the answer with which it ends, else those
    after all answers. ``wastes``: what the answers throw away; ``grave``: those that are always confirmed.
    """

    steps: tuple[Step, ...]
    ask: Ask | None
    position: Position
    view: Any
    wastes: tuple[Waste, ...] = ()
    grave: tuple[str, ...] = ()
    forced: tuple[int, ...] = ()

    def answers(self) -> list[tuple[str, list[str]]]:
        """The answers as they are given."""
        return [(step.key, list(step.ids)) for step in self.steps]


def chain_of(game: str, ask: Ask | None) -> Chain | None:
    """The chain that begins with a question; None where it is answered by itself."""
    chain = presentation_of(game).chain
    return chain if chain is not None and ask is not None and ask.key in chain.starts else None


def is_chained(game: str, ask: Ask | None) -> bool:
    """Whether a question is the beginning of a chain."""
    return chain_of(game, ask) is not None


def after_forced(match: Match, ask: Ask) -> tuple[list[tuple[str, list[str]]], Ask]:
    """The answers that nothing else is possible for at the beginning of a turn, and the question after them.

    None, and the question itself, where a question is not composed.
    """
    if not is_chained(match.game_id, ask):
        return [], ask
    composed = compose(match, ask.seat, ())
    return composed.answers(), composed.ask or ask


def empty_chain(match: Match, seat: int) -> Draft:
    """The draft of a chain without answers, for the question that is open."""
    ask = match.ask_of(seat)
    turn = presentation_of(match.game_id).turn(view_of(match, seat)).number
    return Draft(match.known_revision(seat), "" if ask is None else ask.key, turn=turn)


class _Recent(msgspec.Struct):
    """The chains of a match that were tried last, since its last change: seat, answers as given, what came of them."""

    revision: int
    chains: list[tuple[int, tuple[Step, ...], Composed]] = []


_recent: WeakKeyDictionary[Match, _Recent] = WeakKeyDictionary()


def compose(match: Match, seat: int, steps: Sequence[Step]) -> Composed:
    """Try answers on a copy of the match, in this order. Raises Unfit.

    The last few chains of a match are kept until it changes: what is composed is shown, added to and sent.
    """
    recent = _recent.get(match)
    if recent is None or recent.revision != match.revision:
        recent = _recent[match] = _Recent(match.revision)
    wanted = tuple(steps)
    for owner, given, composed in recent.chains:
        if owner == seat and wanted in (given, composed.steps):
            return composed
    composed = _composed(match, seat, wanted, keeps_all=True)
    recent.chains = [(seat, wanted, composed), *recent.chains][:MOST_RECENT]
    return composed


def refit(match: Match, seat: int, steps: Sequence[Step]) -> Composed:
    """The same with the answers among these that are still possible, in their order."""
    try:
        return compose(match, seat, steps)
    except Unfit:
        return _composed(match, seat, steps, keeps_all=False)


def _composed(match: Match, seat: int, steps: Sequence[Step], *, keeps_all: bool) -> Composed:
    ask, copy = match.ask_of(seat), match.position.copy()
    chain = chain_of(match.game_id, ask)
    assert chain is not None
    assert ask is not None
    before, tried_steps, wastes, grave = copy, list[Step](), list[Waste](), list[str]()
    waiting, alone = list(steps), list[int]()
    while ask is not None:
        forced = _forced(chain, ask)
        if forced is not None and (not waiting or _unfit(copy, ask, waiting[0]) is not None):
            waiting.insert(0, forced)
        if not waiting:
            view = copy.view(seat) if tried_steps else view_of(match, seat)
            return Composed(tuple(tried_steps), ask, copy, view, tuple(wastes), tuple(grave), tuple(alone))
        step = waiting.pop(0)
        why = _unfit(copy, ask, step)
        if why is not None:
            if keeps_all:
                raise why
            continue
        alone += [len(tried_steps)] if step == forced else []
        before = copy.copy()
        wastes += [ask.wastes[option] for option in step.ids if option in ask.wastes]
        grave += [option for option in step.ids if option in ask.grave]
        tried = apply_watched(copy, seat, step.ids, match.revision)
        tried_steps.append(step)
        goes_on = not tried.own_barrier and isinstance(copy.question, Ask)
        ask = copy.ask_of(seat) if goes_on else None
    if waiting and keeps_all:
        raise Unfit(waiting[0].ids[0] if waiting[0].ids else waiting[0].key, is_over=True)
    return Composed(tuple(tried_steps), None, before, before.view(seat), tuple(wastes), tuple(grave), tuple(alone))


def _forced(chain: Chain, ask: Ask) -> Step | None:
    """The answer to a question that has no other but grave ones, unless it ends the turn: that is for the player."""
    usual = [option for option in ask.options if option not in ask.grave] if ask.key in chain.starts else []
    return Step(ask.key, (usual[0],)) if len(usual) == 1 and usual[0] != chain.closing else None


def _unfit(position: Position, ask: Ask, step: Step) -> Unfit | None:
    """Why an answer cannot be given; None if it can."""
    first = step.ids[0] if step.ids else step.key
    if step.key != ask.key:
        return Unfit(first)
    try:
        checked(ask, step.ids, position.why_not)
    except IllegalAnswer as bad:
        return Unfit(first, reason=bad.reason)
    return None


# --- changing ------------------------------------------------------------------------------------------------------


def units(chain: Chain, steps: Sequence[Step]) -> list[list[Step]]:
    """The answers by what the player decided: an action together with the details that were asked about it."""
    groups: list[list[Step]] = []
    for step in steps:
        if step.key in chain.starts or not groups:
            groups.append([])
        groups[-1].append(step)
    return groups


def joined(parts: Sequence[Sequence[Step]]) -> list[Step]:
    """The answers of units, one after another."""
    return [step for part in parts for step in part]


def added(match: Match, seat: int, draft: Draft, ids: Sequence[str]) -> Draft:
    """The draft with one more answer, to what comes next in it. Raises Unfit.

    A grave answer to the question that is open takes the place of all others.
    """
    composed, first = compose(match, seat, draft.steps), match.ask_of(seat)
    if first is not None and ids and ids[0] in first.grave:
        return _kept(draft, compose(match, seat, [Step(first.key, tuple(ids))]))
    if composed.ask is None or len(composed.steps) >= LONGEST:
        raise Unfit(ids[0] if ids else "", is_over=True)
    steps = (*composed.steps, Step(composed.ask.key, tuple(ids)))
    return _kept(draft, compose(match, seat, steps))


def without(match: Match, seat: int, draft: Draft, number: int | None = None) -> Draft:
    """The draft without one of its units, the last one if no number is given. Raises Unfit if others hang on it."""
    parts = _units(match, seat, draft)
    if number is not None and not 0 <= number < len(parts):
        return draft
    parts[-1 if number is None else number :] = [] if number is None else parts[number + 1 :]
    return _kept(draft, compose(match, seat, joined(parts)))


def moved(match: Match, seat: int, draft: Draft, number: int, by: int) -> Draft:
    """The draft with a unit moved by ``by`` places, earlier if negative. Raises Unfit if that is not possible."""
    parts = _units(match, seat, draft)
    if not 0 <= number < len(parts):
        return draft
    there = min(max(0, number + by), len(parts) - 1)
    parts.insert(there, parts.pop(number))
    return msgspec.structs.replace(_kept(draft, compose(match, seat, joined(parts))), focus=str(there))


def _units(match: Match, seat: int, draft: Draft) -> list[list[Step]]:
    chain = chain_of(match.game_id, match.ask_of(seat))
    assert chain is not None
    return units(chain, compose(match, seat, draft.steps).steps)


def _kept(draft: Draft, composed: Composed) -> Draft:
    return msgspec.structs.replace(draft, steps=composed.steps, focus="", node="")
