"""Fonts with fallback: which committed font draws which character."""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import lru_cache
from typing import Final, Literal

from PIL import ImageFont

from data import FOLDER

Style = Literal["title", "text", "bold"]

CHAINS: Final[dict[Style, tuple[str, ...]]] = {
    "title": ("cinzel-700", "cinzel-700-ext", "alegreya-sans-800", "alegreya-sans-800-ext"),
    "text": ("alegreya-sans-500", "alegreya-sans-500-ext"),
    "bold": ("alegreya-sans-800", "alegreya-sans-800-ext"),
}
FALLBACK: Final = (
    "alegreya-sans-800-greek",
    "alegreya-sans-800-cyrillic",
    "noto-sans-hebrew-700",
    "noto-sans-arabic-700",
    "noto-emoji-700",
)


@lru_cache(maxsize=1)
def _coverage() -> dict[str, tuple[list[int], list[int]]]:
    """Font name -> first and last code points of its ranges, in order."""
    ranges: dict[str, list[list[int]]] = json.loads((FOLDER / "fonts" / "coverage.json").read_text())
    return {name: ([first for first, _ in spans], [last for _, last in spans]) for name, spans in ranges.items()}


@lru_cache(maxsize=256)
def load(name: str, size: int) -> ImageFont.FreeTypeFont:
    """The committed font ``name`` at ``size`` pixels."""
    return ImageFont.truetype(str(FOLDER / "fonts" / f"{name}.ttf"), size)


@lru_cache(maxsize=4096)
def font_for(character: str, style: Style) -> str | None:
    """The first font of the style's chain that can draw ``character``; None when no font can."""
    point = ord(character)
    for name in (*CHAINS[style], *FALLBACK):
        firsts, lasts = _coverage()[name]
        at = bisect_right(firsts, point) - 1
        if at >= 0 and point <= lasts[at]:
            return name
    return None
