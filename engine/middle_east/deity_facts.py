"""The facts of the Middle East's deities, beside those that all games of the family have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.epochs.facts import Facts, register


class DeityCard(msgspec.Struct, frozen=True):
    """A deity card's facts: its number, its key, "N" where it negates (rulebook, "Cartas de Deidad")."""

    id: int
    key: str
    letter: str = ""


class MiddleEastFacts(Facts):
    """All facts of the Middle East. deities: their cards by key; Monotheism has none. mountains: areas by number.
    homes_by_epoch: by civilization and epoch, the home that a civilization has which begins then, where it has no
    choice.
    """

    def __init__(
        self,
        *common: Any,
        deities: Mapping[str, DeityCard],
        homes_by_epoch: Mapping[str, Mapping[int, int]] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(*common, **more)
        self.deities = dict(deities)
        self.homes_by_epoch = dict(homes_by_epoch or {})
        self.mountains = tuple(area for area, ground in enumerate(self.board.grounds) if ground == "mountain")


REGISTERED: dict[str, MiddleEastFacts] = {}
"""The facts of every game with deities, by its id."""


def register_deities(game: str, facts: MiddleEastFacts) -> None:
    """Make a game's facts known under its id, to the shared chapters too."""
    REGISTERED[game] = facts
    register(game, facts)
