from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.leagues import LeagueGame
from bot.tables.leagues.service import options_for
from bot.words.wording import error_text
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room


async def test_the_host_takes_the_first_seat_and_ids_of_64_bits_fit(room: Room) -> None:
    table = await room.lobby(seats=3, channel=2**62)
    assert (table.status, table.revision, table.posted_revision) == ("lobby", 1, 0)
    assert (table.seat_of(ANA), table.names(), table.open_seats()) == (0, ["Ana", "", ""], [1, 2])
    assert table.options["board"] == "classic"
    assert room.tables.at(2**62) is table
    assert room.tables.get(table.id) is table
    assert await room.store.table(table.id) == table


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("chess", {}, 2), ("tigris", {"bord": "classic"}, 2), ("tigris", {"board": "round"}, 2), ("tigris", {}, 5)],
)
async def test_a_table_the_game_does_not_offer_is_refused(
    room: Room, game: str, options: dict[str, str], seats: int
) -> None:
    with pytest.raises(refuse.BadTable):
        await room.tables.lifecycle.open(
            game=game, options=options, seats=seats, language="en", guild_id=None, channel_id=1, host=ANA, host_name="A"
        )
    assert room.tables.at(1) is None


async def test_a_channel_has_one_open_table(room: Room) -> None:
    table = await room.lobby(channel=1)
    with pytest.raises(refuse.ChannelBusy) as busy:
        await room.lobby(channel=1, host=BEN)
    assert busy.value.table == table.id
    other = await room.lobby(channel=2, host=BEN)
    with pytest.raises(refuse.ChannelBusy):
        await room.tables.lifecycle.move(other.id, 1)
    await room.tables.lifecycle.close(table.id, ANA)
    assert room.tables.at(1) is None
    moved = await room.tables.lifecycle.move(other.id, 1)
    assert (room.tables.at(1), room.tables.at(2)) == (moved, None)


async def test_a_channel_taken_by_another_process_is_busy(room: Room, path: Path) -> None:
    elsewhere = await Room.at(path)
    table = await room.lobby(channel=1)
    with pytest.raises(refuse.ChannelBusy) as busy:
        await elsewhere.lobby(channel=1, host=BEN)
    assert busy.value.table == table.id
    other = await elsewhere.lobby(channel=2, host=BEN)
    with pytest.raises(refuse.ChannelBusy):
        await elsewhere.tables.lifecycle.move(other.id, 1)
    assert elsewhere.tables.get(other.id) == other
    await elsewhere.tables.shut_down()


