"""Using an investment: a disk comes off it, unless somebody negates that, which ends the card.

Rulebook, "Cartas de Inversión", "Nota sobre la Anulación de las Inversiones".
"""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.card_phase import end_investment, investment, take_investment
from engine.epochs.cards import Play
from engine.epochs.reactions import negated
from engine.middle_east.state import State


def choose_use(s: State, seat: int, key: str, *uses: str) -> Flow[str]:
    """Keep the disks on the card, or use it in one of these ways; "keep" where it has no disk."""
    if not uses or not investment(s, seat, key):
        return "keep"
    return (yield from ask(Ask("invest", seat, Fixed("keep", *uses), about={"card": key})))


def use_up(s: State, seat: int, key: str) -> Flow[bool]:
    """Take a disk off an own investment; False where there is none, or where the use is negated: then it is discarded.

    Rulebook, "Cartas de Inversión".
    """
    number = investment(s, seat, key)
    if not number:
        return False
    s.log.add(f"{s.game}-uses", seat=seat, feature=f"card:{key}")
    if (yield from negated(s, Play(seat, "investment", key, number))):
        end_investment(s, number)
        return False
    return take_investment(s, seat, number)


def has_supply(s: State, seat: int) -> bool:
    """With no disk to put on it an investment gives nothing."""
    return s.supply[seat] > 0


def lay_down(s: State, play: Play) -> None:
    """Nothing more happens now: the card is on the table."""
