"""``python -m tests.cases.rules_pages`` writes the last column of docs/rules/GAME.md from the names of its cases."""

from __future__ import annotations

import importlib
from pathlib import Path

from tests.cases.rules_table import ROOT, RulesTable


def pages() -> dict[Path, RulesTable]:
    """Every page with its table."""
    found = {}
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        found[path] = importlib.import_module(f"tests.cases.{path.stem}.test_rules_table").TABLE
    return found


if __name__ == "__main__":
    for path, table in pages().items():
        path.write_text(table.written(), encoding="utf-8")
