"""What holds for every file of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("engine", "renderers", "data", "bot", "bench", "tests")
MOST_LINES = 500


@pytest.mark.parametrize("part", PARTS)
def test_no_file_is_too_long_to_be_read_in_one_go(part: str) -> None:
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in (ROOT / part).rglob("*.py")}
    assert sizes
    assert {str(path.relative_to(ROOT)): lines for path, lines in sizes.items() if lines > MOST_LINES} == {}
