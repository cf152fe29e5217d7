"""What a computer player sees of a position: everything that is open, and its own stored cards. Nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from engine.ancient_world.dealing import hidden_districts_end, hides_looking, hides_stored
from engine.ancient_world.state import Player, State
from engine.computers.by_question import Answer
from engine.core.ask import Ask
from engine.core.events import Silence
from engine.core.rng import Rng, seeded

NOBODY: Final = seeded(0)


class Sight(msgspec.Struct, frozen=True):
    """The position as one seat sees it.

    board: a state without secrets: of piles only what is face up, no stored cards of others, no log; it must not be
    changed, only its copies. district_size: how many districts are left.
    """

    seat: int
    board: State
    district_size: int

    @property
    def me(self) -> Player:
        """The seat's own city."""
        return self.board.players[self.seat]


def sight(s: State, seat: int) -> Sight:
    """What this seat sees (rulebook, "Preparación" 4, 5, 8; facts: stored cards)."""
    is_seen = bool(s.districts) and hidden_districts_end(s) < len(s.districts)
    board = msgspec.structs.replace(
        s,
        agenda=[],
        rng=NOBODY,
        log=Silence(),
        players=[
            msgspec.structs.replace(p, stored=[]) if hides_stored(s, other, seat) else p
            for other, p in enumerate(s.players)
        ],
        decks=[[], []],
        military=[],
        titans=[pile[-1:] for pile in s.titans],
        districts=s.districts[-1:] if is_seen else [],
        known_districts=0,
        looking=[] if hides_looking(s, seat) else s.looking,
    )
    return Sight(seat, board, len(s.districts))


Rules = dict[str, Callable[[Ask, Sight, Rng], Answer]]
"""What answers each kind of question, by its key."""
