"""What players may settle before they are asked: their next turn, and standing orders.

Rulebook, "Acciones del jugador"; the orders stand in ``orders``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ancient_world.options import TurnOptions
from engine.ancient_world.orders import APPEASE, ELSE, MOST_OFFERED, ORDERS
from engine.ancient_world.state import State
from engine.core.ask import Ask
from engine.core.preorders import Preorders, Shortcut, UpcomingQuestion


def upcoming(s: State, seat: int) -> list[UpcomingQuestion]:
    """The seat's next turn of this round, with what could be done as things stand: "place 2 on Learn, if it is still
    free"; none before the first round.
    """
    if s.active < 0 or not s.round or s.players[seat].has_passed:
        return []
    return [UpcomingQuestion(Ask("turn", seat, TurnOptions(s, seat)))]


def spans(s: State) -> dict[str, str]:
    """A round, the whole game."""
    return {"round": str(s.round), "game": "game"}


def shortcuts(s: State, ask: Ask) -> Sequence[Shortcut]:
    """On the question of appeasing: always up to this price, or never."""
    if ask.key != "confront":
        return []
    price = int(ask.about["price"])
    never = Shortcut("confronting", "game", ((APPEASE, ("spend:0",)), (ELSE, ("face-it",))), "never")
    if price > MOST_OFFERED:
        return [never]
    return [Shortcut("confronting", "game", ((APPEASE, (f"spend:{price}",)),), "up-to", price), never]


PREORDERS: Final = Preorders(upcoming, orders=ORDERS, spans=spans, shortcuts=shortcuts)
