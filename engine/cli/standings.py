"""Statistics of many games as Markdown for any game: whether it matters who plays first, how one player fares among
others.

What is counted besides wins, a module ``engine.cli.{game}`` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec

from engine.cli.play import Setting, played_out
from engine.cli.stats import interval
from engine.cli.transcript import drawing
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded


class Counting(Protocol):
    """What a module ``engine.cli.{game}`` offers for statistics."""

    def figures(self, state: Any, seat: int) -> dict[str, float]:
        """What is counted of a seat when the game is over, by the word for it; the same words for all."""
        ...

    def kinds(self, state: Any, seat: int) -> list[str]:
        """Under which headings a seat's wins are counted, as the game begins."""
        ...


class Standing(msgspec.Struct, frozen=True):
    """What is kept of one game. ``kinds``, ``figures``: by seat. ``lone``: the seat that plays otherwise, -1: none."""

    decisions: int
    winners: tuple[int, ...]
    kinds: tuple[tuple[str, ...], ...]
    figures: tuple[Mapping[str, float], ...]
    lone: int = -1

    def win(self, seat: int) -> float:
        """The seat's part of the first place."""
        return (seat in self.winners) / max(1, len(self.winners))


def has_civilizations(game: str) -> bool:
    """Whether a game is told by civilization and card (``engine.cli.stats``)."""
    loaded = load_game(game)
    seats = loaded.meta.seats[0]
    return hasattr(loaded.setup(loaded.meta.check({}, seats), seats, seeded(0)), "civs")


def told_standing(setting: Setting) -> Standing:
    """Play a whole game and keep what the tables need. Raises what the rules raise."""
    game, counting = load_game(setting.game), cast(Counting, drawing(setting.game))
    state: Any = game.setup(setting.options, setting.seats, seeded(setting.seed))
    seats = range(setting.seats)
    kinds = tuple(tuple(counting.kinds(state, seat)) for seat in seats)
    decisions = played_out(setting, Position(game, state))
    return Standing(
        decisions,
        state.result.winners if state.result is not None else (),
        kinds,
        tuple(counting.figures(state, seat) for seat in seats),
        setting.lone if setting.against else -1,
    )


def standings(game: str, results: Iterable[Standing]) -> Iterator[str]:
    """The lines of the tables: length, then wins by kind of seat, or of the one who plays otherwise."""
    items = list(results)
    counts = sorted({len(item.figures) for item in items})
    groups = [[item for item in items if len(item.figures) == count] for count in counts]
    if items and items[0].lone >= 0:
        yield from _lone(groups)
        return
    words = list(items[0].figures[0]) if items else []
    first = " | ".join(f"{word} of the first" for word in words)
    yield f"| players | games | decisions a game | and a player | {first} |"
    yield f"| --- | --- | --- | --- |{' --- |' * len(words)}"
    for count, group in zip(counts, groups, strict=True):
        decisions = sum(item.decisions for item in group) / len(group)
        best = (mean([item.figures[item.winners[0]][word] for item in group]) for word in words)
        yield f"| {count} | {len(group):,} | {decisions:,.0f} | {decisions / count:,.0f} | {' | '.join(best)} |"
    yield ""
    yield f"| players | who | games | wins | wins by share | 95 % | {' | '.join(words)} |"
    yield f"| --- | --- | --- | --- | --- | --- |{' --- |' * len(words)}"
    for count, group in zip(counts, groups, strict=True):
        for kind in [kind for sort in zip(*group[0].kinds, strict=True) for kind in sorted(sort)]:
            mine = [(item, seat) for item in group for seat in range(count) if kind in item.kinds[seat]]
            yield f"| {count} | {kind} | {row(mine, count, words)} |"


def _lone(groups: Sequence[Sequence[Standing]]) -> Iterator[str]:
    """One who plays otherwise than all others, and they."""
    words = list(groups[0][0].figures[0])
    yield f"| players | who | games | wins | wins by share | 95 % | {' | '.join(words)} |"
    yield f"| --- | --- | --- | --- | --- | --- |{' --- |' * len(words)}"
    for group in groups:
        count = len(group[0].figures)
        yield f"| {count} | the one | {row([(item, item.lone) for item in group], count, words)} |"
        others = [(item, seat) for item in group for seat in range(count) if seat != item.lone]
        yield f"| {count} | each of the others | {row(others, count, words)} |"


def row(mine: Sequence[tuple[Standing, int]], count: int, words: Sequence[str]) -> str:
    """Games, wins, wins by share, where the true share is, means of the figures."""
    wins = sum(item.win(seat) for item, seat in mine)
    low, high = interval(wins, len(mine))
    means = (mean([item.figures[seat][word] for item, seat in mine]) for word in words)
    share = wins / len(mine) * count
    low = max(0.0, low)
    return f"{len(mine):,} | {wins:,.0f} | {share:.2f} | {low * count:.2f}–{high * count:.2f} | {' | '.join(means)}"


def mean(values: Sequence[float]) -> str:
    """The mean of figures as the tables show it."""
    return f"{sum(values) / len(values):.1f}"
