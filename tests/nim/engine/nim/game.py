"""Nim: three heaps; who takes the last stone wins. Nothing is hidden, nothing is left to chance."""

from __future__ import annotations

import msgspec
from engine.nim.meta import META

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.events import EventSink
from engine.core.game import Game, Result, then
from engine.core.rng import Rng

HEAPS = {"x": 3, "y": 4, "z": 5}


class Turn(msgspec.Struct, tag=True, frozen=True):
    """A seat takes stones (rulebook, "Turn")."""

    seat: int


class State(msgspec.Struct):
    """Stones by heap."""

    agenda: list[Turn]
    rng: Rng
    log: EventSink
    heaps: dict[str, int]
    result: Result | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return 2


class View(msgspec.Struct, frozen=True):
    """What everybody sees: stones by heap, and whose turn it is (None when the game is over)."""

    heaps: dict[str, int]
    active: int | None


def set_up(options: dict[str, str], seats: int, rng: Rng) -> State:
    """Heaps of three, four and five stones; the first seat begins (rulebook, "Setup")."""
    return State([Turn(0)], rng, EventSink(), dict(HEAPS))


def turn(s: State, step: Turn) -> Flow[None]:
    """A player takes any number of stones from one heap; who takes the last one wins (rulebook, "Turn")."""
    options = [f"take:{heap}:{count}" for heap, stones in s.heaps.items() for count in range(1, stones + 1)]
    choice = yield from ask(Ask("take", step.seat, Fixed(*options)))
    _, heap, count = choice.split(":")
    s.heaps[heap] -= int(count)
    s.log.add("nim-take", seat=step.seat, stones=int(count), heap=heap.upper())
    if any(s.heaps.values()):
        then(s, Turn(1 - step.seat))
        return
    s.result = Result(((step.seat,), (1 - step.seat,)))
    s.log.add("nim-end", seat=step.seat)


def view(s: State, seat: int | None) -> View:
    """Everything lies open (rulebook, "Setup")."""
    return View(dict(s.heaps), s.agenda[-1].seat if s.agenda and s.result is None else None)


def check(s: State) -> None:
    assert all(0 <= stones <= HEAPS[heap] for heap, stones in s.heaps.items()), "a heap has grown, or owes stones"


GAME: Game[State] = Game(META, State, set_up, {Turn: turn}, view, check=check)
