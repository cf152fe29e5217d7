"""Computers that look ahead with a style: how it judges what comes of a plan, and plans that it proposes besides.

What a style likes are lines of the public log: a war begun, a wonder completed. In each try they are heard until the
seat's own next turn comes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from engine.core.events import EventSink
from engine.core.game import Plan
from engine.core.styles import Liking, Style

LIKED: Final = "style"
"""The part of a position's worth that is what a style likes."""

LOOKED_AT: Final = 16
"""Plans, from the best on, among which a style looks for those that it likes."""


class Listener(EventSink):
    """A log that keeps nothing, and adds up what a style likes of its lines. ``sides``: the numbers of the seat in
    them, of ``seats`` in all (who has a higher one is no player). ``worth``: of all lines since it was made.
    """

    __slots__ = ("_likes", "_others", "_sides", "worth")

    def __init__(self, likes: Sequence[Liking], sides: Collection[int], seats: int) -> None:
        super().__init__()
        self._likes: dict[str, list[Liking]] = {}
        for one in likes:
            self._likes.setdefault(one.line, []).append(one)
        self._sides, self._others = sides, [seat for seat in range(seats) if seat not in sides]
        self.worth = 0.0

    def add(self, key: str, /, **args: str | int) -> None:
        """Weigh a line that everybody may see."""
        for one in self._likes.get(key, ()):
            if args.get("seat") in (self._others if one.others else self._sides):
                self.worth += one.worth * (int(args.get(one.each, 0)) if one.each else 1)

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """Nothing: what is told to one seat is no matter of style."""

    def reveal(self, of: int = 0) -> None:
        """Nothing: nobody takes an answer of a try back."""


def weighed(parts: Mapping[str, float], style: Style, liked: float) -> dict[str, float]:
    """The parts of a position's worth as a style counts them, with what it likes of how it came about."""
    return {name: value * style.factors.get(name, 1.0) for name, value in parts.items()} | {LIKED: liked}


def with_liked(plans: Sequence[Plan], liked: Sequence[float], most: int) -> list[Plan]:
    """The ``most`` plans that a style compares, the best first: of those that would not be among them otherwise, as
    many as half of them are ones that it likes. ``liked``: what it likes of each of the first plans.
    """
    if len(plans) <= most:
        return [*plans]
    ahead = max(liked[:most], default=0.0)
    found = [number for number in range(most, len(liked)) if liked[number] > ahead]
    chosen = sorted(found, key=lambda number: -liked[number])[: most // 2]
    return [*plans[: most - len(chosen)], *(plans[number] for number in sorted(chosen))]
