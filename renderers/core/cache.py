"""A small least-recently-used store that threads may share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Lru(Generic[T]):
    """Values by key, at most ``limit`` of them, or of their total ``weight``; the least recently used goes first."""

    def __init__(self, limit: int, weight: Callable[[T], int] = lambda value: 1) -> None:
        self._limit = limit
        self._weight = weight
        self._total = 0
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value kept under ``key``, made by ``make`` where there is none.

        ``make`` runs outside the lock: two threads may both make a value; they are equal, the first is kept.
        """
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
        value = make()
        with self._lock:
            if key in self._values:
                return self._values[key]
            self._values[key] = value
            self._total += self._weight(value)
            while self._total > self._limit:
                self._total -= self._weight(self._values.popitem(last=False)[1])
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self._total = 0

    def __len__(self) -> int:
        return len(self._values)
