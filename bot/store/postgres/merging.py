"""Several statements as one: one way to the server, where each of them costs one, and BEGIN and COMMIT two more."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

SHAPES: Final = 1000
"""Merged statements that are remembered."""

PLACE: Final = re.compile(r"\?(\d+)")
VALUES: Final = re.compile(r"VALUES \(([^()]*)\)")


@lru_cache(SHAPES)
def merged(first: str, count: int, others: tuple[tuple[str, int], ...]) -> str:
    """One statement for ``first``, which takes ``count`` values, and others, each for as many rows as its number says.

    It takes all their values in that order. Where ``first`` touches no row it fails (division by zero), and nothing is
    kept. Statements of one see nothing of what the others do.
    """
    parts, at = [f"WITH part_0 AS ({_from(first, 0)} RETURNING 1)"], count
    for statement, rows in others:
        width = len({*PLACE.findall(statement)})
        values = VALUES.search(statement)
        if values is None or rows == 1:
            for _ in range(rows):
                parts.append(f"part_{len(parts)} AS ({_from(statement, at)})")
                at += width
        else:
            lists = ", ".join(f"({_from(values[1], at + row * width)})" for row in range(rows))
            # What follows the values refers to none of them.
            whole = f"{statement[: values.start()]}VALUES {lists}{statement[values.end() :]}"
            parts.append(f"part_{len(parts)} AS ({whole})")
            at += rows * width
    parts_before = ", ".join(parts)
    return f"{parts_before} SELECT 1 / count(*) FROM part_0"  # noqa: S608


def _from(statement: str, at: int) -> str:
    """A statement whose parameters are counted on from ``at``."""
    return PLACE.sub(lambda place: f"${int(place[1]) + at}", statement)
