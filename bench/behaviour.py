"""``python -m bench behaviour LEVEL...``: how computers of a level play Through the Ages beside people.

Counts what people's averages are known of (culture, wars, wonders), and what people would smile at: wonders begun and
never finished, cards never played, actions not used, corruption, famine, uprisings. Prints two tables, as Markdown.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from time import process_time
from typing import Final

import msgspec

from engine.computers.levels import LEVELS, think
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.cards import KIND, NUMBERS
from engine.through_the_ages.paying import civil_left
from engine.through_the_ages.state import State

GAME: Final = "through_the_ages"

EVENTS: Final = ("completed", "war", "attack", "succeeds", "colony", "prepare", "famine", "uprising")
"""What is counted of the log."""

TABLE: Final = (
    *("players", "level", "games", "culture", "best of a game", "wonders each", "wars a game"),
    *("aggressions a game", "of them successful", "culture a turn in age III"),
)
DETAILS: Final = (
    *("players", "level", "wonders not finished, each", "civil actions left a turn", "civil cards left at the end"),
    *("lost to corruption, each", "famines each", "uprisings each", "colonies each", "events prepared, each"),
    *("a turn", "at most"),
)
"""Heads of the two tables."""


class Behaviour(msgspec.Struct):
    """What was counted in some games. ``culture`` of each player of each game; ``turns``: processor seconds of each
    turn; ``counts`` of everything else, over all players and games.
    """

    players: int
    culture: list[list[int]] = []
    turns: list[float] = []
    counts: Counter[str] = msgspec.field(default_factory=Counter)

    def each(self, what: str) -> float:
        """How often a player did something, in a game."""
        return self.counts[what] / (len(self.culture) * self.players)

    def a_game(self, what: str) -> float:
        """How often something happened in a game."""
        return self.counts[what] / len(self.culture)


def observed(level: str, players: int, seeds: Sequence[int]) -> Behaviour:
    """Play these deals, all seats at one level, and count."""
    behaviour = Behaviour(players)
    for seed in seeds:
        _play(level, seed, behaviour)
    return behaviour


def _play(level: str, seed: int, behaviour: Behaviour) -> None:
    position = Position.set_up(load_game(GAME), {}, behaviour.players, seed)
    rngs = [seeded(seed * 1009 + seat * 31 + 7) for seat in range(behaviour.players)]
    steps: dict[int, tuple[tuple[str, tuple[str, ...]], ...]] = {}
    seconds: defaultdict[tuple[int, int], float] = defaultdict(float)
    while asks := position.asks():
        for ask in asks:
            begun = process_time()
            plan = think(level, ask, position, rngs[ask.seat], steps.get(ask.seat, ()))
            seconds[position.state.round, ask.seat] += process_time() - begun
            steps[ask.seat] = plan.then
            if ask.key == "action" and plan.ids == ("end",):
                behaviour.counts["turns"] += 1
                behaviour.counts["civil left"] += civil_left(position.state, ask.seat)
            position.apply(ask.seat, plan.ids)
        _count_events(position.state, behaviour.counts)
    _count_end(position.state, behaviour)
    behaviour.turns += seconds.values()


def _count_events(s: State, counts: Counter[str]) -> None:
    for event in s.log.drain():
        what = event.key.removeprefix("through_the_ages-")
        if what in EVENTS:
            counts[what] += 1
        if what == "corruption":
            counts["resources lost"] += int(event.args["resources"]) + int(event.args["food"])
        if what == "take" and KIND[NUMBERS[str(event.args["card"])]] == "wonder":
            counts["wonders begun"] += 1
        if what == "production" and s.age >= 3:
            counts["late turns"] += 1
            counts["late culture"] += int(event.args["culture"])


def _count_end(s: State, behaviour: Behaviour) -> None:
    behaviour.culture.append([p.culture for p in s.players])
    for p in s.players:
        behaviour.counts["cards at the end"] += len(p.civil_hand)


def line(level: str, seen: Behaviour) -> str:
    """The line of the table beside people."""
    games = len(seen.culture)
    mean = sum(map(sum, seen.culture)) / games / seen.players
    best = sum(map(max, seen.culture)) / games
    late = seen.counts["late culture"] / max(1, seen.counts["late turns"])
    return (
        f"| {seen.players} | {level} | {games} | {mean:.0f} | {best:.0f} | {seen.each('completed'):.1f} "
        f"| {seen.a_game('war'):.1f} | {seen.a_game('attack'):.1f} | {seen.a_game('succeeds'):.1f} | {late:.1f} |"
    )


def details(level: str, seen: Behaviour) -> str:
    """The line of the second table: by player and game, time by turn."""
    lost = seen.each("wonders begun") - seen.each("completed")
    turns = max(1, seen.counts["turns"])
    return (
        f"| {seen.players} | {level} | {lost:.2f} | {seen.counts['civil left'] / turns:.2f} "
        f"| {seen.each('cards at the end'):.1f} | {seen.each('resources lost'):.1f} | {seen.each('famine'):.2f} "
        f"| {seen.each('uprising'):.2f} | {seen.each('colony'):.1f} | {seen.each('prepare'):.1f} "
        f"| {sum(seen.turns) / len(seen.turns):.2f} s | {max(seen.turns):.1f} s |"
    )


def main(words: Sequence[str]) -> int:
    """Play and print: 0."""
    parser = argparse.ArgumentParser(prog="python -m bench behaviour", description=__doc__)
    parser.add_argument("levels", nargs="+", choices=LEVELS, metavar="LEVEL", help=", ".join(LEVELS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=500)
    given = parser.parse_args(words)
    behaviours = [
        (level, observed(level, given.players, range(given.seed, given.seed + given.games))) for level in given.levels
    ]
    for heads, of in ((TABLE, line), (DETAILS, details)):
        print(f"| {' | '.join(heads)} |\n|{' --- |' * len(heads)}")
        for level, behaviour in behaviours:
            print(of(level, behaviour))
        print()
    return 0
