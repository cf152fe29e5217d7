"""Who directs an invasion, and which of several events take effect.

Rulebook, "Cartas de Evento de Invasiones Bárbaras", "Múltiples Eventos".
"""

from __future__ import annotations

from typing import Final

from engine.epochs.areas import city_count
from engine.middle_east.state import State

BREATH_OF_GOD: Final = 103


def director(s: State) -> int:
    """Fewest points; of those who tie, fewest cities; of those who tie in both, one by lot.

    Rulebook, "Cartas de Evento de Invasiones Bárbaras" and its example.
    """
    least = min(s.points)
    tied = [seat for seat in range(s.seats) if s.points[seat] == least]
    if len(tied) > 1:
        fewest = min(city_count(s, seat) for seat in tied)
        tied = [seat for seat in tied if city_count(s, seat) == fewest]
    return tied[0] if len(tied) == 1 else tied[s.rng.below(len(tied))]


def taking_effect(events: list[int]) -> list[int]:
    """The highest number first; The Breath of God takes effect alone (rulebook, "Múltiples Eventos")."""
    return [BREATH_OF_GOD] if BREATH_OF_GOD in events else sorted(events, reverse=True)
