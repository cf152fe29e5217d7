"""Two checkouts of this project measured in turn, so that both meet the same moods of the machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

Figure = int | float | str
Figures = dict[str, Figure]


def compared(part: str, before: Path, after: Path, rounds: int) -> dict[str, list[Figure]]:
    """A part of the bench in two checkouts, in turn: median before, median after, and after as a multiple of before.

    A figure that only one of them has is "-" in the other. Raises CalledProcessError if a measurement fails.
    """
    found: dict[Path, list[Figures]] = {before: [], after: []}
    for number in range(rounds):
        for tree in (before, after) if number % 2 == 0 else (after, before):
            found[tree].append(_measured(part, tree))
    old, new = (_medians(runs) for runs in found.values())
    return {key: [old.get(key, "-"), new.get(key, "-"), ratio(old.get(key), new.get(key))] for key in {**new, **old}}


def ratio(before: Any, after: Any) -> Figure:
    """``after`` as a multiple of ``before``; "-" where that says nothing."""
    if not (_is_number(before) and _is_number(after)) or not before:
        return "-"
    return round(after / before, 2)


def _measured(part: str, tree: Path) -> Figures:
    command = (sys.executable, "-m", "bench", part, "--json")
    environment = os.environ | {"PYTHONPATH": str(tree.resolve())}
    done = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    figures: Figures = json.loads(done.stdout)[part]
    return figures


def _medians(runs: list[Figures]) -> Figures:
    """The median of each number; of anything else what the last run says."""
    found: Figures = {}
    for key, last in {key: value for run in runs for key, value in run.items()}.items():
        numbers = [value for run in runs if _is_number(value := run.get(key))]
        found[key] = _plain(median(numbers), last) if numbers else last
    return found


def _plain(value: float, like: Figure) -> Figure:
    return round(value) if isinstance(like, int) else round(value, 2)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float)
