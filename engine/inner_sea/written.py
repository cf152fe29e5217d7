"""Where the cards, abilities and wonders of the Inner Sea are written down, apart from those of its sister games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.epochs import cards, features
from engine.epochs.cards import Aim, Predicate, Work
from engine.epochs.features import Feature

GAME: Final = "inner_sea"


def card(
    key: str,
    *aims: Aim,
    when: Predicate | None = None,
    moment: str = "",
    pending: bool = False,
    besides: bool = False,
) -> Callable[[Work], Work]:
    """Say what a card does. Raises ValueError for a key that is taken."""
    return cards.card(GAME, key, *aims, when=when, moment=moment, pending=pending, besides=besides)


def feature(name: str, made: Feature) -> Feature:
    """Make a feature known by its name. Raises ValueError for a name that is taken."""
    return features.feature(GAME, name, made)
