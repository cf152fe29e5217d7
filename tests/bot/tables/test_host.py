from pathlib import Path

import msgspec
import pytest

from bot.model import errors as refuse
from bot.tables.lobby import (
    choices,
    topics,
    value_of,
)
from engine.core.registry import games
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room


async def test_the_host_sets_every_option_of_the_table(room: Room, path: Path) -> None:
    table = await room.lobby(seats=2)
    for topic in topics(table):
        value = choices(table, topic)[-1]
        table = await room.tables.lobby.set(table.id, ANA, topic, value)
        assert value_of(table, topic) == value
    assert (table.seats, table.pace, table.entry, table.watch, table.language) == (
        4,
        "relaxed",
        "invited",
        "players",
        "es",
    )
    assert table.options == {spec.id: spec.choices[-1] for spec in games()["tigris"].options}
    again = await room.reopened(path)
    assert again.tables.get(table.id) == table
    await again.tables.shut_down()


async def test_an_option_that_an_older_table_does_not_have_is_as_it_is_usually(room: Room) -> None:
    table = msgspec.structs.replace(await room.lobby(), options={})
    assert value_of(table, "option:board") == "classic"


async def test_setting_what_is_set_changes_nothing(room: Room) -> None:
    table = await room.lobby()
    assert await room.tables.lobby.set(table.id, ANA, "pace", "none") is table


@pytest.mark.parametrize(
    ("topic", "value"),
    [
        ("seats", "5"),
        ("seats", "two"),
        ("pace", "fast"),
        ("option:board", "round"),
        ("option:x", "y"),
        ("status", "over"),
    ],
)
async def test_what_the_game_does_not_offer_is_refused(room: Room, topic: str, value: str) -> None:
    table = await room.lobby()
    with pytest.raises(refuse.BadTable):
        await room.tables.lobby.set(table.id, ANA, topic, value)
    assert room.tables.get(table.id) is table


async def test_others_set_invite_kick_and_hand_over_nothing(room: Room) -> None:
    table = await room.lobby(seats=3)
    table = await room.tables.lifecycle.join(table.id, BEN, "Ben")
    lobby = room.tables.lobby
    for try_it in (
        lobby.set(table.id, BEN, "pace", "live"),
        lobby.invite(table.id, BEN, [CARA]),
        lobby.kick(table.id, BEN, 0),
        lobby.hand_over(table.id, BEN, BEN),
        lobby.arrange(table.id, BEN, 0, 1),
    ):
        with pytest.raises(refuse.NotHost):
            await try_it
    assert room.tables.get(table.id) is table


async def test_during_play_only_pace_and_language_are_set(room: Room) -> None:
    table = await room.playing(BEN)
    assert topics(table) == ["language", "pace"]
    table = await room.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert table.pace == "daily"
    for topic, value in (("seats", "3"), ("entry", "invited"), ("watch", "players"), ("option:points", "open")):
        with pytest.raises(refuse.AlreadyStarted):
            await room.tables.lobby.set(table.id, ANA, topic, value)
    assert (await room.tables.match(table.id)).options["points"] == "hidden"


