"""Random games over all options and numbers of players, in search of what rules do wrong."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.cli.play import (
    LEVELS,
    Played,
    Replay,
    Setting,
)
from engine.core.game import GameMeta
from engine.core.rng import seeded


def settings(
    meta: GameMeta,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
    max_steps: int = 5000,
    seconds: int = 0,
) -> list[Setting]:
    """So many games: every combination of options, players and level in turn, in an order that the seed decides.

    Given options and players are kept. Raises BadOption for those that the game does not have.
    """
    fixed = dict(options or {})
    meta.check(fixed, meta.seats[1] if players is None else players)
    counts = range(meta.seats[0], meta.seats[1] + 1) if players is None else (players,)
    names = [spec.id for spec in meta.options]
    choices = [(fixed[spec.id],) if spec.id in fixed else spec.choices for spec in meta.options]
    every = list(itertools.product(counts, LEVELS, itertools.product(*choices)))
    seeded(seed).shuffle(every)
    found = []
    for number in range(games):
        count, level, chosen = every[number % len(every)]
        table = dict(zip(names, chosen, strict=True))
        found.append(Setting(meta.id, table, count, seed + number, level, "every", max_steps, seconds))
    return found


def write_replay(played: Played, folder: Path) -> Path:
    """Write a failed game to a file that ``selfplay --replay`` plays again; gives back its path."""
    assert played.failure is not None, "only failures are kept"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{played.setting.game}-{played.setting.seed}-{played.failure.kind}.json"
    data = msgspec.json.encode(Replay(played.setting, played.answers, played.failure))
    file.write_bytes(msgspec.json.format(data, indent=1))
    return file


def summary(
    game: str, todo: Sequence[Setting], found: Sequence[Played], files: Sequence[str], decisions: int, seconds: float
) -> dict[str, Any]:
    """The facts of a search: how many games of how many kinds, and what was found."""
    kinds = [played.failure.kind for played in found if played.failure is not None]
    return {
        "game": game,
        "games": len(todo),
        "finished": len(todo) - len(found),
        "tables": len({(item.seats, item.level, tuple(sorted(item.options.items()))) for item in todo}),
        "crashes": kinds.count("crash") + kinds.count("no-longer-fits"),
        "dead_ends": kinds.count("dead-end"),
        "endless": kinds.count("endless"),
        "broken_invariants": kinds.count("invariant"),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "files": list(files),
    }
