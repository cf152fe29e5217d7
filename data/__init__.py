"""Facts, not code. Read once, and never changed.

A game's facts, texts and help are in a folder named by its id. A program may add folders of its own to ``__path__``:
games are looked for in all of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
"""What comes with the program: the core's texts, fonts and art."""


def files(pattern: str) -> list[Path]:
    """The files that fit a pattern such as "tigris/help/en.md" or "*/texts/es.ftl", by folder and name."""
    return [file for folder in __path__ for file in sorted(Path(folder).glob(pattern))]


def table(path: str) -> Any:
    """The contents of a JSON file of facts, by its path inside data/. Raises FileNotFoundError."""
    paths = files(path)
    return json.loads((paths[0] if paths else FOLDER / path).read_text("utf-8"))