async def test_a_table_by_invitation_takes_only_who_is_invited(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lobby.set(table.id, ANA, "entry", "invited")
    with pytest.raises(refuse.NotInvited) as error:
        await room.tables.lifecycle.join(table.id, BEN, "Ben")
    assert error.value.args_ == {"host": str(ANA)}
    await room.tables.lobby.invite(table.id, ANA, [BEN, BEN, CARA])
    table = await room.tables.lifecycle.join(table.id, BEN, "Ben")
    assert (table.invited, table.users()) == ((BEN, CARA), [ANA, BEN])
    table = await room.tables.lobby.kick(table.id, ANA, 1)
    assert (table.invited, table.users()) == ((CARA,), [ANA])
    with pytest.raises(refuse.Kicked):
        await room.tables.lifecycle.join(table.id, BEN, "Ben")
    await room.tables.lifecycle.leave(table.id, ANA)


async def test_who_was_removed_from_an_open_table_comes_back_by_invitation_only(room: Room, path: Path) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    await room.tables.lobby.kick(table.id, ANA, 1)
    again = await room.reopened(path)
    with pytest.raises(refuse.Kicked) as error:
        await again.tables.lifecycle.join(table.id, BEN, "Ben")
    assert error.value.args_ == {"host": str(ANA)}
    await again.tables.lifecycle.join(table.id, CARA, "Cara")
    await again.tables.lobby.invite(table.id, ANA, [BEN])
    table = await again.tables.lifecycle.join(table.id, BEN, "Ben")
    assert (table.users(), table.kicked) == ([ANA, CARA, BEN], ())
    await again.tables.shut_down()


async def test_a_host_removes_people_and_computers_before_the_start(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.tables.lobby.kick(table.id, ANA, 1)
    assert table.names() == ["Ana", "", "Ben"]
    table = await room.tables.lobby.kick(table.id, ANA, 2)
    with pytest.raises(refuse.NotPossibleSeat):
        await room.tables.lobby.kick(table.id, ANA, 2)
    with pytest.raises(refuse.NotForYourself):
        await room.tables.lobby.kick(table.id, ANA, 0)
    started = await room.playing(CARA, channel=5)
    with pytest.raises(refuse.AlreadyStarted):
        await room.tables.lobby.kick(started.id, ANA, 1)


async def test_the_table_is_handed_over_to_who_sits_there(room: Room) -> None:
    table = await room.playing(BEN)
    with pytest.raises(refuse.NotMember):
        await room.tables.lobby.hand_over(table.id, ANA, CARA)
    table = await room.tables.lobby.hand_over(table.id, ANA, BEN)
    assert table.host == BEN
    with pytest.raises(refuse.NotHost):
        await room.tables.lifecycle.close(table.id, ANA)
    assert (await room.tables.lifecycle.close(table.id, BEN)).status == "closed"


async def test_fewer_seats_send_computers_away_but_nobody_else(room: Room) -> None:
    table = await room.lobby(seats=4)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    await room.tables.lifecycle.join(table.id, CARA, "Cara")
    table = await room.tables.lobby.set(table.id, ANA, "seats", "3")
    assert table.names() == ["Ana", "Ben", "Cara"]
    with pytest.raises(refuse.TooManySeated) as error:
        await room.tables.lobby.set(table.id, ANA, "seats", "2")
    assert error.value.args_ == {"people": 3}
    table = await room.tables.lobby.set(table.id, ANA, "seats", "4")
    assert table.open_seats() == [3]
    table = await room.tables.lifecycle.start(table.id, ANA, fill=True)
    assert (await room.tables.match(table.id)).seats == 4


async def test_the_host_arranges_the_seats_before_the_start(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.tables.lobby.arrange(table.id, ANA, 0, 2)
    assert table.names() == ["", "Ben", "Ana"]
    for one, other in ((0, 0), (0, 3), (-1, 1)):
        with pytest.raises(refuse.NotPossibleSeat):
            await room.tables.lobby.arrange(table.id, ANA, one, other)


async def test_a_closed_table_has_no_host_rights(room: Room) -> None:
    table = await room.lobby()
    await room.tables.lifecycle.close(table.id, ANA)
    with pytest.raises(refuse.AlreadyOver):
        await room.tables.lobby.set(table.id, ANA, "pace", "live")


async def test_what_a_table_begins_with_is_kept(room: Room) -> None:
    table = await room.tables.lifecycle.open(
        game="inner_sea",
        options={},
        seats=2,
        language="en",
        guild_id=9,
        channel_id=8,
        host=DAN,
        host_name="Dan",
        pace="daily",
        entry="invited",
        watch="players",
    )
    stored = await room.store.table(table.id)
    assert stored == table
    assert (table.pace, table.entry, table.watch) == ("daily", "invited", "players")
