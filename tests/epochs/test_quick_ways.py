"""What is found in a quicker way is the same as what the rule gives in its plain way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from engine.computers.playouts import random_policy
from engine.core.ask import Ask
from engine.core.game import Game
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.epochs import growth
from engine.epochs.areas import (
    cities,
    contested,
    contested_areas,
    controlled,
    controls,
    in_play,
    next_contested,
    occupied,
    settlements,
)
from engine.epochs.growth import withdrawable
from engine.epochs.state import State
from tests.night import each
from tests.toy_epochs.game import GAME as TOY

EAST = load_game("middle_east")
TABLES = [(load_game("inner_sea"), seats) for seats in range(2, 7)] + [(EAST, 2), (EAST, 5), (TOY, 2), (TOY, 3)]
at_every_table = pytest.mark.parametrize(("game", "seats"), each(3, TABLES))


def questions(game: Game[Any], seats: int) -> Iterator[tuple[State, Ask]]:
    """Every question of a few random games, with the state."""
    for seed in range(3):
        position, choose = Position.set_up(game, {}, seats, seed), random_policy(seed)
        while position.asks():
            question = position.asks()[0]
            yield position.state, question
            position.apply(question.seat, choose(question))


def decisions(game: Game[Any], seats: int) -> Iterator[State]:
    """The state at every third decision of a few random games."""
    return (s for s, _ in islice(questions(game, seats), 0, None, 3))


@at_every_table
def test_deploying_goes_on_from_what_was_deployable(
    game: Game[Any], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed: list[bool] = []

    def compared(s: State, seat: int, areas: Sequence[int], area: int) -> Sequence[int]:
        found = list(after(s, seat, areas, area))
        assert found == growth.deployable(s, seat)
        changed.append(found != list(areas))
        return found

    after = growth.deployable_after
    monkeypatch.setattr(growth, "deployable_after", compared)
    for seed in range(4):
        play_out(Position.set_up(game, {}, seats, seed), random_policy(seed), 9999)
    assert {True, False} == set(changed)


@at_every_table
def test_areas_under_control_are_those_one_controls(game: Game[Any], seats: int) -> None:
    for s in decisions(game, seats):
        for faction in range(seats + 1):
            own = occupied(s, faction)
            assert controlled(s, faction, own) == [area for area in own if controls(s, faction, area)]


@at_every_table
def test_the_next_contested_area_is_the_first_of_all_that_are(game: Game[Any], seats: int) -> None:
    found = 0
    for s in decisions(game, seats):
        areas = [area for area in in_play(s).areas if contested(s, area)]
        assert contested_areas(s) == areas
        assert next_contested(s) == min(areas, key=s.board.order.__getitem__, default=-1)
        found += bool(areas)
    assert found


@at_every_table
def test_where_disks_are_is_counted_anew_when_one_has_moved(game: Game[Any], seats: int) -> None:
    for s in decisions(game, seats):
        for faction, disks in enumerate(s.disks):
            own = [area for area, count in enumerate(disks) if count]
            land = [area for area in own if s.board.kinds[area] == "land"]
            assert list(occupied(s, faction)) == own
            assert settlements(s, faction) == [area for area in land if disks[area] == 2]
            assert cities(s, faction) == [area for area in land if disks[area] > 2 and faction < seats]


@at_every_table
def test_withdrawing_goes_on_from_what_was_withdrawable(game: Game[Any], seats: int) -> None:
    again = 0
    for s, question in questions(game, seats):
        if question.key == "withdraw":
            ids = s.board.ids
            areas = [f"withdraw:{ids[area]}" for area in withdrawable(s, question.seat)]
            assert list(question.options) == ["done", *areas]
            again += question.about["number"] != 0
    assert again


def test_what_is_in_play_follows_what_is_closed() -> None:
    s: State = Position.set_up(load_game("inner_sea"), {}, 3, 1).state
    closed = list(s.closed)
    for now in (closed, closed[1:], closed, []):
        s.closed[:] = now
        assert set(in_play(s).areas) == set(range(s.board.size)).difference(now)
        assert all(not set(near) & set(now) for near in in_play(s).neighbours)
