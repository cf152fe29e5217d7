"""Yellow and blue tokens: banks, workers, food and resources.

Rulebook, "Fichas azules y amarillas", "Comida y recursos".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.through_the_ages.cards import FARMS, LABS, MINES, NUMBERS, VALUE
from engine.through_the_ages.state import Player

HAPPY_NEEDED: Final = (8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0)
"""Happy faces that are needed, by yellow tokens in the bank; none for 17 and more ("Trabajadores descontentos")."""

POPULATION_FOOD: Final = (0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2)
"""Food for one more worker, by yellow tokens in the bank; 2 for 17 and more ("Aumentar la población")."""

CONSUMPTION: Final = (6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0)
"""Food eaten, by yellow tokens in the bank; none for 17 and more ("Consumo de comida")."""

CORRUPTION: Final = (6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0)
"""Resources lost, by blue tokens in the bank; none for 11 and more ("Corrupción")."""

FOOD: Final = FARMS
GATES: Final = NUMBERS["bill_gates"]

RESOURCES: Final = MINES + LABS
"""Technologies whose tokens are resources; labs hold some only through Bill Gates."""


def happy_needed(p: Player) -> int:
    """How many happy faces the people want (rulebook, "Trabajadores descontentos")."""
    return HAPPY_NEEDED[p.yellow] if p.yellow < 18 else 0


def population_food(p: Player) -> int:
    """Printed food price of one more worker (rulebook, "Aumentar la población"); there must be a yellow token."""
    return POPULATION_FOOD[p.yellow] if p.yellow < 18 else 2


def consumption(p: Player) -> int:
    """Food that is eaten in a production phase (rulebook, "Consumo de comida")."""
    return CONSUMPTION[p.yellow] if p.yellow < 18 else 0


def corruption(p: Player) -> int:
    """Resources that are lost in a production phase (rulebook, "Corrupción")."""
    return CORRUPTION[p.blue] if p.blue < 12 else 0


def food(p: Player) -> int:
    """All stored food."""
    return _worth_of(p, FOOD)


def resources(p: Player) -> int:
    """All stored resources."""
    return _worth_of(p, RESOURCES)


def _worth_of(p: Player, kind: Sequence[int]) -> int:
    stored, total = p.stored, 0
    for n in kind:
        if stored[n]:
            total += stored[n] * VALUE[n]
    return total


def gain(p: Player, kind: Sequence[int], amount: int) -> int:
    """Put tokens worth ``amount`` on technologies in play, as few as possible; returns what was gained.

    Without enough tokens in the bank it is the next lower amount that can be made.

    Rulebook, "Obtener comida o recursos".
    """
    missing = amount
    for n in _by_value(p, kind):
        while missing >= VALUE[n] and p.blue and _takes_tokens(p, n):
            p.stored[n] += 1
            p.blue -= 1
            missing -= VALUE[n]
    return amount - missing


def lose(p: Player, kind: Sequence[int], amount: int) -> int:
    """Pay up to ``amount`` from stored tokens; returns what was lost, more only where it cannot be changed.

    As many tokens as possible go back to the bank; nothing is moved to a higher technology (rulebook, "Perder comida o
    recursos").
    """
    stored, total, tokens = p.stored, 0, 0
    for n in kind:
        count = stored[n]
        if count:
            tokens += count
            total += count * VALUE[n]
    if amount >= total:
        for n in kind:
            stored[n] = 0
        p.blue += tokens
        return total
    for paid in range(amount, total + 1):
        rest = _fewest_tokens(p, kind, total - paid)
        if rest is not None and sum(rest.values()) <= tokens + p.blue:
            break
    assert rest is not None
    for n in kind:
        p.stored[n] = rest.get(n, 0)
    p.blue += tokens - sum(rest.values())
    return paid


def _fewest_tokens(p: Player, kind: Sequence[int], value: int) -> dict[int, int] | None:
    """The fewest tokens worth ``value`` that can be left, by technology; None where it cannot be made.

    What is on technologies of at least a value cannot become worth more.
    """
    missing, above, counts = value, 0, {}
    for n in _by_value(p, kind):
        above += p.stored[n] * VALUE[n]
        count = min(missing, above - (value - missing)) // VALUE[n]
        if not _takes_tokens(p, n):
            count = min(count, p.stored[n])
        if count > 0:
            counts[n] = count
            missing -= count * VALUE[n]
    return counts if not missing else None


def _by_value(p: Player, kind: Sequence[int]) -> list[int]:
    """The technologies in play or with tokens of their own that may hold tokens of a kind, the most valuable first."""
    return [n for n in _ordered(tuple(kind)) if p.stored[n] or _takes_tokens(p, n)]


@cache
def _ordered(kind: tuple[int, ...]) -> tuple[int, ...]:
    """The technologies of a kind whose tokens are worth something, the most valuable first."""
    return tuple(sorted((n for n in kind if VALUE[n]), key=VALUE.__getitem__, reverse=True))


def _takes_tokens(p: Player, n: int) -> bool:
    """Whether tokens may be put on a technology; on labs only under Bill Gates (rulebook, "Bill Gates")."""
    return p.known >> n & 1 == 1 and (n not in LABS or p.leader == GATES)


def lose_yellow(p: Player, count: int) -> int:
    """Yellow tokens leave the bank, as many as there are; returns how many (rulebook, "Fichas azules y amarillas")."""
    tokens = min(count, p.yellow)
    p.yellow -= tokens
    return tokens


def gain_population(p: Player, count: int = 1) -> int:
    """Tokens of the bank become unused workers; returns how many (rulebook, "Trabajadores y población")."""
    come = min(count, p.yellow)
    p.yellow -= come
    p.idle += come
    return come
