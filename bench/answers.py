"""One answer applied, copies of every game's positions, sizes at rest."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from bench.playouts import playout
from engine.computers.random_player import choose, play_random
from engine.core.match import Match
from engine.core.position import Position
from engine.core.registry import games as known_games
from engine.core.registry import load_game
from engine.core.rng import seeded

PLAYERS = 4

MIDDLE = 150
"""Decisions after which a game counts as half played, if it is not over by then."""


def at_share(times: Sequence[float], share: float) -> float:
    """The value below which this share of the sorted values lies."""
    return times[min(len(times) - 1, int(len(times) * share))]


def measure(games: int = 10) -> dict[str, float | str]:
    """Microseconds and bytes, over whole random games of every game with four players, or the most it takes."""
    found: dict[str, float | str] = {}
    for name in known_games():
        own = {**answers(name, games), **copies(name)}
        found |= {f"{name}_{key}": figure for key, figure in own.items()}
    return found


def half_of(name: str, players: int) -> int:
    """The decisions after which figures of mid-game are taken: MIDDLE, or half of a random game that is shorter."""
    return min(MIDDLE, playout(name, players, 1) // 2)


def answers(name: str, games: int) -> dict[str, float]:
    """What an answer costs in a match, what a view and a load in mid-game, and how large things are at rest."""
    times, players = [], min(PLAYERS, load_game(name).meta.seats[1])
    for seed in range(games):
        match, rng = Match.create(load_game(name), {}, players, seed), seeded(seed + 77)
        while asks := match.asks():
            question = asks[0]
            ids = choose(question, rng)
            begun = perf_counter()
            match.answer(question.seat, question.key, ids)
            times.append(perf_counter() - begun)
    times.sort()
    middle = Match.create(load_game(name), {}, players, 1)
    play_random(middle, 1, half_of(name, players))
    saved = middle.save()
    whole = Match.create(load_game(name), {}, players, 1)
    play_random(whole, 1)
    return {
        "answers": len(times),
        "answer_median_us": round(at_share(times, 0.5) * 1e6, 1),
        "answer_p99_us": round(at_share(times, 0.99) * 1e6, 1),
        "view_us": round(_median_of(lambda: middle.view(0)) * 1e6, 1),
        "load_us": round(_median_of(lambda: Match.load(middle.game, saved), 100) * 1e6, 1),
        "checkpoint_bytes": len(middle.checkpoints[-1].data),
        "whole_record_bytes": len(whole.save()),
    }


def copies(name: str) -> dict[str, float]:
    """What copying a state of this game costs, by hand and by the codec, and what a position costs: as it waits at the
    beginning of a step, and one answer later in the middle of a step, where games rest there. With most players, in
    mid-game.
    """
    game, rng, made = load_game(name), seeded(1), 0
    in_step = int(game.meta.claims.rests_in_steps)
    enough = half_of(name, game.meta.seats[1])
    position = Position.set_up(game, {}, game.meta.seats[1], 1)
    rest: Position | None = None
    while rest is None or len(position.answers_since) != in_step:
        if made >= enough and not position.answers_since:
            rest = position.copy()
        question = position.asks()[0]
        position.apply(question.seat, choose(question, rng))
        made += 1
    timed = {
        "copy_state": lambda: game.copy(rest.state),
        "copy_state_by_codec": lambda: game.codec.clone(rest.state),
        "copy_position": rest.copy,
        **({"copy_position_in_a_step": position.copy} if in_step else {}),
    }
    return {f"{key}_us": round(_median_of(run) * 1e6, 2) for key, run in timed.items()}


def _median_of(run: object, times: int = 1000) -> float:
    assert callable(run)
    taken = []
    for _ in range(times):
        begun = perf_counter()
        run()
        taken.append(perf_counter() - begun)
    return sorted(taken)[times // 2]
