"""Options that are candidates a rule does not forbid: what is possible, and why the rest is not, from one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.ask import Listed
from engine.core.errors import Reason
from engine.core.rng import Below
from engine.through_the_ages.state import State


class Candidates(Listed):
    """Options of a seat: those of ``candidates(s, seat)`` for which ``why_not(s, seat, id)`` is None.

    The state must not change while they are read. ``likely`` are fewer candidates, in the same order, among which all
    options are.
    """

    __slots__ = ("_all", "_candidates", "_likely", "_s", "_seat", "_why_not")

    def __init__(
        self,
        s: State,
        seat: int,
        candidates: Callable[[State, int], Iterable[str]],
        why_not: Callable[[State, int, str], Reason | None],
        likely: Callable[[State, int], Iterable[str]] | None = None,
    ) -> None:
        self._ids = None
        self._s, self._seat = s, seat
        self._candidates, self._why_not, self._likely = candidates, why_not, likely or candidates
        self._all: tuple[str, ...] | None = None

    @property
    def all(self) -> tuple[str, ...]:
        """Every candidate, possible or not."""
        if self._all is None:
            self._all = tuple(self._candidates(self._s, self._seat))
        return self._all

    def listed(self) -> tuple[str, ...]:
        """The candidates that nothing forbids."""
        found = self._likely(self._s, self._seat)
        return tuple(option for option in found if self._why_not(self._s, self._seat, option) is None)

    def __contains__(self, option: object) -> bool:
        return option in self.all and self._why_not(self._s, self._seat, str(option)) is None

    def why_not(self, option: str) -> Reason | None:
        """The rule that forbids a candidate; None for options, and for what is no candidate."""
        return self._why_not(self._s, self._seat, option) if option in self.all else None

    def draw(self, below: Below) -> str:
        """One option, each equally likely: candidates are drawn and tested one by one."""
        left = list(self._likely(self._s, self._seat))
        while len(left) > 1:
            at = below(len(left))
            if self._why_not(self._s, self._seat, left[at]) is None:
                return left[at]
            left[at] = left[-1]
            left.pop()
        return left[0]
