"""``python -m tests.golden.seeds [GAME|FILE]...``: another seed for each golden game that no longer ends as it says.

Rare endings move to other seeds when a rule changes. The seed is written into the file; then write the games anew.
"""

from __future__ import annotations

import itertools
import sys
from typing import Any

import msgspec

from engine.cli.play import played_out
from engine.core.events import Event, EventSink
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.golden.golden import FENCE, Golden, ends_so, read
from tests.golden.make import chosen


class LastLines(EventSink):
    """Keeps the last line of the log of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, Event] = {}

    def add(self, key: str, /, **args: str | int) -> None:
        """Hear one line of the log."""
        self.last[key] = Event(key, args)

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """What only one seat may know tells nothing about the end."""


def ends_as_wanted(golden: Golden) -> bool:
    """Whether the game of this seed ends as it is kept for."""
    setting, game, lines = golden.setting, load_game(golden.game), LastLines()
    state: Any = game.setup(setting.options, setting.seats, seeded(setting.seed))
    state.log = lines
    played_out(setting, Position(game, state), keep_log=True)
    return ends_so(golden, list(lines.last.values()))


def renewed(golden: Golden) -> Golden:
    """The same golden game, with the first seed that ends it as it says: its own, else one from 1 on."""
    tried = (msgspec.structs.replace(golden, seed=seed) for seed in itertools.chain([golden.seed], itertools.count(1)))
    return next(other for other in tried if ends_as_wanted(other))


if __name__ == "__main__":
    for path in chosen(sys.argv[1:]):
        old = read(path)
        new = renewed(old)
        if new != old:
            text = path.read_text("utf-8").partition(f"{FENCE}\n")[2]
            path.write_text("\n".join([*new.head(), FENCE, text]), "utf-8")
        print(path.stem, new.seed, "NEW" if new != old else "", flush=True)
