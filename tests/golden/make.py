"""``python -m tests.golden.make [GAME|FILE]...``: write golden games anew: all, or those of some games, or some files.

Look at the difference before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from tests.golden.golden import files, read
from tests.small_games import ROOTS, SMALL, installed


def chosen(words: Sequence[str]) -> list[Path]:
    """The files that words of a command line name: each a game or a file; all, where there are no words."""
    found = []
    for word in words or ROOTS:
        found += files(word) if word in ROOTS else [Path(word).resolve()]
    return found


def write(file: Path) -> None:
    """Write one golden game anew."""
    with installed() if file.parent.name in SMALL else nullcontext():
        lines, _ = read(file).played()
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for path in chosen(sys.argv[1:]):
        write(path)
        print(path)
