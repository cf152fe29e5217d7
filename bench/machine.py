"""What a process costs, as Linux tells it: memory and processor time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import msgspec

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")

USED, ENDED = slice(11, 13), slice(13, 15)
"""Where "stat" has user and system time: of the process or thread, of those of its children that have ended."""


class Cost(msgspec.Struct, frozen=True):
    """Megabytes of memory now, and seconds of processor time since the process began: of all threads, of the first one;
    and of all its children, those included that have ended. ``shared_once`` are the megabytes of all of them where what
    several have in common is counted once (proportional set size); 0 where that is not told.
    """

    megabytes: float
    cpu_seconds: float
    first_thread_seconds: float = 0.0
    children_megabytes: float = 0.0
    children_cpu_seconds: float = 0.0
    shared_once: float = 0.0


class Figures(NamedTuple):
    """What /proc tells of one process: its parent, bytes in memory, ticks of its own and of its ended children."""

    parent: int
    resident: int
    ticks: int
    ended: int


def cost(pid: int) -> Cost:
    """What the process costs; zeros where there is no /proc, which is Linux's."""
    own = _figures(pid)
    if own is None:
        return Cost(0.0, 0.0)
    everybody = {int(folder.name): _figures(int(folder.name)) for folder in PROC.iterdir() if folder.name.isdecimal()}
    children, parents, family = list[Figures](), {pid}, [pid]
    while parents:
        found = {other: one for other, one in everybody.items() if one is not None and one.parent in parents}
        children += found.values()
        parents = set(found)
        family += found
    ended = own.ended + sum(child.ended for child in children)
    return Cost(
        _megabytes(own.resident),
        own.ticks / TICKS,
        sum(map(int, _stat(PROC / str(pid) / "task" / str(pid))[USED])) / TICKS,
        _megabytes(sum(child.resident for child in children)),
        (sum(child.ticks for child in children) + ended) / TICKS,
        _megabytes(sum(_proportional(one) for one in family)),
    )


def _proportional(pid: int) -> int:
    """Bytes in memory, of pages that several processes share its part; 0 where that is not told."""
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:")), 0)


def _figures(pid: int) -> Figures | None:
    """None for a process that is not, or no longer, there."""
    try:
        pages = int((PROC / str(pid) / "statm").read_text().split()[1])
        fields = _stat(PROC / str(pid))
    except OSError:
        return None
    used, ended = (sum(map(int, fields[of])) for of in (USED, ENDED))
    return Figures(int(fields[1]), pages * os.sysconf("SC_PAGE_SIZE"), used, ended)


def _stat(folder: Path) -> list[str]:
    """What "stat" of a process or thread says after its name, which may hold spaces and brackets."""
    return (folder / "stat").read_text().rpartition(")")[2].split()


def _megabytes(size: int) -> float:
    return round(size / 2**20, 1)


def percentile(sorted_values: list[float], percent: float) -> float:
    """The value below which so many percent lie; 0.0 of none."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * percent / 100))]


def spread(name: str, values: list[float]) -> dict[str, float]:
    """p50, p95 and p99 under names that begin with ``name``, rounded."""
    ordered = sorted(values)
    return {f"{name}_p{percent}_ms": round(percentile(ordered, percent), 1) for percent in (50, 95, 99)}
