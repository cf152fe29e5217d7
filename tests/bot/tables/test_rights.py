"""What only a host may do, what nobody may do too often, and that a new host is told of."""

from __future__ import annotations

import pytest

from bot.model import errors as refuse
from bot.model.table import Limits, Table
from bot.posting.texts.notices import notice_text
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room

NAMES = {"en": "former player", "es": "exjugador"}
HOUR = 3600


async def told(room: Room, table: Table) -> list[str]:
    """What the table owes its players, in its own language."""
    return [notice_text(table, notice) for notice in await room.tables.store.notices(table.id)]


async def test_a_guest_neither_adds_computers_nor_starts_while_seats_are_open(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    with pytest.raises(refuse.HostSeats) as seats:
        await room.tables.lifecycle.add_computer(table.id, BEN)
    with pytest.raises(refuse.HostStarts) as starts:
        await room.tables.lifecycle.start(table.id, BEN, fill=True)
    assert seats.value.args_ == starts.value.args_ == {"host": str(ANA)}
    await room.tables.lifecycle.add_computer(table.id, ANA)
    with pytest.raises(refuse.HostStarts):
        await room.tables.lifecycle.start(table.id, BEN)
    assert (await room.tables.lifecycle.start(table.id, ANA)).status == "playing"


async def test_anybody_there_starts_once_people_have_every_seat(room: Room) -> None:
    table = await room.lobby(seats=2)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    with pytest.raises(refuse.JoinFirst):
        await room.tables.lifecycle.start(table.id, CARA)
    assert (await room.tables.lifecycle.start(table.id, BEN)).status == "playing"


async def test_one_person_has_only_so_many_tables_that_have_not_begun(room: Room) -> None:
    tables = [await room.lobby(channel=channel) for channel in range(Limits().lobbies)]
    with pytest.raises(refuse.TooManyLobbies) as error:
        await room.lobby(channel=50)
    assert error.value.args_ == {"most": Limits().lobbies}
    await room.lobby(channel=50, host=BEN)
    await room.tables.lifecycle.start(tables[0].id, ANA, fill=True)
    await room.lobby(channel=51)
    with pytest.raises(refuse.TooManyLobbies):
        await room.lobby(channel=52)


async def test_only_who_had_not_been_invited_is_new(room: Room) -> None:
    table = await room.lobby(seats=3)
    assert (await room.tables.lobby.invite(table.id, ANA, [BEN, BEN]))[1] == [BEN]
    assert (await room.tables.lobby.invite(table.id, ANA, [BEN, CARA]))[1] == [CARA]
    assert (await room.tables.lobby.invite(table.id, ANA, [BEN]))[1] == []


async def test_a_seat_is_not_asked_for_twice_within_one_second(room: Room) -> None:
    room.now = 1000.7
    table = await room.playing(BEN)
    await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 0)
    with pytest.raises(refuse.AskedAlready):
        await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 1)


async def test_a_seat_is_asked_for_once_an_hour_whatever_became_of_it(room: Room) -> None:
    table = await room.playing(BEN)
    other = await room.playing(CARA, channel=78)
    vote = await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 0)
    await room.tables.votes.cast(table.id, DAN, vote.id, agree=False)
    room.now += HOUR - 1
    with pytest.raises(refuse.AskedAlready) as error:
        await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 1)
    assert error.value.args_ == {"when": f"<t:{1000 + HOUR}:R>"}
    assert await room.tables.votes.open_at(table.id) == []
    await room.tables.seating.ask_for_seat(table.id, CARA, "Cara", 1)
    await room.tables.seating.ask_for_seat(other.id, DAN, "Dan", 1)
    room.now += 1
    assert (await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 1)).payload["seat"] == 1


async def test_a_new_host_is_told_of_with_what_made_them_that(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    table = (await room.tables.seating.resign(table.id, ANA)).table
    assert await told(room, table) == [
        f"Ana se ha rendido; un ordenador sigue jugando. Ahora el anfitrión es user {BEN}."
    ]
    await room.tables.lobby.hand_over(table.id, BEN, CARA)
    assert (await told(room, table))[1:] == [f"Ahora el anfitrión es user {CARA}."]
    await room.tables.seating.resign(table.id, BEN)
    assert (await told(room, table))[2:] == [f"user {BEN} se ha rendido; un ordenador sigue jugando."]


async def test_a_lobby_shows_its_host_and_owes_no_word(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    assert (await room.tables.lifecycle.leave(table.id, ANA)).host == BEN
    assert await told(room, table) == []


async def test_the_others_read_that_a_player_was_forgotten_and_who_is_host(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.forget(ANA, NAMES)
    assert await told(room, table) == [
        "Quien ocupaba el sitio 1 se ha rendido y desde ahora figura como «exjugador»; un ordenador sigue jugando. "
        f"Ahora el anfitrión es user {BEN}."
    ]
    await room.tables.seating.lend(table.id, CARA)
    await room.tables.forget(CARA, NAMES)
    said = (await told(room, table))[-1]
    assert "el sitio 3" in said
    assert "anfitrión" not in said
    await room.tables.forget(BEN, NAMES)
    assert (await told(room, table))[-1].endswith("no queda nadie y la mesa se cierra.")
