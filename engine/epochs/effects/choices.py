"""Small questions that several cards and rows of the epoch change table ask."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Ask, Fixed, Flow, ask


def choose_name(seat: int, key: str, options: Sequence[str], **about: str | int) -> Flow[str]:
    """Ask a seat for one of some options; the only one is taken without asking. ``about``: what the question names."""
    if len(options) == 1:
        return options[0]
    return (yield from ask(Ask(key, seat, Fixed(*options), about=about)))
