"""What players of Tigris & Euphrates may settle before they are asked: their next actions, and what they reveal.

Rulebook, "Desarrollo de la partida", "Conflicto interno".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from engine.core.ask import Ask, Fixed
from engine.core.position import Position
from engine.core.preorders import FollowUp, Preorders, UpcomingQuestion, question_id
from engine.tigris.conflicts import COMMITMENTS
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import COLOURS
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
from engine.tigris.turn import FIRST_ACTION, PASS

LEAD: Final = "action"
ATTACK: Final = "commit:attack"
FACT: Final = "colour"
APART: Final = {"special": FACT}

PEACEFUL: Final = (ExternalConflict, BuildSpecial, BuildMonument, TakeTreasures)
"""Steps of an action that depend on the board alone."""

FIGHTS: Final = (InternalConflict, War)
"""Steps that depend on hands: of these, only what the attacker is asked first is known ahead."""


def upcoming(s: State, seat: int) -> list[UpcomingQuestion]:
    """The next action, what a swap gives away, what is revealed as the defender, the end of the turn."""
    if any(isinstance(step, ChooseDynasty) for step in s.agenda):
        return []
    hand = s.hands[seat]
    actions = ActionOptions(msgspec.structs.replace(s, active=seat))
    asks = [Ask(LEAD, seat, actions, about={"number": 1})]
    tiles = [f"{COLOURS[colour]}:{number + 1}" for colour in range(4) for number in range(hand[colour])]
    if tiles:
        asks.append(Ask("swap", seat, Fixed(*tiles), 1, len(tiles)))
    asks.append(Ask("commit:defend", seat, COMMITMENTS[max(hand)]))
    if s.rules.confirm:
        asks.append(Ask("end-turn", seat, PASS))
    return [UpcomingQuestion(ask) for ask in asks]


def next_question(
    position: Position, seat: int, question: str, ids: Sequence[str], follow_ups: Sequence[FollowUp]
) -> UpcomingQuestion | None:
    """What an action brings its own player next: what to swap, which war first, tiles in the attack, a monument.

    It is tried on a copy of the position, as far as nobody's hand and no draw has a part in it.

    Rulebook, "Desarrollo de la partida", "Resolver un evento".
    """
    if question != LEAD or any(name == ATTACK for name, _ in follow_ups):
        return None
    answers, fought = [(question, tuple(ids)), *follow_ups], list[Any]()

    def leans_on_hands(s: State, step: Any) -> bool:
        """Whether the position ends before this step; before whatever comes after a fight, too."""
        if fought or (isinstance(step, ExternalConflict) and _is_crowded(s, step.cell)):
            return True
        if isinstance(step, FIGHTS):
            fought.append(step)
            return False
        return not (isinstance(step, PEACEFUL) or (isinstance(step, TakeAction) and answers))

    state = position.game.copy(position.state)
    state.active = seat
    state.agenda = [FIRST_ACTION]
    copy = Position(position.game, state, leans_on_hands)
    while (ask := copy.ask_of(seat)) is not None:
        of = APART.get(ask.key, "")
        if fought:
            return UpcomingQuestion(ask) if ask.key == ATTACK else None
        if not answers or answers[0][0] != question_id(ask, of):
            return UpcomingQuestion(ask, of)
        copy.apply(seat, answers.pop(0)[1])
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


PREORDERS: Final = Preorders(
    upcoming, APART, spans=spans, next=next_question, followed=frozenset({LEAD}), unsettled=unsettled
)
