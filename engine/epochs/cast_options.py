"""The options of a table that say how many civilizations a player leads, and how many have no player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.core.errors import Reason
from engine.core.game import OptionConflict, OptionSpec
from engine.epochs.cast import MOST, WITH_TWO, cast_from, wanted_without_player

CAST_OPTIONS: Final = (
    OptionSpec("civilizations-each", ("1", "2"), "1"),
    OptionSpec("without-player", ("none", "1", "2", "3"), "none"),
)


def cast_conflicts(options: Mapping[str, str], players: int) -> Iterator[OptionConflict]:
    """Where a table has other civilizations than its options say, as there are six at most, and a single player meets
    some in any case; and hordes, which six civilizations do not have.

    Rulebook, "Civilización", "Hordas bárbaras".
    """
    cast = cast_from(options, players)
    civilizations = players if cast is None else len(cast.leaders)
    without = 0 if cast is None else sum(leader < 0 for leader in cast.leaders)
    if options["civilizations-each"] == "2" and players > WITH_TWO:
        yield OptionConflict("civilizations-each", Reason("epochs-conflict-one-each", {"most": WITH_TWO}))
    wanted = wanted_without_player(options)
    if players == 1 and not wanted:
        yield OptionConflict("without-player", Reason("epochs-conflict-alone", {"number": without}))
    elif without < wanted:
        yield OptionConflict("without-player", Reason("epochs-conflict-full", {"number": without}))
    if options["barbarian-hordes"] == "yes" and civilizations >= MOST:
        yield OptionConflict("barbarian-hordes", Reason("epochs-conflict-hordes"))
