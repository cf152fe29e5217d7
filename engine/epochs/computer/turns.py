"""How long a game still is, about."""

from __future__ import annotations

from typing import Final

TURNS_AN_EPOCH: Final = 3.2
"""How many turns an epoch has about: four at most, sudden death may end it from the second on."""


def turns_to_come(epochs: int, epoch: int, turn: int) -> float:
    """About how many victory counts are still to come in a game of ``epochs`` epochs; at least a half."""
    return max(0.5, (epochs - epoch) * TURNS_AN_EPOCH + TURNS_AN_EPOCH + 0.5 - turn)
