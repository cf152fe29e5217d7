"""How many cards a hand may have (rulebook, "Tamaño de Mano")."""

from __future__ import annotations

from typing import Final

from engine.epochs.cards import card_of
from engine.epochs.state import State

CHARIOT_LORDS: Final = "chariot-lords"
"""The ability of Mitanni."""


def hand_limit(s: State, seat: int) -> int:
    """Six cards; Mitanni may hold seven while one of them is a competition card (rulebook, "Tamaño de Mano")."""
    usual = s.facts.numbers.hand_limit
    if not s.civs[seat] or CHARIOT_LORDS not in s.facts.civilizations[s.civs[seat]].abilities:
        return usual
    return usual + any("C" in card_of(s, number).letter for number in s.hands[seat])
