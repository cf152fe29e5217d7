"""Why an action is not possible, as keys of texts."""

from __future__ import annotations

from engine.core.errors import Reason


def no(why: str, **args: str | int) -> Reason:
    """The reason with this word."""
    return Reason(f"ancient_world-no-{why}", args)
