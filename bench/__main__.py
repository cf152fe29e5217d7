"""``python -m bench``: how fast engine, renderers, store and host are, as a table; with --json as one JSON object.

With ``--before DIR``, the figures of another checkout of this project stand beside ours, measured in the same run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
from pathlib import Path
from typing import Any

from bench.beside import compared

HERE = Path(__file__).parents[1]

PARTS = {
    "playouts": "Random games that list all options at each decision, and sensible ones (BENCH_GAMES, BENCH_TIMES)",
    "answers": "Answers and states",
    "pictures": "Pictures (medians)",
    "start": "A cold bot: until it is connected, the first click at each game, the first picture of each kind (CPU)",
    "storage": "Whole games in the database",
    "records": "A thousand finished games: /stats, ratings, results (BENCH_GAMES, BENCH_DATABASE); only when named",
    "showing": "A long finished game of each: figures, story, animation, page (BENCH_GAMES); only when it is named",
    "appends": "Answers stored at once (BENCH_DATABASE, BENCH_WRITERS, BENCH_APPENDS); only when it is named",
    "load": "Many tables at once (BENCH_TABLES=1000 for the big one; BENCH_AT_ONCE, BENCH_SECONDS, BENCH_GAMES)",
    "waiting": "Questions to others than whose turn it is, in Through the Ages (BENCH_GAMES, BENCH_LEVEL); when named",
    "soak": "Memory over a long time (BENCH_TABLES, BENCH_SECONDS, BENCH_AT_ONCE, BENCH_REST); only when it is named",
}
USUAL = tuple(name for name in PARTS if name not in ("appends", "records", "showing", "soak", "waiting"))


def part(name: str) -> dict[str, Any]:
    """The figures of one part, or why there are none."""
    try:
        module = importlib.import_module(f"bench.{name}")
    except ImportError as error:
        return {"not measured": f"cannot be imported: {error}"}
    figures: dict[str, Any] = dict(module.measure())
    return figures


def show(title: str, rows: dict[str, list[Any]]) -> None:
    """One part as a table: a line for each figure, with its values from left to right."""
    print(f"\n{title}")
    width = max(map(len, rows))
    for key, values in rows.items():
        shown = (f"{value:,}" if isinstance(value, int | float) else str(value) for value in values)
        print(f"  {key.replace('_', ' '):<{width}}  " + "  ".join(f"{value:>12}" for value in shown))
    sys.stdout.flush()


PROGRAMS = {
    "ladder": "How strong the levels of computers are (python -m bench ladder --help)",
    "behaviour": "How computers play Through the Ages beside people (python -m bench behaviour --help)",
    "styles": "What styles of computers change (python -m bench styles --help)",
    "fit": "Fits the weights of a judge of positions (python -m bench fit --help)",
}
"""What has arguments of its own and takes hours."""


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    words = sys.argv[1:] if words is None else words
    if words and words[0] in PROGRAMS:
        return int(importlib.import_module(f"bench.{words[0]}").main(words[1:]))
    programs = "; ".join(f"{name}: {text}" for name, text in PROGRAMS.items())
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__, epilog=programs)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)} (default: {', '.join(USUAL)})"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--before", type=Path, metavar="DIR", help="another checkout to be measured in turn with this")
    parser.add_argument(
        "--rounds", type=int, default=3, metavar="N", help="with --before: medians of so many runs each"
    )
    given = parser.parse_args(words)
    unknown = [name for name in given.parts if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are: {', '.join(PARTS)}")
    if given.rounds < 1:
        parser.error("--rounds must be at least 1")
    if given.before is not None and not (given.before / "bench" / "__main__.py").is_file():
        parser.error(f"{given.before} is no checkout of this project: it has no bench/__main__.py")
    figures: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    if not given.json:
        print(f"Python {figures['python']}, {figures['machine']}")
        if given.before is not None:
            print(f"Columns: {given.before}, this checkout, and how many times the first the second is")
    for name in given.parts or USUAL:
        if given.before is not None:
            rows = compared(name, given.before, HERE, given.rounds)
            figures[name] = rows
        else:
            figures[name] = part(name)
            rows = {key: [value] for key, value in figures[name].items()}
        if not given.json:
            show(PARTS[name], rows)
    if given.json:
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
