import asyncio
from pathlib import Path

import pytest

from bot.store import Conflict
from engine.core.errors import NotYourTurn, StaleRevision
from tests.bot.tables.room import ANA, BEN, Room, position


async def test_of_two_answers_at_once_one_wins_and_the_other_is_told(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    await other.tables.match(table.id)
    results = await asyncio.gather(
        room.do(table, ANA, "leader"), other.do(table, ANA, "leader"), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "Outcome"]
    matches = [await made.tables.match(table.id) for made in (room, other)]
    assert position(matches[0]) == position(matches[1])
    assert room.tables.get(table.id) == other.tables.get(table.id)
    await other.tables.shut_down()


async def test_who_was_behind_goes_on_from_what_is_stored(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    other = await Room.at(path)
    asked_at = (await other.tables.match(table.id)).asked_at(0)
    await room.do(table, ANA, "leader")
    await room.do(table, ANA, "pass")
    with pytest.raises(Conflict):
        await other.tables.answer(table.id, ANA, [("action", ["pass"])], asked_at)
    with pytest.raises((StaleRevision, NotYourTurn)):
        await other.tables.answer(table.id, ANA, [("action", ["pass"])], asked_at)
    assert (await other.play_on(table)).status == "over"
    await other.tables.shut_down()


async def test_a_table_opened_elsewhere_is_found_by_its_id(room: Room, path: Path) -> None:
    other = await Room.at(path)
    table = await room.lobby()
    assert other.tables.get(table.id) is None
    joined = await other.tables.join(table.id, BEN, "Ben")
    assert other.tables.get(table.id) == joined
    with pytest.raises(Conflict):
        await room.tables.add_computer(table.id, ANA)
    assert room.tables.get(table.id) == joined
    await other.tables.shut_down()
