"""Which turns a program can think through: a version that runs beside another one knows other rules or levels."""

from __future__ import annotations

from engine.computers.levels import LEVELS, level_named
from engine.core.registry import games, load_game


def kind_of(game: str, level: str) -> str:
    """The kind of a turn in a game, at the rules of this version, for a computer of this level."""
    return f"{game}/{load_game(game).meta.rules_version}/{level_named(level)}"


def known_kinds() -> list[str]:
    """Every kind that this version can think through."""
    return [kind_of(game, level) for game in games() for level in LEVELS]
