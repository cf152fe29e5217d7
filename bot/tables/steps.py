"""A match as a list of steps for the viewer: those in which the public saw something, and their turns."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.games import presentation_of
from bot.games.naming import turn_name
from data.texts import texts
from engine.core.match import Match
from engine.core.position import Position
from engine.core.record import Checkpoint, LogEntry, Record
from engine.core.registry import load_game
from engine.core.rows import TRACES


class Turn(msgspec.Struct, frozen=True):
    """A turn or phase: what it is called, by language; the first step that stands in it; answers given before it."""

    names: dict[str, str]
    first: int
    answers: int


class Step(msgspec.Struct, frozen=True):
    """A position of the match (``checkpoint`` None: the present one), and the log entries since the previous step.

    ``entries`` include secret ones; ``turn`` is an index into ``Story.turns``.
    """

    checkpoint: Checkpoint | None
    entries: tuple[LogEntry, ...]
    turn: int


class Story(msgspec.Struct, frozen=True):
    """All steps of a match at one revision, the first one as it was set up, the last one as it is now."""

    revision: int
    steps: tuple[Step, ...]
    turns: tuple[Turn, ...]

    def turns_of(self, entry: LogEntry) -> range:
        """Indices of the turns that a log entry belongs to: an entry at the border of two turns belongs to both."""
        starts = [turn.answers for turn in self.turns]
        return range(max(0, bisect_left(starts, entry.answers) - 1), max(1, bisect_right(starts, entry.answers)))

    def within(self, step: int) -> int:
        """The step number, limited to the existing ones."""
        return max(0, min(step, len(self.steps) - 1))


TurnIndex = dict[Checkpoint, tuple[int, Mapping[str, str]]]
"""Turns that have been found before: number and names, by checkpoint."""


def copied(match: Match) -> Record:
    """A copy of the match's checkpoints and log, for use in a thread while the match goes on."""
    return Record(
        match.game_id,
        match.options,
        match.seats,
        match.seed,
        match.revision,
        [],
        list(match.checkpoints),
        [entry for entry in match.log if not entry.undone and entry.event.key not in TRACES],
    )


def position_at(record: Record, checkpoint: Checkpoint) -> Position:
    """A new position at the beginning of a step of the record. Raises DamagedRecord."""
    game = load_game(record.game)
    return Position(game, game.read(checkpoint.data, checkpoint.rules_version))


def tell(record: Record, now: Any, turns_known: TurnIndex) -> Story:
    """The story of a match. ``now`` is its public view; ``turns_known`` is read and added to.

    A step in which the public saw nothing is merged with the next one, so that the number of steps reveals nothing.
    Raises DamagedRecord.
    """
    visible = list(_kept(record))
    steps: list[Step] = []
    turns: list[Turn] = []
    present: int | None = None
    for number, (checkpoint, entries) in enumerate(visible):
        last = number == len(visible) - 1
        turn, names = _turn(record.game, now) if last else _turn_then(record, checkpoint, turns_known)
        if turn != present:
            turns.append(Turn(dict(names), len(steps), checkpoint.answers))
            present = turn
        steps.append(Step(None if last else checkpoint, tuple(entries), len(turns) - 1))
    return Story(record.revision, tuple(steps), tuple(turns))


def _kept(record: Record) -> Iterator[tuple[Checkpoint, list[LogEntry]]]:
    """The checkpoints that begin a visible step, each with the log entries up to it; the last one with all later
    entries.
    """
    steps: list[tuple[Checkpoint, list[LogEntry]]] = []
    count = 0
    for checkpoint in record.checkpoints:
        entries = _until(record.log, count, checkpoint.answers)
        if steps and not _public(entries):
            continue
        count += len(entries)
        steps.append((checkpoint, entries))
    rest = record.log[count:]
    if _public(rest):
        steps.append((record.checkpoints[-1], rest))
    else:
        steps[-1][1].extend(rest)
    yield from steps


def _until(log: Sequence[LogEntry], start: int, answers: int) -> list[LogEntry]:
    """The entries from ``start`` on that were written when at most ``answers`` answers stood."""
    end = start
    while end < len(log) and log[end].answers <= answers:
        end += 1
    return list(log[start:end])


def _public(entries: Sequence[LogEntry]) -> bool:
    return any(entry.event.seats is None for entry in entries)


def _turn_then(record: Record, checkpoint: Checkpoint, turns: TurnIndex) -> tuple[int, Mapping[str, str]]:
    turn = turns.get(checkpoint)
    if turn is None:
        turn = turns[checkpoint] = _turn(record.game, position_at(record, checkpoint).view(None))
    return turn


def _turn(game: str, view: Any) -> tuple[int, Mapping[str, str]]:
    number = presentation_of(game).turn(view).number
    return number, {lang: turn_name(game, lang, view) for lang in texts().languages}
