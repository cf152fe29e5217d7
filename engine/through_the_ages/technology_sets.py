"""What follows from the worker technologies that a civilization knows, worked out once for each set of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from engine.through_the_ages.cards import AGE, KIND, OF_KIND, WORKERS

SETS: Final = 4096
"""Sets that are remembered; a game of four comes to a few hundred."""


class TechnologySet(msgspec.Struct, frozen=True):
    """A set of worker technologies: their numbers, and by number the better ones of the same type."""

    technologies: tuple[int, ...]
    better: dict[int, tuple[int, ...]]


@lru_cache(SETS)
def technology_set(mask: int) -> TechnologySet:
    """The set with a bit for each technology that is in it."""
    numbers = tuple(n for n in range(WORKERS) if mask >> n & 1)
    better = {
        old: tuple(n for n in OF_KIND[KIND[old]] if mask >> n & 1 and AGE[n] > AGE[old]) for old in range(WORKERS)
    }
    return TechnologySet(numbers, better)
