"""Random playouts: decisions per second of our games, beside catanatron's plies per second in the same run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time

from engine.computers.random_player import choose, play_random
from engine.core.match import Match
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import seeded

CATANATRON = "3.2.1"
TURNS_LIMIT = 1000
"""Turns after which catanatron itself gives a game up."""


LONGEST = 20_000
"""Decisions after which a playout of ours would be given up; none is."""


INNER_SEA = {f"inner_sea_{players}_players": players for players in range(2, 7)}


def playout(name: str, players: int, seed: int) -> int:
    """A whole random game by the rules alone; gives back its decisions."""
    game, rng = load_game(name), seeded(seed + 1_000_003)
    return play_out(Position.set_up(game, {}, players, seed), partial(choose, rng=rng), LONGEST)


def tigris_match(seed: int) -> int:
    """A random game of four as a match: every answer checked and recorded, a checkpoint at every step, the log kept."""
    return play_random(Match.create(load_game("tigris"), {}, 4, seed), seed + 1_000_003)


def catanatron_playout() -> Callable[[int], int] | str:
    """How catanatron plays a whole random game of four, by seed, to its plies; or why it cannot."""
    try:
        from importlib.metadata import version

        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return f"catanatron is not installed (pip install catanatron=={CATANATRON})"
    if version("catanatron") != CATANATRON:
        return f"catanatron {version('catanatron')} is installed, not {CATANATRON}"
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def whole_game(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        plies = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            plies += 1
        return plies

    return whole_game


def measure(games: int = 30) -> dict[str, float | str]:
    """Play so many games of each, in turn, in this one process; decisions and plies per second of processor time."""
    other = catanatron_playout()
    players: dict[str, Callable[[int], int]] = {"playout": partial(playout, "tigris", 4), "match": tigris_match}
    players |= {name: partial(playout, "inner_sea", count) for name, count in INNER_SEA.items()}
    if not isinstance(other, str):
        players["catanatron"] = other
    made, seconds = dict.fromkeys(players, 0), dict.fromkeys(players, 0.0)
    for seed in range(-2, games):
        for name, play in players.items():
            begun = process_time()
            decisions = play(seed + 100)
            taken = process_time() - begun
            # The first games warm everything up.
            if seed >= 0:
                made[name] += decisions
                seconds[name] += taken
    speed = {name: made[name] / seconds[name] for name in players}
    found: dict[str, float | str] = {
        "games": games,
        "tigris_decisions_per_second": round(speed["playout"]),
        "tigris_games_per_second": round(games / seconds["playout"], 1),
        "tigris_recorded_decisions_per_second": round(speed["match"]),
    }
    for name, count in INNER_SEA.items():
        found[f"{name}_decisions_per_second"] = round(speed[name])
        found[f"{name}_decisions_per_game"] = round(made[name] / games, 1)
        found[f"{name}_decisions_per_game_and_player"] = round(made[name] / games / count, 1)
    if isinstance(other, str):
        return {**found, "catanatron": other}
    found["catanatron_plies_per_second"] = round(speed["catanatron"])
    found["ratio"] = round(speed["playout"] / speed["catanatron"], 2)
    found["ratio_recorded"] = round(speed["match"] / speed["catanatron"], 2)
    for name in INNER_SEA:
        found[f"{name}_ratio"] = round(speed[name] / speed["catanatron"], 2)
    return found
