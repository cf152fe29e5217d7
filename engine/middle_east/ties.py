"""What parts those who have most points (rulebook, "Final de la Partida")."""

from __future__ import annotations

from engine.epochs.areas import controls, home_of, occupies
from engine.middle_east.deities import temples_held
from engine.middle_east.state import State


def temples_at_home(s: State, seat: int) -> int:
    """Temples, captured ones too, for the seat that is in its own home (rulebook, "Final de la Partida", 1)."""
    return temples_held(s, seat) if occupies(s, seat, home_of(s, seat)) else 0


def homes_controlled(s: State, seat: int) -> int:
    """Homes of civilizations in the game under control, for the seat that is in its own (rulebook, same place, 2)."""
    if not occupies(s, seat, home_of(s, seat)):
        return 0
    return sum(controls(s, seat, home_of(s, other)) for other in range(s.seats))


def has_returned(s: State, seat: int) -> int:
    """1 for the seat that has begun anew (rulebook, same place, 6)."""
    return int(bool(s.gilgamesh[seat]))
