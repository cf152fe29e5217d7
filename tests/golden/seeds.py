"""``python -m tests.golden.seeds``: a seed for each golden game of the Inner Sea that no longer ends as it is kept for.

Rare endings move to other seeds when a rule changes. Put the seeds into make.py, then write the games anew.
"""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from engine.cli.play import Setting, player_of
from engine.core.events import EventSink
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.golden.make import INNER_SEA, Golden


class Ears(EventSink):
    """Keeps how a game ended: its last turn, and what parted those with most points, "" where points did."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.tie = ""

    def add(self, key: str, /, **args: str | int) -> None:
        """Hear one line of the log."""
        if key == "inner_sea-turn":
            self.turn = int(args["turn"])
        elif key == "inner_sea-tie":
            self.tie = str(args["by"])

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """What only one seat may know tells nothing about the end."""


def ends_as_wanted(golden: Golden) -> bool:
    """Whether the game of this seed ends as it is kept for."""
    game = load_game(golden.game)
    setting = Setting(
        golden.game, game.meta.check(golden.options, golden.seats), golden.seats, golden.seed, golden.level
    )
    state: Any = game.setup(setting.options, setting.seats, seeded(setting.seed))
    pick, ears = player_of(setting), Ears()
    state.log = ears
    play_out(Position(game, state), lambda question: pick(question, state), setting.max_steps, heard=True)
    return golden.ending in (f"turn-{ears.turn}", ears.tie)


if __name__ == "__main__":
    for kept in INNER_SEA:
        seeds = itertools.chain([kept.seed], itertools.count(1))
        found = next(seed for seed in seeds if ends_as_wanted(msgspec.structs.replace(kept, seed=seed)))
        print(kept.name, found, "" if found == kept.seed else "NEW", flush=True)
