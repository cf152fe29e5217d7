"""Names as people type them, made drawable."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from renderers.core.fonts import font_for

MARKS_PER_LETTER = 2
LONGEST = 64
_EMOJI_MODIFIERS = range(0x1F3FB, 0x1F400)


@lru_cache(maxsize=1024)
def drawable(name: str, fallback: str) -> str:
    """``name`` without what no font can draw, at most LONGEST characters; ``fallback`` when nothing is left.

    Control characters, direction overrides, emoji joiners and stacked accents go.
    """
    characters: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        if character.isspace():
            character, category = " ", "Zs"
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MARKS_PER_LETTER or category in ("Cc", "Cf", "Cs", "Co", "Cn") or ord(character) in _EMOJI_MODIFIERS:
            continue
        if 0xFE00 <= ord(character) <= 0xFE0F or font_for(character, "bold") is None:
            continue
        characters.append(character)
    text = " ".join("".join(characters).split())[:LONGEST].strip()
    return text if any(unicodedata.category(letter)[0] in "LNSP" for letter in text) else fallback
