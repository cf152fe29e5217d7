"""What a process costs, as Linux tells it: memory and processor time."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")


class Cost(msgspec.Struct, frozen=True):
    """Megabytes of memory now, and seconds of processor time since the process began: of all threads, of the first."""

    megabytes: float
    cpu_seconds: float
    first_thread_seconds: float


def cost(pid: int) -> Cost:
    """What the process costs, all its threads together; zeros where there is no /proc, which is Linux's."""
    folder = Path(f"/proc/{pid}")
    if not folder.exists():
        return Cost(0.0, 0.0, 0.0)
    resident = int((folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return Cost(round(resident / 2**20, 1), _seconds(folder / "stat"), _seconds(folder / "task" / str(pid) / "stat"))


def _seconds(file: Path) -> float:
    """Processor time, user's and system's, from the "stat" of a process or thread."""
    # Its name may hold spaces and brackets; user and system time are the 12th and 13th field after it.
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def percentile(sorted_values: list[float], percent: float) -> float:
    """The value below which so many percent lie; 0.0 of none."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * percent / 100))]


def spread(name: str, values: list[float]) -> dict[str, float]:
    """p50, p95 and p99 under names that begin with ``name``, rounded."""
    ordered = sorted(values)
    return {f"{name}_p{percent}_ms": round(percentile(ordered, percent), 1) for percent in (50, 95, 99)}
