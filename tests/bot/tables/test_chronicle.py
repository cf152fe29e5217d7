"""Looking back: who may, what they see while a game goes on, when it was ended early, and when it is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.history.log_pages import Wanted, found_lines
from bot.model import errors as refuse
from bot.model.posts import Post
from bot.model.table import Table
from bot.store.driver import Row, Session
from bot.tables.chronicle import HandsHidden, NotForYou
from engine.core.game_file import first_difference, read, replay
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room

MOD = 2**62 + 99


async def over(room: Room) -> Table:
    """A game of Ana and Ben, played to its end."""
    table = await room.play_on(await room.playing(BEN))
    assert table.status == "over"
    return table


async def test_a_running_game_is_seen_as_everybody_sees_it(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN), 40)
    look = room.tables.chronicle.moment
    present = await look(table.id, ANA, None, None, sees=False)
    assert present.view == (await room.tables.match(table.id)).view(None)
    for step in range(len(present.story.steps)):
        moment = await look(table.id, ANA, step, None, sees=False)
        assert moment.view.viewer is None
        assert all(entry.event.seats is None for entry in moment.entries)


@pytest.mark.parametrize("status", ["playing", "closed"])
async def test_no_seats_view_before_a_game_was_played_to_its_end_not_even_ones_own(room: Room, status: str) -> None:
    table = await room.play_on(await room.playing(BEN), 20)
    if status == "closed":
        await room.tables.lifecycle.close(table.id, MOD, force=True)
    for user in (ANA, BEN, MOD):
        for seat in (0, 1):
            with pytest.raises(HandsHidden):
                await room.tables.chronicle.moment(table.id, user, 3, seat, sees=True)


async def test_when_it_is_over_every_seat_can_be_looked_over_the_shoulder(room: Room) -> None:
    table = await over(room)
    for seat in (0, 1):
        moment = await room.tables.chronicle.moment(table.id, ANA, 5, seat, sees=False)
        assert moment.view.viewer == seat
        assert moment.view.hand
    with pytest.raises(refuse.NotPossibleSeat):
        await room.tables.chronicle.moment(table.id, ANA, 5, 2, sees=False)


async def test_the_same_picture_has_the_same_mark_and_no_other_has(room: Room) -> None:
    table = await over(room)
    look = room.tables.chronicle.moment
    count = len((await look(table.id, ANA, 0, None, sees=False)).story.steps)
    marks = [(await look(table.id, ANA, step, seat, sees=False)).mark for step in range(count) for seat in (None, 0, 1)]
    assert len(set(marks)) == len(marks) == 3 * count
    assert (await look(table.id, BEN, 4, 1, sees=False)).mark == marks[4 * 3 + 2]


async def test_strangers_look_only_where_they_see_the_channel(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN), 10)
    for sees in (False, True):
        looking = (
            room.tables.chronicle.moment(table.id, DAN, 0, None, sees=sees),
            room.tables.chronicle.account(table.id, DAN, sees=sees),
        )
        for look in looking:
            if sees:
                await look
            else:
                with pytest.raises(NotForYou):
                    await look


async def test_who_has_left_looks_again_once_it_is_over(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN, CARA), 10)
    await room.tables.seating.resign(table.id, CARA)
    with pytest.raises(NotForYou):
        await room.tables.chronicle.account(table.id, CARA, sees=False)
    with pytest.raises(refuse.NotSeated):
        await room.tables.chronicle.take_home(table.id, CARA)
    await room.play_on(room.tables.get(table.id) or table)
    await room.tables.chronicle.account(table.id, CARA, sees=False)
    assert (await room.tables.chronicle.take_home(table.id, CARA)).is_whole


async def test_the_log_is_ones_own_and_with_everybodys_lines_only_when_it_is_over(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN), 30)
    for user, seat in ((ANA, 0), (BEN, 1), (DAN, None)):
        account = await room.tables.chronicle.account(table.id, user, sees=True, whole=True)
        assert account.entries == (await room.tables.match(table.id)).events(0, seat)
    table = await room.play_on(table)
    account = await room.tables.chronicle.account(table.id, ANA, sees=True, whole=True)
    assert account.entries == (await room.tables.match(table.id)).log


async def test_a_finished_games_file_replays_to_the_same_end(room: Room) -> None:
    taken = await room.tables.chronicle.take_home((await over(room)).id, BEN)
    file = read(taken.data)
    assert taken.is_whole
    assert first_difference(file, replay(file)) == ""
    assert file.places


@pytest.mark.parametrize("status", ["playing", "closed"])
async def test_a_running_games_file_holds_no_secret_of_another(room: Room, status: str) -> None:
    table = await room.play_on(await room.playing(BEN), 30)
    if status == "closed":
        await room.tables.lifecycle.close(table.id, ANA)
    taken = await room.tables.chronicle.take_home(table.id, ANA)
    raw = json.loads(taken.data)
    assert not taken.is_whole
    assert "seed" not in raw
    assert {move["seat"] for move in raw["answers"]} == {0}
    assert all(0 in (line["event"].get("seats") or [0]) for line in raw["log"])
    with pytest.raises(refuse.NotSeated):
        await room.tables.chronicle.take_home(table.id, MOD)


async def test_a_lobby_has_nothing_to_look_back_at(room: Room) -> None:
    table = await room.lobby()
    for look in (
        room.tables.chronicle.moment(table.id, ANA, 0, None, sees=True),
        room.tables.chronicle.account(table.id, ANA, sees=True),
        room.tables.chronicle.take_home(table.id, ANA),
    ):
        with pytest.raises(refuse.NotStarted):
            await look


async def test_ended_games_are_listed_for_who_played_and_who_is_in_the_server(room: Room) -> None:
    first = await over(room)
    room.now += 10
    second = await room.play_on(await room.playing(CARA, channel=78), 4)
    await room.tables.lifecycle.close(second.id, ANA)
    never = await room.lobby(channel=79)
    await room.tables.lifecycle.close(never.id, ANA)
    running = await room.playing(BEN, channel=80)
    ended = room.tables.chronicle.ended
    assert [table.id for table in await ended(ANA, None)] == [second.id, first.id]
    assert [table.id for table in await ended(BEN, None)] == [first.id]
    assert [table.id for table in await ended(DAN, 9)] == [second.id, first.id]
    assert await ended(DAN, 8) == []
    assert running.id not in [table.id for table in await ended(ANA, 9)]


async def test_what_a_list_needs_of_all_ended_games_is_one_statement(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await over(room)
    await room.store.messages.remember(Post(first.id, "result", 0, 55, 1, first.revision))
    room.now += 10
    second = await room.play_on(await room.playing(BEN, CARA, channel=78), 4)
    await room.tables.lifecycle.close(second.id, ANA)

    async def class_of(session: Session) -> type[Session]:
        return type(session)

    kind, statements = await room.store.database.read(class_of), list[str]()
    rows = kind.rows

    async def counted(self: Session, query: str, *values: object) -> list[Row]:
        statements.append(query)
        return await rows(self, query, *values)

    monkeypatch.setattr(kind, "rows", counted)
    cara = await room.tables.chronicle.ended(CARA, 9, "result")
    assert len(statements) == 1
    dan = await room.tables.chronicle.ended(DAN, 9)
    assert [(game.has_played, game.result_channel, len(game.names)) for game in cara] == [
        (True, None, 3),
        (False, 55, 2),
    ]
    assert cara[1].names == tuple(first.names())
    assert [(game.has_played, game.result_channel) for game in dan] == [(False, None), (False, None)]


async def test_games_only_players_may_watch_are_listed_for_them_alone(room: Room) -> None:
    table = await room.lobby()
    await room.tables.lobby.set(table.id, ANA, "watch", "players")
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.play_on(await room.tables.lifecycle.start(table.id, ANA))
    assert [item.id for item in await room.tables.chronicle.ended(BEN, 9)] == [table.id]
    assert await room.tables.chronicle.ended(DAN, 9) == []


async def test_a_step_knows_the_view_before_it(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN), 12)
    look = room.tables.chronicle.moment
    first = await look(table.id, ANA, 0, None, sees=False)
    assert first.before is None
    for step in range(1, len(first.story.steps)):
        moment = await look(table.id, ANA, step, None, sees=False)
        earlier = await look(table.id, ANA, step - 1, None, sees=False)
        assert moment.before == earlier.view


async def test_taking_back_takes_steps_away(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    look = room.tables.chronicle.moment
    before = len((await look(table.id, ANA, None, None, sees=True)).story.steps)
    await room.tables.undo.take_back(table.id, ANA)
    after = await look(table.id, ANA, before - 1, None, sees=True)
    assert len(after.story.steps) == before - 1
    assert after.step == before - 2


async def test_it_is_all_there_after_a_restart(room: Room, path: Path) -> None:
    table = await over(room)
    before = await room.tables.chronicle.moment(table.id, ANA, 7, 1, sees=False)
    again = await Room.at(path)
    after = await again.tables.chronicle.moment(table.id, ANA, 7, 1, sees=False)
    assert (after.view, after.entries, after.story.turns, after.mark) == (
        before.view,
        before.entries,
        before.story.turns,
        before.mark,
    )
    await again.tables.shut_down()


async def test_the_log_names_who_sat_there_then(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    vote = await room.tables.seating.ask_substitute(table.id, ANA, CARA, "Cara")
    await room.tables.votes.cast(table.id, CARA, vote.id, True)
    account = await room.tables.chronicle.account(table.id, BEN, sees=False)
    lines = found_lines(account, Wanted(), "en")
    assert any("Ana places" in line for line in lines)
    assert not any("Cara places" in line for line in lines)
