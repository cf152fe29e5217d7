"""Text in lines."""

from __future__ import annotations

from functools import lru_cache

from renderers.core.fonts import Style
from renderers.core.labels import label


@lru_cache(maxsize=512)
def wrapped(text: str, size: int, room: int, style: Style = "text") -> tuple[str, ...]:
    """``text`` in lines of at most ``room`` pixels; a longer word stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and label(longer, style, size).width <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
