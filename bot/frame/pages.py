"""Long lists in pages: the buttons that turn them, and lines cut to pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.words.option_words import cut

PAGE_LIMIT: Final = 1700
"""Characters of a page."""

LINE_LIMIT: Final = 600
"""Characters of a line; a longer one is cut."""

TURNING: Final = (("first", "⏮️"), ("back", "◀️"), ("on", "▶️"), ("last", "⏭️"))


def paged(lines: Sequence[str], limit: int = PAGE_LIMIT) -> list[list[str]]:
    """Lines split into pages of at most ``limit`` characters; one empty page for no lines."""
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        short = cut(line, LINE_LIMIT)
        if pages[-1] and size + len(short) + 1 > limit:
            pages.append([])
            size = 0
        pages[-1].append(short)
        size += len(short) + 1
    return pages
