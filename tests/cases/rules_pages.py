"""``python -m tests.cases.rules_pages [GAME]...``: write the last column of docs/rules/GAME.md from names of cases.

A page that cannot be read is left out, and said.
"""

from __future__ import annotations

import sys

from tests.cases.rules_table import table_of
from tests.small_games import ROOTS


def write(game: str) -> str:
    """Write a game's page; gives back why it cannot be done, "" where it has been."""
    try:
        table = table_of(game)
    except (OSError, ImportError, IndexError, AssertionError) as error:
        return f"{game}: {error or 'its page has no table of rules'}"
    table.path.write_text(table.written(), encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit("\n".join(filter(None, map(write, sys.argv[1:] or ROOTS))) or 0)
