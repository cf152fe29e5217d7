"""The facts of the Inner Sea's wonders, beside those that all games of the family have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.epochs.facts import Facts, register


class Wonder(msgspec.Struct, frozen=True):
    """A wonder's facts: disks put on its card when it is built (rulebook, "Construir una Maravilla")."""

    key: str
    disks: int


class InnerSeaFacts(Facts):
    """All facts of the Inner Sea."""

    def __init__(self, *common: Any, wonders: Mapping[str, Wonder], **more: Any) -> None:
        super().__init__(*common, **more)
        self.wonders = dict(wonders)


REGISTERED: dict[str, InnerSeaFacts] = {}
"""The facts of every game with wonders, by its id."""


def register_wonders(game: str, facts: InnerSeaFacts) -> None:
    """Make a game's facts known under its id, to the shared chapters too."""
    REGISTERED[game] = facts
    register(game, facts)


def facts_of(game: str) -> InnerSeaFacts:
    """The facts of a game with wonders. Raises KeyError before the game's package has been imported."""
    return REGISTERED[game]
