"""Text in lines."""

from __future__ import annotations

from functools import lru_cache

from renderers.core.fonts import Style
from renderers.core.labels import width_of


@lru_cache(maxsize=512)
def wrapped(text: str, size: int, room: int, style: Style = "text") -> tuple[str, ...]:
    """``text`` in lines of at most ``room`` pixels; a longer word stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, style, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=512)
def in_two(text: str, size: int, room: int, style: Style = "text") -> tuple[int, tuple[str, ...]]:
    """``text`` whole in one line or two, and the largest size, at most ``size``, at which they fit ``room`` pixels.

    At least half of ``size``: a text that needs less is wider than ``room``.
    """
    for smaller in range(size, size // 2, -1):
        lines = wrapped(text, smaller, room, style)
        if len(lines) <= 2 and all(width_of(line, style, smaller) <= room for line in lines):
            return smaller, lines
    lines = wrapped(text, size // 2, room, style)
    return size // 2, (lines[0], " ".join(lines[1:])) if len(lines) > 1 else lines
