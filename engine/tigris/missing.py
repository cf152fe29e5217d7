"""Why a player can do nothing with one of its leaders, a kind of tile or a catastrophe: what "What can I do?" tells.

It knows the seat's view alone. A thing is the beginning of an option: "tile:red", "leader:blue", "withdraw:green".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.missing import MissingThings
from engine.tigris.pieces import COLOURS
from engine.tigris.view import TigrisView

CATASTROPHE: Final = "catastrophe"


def ids(view: TigrisView, question: Ask, verb: str, thing: str) -> Iterable[str]:
    """The options about the thing: where there is one, nothing is missing."""
    return (option for option in question.options if f"{option}:".startswith(f"{thing}:"))


def why(view: TigrisView, question: Ask, verb: str, thing: str) -> Reason | None:
    """What is lacking: the tile, the leader on the board, the catastrophe, else a square for it.

    Rulebook, "Colocar una loseta de civilización", "Colocar, desplazar o retirar un líder", "Colocar una ficha de
    catástrofe".
    """
    kind, _, colour = thing.partition(":")
    if question.key != "action" or view.viewer is None or view.hand is None:
        return None
    if kind == CATASTROPHE:
        catastrophes = view.seats[view.viewer].catastrophes
        return Reason("tigris-catastrophe-nowhere") if catastrophes else Reason("tigris-no-catastrophe-left")
    if colour not in COLOURS:
        return None
    if kind == "tile":
        return Reason("tigris-tile-nowhere" if colour in view.hand else "tigris-no-such-tile", {"colour": colour})
    if kind == "withdraw":
        return Reason("tigris-leader-not-on-board", {"colour": colour})
    return Reason("tigris-leader-nowhere", {"colour": colour}) if kind == "leader" else None


def own_things(view: TigrisView, question: Ask) -> Iterable[str]:
    """All that a turn may be about."""
    if question.key == "action":
        yield from (f"{kind}:{colour}" for kind in ("tile", "leader", "withdraw") for colour in COLOURS)
        yield CATASTROPHE


MISSING: Final = MissingThings(ids, why, own_things)
"""Why nothing can be done with a kind of tile, a leader or a catastrophe."""
