"""The games that are measured, found by looking, and their middles."""

from __future__ import annotations

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import games, load_game

PLAYERS = 2
"""At the tables that are played by buttons."""

GAMES = tuple(meta.id for meta in games().values() if meta.seats[0] <= PLAYERS <= meta.seats[1])


def middle(game: str, players: int, seed: int) -> Match:
    """A random game after half of its decisions."""
    whole, half = (Match.create(load_game(game), {}, players, seed) for _ in range(2))
    play_random(half, seed, play_random(whole, seed) // 2)
    return half
