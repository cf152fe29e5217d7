"""Alt texts that fit: whole sentences, the least important ones left out first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from renderers.core.picture import ALT_LIMIT


class Part(NamedTuple):
    """A sentence; low ``rank`` matters most. ``short`` says less, for when room is scarce."""

    rank: float
    text: str
    short: str | None = None


def fitted(parts: Sequence[Part], limit: int = ALT_LIMIT) -> str:
    """The sentences in their order, at most ``limit`` characters.

    Too long: the least important sentence that has a short form is shortened, and so on; then the least important
    ones go, whole.
    """
    texts: list[str | None] = [part.text for part in parts]
    order = sorted(range(len(parts)), key=lambda at: (-parts[at].rank, -at))

    def length() -> int:
        return sum(len(text) + 1 for text in texts if text) - 1

    optional = [at for at in order if parts[at].rank >= 5]
    for at in optional:
        if length() > limit:
            texts[at] = None
    for at in order:
        if length() > limit and parts[at].short is not None and texts[at]:
            texts[at] = parts[at].short
    for at in order:
        if length() > limit:
            texts[at] = None
    return " ".join(text for text in texts if text)
