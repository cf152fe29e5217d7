"""What tests of maps share: where one can get, and what is known of a printed board."""

from __future__ import annotations

import json
from collections.abc import Container
from pathlib import Path
from typing import Any

import pytest

from engine.epochs.geography import Geography

REFERENCE = Path(__file__).resolve().parents[3] / "shared" / "reference"


def reachable(geography: Geography, start: str, barred: Container[str]) -> set[str]:
    """The areas that one gets to from ``start`` without entering a barred one."""
    seen, waiting = {start}, [start]
    while waiting:
        for area in geography.neighbours(waiting.pop()):
            if area not in seen and area not in barred:
                seen.add(area)
                waiting.append(area)
    return seen


def reference(game: str, name: str) -> Any:
    """A file of the notes on a game's printed board; where they are not beside the repository, the test is skipped."""
    if not (REFERENCE / game).is_dir():
        pytest.skip("the reference notes beside the repository are absent")
    return json.loads((REFERENCE / game / name).read_text("utf-8"))
