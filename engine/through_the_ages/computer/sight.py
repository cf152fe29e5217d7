"""What a computer player sees of a position: everything that is open, and its own hand. Nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from engine.computers.by_question import Answer
from engine.core.ask import Ask
from engine.core.events import Silence
from engine.core.rng import Rng, seeded
from engine.through_the_ages.cards import AGE, OF_KIND
from engine.through_the_ages.state import Player, State

BACK: Final = tuple(next(n for n in OF_KIND["event"] if AGE[n] == age) for age in range(4))
"""What stands for a card of an age of which only the back is seen."""


class Sight(msgspec.Struct, frozen=True):
    """The position as one seat sees it.

    board: a state without secrets: no decks, events or discards, backs for the military cards of others, no log; it
    must not be changed, only its copies. civil_left, military_left: cards in the decks. prepared: the seat's own events
    and territories among those to come. events: how many are among the current and the future ones. late: how many of
    age III there are that the seat does not know; their backs are seen.
    """

    seat: int
    board: State
    civil_left: int
    military_left: int
    prepared: tuple[int, ...]
    events: tuple[int, int]
    late: int = 0

    @property
    def me(self) -> Player:
        """The seat's own civilization."""
        return self.board.players[self.seat]


def sight(s: State, seat: int) -> Sight:
    """What this seat sees (rulebook, "Tu mano", "Cartas militares")."""
    board = msgspec.structs.replace(
        s,
        agenda=[],
        rng=seeded(0),
        log=Silence(),
        players=[player if other == seat else _from_outside(player) for other, player in enumerate(s.players)],
        civil_deck=[],
        military_deck=[],
        current=[],
        future=[],
        boxed=[],
        discards=[[], [], [], []],
        seen={},
        peeked=-1,
    )
    events = (*s.current, *s.future)
    own = tuple(sorted(card for card in events if s.seen.get(card, 0) >> seat & 1))
    return Sight(
        seat,
        board,
        len(s.civil_deck),
        len(s.military_deck),
        own,
        (len(s.current), len(s.future)),
        sum(AGE[card] == 3 for card in events) - sum(AGE[card] == 3 for card in own),
    )


def _from_outside(p: Player) -> Player:
    """A civilization of somebody else: of the military hand only the backs."""
    return msgspec.structs.replace(p, military_hand=sorted(BACK[AGE[card]] for card in p.military_hand))


def imagined(s: State, *seats: int) -> State:
    """A copy of a board on which something can be tried; of the civilizations only those of ``seats`` may change."""
    players = [copied(player) if seat in seats else player for seat, player in enumerate(s.players)]
    turn = msgspec.structs.replace(s.turn, used=s.turn.used[:])
    return msgspec.structs.replace(
        s,
        agenda=[None],
        players=players,
        row=s.row[:],
        shared=s.shared[:],
        past=s.past[:],
        discards=[[], [], [], []],
        boxed=[],
        seen={},
        turn=turn,
    )


def everybody(s: State) -> State:
    """A copy of a board in which every civilization may change."""
    return imagined(s, *range(s.seats))


def copied(p: Player) -> Player:
    """A civilization that shares nothing with another one."""
    return msgspec.structs.replace(
        p,
        workers=p.workers[:],
        stored=p.stored[:],
        specials=p.specials[:],
        wonders=p.wonders[:],
        ruins=p.ruins[:],
        colonies=p.colonies[:],
        wars=p.wars[:],
        civil_hand=p.civil_hand[:],
        fresh=p.fresh[:],
        military_hand=p.military_hand[:],
    )


Rules = dict[str, Callable[[Ask, Sight, Rng], Answer]]
"""What answers each kind of question, by its key."""
