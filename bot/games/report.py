"""What a game says of itself for looking back at it: a seat's points, fights in its log, what is worth telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.events import Event

Args = Mapping[str, Any]
Weigh = Callable[[Args], float]
"""How much an event is worth telling, by its arguments; 0 where it is not."""


class Fight(msgspec.Struct, frozen=True):
    """How a fight ended: the seat that won (None: nobody, or none that a player has), and those that lost it."""

    winner: int | None
    losers: tuple[int, ...] = ()


def weight(base: float, *counts: str, each: float = 1.0) -> Weigh:
    """``base``, and ``each`` for every unit of these arguments."""
    return lambda args: base + each * sum(int(args.get(name, 0)) for name in counts)


def _seat_of(event: Event) -> int | None:
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) else None


def _no_points(view: Any, seat: int) -> tuple[int, ...]:
    return ()


def _no_fight(event: Event, seats: int) -> Fight | None:
    return None


class GameReport(msgspec.Struct, frozen=True):
    """What looking back at a finished game needs to know of it; the defaults tell of its log alone.

    points(view, seat): what a seat's place is decided by, what counts most first, from that seat's own view; () where
        the seat has none (it has resigned, nothing is counted).
    fight(event, seats): the fight that an event decides, None for other events.
    seat(event): the player whom an event is about first; None where it is none.
    weights: events that a story may tell, by their words (without the game's id), with how much each is worth telling.
        Their texts are "{game}-story-WORD", and "-2", "-3" for other wordings.
    always: events that a story never leaves out.
    gains: events by which a seat gains points, with the argument that counts them.
    cast: the event, if any, that tells whom or what a seat plays, and its argument that names it.
    """

    points: Callable[[Any, int], Sequence[int]] = _no_points
    fight: Callable[[Event, int], Fight | None] = _no_fight
    seat: Callable[[Event], int | None] = _seat_of
    weights: Mapping[str, Weigh] = {}
    always: tuple[str, ...] = ()
    gains: Mapping[str, str] = {}
    cast: tuple[str, str] | None = None
