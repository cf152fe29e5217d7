"""What can be read in a message that is made of components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

TEXT: Final = 10
"""Discord's number for a component that is text."""


def shown_words(components: Sequence[dict[str, Any]]) -> str:
    """All texts among components, however deep, in the order in which they stand, a line each."""
    found = []
    for part in components:
        if part["type"] == TEXT:
            found.append(str(part["content"]))
        if inner := shown_words(part.get("components", [])):
            found.append(inner)
    return "\n".join(found)
