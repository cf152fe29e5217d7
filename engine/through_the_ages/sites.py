"""What can be built, destroyed and upgraded where, with prices and option ids: worked out once for each set of
technologies and discounts, because every list of actions goes through it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engine.through_the_ages.cards import IDS, IS_UNIT, IS_URBAN, KIND, OF_KIND, WORKERS
from engine.through_the_ages.prices import CONSTRUCTION, building_prices, pairs
from engine.through_the_ages.state import Player
from engine.through_the_ages.technology_sets import technology_set
from engine.through_the_ages.values import urban_limit

SETS: Final = 1024
"""Sets that are remembered; a game of four comes to a few hundred."""

NEVER: Final = 1 << 20
"""The price of what an action card does not build: more than anybody has."""

BUILD: Final = tuple(f"build:{IDS[n]}" for n in range(WORKERS))
DESTROY: Final = tuple(f"destroy:{IDS[n]}" for n in range(WORKERS))
UPGRADE: Final = tuple(tuple(f"upgrade:{IDS[old]}:{IDS[new]}" for new in range(WORKERS)) for old in range(WORKERS))


class Site(NamedTuple):
    """A technology in play: its number, resources for one more worker on it, the ids of building and destroying ("" is
    no option), of each upgrade its price and id, and the technologies that count for the government's limit with it.
    """

    number: int
    price: int
    build: str
    destroy: str
    upgrades: tuple[tuple[int, str], ...]
    limited: tuple[int, ...]


class Sites(NamedTuple):
    """The farms, mines and urban buildings, and the units."""

    civil: tuple[Site, ...]
    units: tuple[Site, ...]


def sites_of(p: Player) -> Sites:
    """The sites of a civilization."""
    return sites_for(p.known, p.specials[CONSTRUCTION], pairs(p))


@lru_cache(SETS)
def sites_for(mask: int, construction: int, paired: int) -> Sites:
    """The sites where the technologies of ``mask`` are known, at ``prices.building_prices(construction, paired)``."""
    prices, technologies = building_prices(construction, paired), technology_set(mask)
    sites = [
        Site(
            n,
            max(0, prices[n]),
            BUILD[n],
            DESTROY[n],
            tuple((_difference(prices, n, new), UPGRADE[n][new]) for new in technologies.better[n]),
            OF_KIND[KIND[n]] if IS_URBAN[n] else (),
        )
        for n in technologies.technologies
    ]
    civil = tuple(site for site in sites if not IS_UNIT[site.number])
    return Sites(civil, tuple(site for site in sites if IS_UNIT[site.number]))


def _difference(prices: tuple[int, ...], old: int, new: int) -> int:
    return max(0, max(0, prices[new]) - max(0, prices[old]))


def cheaper(sites: Iterable[Site], less: int, prefix: str, *, builds: bool) -> tuple[Site, ...]:
    """Sites as an action card uses them: ``less`` resources cheaper, nothing destroyed, ids begin with ``prefix``.

    ``builds``: whether it builds, not only upgrades.
    """
    return tuple(
        Site(
            site.number,
            max(0, site.price - less) if builds else NEVER,
            f"{prefix}{site.build}",
            "",
            tuple((max(0, price - less), f"{prefix}{option}") for price, option in site.upgrades),
            site.limited,
        )
        for site in sites
    )


def add_possible(p: Player, options: list[str], sites: tuple[Site, ...], resources: int) -> None:
    """Add the ids of what can be done at some sites with these resources, actions apart.

    The rules are those of ``building.why_not_build`` and ``building.why_not_upgrade``, for many sites at once.
    """
    workers, limit = p.workers, urban_limit(p)
    # Without an unused worker nothing is built.
    most = resources if p.idle else -1
    for number, price, build, destroy, upgrades, limited in sites:
        if price <= most:
            count = 0
            for n in limited:
                count += workers[n]
            if not limited or count < limit:
                options.append(build)
        if workers[number]:
            if destroy:
                options.append(destroy)
            for more, upgrade in upgrades:
                if more <= resources:
                    options.append(upgrade)
