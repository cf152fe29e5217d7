"""Options that are candidates a rule does not forbid: what is possible, and why the rest is not, from one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.ask import ComputedOptions
from engine.core.errors import Reason
from engine.through_the_ages.state import State


class Candidates(ComputedOptions):
    """Options of a seat: those of ``candidates(s, seat)`` for which ``why_not(s, seat, id)`` is None.

    The state must not change while they are read. ``possible`` gives the same options in the same order, where there is
    a quicker way than to ask about each candidate.
    """

    __slots__ = ("_all", "_candidates", "_possible", "_s", "_seat", "_why_not")

    def __init__(
        self,
        s: State,
        seat: int,
        candidates: Callable[[State, int], Iterable[str]],
        why_not: Callable[[State, int, str], Reason | None],
        possible: Callable[[State, int], Iterable[str]] | None = None,
    ) -> None:
        self._ids = None
        self._s, self._seat = s, seat
        self._candidates, self._why_not, self._possible = candidates, why_not, possible
        self._all: tuple[str, ...] | None = None

    @property
    def all(self) -> tuple[str, ...]:
        """Every candidate, possible or not."""
        if self._all is None:
            self._all = tuple(self._candidates(self._s, self._seat))
        return self._all

    def compute(self) -> tuple[str, ...]:
        """The candidates that nothing forbids."""
        s, seat, rule = self._s, self._seat, self._why_not
        if self._possible is not None:
            return tuple(self._possible(s, seat))
        return tuple([option for option in self._candidates(s, seat) if rule(s, seat, option) is None])

    def __contains__(self, option: object) -> bool:
        return option in self.all and self._why_not(self._s, self._seat, str(option)) is None

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids a candidate; None for options, and for what is no candidate."""
        return self._why_not(self._s, self._seat, option) if option in self.all else None
