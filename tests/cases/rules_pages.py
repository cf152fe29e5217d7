"""``python -m tests.cases.rules_pages [GAME]...``: write the last column of docs/rules/GAME.md from names of cases."""

from __future__ import annotations

import sys

from tests.cases.rules_table import table_of
from tests.small_games import ROOTS

if __name__ == "__main__":
    for game in sys.argv[1:] or ROOTS:
        table = table_of(game)
        table.path.write_text(table.written(), encoding="utf-8")
