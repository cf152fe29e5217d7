"""What players of Tigris & Euphrates may settle before they are asked: their next actions, and what they reveal.

Rulebook, "Desarrollo de la partida", "Conflicto interno".
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.core.ahead import Ahead, Prospect, Told, question_id
from engine.core.ask import Ask, Fixed, Question, Reply, resume
from engine.core.codec import Codec
from engine.tigris.conflicts import COMMITMENTS, external_conflict, internal_conflict, war
from engine.tigris.monuments import build_monument
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import COLOURS
from engine.tigris.special import build_special
from engine.tigris.state import (
    BuildMonument,
    BuildSpecial,
    ChooseDynasty,
    ExternalConflict,
    InternalConflict,
    State,
    TakeAction,
    TakeTreasures,
    War,
)
from engine.tigris.treasures import take_treasures
from engine.tigris.turn import FIRST_ACTION, PASS, take_action

LEAD: Final = "action"
ATTACK: Final = "commit:attack"
FACT: Final = "colour"
APART: Final = {"special": FACT}

PEACEFUL: Final[Mapping[type, Callable[[State, Any], Generator[Question, Reply, None] | None]]] = {
    ExternalConflict: external_conflict,
    BuildSpecial: build_special,
    BuildMonument: build_monument,
    TakeTreasures: take_treasures,
}
"""Steps of an action that lean on the board alone."""

FIGHTS: Final[Mapping[type, Callable[[State, Any], Generator[Question, Reply, None]]]] = {
    InternalConflict: internal_conflict,
    War: war,
}
"""Steps that lean on hands: of these, no more is known ahead than what the attacker is asked first."""

_codec: Final = Codec(State)


def prospects(s: State, seat: int) -> list[Prospect]:
    """The next action, what a swap gives away, what is revealed as the defender, the end of the turn."""
    if any(isinstance(step, ChooseDynasty) for step in s.agenda):
        return []
    hand = s.hands[seat]
    actions = ActionOptions(msgspec.structs.replace(s, active=seat))
    found = [Ask(LEAD, seat, actions, about={"number": 1})]
    tiles = [f"{COLOURS[colour]}:{number + 1}" for colour in range(4) for number in range(hand[colour])]
    if tiles:
        found.append(Ask("swap", seat, Fixed(*tiles), 1, len(tiles)))
    found.append(Ask("commit:defend", seat, COMMITMENTS[max(hand)]))
    if s.rules.confirm:
        found.append(Ask("end-turn", seat, PASS))
    return [Prospect(ask) for ask in found]


def follow(s: State, seat: int, question: str, ids: Sequence[str], told: Sequence[Told]) -> Prospect | None:
    """What an action brings its own player next: what to swap, which war first, tiles in the attack, a monument.

    It is tried on a copy of the position, as far as nobody's hand and no draw has a part in it.

    Rulebook, "Desarrollo de la partida", "Resolver un evento".
    """
    if question != LEAD or any(name == ATTACK for name, _ in told):
        return None
    copy = _codec.clone(s)
    copy.active = seat
    copy.agenda = [FIRST_ACTION]
    return _first_open(copy, seat, [(question, tuple(ids)), *told])


def _first_open(s: State, seat: int, told: list[Told]) -> Prospect | None:
    """The first question to the seat that ``told`` does not answer; changes the state."""
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, ExternalConflict) and _is_crowded(s, step.cell):
            return None
        if type(step) in FIGHTS:
            first = next(FIGHTS[type(step)](s, step), None)
            known = isinstance(first, Ask) and (first.key, first.seat) == (ATTACK, seat)
            return Prospect(first) if known and isinstance(first, Ask) else None
        flow = take_action(s, step) if isinstance(step, TakeAction) and told else None
        if flow is None and type(step) not in PEACEFUL:
            return None
        flow = flow or PEACEFUL[type(step)](s, step)
        ask = None if flow is None else next(flow, None)
        while flow is not None and ask is not None:
            if not isinstance(ask, Ask) or ask.seat != seat:
                return None
            of = APART.get(ask.key, "")
            if not told or told[0][0] != question_id(ask, of):
                return Prospect(ask, of)
            ask = resume(flow, told.pop(0)[1])
        s.agenda.pop()
    return None


def _is_crowded(s: State, cell: int) -> bool:
    """Whether a kingdom holds three leaders of a colour: two of them still fight, and one more would join them."""
    kingdom = s.grid.kingdom_at(cell)
    inside = [[at >= 0 and kingdom >> at & 1 for at in s.leaders[colour::4]] for colour in range(len(COLOURS))]
    return any(sum(seats) > 2 for seats in inside)


def unsettled(s: State) -> bool:
    """Whether a conflict goes on: its kingdom holds two leaders of a colour (rulebook, "Resolver un evento")."""
    return s.conflict is not None or s.union >= 0


def spans(s: State) -> dict[str, str]:
    """One player's turn."""
    return {"turn": str(s.turn)}


AHEAD: Final = Ahead(prospects, APART, spans=spans, follow=follow, leads=frozenset({LEAD}), unsettled=unsettled)
