"""What players of Tigris & Euphrates may settle before they are asked: their next actions, and what they reveal.

Rulebook, "Desarrollo de la partida", "Conflicto interno".
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.ahead import Ahead, Prospect
from engine.core.ask import Ask, Fixed
from engine.tigris.conflicts import COMMITMENTS
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import COLOURS
from engine.tigris.state import ChooseDynasty, State
from engine.tigris.turn import PASS


def prospects(s: State, seat: int) -> list[Prospect]:
    """The next action, what a swap gives away, what is revealed as the defender, the end of the turn."""
    if any(isinstance(step, ChooseDynasty) for step in s.agenda):
        return []
    hand = s.hands[seat]
    actions = ActionOptions(msgspec.structs.replace(s, active=seat))
    found = [Ask("action", seat, actions, about={"number": 1})]
    tiles = [f"{COLOURS[colour]}:{number + 1}" for colour in range(4) for number in range(hand[colour])]
    if tiles:
        found.append(Ask("swap", seat, Fixed(*tiles), 1, len(tiles)))
    found.append(Ask("commit:defend", seat, COMMITMENTS[max(hand)]))
    if s.rules.confirm:
        found.append(Ask("end-turn", seat, PASS))
    return [Prospect(ask) for ask in found]


def spans(s: State) -> dict[str, str]:
    """One player's turn."""
    return {"turn": str(s.turn)}


AHEAD: Final = Ahead(prospects, spans=spans)