async def test_seats_are_taken_from_the_first_and_given_back(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.tables.lifecycle.join(table.id, CARA, "Cara")
    with pytest.raises(refuse.TableFull):
        await room.tables.lifecycle.join(table.id, DAN, "Dan")
    with pytest.raises(refuse.AlreadySeated):
        await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.tables.lifecycle.leave(table.id, BEN)
    assert table.names() == ["Ana", "", "Cara"]
    with pytest.raises(refuse.NotSeated):
        await room.tables.lifecycle.leave(table.id, BEN)
    table = await room.tables.lifecycle.join(table.id, DAN, "Dan")
    assert [table.user_at(seat) for seat in range(3)] == [ANA, DAN, CARA]
    assert await room.store.table(table.id) == table


async def test_a_host_who_leaves_is_followed_and_the_last_one_closes(room: Room) -> None:
    table = await room.lobby(seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    await room.tables.lifecycle.add_computer(table.id, ANA)
    table = await room.tables.lifecycle.leave(table.id, ANA)
    assert (table.host, table.status) == (BEN, "lobby")
    table = await room.tables.lifecycle.leave(table.id, BEN)
    assert (table.status, table.is_over, room.tables.at(77)) == ("closed", True, None)
    with pytest.raises(refuse.AlreadyOver):
        await room.tables.lifecycle.join(table.id, ANA, "Ana")


async def test_computers_come(room: Room) -> None:
    table = await room.lobby(seats=3)
    with pytest.raises(refuse.NotSeated):
        await room.tables.lifecycle.add_computer(table.id, BEN)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    table = await room.tables.lifecycle.add_computer(table.id, ANA)
    assert tuple(table.computers()) == (1, 2)
    assert len(set(table.names())) == 3
    with pytest.raises(refuse.TableFull):
        await room.tables.lifecycle.add_computer(table.id, ANA)


async def test_a_game_starts_when_every_seat_is_taken(room: Room) -> None:
    table = await room.lobby(seats=3)
    with pytest.raises(refuse.NotSeated):
        await room.tables.lifecycle.start(table.id, BEN)
    with pytest.raises(refuse.OpenSeats) as error:
        await room.tables.lifecycle.start(table.id, ANA)
    assert error.value.args_ == {"seats": 2}
    with pytest.raises(refuse.NotStarted):
        await room.tables.match(table.id)
    with pytest.raises(refuse.NotStarted):
        await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    table = await room.tables.lifecycle.start(table.id, ANA, fill=True)
    assert (table.status, table.waiting_for(), tuple(table.computers())) == ("playing", [ANA], (1, 2))
    for late in (
        room.tables.lifecycle.start(table.id, ANA),
        room.tables.lifecycle.join(table.id, BEN, "B"),
        room.tables.lifecycle.leave(table.id, ANA),
    ):
        with pytest.raises(refuse.AlreadyStarted):
            await late


async def test_only_the_host_closes_unless_forced(room: Room) -> None:
    table = await room.playing(BEN)
    with pytest.raises(refuse.NotHost):
        await room.tables.lifecycle.close(table.id, BEN)
    table = await room.tables.lifecycle.close(table.id, BEN, force=True)
    assert (table.status, table.waiting_for()) == ("closed", [])
    with pytest.raises(refuse.AlreadyOver):
        await room.tables.lifecycle.close(table.id, ANA)
    assert (await room.tables.match(table.id)).asks()


async def test_a_table_closed_in_the_lobby_has_no_match(room: Room) -> None:
    table = await room.lobby()
    await room.tables.lifecycle.close(table.id, ANA)
    with pytest.raises(refuse.NotStarted):
        await room.tables.match(table.id)


@pytest.mark.parametrize(
    ("given", "kept"),
    [("x" * 50, "x" * 32), ("  ", "?"), ("\ud800z", "?z"), ("زيد\u200d🙂", "زيد\u200d🙂"), ("a\0b", "ab")],
)
async def test_names_of_any_kind_are_stored(room: Room, path: Path, given: str, kept: str) -> None:
    table = await room.lobby()
    table = await room.tables.lifecycle.join(table.id, BEN, given)
    assert table.names() == ["Ana", kept]
    stored = await room.store.table(table.id)
    assert stored is not None
    assert stored.names() == ["Ana", kept]


async def test_tables_are_found_by_who_sits_there(room: Room) -> None:
    first, second = await room.lobby(channel=1), await room.lobby(channel=2, host=BEN)
    second = await room.tables.lifecycle.join(second.id, ANA, "Ana")
    assert room.tables.tables_of(ANA) == [first, second]
    assert room.tables.tables_of(BEN) == [second]
    assert room.tables.tables_of(CARA) == []


async def test_an_unknown_table_is_refused(room: Room) -> None:
    with pytest.raises(refuse.NoSuchTable):
        await room.tables.lifecycle.join(404, ANA, "Ana")
    assert room.tables.get(404) is None
    assert await room.tables.find(404) is None
    assert await room.tables.last_at(404) is None


async def test_a_game_does_not_begin_with_options_that_prevent_it(room: Room) -> None:
    table = await room.tables.lifecycle.open(
        game="middle_east",
        options={"goal": "25"},
        seats=1,
        language="en",
        guild_id=9,
        channel_id=5,
        host=ANA,
        host_name="A",
    )
    with pytest.raises(refuse.OptionsConflict) as error:
        await room.tables.lifecycle.start(table.id, ANA)
    assert error_text("en", error.value).startswith("The game cannot begin like this. Alone one plays for bronze")
    await room.tables.lobby.set(table.id, ANA, "option:goal", "none")
    assert (await room.tables.lifecycle.start(table.id, ANA)).status == "playing"


def test_tables_of_a_league_have_the_usual_options_where_those_chosen_prevent_the_game() -> None:
    game = LeagueGame("middle_east", 1, {"goal": "25"})
    assert options_for(game, 1)["goal"] == "none"
    assert options_for(game, 2)["goal"] == "25"
