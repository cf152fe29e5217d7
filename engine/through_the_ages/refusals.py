"""Why an action is not possible, as keys of texts."""

from __future__ import annotations

from engine.core.errors import Reason
from engine.through_the_ages.cards import IDS


def no(why: str, **args: str | int) -> Reason:
    """The reason with this word."""
    return Reason(f"through_the_ages-no-{why}", args)


def no_civil(needs: int, has: int) -> Reason | None:
    """Civil actions are missing; None if there are enough."""
    return no("civil-actions", needs=needs, has=has) if has < needs else None


def no_military(needs: int, has: int) -> Reason | None:
    """Military actions are missing; None if there are enough."""
    return no("military-actions", needs=needs, has=has) if has < needs else None


def no_resources(needs: int, has: int, card: int, what: str = "build") -> Reason | None:
    """Resources are missing to "build" a card, to "upgrade" to it, for a "stage" of it; None if there are enough."""
    return not_with("resources", card, needs=needs, has=has, what=what) if has < needs else None


def no_food(needs: int, has: int) -> Reason | None:
    """Food is missing; None if there is enough."""
    return no("food", needs=needs, has=has) if has < needs else None


def no_science(needs: int, has: int, card: int) -> Reason | None:
    """Science is missing for a technology; None if there is enough."""
    return not_with("science", card, needs=needs, has=has) if has < needs else None


def not_with(why: str, card: int, **args: str | int) -> Reason:
    """A reason that names a card."""
    return no(why, card=IDS[card], **args)
