"""``python -m bench``: how fast engine, renderers, store and host are, as a table; with --json as one JSON object."""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
from typing import Any

PARTS = {
    "playouts": "Random playouts, one process, in turn",
    "answers": "Answers and states",
    "pictures": "Pictures (medians)",
    "storage": "Whole games in the database",
    "load": "Many tables at once (BENCH_TABLES=1000 for the big one; BENCH_AT_ONCE, BENCH_SECONDS, BENCH_GAMES)",
    "soak": "Memory over a long time (BENCH_TABLES, BENCH_SECONDS, BENCH_AT_ONCE, BENCH_REST); only when it is named",
}
USUAL = tuple(name for name in PARTS if name != "soak")


def part(name: str) -> dict[str, Any]:
    """The figures of one part, or why there are none."""
    try:
        module = importlib.import_module(f"bench.{name}")
    except ImportError as error:
        return {"not measured": f"cannot be imported: {error}"}
    figures: dict[str, Any] = dict(module.measure())
    return figures


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)} (default: {', '.join(USUAL)})"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args(words)
    unknown = [name for name in given.parts if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are: {', '.join(PARTS)}")
    figures: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    if not given.json:
        print(f"Python {figures['python']}, {figures['machine']}")
    for name in given.parts or USUAL:
        figures[name] = part(name)
        if not given.json:
            print(f"\n{PARTS[name]}")
            width = max(map(len, figures[name]))
            for key, value in figures[name].items():
                shown = f"{value:,}" if isinstance(value, int | float) else value
                print(f"  {key.replace('_', ' '):<{width}}  {shown:>12}")
            sys.stdout.flush()
    if given.json:
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
