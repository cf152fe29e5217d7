"""Numbers that rows of data have for good: stored games know a card or an area by its number alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def ids_by_number(where: str, rows: Iterable[tuple[str, Any]]) -> tuple[str, ...]:
    """The ids of rows in the order of their numbers, from (id, number) pairs; ``where`` they stand, for the error.

    Raises ValueError where a row has no number, or the number or id of another one, and where a number is left out.
    """
    named = list(rows)
    free = next(number for number in range(len(named) + 1) if all(number != other for _, other in named))
    ids: dict[int, str] = {}
    for name, number in named:
        if name in ids.values():
            raise ValueError(f"{where}: {name} is there twice")
        if type(number) is not int or number < 0:
            raise ValueError(f"{where}: {name} has no number: a new row takes the lowest one that is free, {free}")
        if number in ids:
            raise ValueError(
                f"{where}: {ids[number]} and {name} both have the number {number}: the older row keeps it,"
                f" the new one takes the lowest one that is free, {free}"
            )
        ids[number] = name
    if free < len(ids):
        raise ValueError(
            f"{where}: no row has the number {free}: a row that stored games may hold stays, and a new one takes the"
            " lowest number that is free"
        )
    return tuple(ids[number] for number in range(len(ids)))
