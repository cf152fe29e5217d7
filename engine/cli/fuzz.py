"""Random games over all options and numbers of players, in search of what rules do wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, islice, repeat
from math import gcd, prod
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.cli.play import (
    LEVELS,
    Played,
    Replay,
    Setting,
)
from engine.core.game import GameMeta
from engine.core.rng import seeded

_LARGE: Final = 1 << 32
"""Above this no random number is drawn at once (engine.core.rng)."""


def settings(
    meta: GameMeta,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
    max_steps: int = 5000,
    seconds: int = 0,
) -> list[Setting]:
    """The given number of games: every combination of options, players and level in turn, in an order that the seed
    decides. Some games have millions of them, so they are not listed.

    Given options and players are kept. Raises BadOption for those that the game does not have.
    """
    fixed = dict(options or {})
    meta.check(fixed, meta.seats[1] if players is None else players)
    counts = range(meta.seats[0], meta.seats[1] + 1) if players is None else (players,)
    levels, names = tuple(LEVELS), [spec.id for spec in meta.options]
    choices = [(fixed[spec.id],) if spec.id in fixed else spec.choices for spec in meta.options]
    sizes = [len(counts), len(levels), *map(len, choices)]
    settings = []
    for number, place in enumerate(islice(_in_disorder(prod(sizes), seed), games)):
        count, level, *chosen = _digits(place, sizes)
        table = {name: among[at] for name, among, at in zip(names, choices, chosen, strict=True)}
        settings.append(
            Setting(meta.id, table, counts[count], seed + number, levels[level], "every", max_steps, seconds)
        )
    return settings


def _in_disorder(count: int, seed: int) -> Iterator[int]:
    """The numbers below ``count``, each once, then the same again, without end."""
    rng = seeded(seed)
    start, step = rng.below(_LARGE), 1 + rng.below(_LARGE)
    # All are met, as the step and the count have no common divisor.
    while gcd(step, count) > 1:
        step += 1
    return (number % count for number in accumulate(repeat(step), initial=start))


def _digits(number: int, sizes: Sequence[int]) -> list[int]:
    """A number in digits, each below its size."""
    digits = []
    for size in sizes:
        number, digit = divmod(number, size)
        digits.append(digit)
    return digits


def write_replay(played: Played, folder: Path) -> Path:
    """Write a failed game to a file that ``selfplay --replay`` plays again; returns its path."""
    assert played.failure is not None, "only failures are kept"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{played.setting.game}-{played.setting.seed}-{played.failure.kind}.json"
    data = msgspec.json.encode(Replay(played.setting, played.answers, played.failure))
    file.write_bytes(msgspec.json.format(data, indent=1))
    return file


def summary(
    game: str, todo: Sequence[Setting], failures: Sequence[Played], files: Sequence[str], decisions: int, seconds: float
) -> dict[str, Any]:
    """The facts of a search: how many games of how many kinds, and what was found."""
    kinds = [played.failure.kind for played in failures if played.failure is not None]
    return {
        "game": game,
        "games": len(todo),
        "finished": len(todo) - len(failures),
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
