"""Adding up worths."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def float_sum(values: Iterable[float], start: float = 0.0) -> float:
    """The sum of ``start`` and these numbers, added from left to right.

    ``sum`` rounds otherwise from Python 3.12 on, and of two moves that are worth the same a computer would choose the
    other one.
    """
    return reduce(add, values, start)
