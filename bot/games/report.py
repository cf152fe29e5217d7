"""What a game says of itself for looking back at it: a seat's points, fights in its log, what is worth telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.core.events import Event
from engine.core.record import LogEntry

Args = Mapping[str, Any]
Weigh = Callable[[Args], float]
"""How much an event is worth telling, by its arguments; 0 where it is not."""

FINAL: Final = "final"
"""The word of the event that gives a seat's result; the winner's comes first."""

MOMENTS, OUTCOME = 100.0, 1000.0
"""What an event that a story tells weighs more than one that it does not, and what a result weighs."""


class Fight(msgspec.Struct, frozen=True):
    """How a fight ended: the seat that won (None: nobody, or none that a player has), and those that lost it."""

    winner: int | None
    losers: tuple[int, ...] = ()


class Strength(msgspec.Struct, frozen=True):
    """Something in which players can be compared at the end, with how much of it each seat has.

    ``key`` is that of its text without the game's id, ``args`` its arguments.
    """

    key: str
    values: tuple[int, ...]
    args: dict[str, str | int] = {}


def totals(events: Sequence[Event], key: str, argument: str, seats: int, **args: str) -> tuple[int, ...]:
    """By seat the sum of an argument over the events of this key that have these other arguments, too."""
    own = [event for event in events if event.key == key and all(event.args.get(a) == v for a, v in args.items())]
    return tuple(sum(int(event.args[argument]) for event in own if event.args["seat"] == seat) for seat in range(seats))


def weight(base: float, *counts: str, each: float = 1.0) -> Weigh:
    """``base``, and ``each`` for every unit of these arguments."""
    return lambda args: base + each * sum(int(args.get(name, 0)) for name in counts)


def _seat_of(event: Event) -> int | None:
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) else None


def _no_points(view: Any, seat: int) -> tuple[int, ...]:
    return ()


def _no_strengths(view: Any, events: Sequence[Event], seats: int) -> tuple[Strength, ...]:
    return ()


def _no_fight(event: Event, seats: int) -> Fight | None:
    return None


def _as_it_is(view: Any, event: Event) -> tuple[Any, tuple[str, ...]]:
    return view, ()


class GameReport(msgspec.Struct, frozen=True):
    """What looking back at a finished game needs to know of it; the defaults tell of its log alone.

    points(view, seat): what a seat's place is decided by, what counts most first, from that seat's own view; () where
        the seat has none (it has resigned, nothing is counted).
    fight(event, seats): the fight that an event decides, None for other events.
    strengths(view, events, seats): in what the players can be compared, from the last public view and the public log.
    seat(event): the player whom an event is about first; None where it is none.
    weights: events that a story may tell, by their words (without the game's id), with how much each is worth telling.
        Their texts are "{game}-story-WORD", and "-2", "-3" for other wordings.
    moments: events that a story leaves aside, with how telling each is as the one line of a step; what a story tells
        weighs more than any of them.
    always: events that a story never leaves out.
    decisive: events that say what decided a game, or that nothing did but points: its end tells them with the places.
    gains: events by which a seat gains points, with the argument that counts them.
    scene(view, event): the view whose picture shows what an event has changed, with the places that it marks: a view
        after the event may be about what comes next.
    cast: the event, if any, that tells whom or what a seat plays, and its argument that names it.
    """

    points: Callable[[Any, int], Sequence[int]] = _no_points
    fight: Callable[[Event, int], Fight | None] = _no_fight
    strengths: Callable[[Any, Sequence[Event], int], Sequence[Strength]] = _no_strengths
    seat: Callable[[Event], int | None] = _seat_of
    weights: Mapping[str, Weigh] = {}
    moments: Mapping[str, Weigh] = {}
    always: tuple[str, ...] = ()
    decisive: tuple[str, ...] = ("tie",)
    gains: Mapping[str, str] = {}
    scene: Callable[[Any, Event], tuple[Any, tuple[str, ...]]] = _as_it_is
    cast: tuple[str, str] | None = None

    def telling(self, event: Event) -> float:
        """How telling an event is as the one line of a step: 0 where the game says nothing of it."""
        word = event.key.partition("-")[2]
        if word == FINAL:
            return OUTCOME
        story, moment = self.weights.get(word), self.moments.get(word)
        if story is not None and (weight := story(event.args)) > 0:
            return MOMENTS + weight
        return 0.0 if moment is None else min(moment(event.args), MOMENTS)

    def most_telling(self, entries: Sequence[LogEntry]) -> LogEntry | None:
        """The one line of these that tells best what happened: of equals the first; the last one where the game says
        nothing of any. None for none.
        """
        best = max(entries, key=lambda entry: self.telling(entry.event), default=None)
        return best if best is None or self.telling(best.event) > 0 else entries[-1]
