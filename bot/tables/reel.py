"""A finished game as a row of stills for an animation: which steps, what each shows, how the seats stood.

Pure: from what the chronicle tells of a game that was played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.tables.analysis import Points
from bot.tables.chronicle import FinishedGame
from bot.tables.steps import Story

MOST: Final = 60
"""Stills at most."""

TOGETHER: Final = 33_000
"""Milliseconds of all stills but the last one at most."""

LONGEST: Final = 1_000
"""Milliseconds of one of them at most."""

LAST: Final = 6_000
"""Milliseconds of the last one."""


class Still(msgspec.Struct, frozen=True):
    """A step that is shown: the public view, that of the still before (None for the first), what the turn is called by
    language, the points by seat that stood then (() in a game that counts none), how much of the game is over (0 to 1),
    for how many milliseconds it is shown.
    """

    step: int
    view: Any
    before: Any
    head: dict[str, str]
    points: tuple[Points, ...]
    part: float
    milliseconds: int


def steps_shown(story: Story, most: int = MOST) -> list[int]:
    """The steps that are shown: the first one, beginnings of turns, evenly spaced others while there is room, the last
    one; at most ``most``.
    """
    last = len(story.steps) - 1
    turns = sorted({0, *(turn.first for turn in story.turns), last})
    if len(turns) > most:
        return _thinned(turns, most)
    room, chosen = most - len(turns), set(turns)
    others = [step for step in range(last) if step not in chosen]
    return sorted(chosen | set(_thinned(others, room)))


def milliseconds_of(count: int) -> list[int]:
    """For how long each of so many stills is shown."""
    return [min(LONGEST, TOGETHER // max(1, count - 1))] * (count - 1) + [LAST]


def _thinned(numbers: Sequence[int], most: int) -> list[int]:
    """At most ``most`` of these numbers, evenly spaced, the first and the last among them."""
    if len(numbers) <= most:
        return list(numbers)
    if most < 2:
        return list(numbers[:most])
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]


def stills(game: FinishedGame) -> list[Still]:
    """The stills of a finished game. Raises DamagedRecord."""
    story, shown = game.story, steps_shown(game.story)
    reel: list[Still] = []
    for step, milliseconds in zip(shown, milliseconds_of(len(shown)), strict=True):
        reel.append(
            Still(
                step,
                game.view(step),
                reel[-1].view if reel else None,
                story.turns[story.steps[step].turn].names,
                game.points(step) if game.analysis.counts_points else (),
                step / max(1, len(story.steps) - 1),
                milliseconds,
            )
        )
    return reel
