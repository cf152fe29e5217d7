"""Options of a table that other options leave nothing to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import Reason
from engine.core.game import OptionConflict
from engine.epochs.cast_options import cast_conflicts

LAST_EPOCH: Final = 4
BEFORE_THE_LAST: Final = 2
"""With so many epochs, one may begin anew in one of them at most: in the last one nobody does."""


def epochs_played(options: Mapping[str, str]) -> int:
    """How many epochs a game has: as many as chosen, so far as there are from the first one on.

    Rulebook, "Duración de la Partida".
    """
    return min(int(options["epochs"]), LAST_EPOCH - int(options["first-epoch"]) + 1)


def conflicts(options: Mapping[str, str], players: int) -> tuple[OptionConflict, ...]:
    """Those of casts, of epochs that there are not, and of a goal of points and the rule of Gilgamesh.

    Rulebook, "Duración de la Partida", "Gilgamesh".
    """
    epochs = epochs_played(options)
    found = list(cast_conflicts(options, players))
    if epochs < int(options["epochs"]):
        found.append(OptionConflict("epochs", Reason("middle_east-conflict-epochs", {"number": epochs})))
    if options["goal"] == "none" and options["goal-ends"] != "turn":
        found.append(OptionConflict("goal-ends", Reason("middle_east-conflict-no-goal")))
    if options["goal"] != "none" and players == 1:
        found.append(OptionConflict("goal", Reason("middle_east-conflict-goal-alone"), prevents=True))
    if options["gilgamesh"] == "twice" and epochs <= BEFORE_THE_LAST:
        found.append(OptionConflict("gilgamesh", Reason("middle_east-conflict-gilgamesh")))
    return tuple(found)
