"""Random playouts of every game at every number of players, beside catanatron's plies per second in the same run.

Whole games by the rules alone, whole games as matches, and short playouts from the middle of a game as a search makes
them: a copy of the position, so many decisions, what the position is worth then.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time

from engine.compiled.builds import RUNNING
from engine.computers.playouts import random_policy
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.position import Position, play_out
from engine.core.registry import games as known_games
from engine.core.registry import load_game

CATANATRON = "3.2.1"
TURNS_LIMIT = 1000
"""Turns after which catanatron itself gives a game up."""

LONGEST = 20_000
"""Decisions after which a playout of ours would be given up; none is."""

SHORT = 20
"""Decisions of a short playout."""

AT_ONCE = 15
"""Short playouts from one position."""

Play = Callable[[int], int]
"""Plays something by a seed, and gives back how much it was."""


def playout(name: str, players: int, seed: int) -> int:
    """A whole random game by the rules alone; gives back its decisions."""
    return play_out(Position.set_up(load_game(name), {}, players, seed), random_policy(seed), LONGEST)


def match(name: str, players: int, seed: int) -> int:
    """A random game as a match: every answer checked and recorded, a checkpoint at every step, the log kept."""
    return play_random(Match.create(load_game(name), {}, players, seed), seed + 1_000_003)


def middle_of(name: str, players: int, seed: int) -> Position:
    """The middle of a random game, by its decisions."""
    position = Position.set_up(load_game(name), {}, players, seed)
    left, choose = playout(name, players, seed) // 2, random_policy(seed)
    while left > 0:
        for ask in position.asks():
            position.apply(ask.seat, choose(ask))
            left -= 1
    return position


def short_playouts(position: Position, seed: int) -> int:
    """Short playouts from one position; gives back how many."""
    choose = random_policy(seed)
    for _ in range(AT_ONCE):
        copy = position.copy()
        play_out(copy, choose, SHORT)
        copy.evaluate()
    return AT_ONCE


def catanatron_playout() -> Play | str:
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


class Timed:
    """How much was played in how much processor time."""

    def __init__(self) -> None:
        self.made = 0
        self.seconds = 0.0

    def run(self, play: Callable[[], int]) -> None:
        """Play once more."""
        begun = process_time()
        self.made += play()
        self.seconds += process_time() - begun

    @property
    def speed(self) -> float:
        """So much a second."""
        return self.made / self.seconds


def measure(games: int = 30) -> dict[str, float | str]:
    """Play so many games of each, in turn, in this one process; decisions and plies per second of processor time."""
    tables = {
        f"{meta.id}_{players}_players": (meta.id, players)
        for meta in known_games().values()
        for players in range(meta.seats[0], meta.seats[1] + 1)
    }
    other = catanatron_playout()
    whole, recorded, short = ({key: Timed() for key in tables} for _ in range(3))
    plies = Timed()
    for seed in range(-1, games):
        # The first game of each warms everything up.
        if seed == 0:
            whole, recorded, short = ({key: Timed() for key in tables} for _ in range(3))
            plies = Timed()
        for number, (key, (name, players)) in enumerate(tables.items()):
            whole[key].run(partial(playout, name, players, seed + 100))
            recorded[key].run(partial(match, name, players, seed + 100))
            middle = middle_of(name, players, seed + 100)
            short[key].run(partial(short_playouts, middle, seed))
            if not isinstance(other, str):
                plies.run(partial(other, seed * len(tables) + number))
    found: dict[str, float | str] = {"games": games, "compiled": "no" if RUNNING.folder is None else "yes"}
    for key, (_, players) in tables.items():
        found[f"{key}_decisions_per_second"] = round(whole[key].speed)
        found[f"{key}_recorded_decisions_per_second"] = round(recorded[key].speed)
        found[f"{key}_playouts_of_{SHORT}_per_second"] = round(short[key].speed)
        found[f"{key}_decisions_per_game"] = round(whole[key].made / games, 1)
        found[f"{key}_decisions_per_game_and_player"] = round(whole[key].made / games / players, 1)
        if not isinstance(other, str):
            found[f"{key}_ratio"] = round(whole[key].speed / plies.speed, 2)
    if isinstance(other, str):
        return {**found, "catanatron": other}
    return {**found, "catanatron_plies_per_second": round(plies.speed)}
