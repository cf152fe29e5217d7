"""How many open tables there may be: for a host before the start, for a person, in a server; nobody slips through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.model import errors as refuse
from bot.model.errors import TableError
from bot.model.table import Limits, Table
from bot.words.wording import error_text
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room

FEW = Limits(lobbies=3, person=4, server=6)


@pytest.fixture
async def room(path: Path) -> AsyncIterator[Room]:
    made = await Room.at(path, limits=FEW)
    yield made
    await made.tables.shut_down()


async def refused(wishes: Sequence[Awaitable[Any]]) -> list[TableError]:
    """All at once; what was refused of it."""
    found = await asyncio.gather(*wishes, return_exceptions=True)
    errors = [item for item in found if isinstance(item, BaseException)]
    assert all(isinstance(error, TableError) for error in errors), errors
    return [error for error in errors if isinstance(error, TableError)]


async def begun(room: Room, host: int, channel: int) -> Table:
    """A game of this person with a computer."""
    table = await room.lobby(channel=channel, host=host)
    return await room.tables.lifecycle.start(table.id, host, fill=True)


async def test_of_many_lobbies_at_once_no_more_are_opened_than_one_after_another(room: Room) -> None:
    errors = await refused([room.lobby(channel=channel) for channel in range(8)])
    assert [type(error) for error in errors] == [refuse.TooManyLobbies] * 5
    assert len(room.tables.open_tables()) == FEW.lobbies
    assert errors[0].args_ == {"most": FEW.lobbies}


async def test_two_processes_count_the_same_tables(room: Room, path: Path) -> None:
    other = await Room.at(path, limits=FEW)
    both = [house.lobby(channel=channel) for channel, house in enumerate((room, other) * 3)]
    assert len(await refused(both)) == 6 - FEW.lobbies
    await other.tables.shut_down()


async def test_a_person_opens_and_joins_only_so_many_tables(room: Room) -> None:
    for channel in range(FEW.person):
        await begun(room, ANA, channel)
    with pytest.raises(refuse.TooManyTables) as error:
        await room.lobby(channel=50)
    assert error.value.args_ == {"most": FEW.person}
    table = await room.lobby(channel=50, host=BEN)
    with pytest.raises(refuse.TooManyTables):
        await room.tables.lifecycle.join(table.id, ANA, "Ana")
    assert ANA not in (room.tables.get(table.id) or table).members()
    await room.tables.lifecycle.close(room.tables.open_tables()[0].id, ANA)
    assert (await room.tables.lifecycle.join(table.id, ANA, "Ana")).seat_of(ANA) == 1


async def test_who_joins_many_tables_at_once_gets_no_more_seats_either(room: Room) -> None:
    tables = [await room.lobby(channel=number, host=host) for number, host in enumerate([BEN] * 3 + [CARA] * 3)]
    errors = await refused([room.tables.lifecycle.join(table.id, ANA, "Ana") for table in tables])
    assert [type(error) for error in errors] == [refuse.TooManyTables] * 2
    assert len(room.tables.tables_of(ANA)) == FEW.person


async def test_a_seat_that_a_computer_keeps_counts_and_may_always_be_taken_back(room: Room) -> None:
    lent = await room.playing(BEN, channel=1)
    await room.tables.seating.lend(lent.id, ANA)
    for channel in range(2, 2 + FEW.person - 1):
        await begun(room, ANA, channel)
    with pytest.raises(refuse.TooManyTables):
        await room.lobby(channel=50)
    assert (await room.tables.seating.take_back(lent.id, ANA)).table.seat_of(ANA) is not None


async def test_a_substitute_with_too_many_tables_takes_no_seat(room: Room) -> None:
    table = await room.playing(BEN, channel=1)
    asked = await room.tables.seating.ask_for_seat(table.id, CARA, "Cara", 0)
    for channel in range(2, 2 + FEW.person):
        await begun(room, CARA, channel)
    await room.tables.votes.cast(table.id, BEN, asked.id, True)
    with pytest.raises(refuse.TheyHaveTooMany):
        await room.tables.votes.cast(table.id, ANA, asked.id, True)
    assert (room.tables.get(table.id) or table).user_at(0) == ANA
    with pytest.raises(refuse.TooManyTables):
        await room.tables.seating.ask_for_seat(table.id, CARA, "Cara", 1)
    await room.tables.lifecycle.close(room.tables.tables_of(CARA)[0].id, CARA)
    await room.tables.votes.cast(table.id, ANA, asked.id, True)
    assert (room.tables.get(table.id) or table).user_at(0) == CARA


async def test_a_server_has_only_so_many_open_tables(room: Room) -> None:
    hosts = [ANA] * 3 + [BEN] * 3 + [CARA] * 3
    errors = await refused([room.lobby(channel=channel, host=host) for channel, host in enumerate(hosts)])
    assert [type(error) for error in errors] == [refuse.TooManyHere] * 3
    await room.tables.lifecycle.close(room.tables.open_tables()[0].id, ANA)
    await room.lobby(channel=50, host=DAN)


async def test_zero_is_no_limit(path: Path) -> None:
    room = await Room.at(path, limits=Limits(0, 0, 0))
    for channel in range(Limits().lobbies + 1):
        await room.lobby(channel=channel)
    await room.tables.shut_down()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", [refuse.TooManyTables, refuse.TheyHaveTooMany, refuse.TooManyHere])
def test_every_limit_is_a_sentence_that_says_what_to_do(lang: str, kind: type[TableError]) -> None:
    text = error_text(lang, kind(most=4))
    assert " 4 " in text
    assert text.endswith(".")
