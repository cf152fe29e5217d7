"""Computers at a table: how well each plays, what is stored of that, and what happens where one fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.computers.dispatcher import Dispatcher
from bot.model import errors as refuse
from bot.model.table import Table
from bot.workers import thinking
from engine.computers.levels import LEARNER, PLANNER, RANDOM, SENSIBLE, STRONG, think
from engine.core.ask import Ask
from engine.core.game import Plan
from tests.bot.computers.hands import Hands
from tests.bot.tables.room import ANA, BEN, Room, position


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, str]]:
    """Which seat has been played at which level."""
    seen: set[tuple[int, str]] = set()

    def spy(level: str, question: Ask, *position: Any) -> Plan:
        seen.add((question.seat, level))
        return think(level, question, *position)

    monkeypatch.setattr(thinking.levels, "think", spy)
    return seen


async def mixed(room: Room) -> Table:
    """A lobby of Ana, a sensible computer and one that plays at random."""
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    return await room.tables.lobby.set_level(table.id, ANA, 2, RANDOM)


async def test_each_computer_plays_at_its_level_after_a_restart_too(
    room: Room, path: Path, played: set[tuple[int, str]]
) -> None:
    table = await mixed(room)
    assert table.computers() == {1: SENSIBLE, 2: RANDOM}
    again = await room.reopened(path)
    await again.tables.lifecycle.start(table.id, ANA)
    await again.do(table, ANA, "pass")
    assert played == {(1, SENSIBLE), (2, RANDOM)}
    played.clear()
    third = await again.reopened(path)
    await third.do(table, ANA, "pass")
    assert played == {(1, SENSIBLE), (2, RANDOM)}
    await third.tables.shut_down()


async def test_computers_that_fill_the_table_or_keep_a_seat_play_sensibly(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.tables.lifecycle.start(table.id, ANA, fill=True)
    assert table.computers() == {2: SENSIBLE}
    table = (await room.tables.seating.lend(table.id, ANA)).table
    assert table.computers() == {0: SENSIBLE, 2: SENSIBLE}
    table = (await room.tables.seating.take_back(table.id, ANA)).table
    assert table.computers() == {2: SENSIBLE}
    table = (await room.tables.seating.resign(table.id, ANA)).table
    assert table.computers() == {0: SENSIBLE, 2: SENSIBLE}


@pytest.mark.parametrize(
    ("level", "stand_in"), [(STRONG, STRONG), ("planner:warrior", PLANNER), (LEARNER, SENSIBLE), (RANDOM, SENSIBLE)]
)
async def test_who_plays_for_a_person_plays_at_the_tables_level_at_least_sensibly(
    room: Room, level: str, stand_in: str
) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    await room.tables.lifecycle.add_computer(table.id, ANA, level)
    table = await room.tables.lifecycle.start(table.id, ANA)
    table = (await room.tables.seating.lend(table.id, ANA)).table
    assert table.computers() == {0: stand_in, 2: level}
    table = (await room.tables.seating.take_back(table.id, ANA)).table
    table = (await room.tables.seating.resign(table.id, ANA)).table
    assert table.computers() == {0: stand_in, 2: level}


async def test_only_the_host_sets_a_computers_level_and_before_the_start(room: Room) -> None:
    table = await mixed(room)
    for seat, level, refused in ((0, RANDOM, refuse.NotPossibleSeat), (1, "divine", refuse.BadTable)):
        with pytest.raises(refused):
            await room.tables.lobby.set_level(table.id, ANA, seat, level)
    with pytest.raises(refuse.NotHost):
        await room.tables.lobby.set_level(table.id, BEN, 1, RANDOM)
    await room.tables.lifecycle.start(table.id, ANA)
    with pytest.raises(refuse.AlreadyStarted):
        await room.tables.lobby.set_level(table.id, ANA, 1, RANDOM)


async def test_a_resumed_game_asks_no_computer_again(room: Room, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.lobby(seats=2)
    table = await room.tables.lifecycle.start(table.id, ANA, fill=True)
    await room.do(table, ANA, "leader")
    await room.do(table, ANA, "pass")
    before = position(await room.tables.match(table.id))

    def never(*args: object) -> Plan:
        raise AssertionError("answers are stored, whoever gave them")

    monkeypatch.setattr(thinking.levels, "think", never)
    again = await room.reopened(path)
    assert position(await again.tables.match(table.id)) == before
    await again.tables.shut_down()


@pytest.mark.parametrize("wrong", [RuntimeError("injected"), ("no:such:option",)])
async def test_where_a_sensible_computer_fails_it_answers_at_random(
    room: Room, monkeypatch: pytest.MonkeyPatch, wrong: Exception | tuple[str, ...]
) -> None:
    table = await room.lobby(seats=2)
    table = await room.tables.lifecycle.start(table.id, ANA, fill=True)

    def stumble(*position: Any) -> Plan:
        if isinstance(wrong, Exception):
            raise wrong
        return Plan(wrong)

    monkeypatch.setattr(thinking.levels, "think", stumble)
    outcome = await room.do(table, ANA, "pass")
    assert outcome.table.waiting_for() == [ANA]
    match = await room.tables.match(table.id)
    assert {answer.seat for answer in match.answers} == {0, 1}


async def test_an_answer_to_an_older_question_changes_nothing(room: Room) -> None:
    room.tables.computers = Dispatcher(room.tables, Hands())
    table = await room.tables.lifecycle.start((await room.lobby(seats=2)).id, ANA, fill=True)
    await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    seats = room.tables.computer_seats
    turn = await seats.turn(table.id)
    assert turn is not None
    older, before = (
        msgspec.structs.replace(turn, revision=turn.revision - 1),
        (await room.tables.match(table.id)).revision,
    )
    assert not await seats.answer(older, ["pass"])
    assert not await seats.answer_at_random(older)
    assert (await room.tables.match(table.id)).revision == before
    assert await seats.answer(turn, ["pass"])
    assert not await seats.answer(turn, ["pass"]), "it has been answered"


async def test_a_computer_keeps_its_style_where_its_level_has_styles(room: Room) -> None:
    table = await room.lobby(seats=2)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    lobby = room.tables.lobby
    with pytest.raises(refuse.NotPossibleSeat):
        await lobby.set_style(table.id, ANA, 1, "warrior")
    await lobby.set_level(table.id, ANA, 1, PLANNER)
    with pytest.raises(refuse.BadTable):
        await lobby.set_style(table.id, ANA, 1, "sailor")
    assert (await lobby.set_style(table.id, ANA, 1, "warrior")).computers() == {1: "planner:warrior"}
    assert (await lobby.set_level(table.id, ANA, 1, STRONG)).computers() == {1: "strong:warrior"}
    assert (await lobby.set_style(table.id, ANA, 1, "")).computers() == {1: STRONG}
    await lobby.set_style(table.id, ANA, 1, "builder")
    assert (await lobby.set_level(table.id, ANA, 1, SENSIBLE)).computers() == {1: SENSIBLE}
