"""Armies: the strongest formation that a tactic allows (rulebook, "Cartas de táctica")."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from engine.through_the_ages.cards import AGE, CARDS, NUMBERS, OF_KIND, UNIT_NUMBERS, WORKERS

AIR: Final = OF_KIND["air"][0]
FIRST_UNIT: Final = UNIT_NUMBERS[0]
"""The first unit technology; all worker technologies from it on are units."""

REMEMBERED: Final = 8192
"""Armies that are remembered."""

DOUBLED: Final = CARDS[AIR].number("army_factor") - 1
"""How often an air force adds the value of its army once more."""

TYPES: Final = (OF_KIND["infantry"], OF_KIND["cavalry"], OF_KIND["artillery"])


@lru_cache(REMEMBERED)
def strength_of_armies(units: tuple[int, ...], tactic: int, *, is_mixed: bool) -> int:
    """``tactical_strength`` of units by unit technology, from the first one on."""
    return tactical_strength(units_for([0] * FIRST_UNIT + list(units), tactic), tactic, is_mixed=is_mixed)


class Units(msgspec.Struct, frozen=True):
    """Units that armies are made of: by type (infantry, cavalry, artillery) all and modern ones, and air forces."""

    all: tuple[int, int, int]
    modern: tuple[int, int, int]
    air: int


def units_for(workers: list[int], tactic: int) -> Units:
    """The units among ``workers`` (by worker technology); modern are those less than two levels below the tactic.

    Rulebook, "Gengis Kan".
    """
    oldest = AGE[tactic] - 1
    counts = tuple(sum(workers[n] for n in kind) for kind in TYPES)
    modern = tuple(sum(workers[n] for n in kind if AGE[n] >= oldest) for kind in TYPES)
    return Units((counts[0], counts[1], counts[2]), (modern[0], modern[1], modern[2]), workers[AIR])


class Armies(msgspec.Struct, frozen=True):
    """Armies of modern units alone, others, how many of all have an air force, and what they add in all."""

    modern: int
    old: int
    flown: int
    strength: int


def tactical_strength(units: Units, tactic: int, *, is_mixed: bool = False) -> int:
    """What the best armies add to the strength of their units (rulebook, "Cartas de táctica")."""
    return formation(units, tactic, is_mixed=is_mixed).strength


def formation(units: Units, tactic: int, *, is_mixed: bool = False) -> Armies:
    """The best armies that can be made of some units.

    An army with a unit two or more levels below the tactic has the lower value; an air force doubles one army's.
    ``is_mixed``: infantry may take the place of cavalry ("Gengis Kan").
    """
    card = CARDS[tactic]
    low = card.obsolete or card.value
    best, most = Armies(0, 0, 0, 0), max(units.all)
    for modern in range(most + 1):
        if not _can_form(units.modern, card.army, modern, is_mixed=is_mixed):
            break
        armies = modern
        while _can_form(units.all, card.army, armies + 1, is_mixed=is_mixed) and _can_add(
            units, card.army, modern, armies + 1, is_mixed=is_mixed
        ):
            armies += 1
        flown = min(units.air, modern)
        old = armies - modern
        flown_old = min(units.air - flown, old)
        strength = (modern + DOUBLED * flown) * card.value + (old + DOUBLED * flown_old) * low
        if strength >= best.strength:
            best = Armies(modern, old, flown + flown_old, strength)
    return best


def _can_form(units: tuple[int, int, int], army: tuple[int, int, int], count: int, *, is_mixed: bool) -> bool:
    """Whether ``count`` armies can be made."""
    infantry, cavalry, artillery = (have - want * count for have, want in zip(units, army, strict=True))
    return infantry >= 0 and artillery >= 0 and (cavalry >= 0 or (is_mixed and infantry + cavalry >= 0))


def _can_add(units: Units, army: tuple[int, int, int], modern: int, armies: int, *, is_mixed: bool) -> bool:
    """Whether ``armies`` armies can be made of which ``modern`` have modern units alone.

    Only where infantry stands in for cavalry do modern armies take units that the others would need.
    """
    if not is_mixed:
        return True
    stand_ins = max(0, army[1] * modern - units.modern[1], army[1] * armies - units.all[1])
    return army[0] * armies + stand_ins <= units.all[0]


assert NUMBERS["warriors"] == TYPES[0][0], "infantry begins with the warriors"
assert tuple(range(FIRST_UNIT, WORKERS)) == UNIT_NUMBERS, "units are the last worker technologies"
