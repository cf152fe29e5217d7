"""What an answer throws away, or makes final, found by trying it on a copy. Knows no Discord."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.games import presentation_of
from engine.core.answers import checked
from engine.core.ask import Waste
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.taking_back import apply_watched


class Cost(msgspec.Struct, frozen=True):
    """What answers throw away (``wastes``), whether undoing them would need consent (``is_final``), and the options
    among them that are always confirmed (``grave``).
    """

    wastes: tuple[Waste, ...] = ()
    is_final: bool = False
    grave: tuple[str, ...] = ()


def cost_to_confirm(
    match: Match, seat: int, answers: Sequence[tuple[str, Sequence[str]]], *, careful: bool
) -> Cost | None:
    """The cost of answers, as ``cost_of``, that their player has to confirm: any for a ``careful`` one, what is grave
    for everybody else.
    """
    cost = cost_of(match, seat, answers)
    return cost if careful or (cost is not None and cost.grave) else None


def cost_of(match: Match, seat: int, answers: Sequence[tuple[str, Sequence[str]]]) -> Cost | None:
    """The cost of a seat's answers (question key, option ids) to its open questions; None if they cost nothing. Does
    not change the match.

    None also for illegal answers, for trifles (``Presentation.trifles``), and for a question with a single option,
    which needs no second confirmation. Where it is secret who has answered, nothing is tried out: whether an undo is
    still free would tell who has.
    """
    copy, wastes, grave, final = match.position.copy(), list[Waste](), list[str](), False
    for key, ids in answers:
        ask = copy.ask_of(seat)
        if ask is None:
            break
        wastes += dict.fromkeys(ask.wastes[option] for option in ids if option in ask.wastes)
        grave += [option for option in ids if option in ask.grave]
        if copy.hides_who_answered():
            break
        alone = len(ask.options) == 1 and ask.least == 1
        if key != ask.key:
            break
        try:
            tried = apply_watched(copy, seat, checked(ask, ids, copy.why_not), match.revision)
        except EngineError:
            break
        final = final or (not alone and bool(tried.own_barrier) and not _are_trifles(match.game_id, ids))
    return Cost(tuple(wastes), final, tuple(grave)) if wastes or final or grave else None


def _are_trifles(game: str, ids: Sequence[str]) -> bool:
    trifles = presentation_of(game).trifles
    words = [option.split(":") for option in ids]
    return bool(ids) and all(any(tuple(item[: len(trifle)]) == trifle for trifle in trifles) for item in words)
