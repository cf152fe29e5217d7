"""The options of a table that say how many civilizations a player leads, and how many have no player."""

from __future__ import annotations

from typing import Final

from engine.core.game import OptionSpec

CAST_OPTIONS: Final = (
    OptionSpec("civilizations-each", ("1", "2"), "1"),
    OptionSpec("without-player", ("none", "1", "2", "3"), "none"),
)
