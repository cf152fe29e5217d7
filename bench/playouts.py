"""Whole games of every kind at every number of players, beside catanatron's plies per second in the same run.

Random games as catanatron plays them: at each decision all options are listed, and one of them is picked. Random games
as matches, games between sensible players, and short playouts from the middle of a game as a search makes them: a copy
of the position, a number of decisions, what the position is worth then.

``BENCH_GAMES`` are names of games with commas, ``BENCH_TIMES`` how many games of each are played.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from time import process_time

from engine.computers import sensible_player
from engine.computers.playouts import random_policy
from engine.computers.random_player import play_random
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.position import Choose, Position, play_out
from engine.core.registry import games as known_games
from engine.core.registry import load_game
from engine.core.rng import quick_below, seeded

CATANATRON = "3.2.1"
TURNS_LIMIT = 1000
"""Turns after which catanatron itself gives a game up."""

LONGEST = 20_000
"""Decisions after which a playout of ours would be given up; none is."""

SHORT = 20
"""Decisions of a short playout."""

AT_ONCE = 15
"""Short playouts from one position."""

SENSIBLE_ONCE_IN = 10
"""A game between sensible players is played for so many random ones: it takes much longer."""

Play = Callable[[int], int]
"""Plays something by a seed, and gives back how much it was."""


def listing_policy(seed: int) -> Choose:
    """A player for ``play_out`` that lists all options at each decision, then picks one as ``random_policy`` does."""
    below = quick_below(seed)

    def choose(question: Ask) -> tuple[str, ...]:
        options, grave = list(iter(question.options)), question.grave
        if grave:
            options = [option for option in options if option not in grave]
        if question.most == 1:
            return (options[below(len(options))],)
        many = question.least + below(min(question.most, len(options)) - question.least + 1)
        return tuple([options.pop(below(len(options))) for _ in range(many)])

    return choose


def playout(name: str, players: int, seed: int) -> int:
    """A whole random game by the rules alone, all options listed at each decision; gives back its decisions."""
    return play_out(Position.set_up(load_game(name), {}, players, seed), listing_policy(seed), LONGEST)


def sensible_game(name: str, players: int, seed: int) -> int:
    """A whole game between sensible players by the rules alone; gives back its decisions."""
    game, rng = load_game(name), seeded(seed)
    position = Position.set_up(game, {}, players, seed)
    return play_out(position, lambda question: sensible_player.choose(question, game, position.state, rng), LONGEST)


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


def measure(games: int | None = None) -> dict[str, float | str]:
    """Play so many games of each, in turn, in this one process; decisions and plies per second of processor time."""
    games = int(os.environ.get("BENCH_TIMES", 30)) if games is None else games
    names = os.environ.get("BENCH_GAMES", ",".join(known_games())).split(",")
    seats = {name: load_game(name).meta.seats for name in names}
    tables = {
        f"{name}_{players}_players": (name, players)
        for name, (fewest, most) in seats.items()
        for players in range(fewest, most + 1)
    }
    other = catanatron_playout()
    whole, sensible, recorded, short = ({key: Timed() for key in tables} for _ in range(4))
    plies = Timed()
    for seed in range(-1, games):
        # The first game of each warms everything up.
        if seed == 0:
            whole, sensible, recorded, short = ({key: Timed() for key in tables} for _ in range(4))
            plies = Timed()
        for number, (key, (name, players)) in enumerate(tables.items()):
            whole[key].run(partial(playout, name, players, seed + 100))
            if seed % SENSIBLE_ONCE_IN == 0:
                sensible[key].run(partial(sensible_game, name, players, seed + 100))
            recorded[key].run(partial(match, name, players, seed + 100))
            middle = middle_of(name, players, seed + 100)
            short[key].run(partial(short_playouts, middle, seed))
            if not isinstance(other, str):
                plies.run(partial(other, seed * len(tables) + number))
    found: dict[str, float | str] = {"games": games}
    for key, (_, players) in tables.items():
        found[f"{key}_decisions_per_second"] = round(whole[key].speed)
        found[f"{key}_sensible_decisions_per_second"] = round(sensible[key].speed)
        found[f"{key}_recorded_decisions_per_second"] = round(recorded[key].speed)
        found[f"{key}_playouts_of_{SHORT}_per_second"] = round(short[key].speed)
        found[f"{key}_decisions_per_game"] = round(whole[key].made / games, 1)
        found[f"{key}_decisions_per_game_and_player"] = round(whole[key].made / games / players, 1)
        if not isinstance(other, str):
            found[f"{key}_ratio"] = round(whole[key].speed / plies.speed, 2)
            found[f"{key}_sensible_ratio"] = round(sensible[key].speed / plies.speed, 4)
    if isinstance(other, str):
        return {**found, "catanatron": other}
    return {**found, "catanatron_plies_per_second": round(plies.speed)}
