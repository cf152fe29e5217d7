"""What follows from the worker technologies that a civilization knows, worked out once for each set of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from engine.through_the_ages.cards import AGE, CARDS, IDS, IS_UNIT, KIND, OF_KIND, WORKERS

SETS: Final = 4096
"""Sets that are remembered; a game of four comes to a few hundred."""


class Site(msgspec.Struct, frozen=True):
    """A known technology: its number and printed price, the ids of building, destroying, and each upgrade of it."""

    number: int
    price: int
    build: str
    destroy: str
    upgrades: tuple[str, ...]


class Known(msgspec.Struct, frozen=True):
    """A set of worker technologies: their numbers, by number the better ones of the same type, and the sites of both
    kinds.
    """

    technologies: tuple[int, ...]
    better: dict[int, tuple[int, ...]]
    civil: tuple[Site, ...]
    units: tuple[Site, ...]


@lru_cache(SETS)
def known(mask: int) -> Known:
    """The set with a bit for each technology that is in it."""
    numbers = tuple(n for n in range(WORKERS) if mask >> n & 1)
    better = {
        old: tuple(n for n in OF_KIND[KIND[old]] if mask >> n & 1 and AGE[n] > AGE[old]) for old in range(WORKERS)
    }
    sites = {
        n: Site(
            n,
            CARDS[n].resources,
            f"build:{IDS[n]}",
            f"destroy:{IDS[n]}",
            tuple(f"upgrade:{IDS[n]}:{IDS[new]}" for new in better[n]),
        )
        for n in numbers
    }
    civil = tuple(site for n, site in sites.items() if not IS_UNIT[n])
    return Known(numbers, better, civil, tuple(site for n, site in sites.items() if IS_UNIT[n]))
