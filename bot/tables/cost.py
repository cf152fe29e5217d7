"""What a press costs that undoing alone cannot give back, told from the rules by trying it out. Knows no Discord."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.answers import checked
from engine.core.ask import Waste
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.taking_back import apply_watched


class Cost(msgspec.Struct, frozen=True):
    """What answers throw away (``wastes``), and whether they could not be taken back alone (``final``)."""

    wastes: tuple[Waste, ...] = ()
    final: bool = False


def cost_of(match: Match, seat: int, answers: Sequence[tuple[str, Sequence[str]]]) -> Cost | None:
    """The cost of a seat's answers to what it is asked; None where there is none. The match stays as it is.

    A question with one answer only is itself the second asking. Where nobody may see who has answered, nothing is
    tried out: whether an answer can still be taken back would tell who has. What is illegal costs nothing.
    """
    copy, wastes, final = match.position.copy(), list[Waste](), False
    for key, ids in answers:
        ask = copy.ask_of(seat)
        if ask is None:
            break
        wastes += [ask.wastes[option] for option in ids if option in ask.wastes]
        if copy.is_quiet():
            break
        alone = len(ask.options) == 1 and ask.least == 1
        if key != ask.key:
            break
        try:
            tried = apply_watched(copy, seat, checked(ask, ids, copy.why_not), match.revision)
        except EngineError:
            break
        final = final or (not alone and bool(tried.own_barrier))
    return Cost(tuple(wastes), final) if wastes or final else None
