"""Which steps of a game a page shows as pictures, and which of them go where there is too little room."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from bot.tables.analysis import Analysis
from bot.tables.steps import Story

MOST_PICTURES: Final = 100
"""Pictures of a page, unless the game had more turns: each takes a tenth of a second."""

MOST_WITH_TURNS: Final = 160
"""Pictures of a page at most."""


class Frame(msgspec.Struct, frozen=True):
    """A picture of a step: the whole one with this number, and what is laid over it (b"": nothing)."""

    step: int
    whole: int
    patch: bytes
    alt: str


class Film(msgspec.Struct):
    """The pictures of a game in their order: whole ones, and frames made of them."""

    wholes: list[bytes] = []
    frames: list[Frame] = []

    @property
    def size(self) -> int:
        """Bytes in all."""
        used = {frame.whole for frame in self.frames}
        return sum(len(self.wholes[number]) for number in used) + sum(len(frame.patch) for frame in self.frames)


def pictured_steps(story: Story, analysis: Analysis, most: int = MOST_PICTURES) -> list[int]:
    """The steps that get a picture: the first, the last, the beginning of every turn, then others, evenly."""
    last = len(story.steps) - 1
    rounds = {0, last, *(period.first for period in analysis.periods)}
    turns = {turn.first for turn in story.turns}
    chosen = set(_evenly(sorted(rounds), MOST_WITH_TURNS)) | {0, last}
    for candidates, room in ((turns, MOST_WITH_TURNS), (set(range(last + 1)), most)):
        missing = sorted(candidates - chosen)
        chosen |= set(_evenly(missing, max(0, room - len(chosen))))
    return sorted(chosen)


def _evenly(steps: list[int], most: int) -> list[int]:
    """At most so many of them, evenly spread."""
    if len(steps) <= most:
        return steps
    return [steps[number * len(steps) // most] for number in range(most)]


def fitted(film: Film, room: int, needed: set[int]) -> Film:
    """The film without as many frames as it takes to fit into ``room`` bytes; the first and the last frame stay.

    The heaviest go first, those of the ``needed`` steps after all others.
    """
    frames = list(film.frames)
    size = Film(film.wholes, frames).size
    users = Counter(frame.whole for frame in frames)
    while len(frames) > 2 and size > room:

        def weight(frame: Frame) -> tuple[bool, float, int]:
            share = len(film.wholes[frame.whole]) / users[frame.whole]
            return frame.step not in needed, len(frame.patch) + share, frame.step

        heaviest = max(frames[1:-1], key=weight)
        frames.remove(heaviest)
        users[heaviest.whole] -= 1
        size -= len(heaviest.patch) + (0 if users[heaviest.whole] else len(film.wholes[heaviest.whole]))
    return Film(film.wholes, frames)
