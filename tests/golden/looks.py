"""What each seat sees and may do at a decision, as lines of a golden game: a leak or a lost option is a difference.

What everybody sees is told part by part: in clear what is short, by a digest what is long (in whole where that is asked
for); what a seat sees beyond that, and every option it has, in clear.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.ask import Ask
from engine.core.match import Match

SHORT = 16
NOTHING = object()
"""In the place of what one of two views does not have."""


def looks(match: Match, *, is_whole: bool = False) -> Iterator[str]:
    """What is seen by all, by each seat alone, and what each seat that is asked may do."""
    public = plain(match.view(None))
    tell = as_text if is_whole else in_short
    seen = [f"{name} {tell(value)}" for name, value in public.items() if name != "viewer"]
    yield f"(all see) {', '.join(seen)}"
    for seat in range(match.seats):
        parts = [f"{path} {text}" for path, text in beyond(public, plain(match.view(seat))) if path != "viewer"]
        yield f"(seat {seat + 1} sees, too) {', '.join(parts) or 'nothing'}"
    for ask in match.asks():
        yield from may(ask)


def may(ask: Ask) -> Iterator[str]:
    """A question: how many answers it takes, its facts, and its options by all words but the last one."""
    facts = f", {as_text(ask.about)}" if ask.about else ""
    yield f"(seat {ask.seat + 1} may) {ask.key}: {ask.least} to {ask.most} of {len(ask.options)}{facts}"
    groups: dict[str, list[str]] = {}
    for option in ask.options:
        first, colon, last = option.rpartition(":")
        groups.setdefault(first + colon, []).append(last)
    for first, words in groups.items():
        yield f"    {first}{' '.join(words)}"


def beyond(public: Any, own: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Where a view differs from the public one, and what stands there, part by part."""
    if isinstance(public, dict) and isinstance(own, dict):
        for name in dict.fromkeys((*public, *own)):
            inner = f"{path}.{name}" if path else str(name)
            yield from beyond(public.get(name, NOTHING), own.get(name, NOTHING), inner)
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        for at, pair in enumerate(zip(public, own, strict=True)):
            yield from beyond(*pair, f"{path}[{at}]")
    elif public != own:
        yield path, "is hidden" if own is NOTHING else as_text(own)


def plain(view: Any) -> dict[str, Any]:
    """A view as plain data, in the order of its fields."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return found


def as_text(value: Any) -> str:
    """Plain data in one line."""
    return msgspec.json.encode(value).decode()


def in_short(value: Any) -> str:
    """Plain data in one line; where that is long, four letters that change with it."""
    text = as_text(value)
    return text if len(text) <= SHORT else f"#{hashlib.sha256(text.encode()).hexdigest()[:4]}"
