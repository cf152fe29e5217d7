"""Facts, not code. Read once, at import, and never changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def table(path: str) -> Any:
    """The contents of a JSON file of facts, by its path inside data/. Raises FileNotFoundError."""
    return json.loads((FOLDER / path).read_text("utf-8"))
