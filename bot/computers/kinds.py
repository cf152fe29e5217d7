"""Which turns a program can think through: a version that runs beside another one knows other rules or levels."""

from __future__ import annotations

from engine.computers.levels import LEVELS, way_of, ways_of
from engine.core.registry import games, load_game


def kind_of(game: str, level: str) -> str:
    """The kind of a turn in a game, at the rules of this version, for a computer of this level, maybe with a style."""
    loaded = load_game(game)
    return f"{game}/{loaded.meta.rules_version}/{way_of(level, loaded)}"


def known_kinds() -> list[str]:
    """Every kind that this version can think through."""
    return [kind_of(game, level) for game in games() for level in dict.fromkeys((*LEVELS, *ways_of(load_game(game))))]
