"""A match as steps: each as the table saw it then, nothing given away, nothing lost."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.steps import (
    Story,
    copied,
    position_at,
    tell,
)
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from engine.core.rows import TRACES
from tests.small_games import seats_near


class Watched:
    """A match played at random, and what everybody and each seat saw whenever it came to rest."""

    def __init__(self, game: str, seats: int, answers: int, *, undo: bool = False) -> None:
        self.match = Match.create(load_game(game), {}, seats_near(game, seats), 5)
        self.seen: dict[int, dict[int | None, Any]] = {}
        rng = seeded(8)
        self._look()
        for number in range(answers):
            if not self.match.asks():
                break
            ask = self.match.asks()[0]
            self.match.answer(ask.seat, ask.key, choose(ask, rng))
            self._look()
            if undo and number % 7 == 6:
                self.match.undo(ask.seat, 1 + number % 3, agreed=True)
                self._look()

    def _look(self) -> None:
        viewers = (None, *range(self.match.seats))
        self.seen[len(self.match.answers)] = {seat: self.match.view(seat) for seat in viewers}

    def story(self) -> Story:
        return tell(copied(self.match), self.match.view(None), {})


@pytest.mark.parametrize("undo", [False, True], ids=["straight", "with undo"])
@pytest.mark.parametrize("game", games())
def test_each_step_is_what_each_seat_saw_then(game: str, undo: bool) -> None:
    watched = Watched(game, 3, 120, undo=undo)
    story, record = watched.story(), copied(watched.match)
    assert len(story.steps) > min(20, len(watched.match.answers) // 3)
    for step in story.steps[:-1]:
        assert step.checkpoint is not None
        for seat, view in watched.seen[step.checkpoint.answers].items():
            assert position_at(record, step.checkpoint).view(seat) == view
    assert story.steps[-1].checkpoint is None


@pytest.mark.parametrize("game", games())
def test_every_line_that_stands_is_told_once_in_its_order(game: str) -> None:
    match = Watched(game, 3, 200, undo=True).match
    story = tell(copied(match), match.view(None), {})
    told = [entry for step in story.steps for entry in step.entries]
    assert told == [entry for entry in match.log if not entry.undone and entry.event.key not in TRACES]


@pytest.mark.parametrize("game", games())
def test_no_step_is_there_in_which_the_public_saw_nothing(game: str) -> None:
    for step in Watched(game, 3, 200).story().steps[1:]:
        assert any(entry.event.seats is None for entry in step.entries)


@pytest.mark.parametrize("game", games())
def test_turns_follow_each_other_and_are_named_in_every_language(game: str) -> None:
    story = Watched(game, 2, 150).story()
    firsts = [turn.first for turn in story.turns]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    assert [story.steps[first].turn for first in firsts] == list(range(len(firsts)))
    for turn in story.turns:
        assert set(turn.names) == {"en", "es"}
        assert turn.names["en"] != turn.names["es"]


def test_turns_are_numbered_as_the_log_numbers_them() -> None:
    watched = Watched("tigris", 2, 60)
    story = watched.story()
    assert [turn.names["en"] for turn in story.turns[:3]] == ["Turn 1", "Turn 2", "Turn 3"]
    second = next(entry for entry in watched.match.log if entry.event.key == "tigris-turn")
    assert 1 in story.turns_of(second)
    placed = next(entry for entry in watched.match.log if entry.event.args.get("seat") is not None)
    assert list(story.turns_of(placed)) == [0]


def test_a_story_that_goes_on_looks_only_at_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched("tigris", 2, 40)
    known: dict[Any, Any] = {}
    first = tell(copied(watched.match), watched.match.view(None), known)
    ask = watched.match.asks()[0]
    watched.match.answer(ask.seat, ask.key, choose(ask, seeded(1)))
    restored: list[int] = []
    real = Match.restore
    monkeypatch.setattr(Match, "restore", lambda record: (restored.append(1), real(record))[1])
    again = tell(copied(watched.match), watched.match.view(None), known)
    assert again.steps[: len(first.steps) - 1] == first.steps[:-1]
    assert len(restored) <= 2


def test_the_nearest_step_is_found_for_any_number() -> None:
    story = Watched("tigris", 2, 20).story()
    assert story.within(-3) == 0
    assert story.within(10**6) == len(story.steps) - 1
