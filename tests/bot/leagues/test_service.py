"""Leagues as they are stored: tables that come once, results that are noted, people who are forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from bot.model.league_errors import TooManyLeagues
from bot.model.leagues import PLACEHOLDERS, League, LeagueEntry, LeagueGame
from bot.store.leagues import LeagueBehind
from bot.tables.leagues import changes
from bot.tables.leagues.service import MOST_AT_ONCE
from tests.bot.tables.room import ANA, BEN, CARA, Room


async def started(room: Room, *users: int, seats: int = 2) -> League:
    leagues = room.tables.leagues
    made = await leagues.open(
        name="  \u202eAutumn \n league ",
        guild_id=9,
        channel_id=5 << 22,
        host=ANA,
        language="es",
        pace="relaxed",
        league_games=[LeagueGame("nim" if seats == 2 else "toy", seats)],
        at_once=2,
    )
    assert made.name == "Autumn league"
    for user in users:
        await leagues.join(made.id, user, f"user {user}")
    return await leagues.change(made.id, changes.started)


async def begun(room: Room, league: League, number: int) -> League:
    """The league once the table of a fixture is being played in a channel."""
    table = await room.tables.leagues.create_table(league.id, number)
    assert table is not None
    assert table.channel_id < PLACEHOLDERS
    await room.tables.lifecycle.move(table.id, (5 << 22) + number)
    await room.tables.lifecycle.start(table.id, table.users()[0])
    return await room.tables.leagues.has_begun(league.id, number, table.id)


async def test_a_league_is_stored_as_it_is(room: Room) -> None:
    league = await started(room, ANA, BEN, CARA)
    again = await room.tables.leagues.get(league.id)
    assert again == league
    assert (again.status, len(again.fixtures), again.revision) == ("playing", 3, 5)
    assert [(item, guild, ended) for item, guild, _, ended in await room.store.leagues.at_work()] == [(1, 9, False)]
    assert await room.tables.leagues.of_server(9) == [LeagueEntry(league.id, 5 << 22, "Autumn league", "playing")]
    assert await room.tables.leagues.of_server(8) == []


async def test_a_table_is_created_once_however_many_try(room: Room) -> None:
    league = await started(room, ANA, BEN)
    made = await asyncio.gather(*(room.tables.leagues.create_table(league.id, 1) for _ in range(4)))
    assert sum(table is not None for table in made) == 1
    (table,) = room.tables.open_tables()
    assert sorted(table.users()) == [ANA, BEN]
    assert (table.language, table.pace, table.host, table.entry) == ("es", "relaxed", ANA, "invited")
    assert await room.tables.leagues.is_of_league(table.id)
    assert not await room.tables.leagues.is_of_league(table.id + 1)
    # Somebody who has read the league before that stores nothing.
    old = league
    new = changes.with_fixture(old, old.fixtures[0])
    with pytest.raises(LeagueBehind):
        await room.store.leagues.open_table(old, new, 1, msgspec.structs.replace(table, channel_id=77), [])
    assert len(await room.store.tables_to_load()) == 1


async def test_the_result_of_a_table_is_noted_and_a_closed_one_counts_for_nobody(room: Room) -> None:
    league = await begun(room, await started(room, ANA, BEN, CARA), 1)
    number, other = 1, 2
    table_id = league.fixtures[0].table_id or 0
    assert (await room.tables.leagues.note_end(league.id, number)) == league
    table = room.tables.get(table_id)
    assert table is not None
    await room.play_on(table)
    assert [ended for _, _, _, ended in await room.store.leagues.at_work()] == [True]
    league = await room.tables.leagues.note_end(league.id, number)
    result = (await room.tables.match(table_id)).result()
    assert result is not None
    by_seat = {seat: place for place, seat in result.ranked()}
    assert league.fixtures[0].places == tuple(by_seat[seat] for seat in range(2))
    assert league.fixtures[0].status == "played"
    league = await begun(room, league, other)
    await room.tables.lifecycle.close(league.fixtures[1].table_id or 0, ANA)
    league = await room.tables.leagues.note_end(league.id, other)
    assert (league.fixtures[1].status, league.fixtures[1].is_closed) == ("annulled", True)


async def test_who_gives_a_seat_up_is_last_whatever_the_computer_makes_of_it(room: Room) -> None:
    league = await begun(room, await started(room, ANA, BEN), 1)
    fixture = league.fixtures[0]
    await room.tables.seating.resign(fixture.table_id or 0, ANA)
    table = room.tables.get(fixture.table_id or 0)
    while table is not None and table.status == "playing":
        await room.random_answer(table)
        table = room.tables.get(table.id)
    league = await room.tables.leagues.note_end(league.id, 1)
    ana = league.player_of(ANA)
    assert ana is not None
    assert dict(zip(fixture.players, league.fixtures[0].places, strict=True))[ana.number] == 2


async def test_who_has_exchanged_seats_has_given_none_up(room: Room) -> None:
    league = await begun(room, await started(room, ANA, BEN), 1)
    fixture = league.fixtures[0]
    vote = await room.tables.seating.ask_swap(fixture.table_id or 0, ANA, BEN)
    await room.tables.votes.cast(fixture.table_id or 0, BEN, vote.id, agree=True)
    table = room.tables.get(fixture.table_id or 0)
    assert table is not None
    table = await room.play_on(table)
    league = await room.tables.leagues.note_end(league.id, 1)
    result = (await room.tables.match(table.id)).result()
    assert result is not None
    winner = league.player_of(table.user_at(next(seat for place, seat in result.ranked() if place == 1)) or 0)
    assert winner is not None
    assert dict(zip(fixture.players, league.fixtures[0].places, strict=True))[winner.number] == 1
    assert sorted(league.fixtures[0].places) == [1, 2]


async def test_a_replay_closes_what_is_being_played(room: Room) -> None:
    league = await begun(room, await started(room, ANA, BEN), 1)
    table_id = league.fixtures[0].table_id or 0
    league, closed = await room.tables.leagues.mend(league.id, 1, lambda now: changes.replayed(now, 1, "again"))
    assert closed == table_id
    table = await room.store.table(table_id)
    assert table is not None
    assert table.status == "closed"
    assert (league.fixtures[0].status, league.fixtures[0].table_id) == ("planned", None)
    league = await begun(room, league, 1)
    assert league.fixtures[0].table_id != table_id


async def test_a_table_that_opens_while_its_match_is_corrected_is_closed_too(room: Room) -> None:
    league = await started(room, ANA, BEN)
    opened = list[League]()

    async def shielded(work: Coroutine[Any, Any, Any]) -> Any:
        if not opened:
            opened.append(league)
            opened.append(await begun(room, league, 1))
        return await real(work)

    real = room.tables.leagues._transactions.shielded
    with patch.object(room.tables.leagues._transactions, "shielded", shielded):
        now, closed = await room.tables.leagues.mend(league.id, 1, lambda now: changes.corrected(now, 1, (1, 2), "so"))
    table_id = opened[1].fixtures[0].table_id
    assert (now.fixtures[0].places, closed) == ((1, 2), table_id)
    table = await room.store.table(table_id or 0)
    assert table is not None
    assert table.status == "closed"


async def test_a_table_that_somebody_has_left_before_it_began_is_planned_without_them(room: Room) -> None:
    league = await started(room, ANA, BEN, CARA, seats=3)
    table = await room.tables.leagues.create_table(league.id, 1)
    assert table is not None
    await room.tables.leagues.leave(league.id, CARA)
    league = await room.tables.leagues.give_up_table(league.id, 1, table.id)
    assert (league.fixtures[0].status, len(league.fixtures[0].players)) == ("planned", 2)


async def test_who_deletes_their_data_is_nowhere_in_a_league(room: Room) -> None:
    league = await begun(room, await started(room, ANA, BEN, CARA), 1)
    exported = await room.store.person(ANA)
    assert exported["leagues"][0]["name"] == f"user {ANA}"
    assert exported["leagues_opened"][0]["league_name"] == "Autumn league"
    await room.tables.forget(ANA, {"en": "former player", "es": "exjugador"})
    league = await room.tables.leagues.get(league.id)
    assert (league.host, league.players[0].user, league.players[0].is_in) == (0, None, False)
    assert all(table.host != ANA for table in room.tables.open_tables())
    stored = await room.store.person(ANA)
    assert not stored["leagues"]
    assert not stored["leagues_opened"]
    assert league.posted_revision < league.revision


async def test_a_server_has_so_many_leagues_under_way_however_many_open_one_at_once(room: Room) -> None:
    async def one(number: int) -> League | None:
        try:
            return await room.tables.leagues.open(
                name=f"Cup {number}",
                guild_id=9,
                channel_id=5 << 22,
                host=ANA,
                language="en",
                pace="relaxed",
                league_games=[LeagueGame("nim", 2)],
                at_once=1,
            )
        except TooManyLeagues:
            return None

    made = await asyncio.gather(*(one(number) for number in range(MOST_AT_ONCE + 3)))
    opened = [league for league in made if league is not None]
    assert len(opened) == MOST_AT_ONCE == len(await room.tables.leagues.of_server(9))
    await room.tables.leagues.change(opened[0].id, changes.ended)
    assert await one(99) is not None


async def test_which_messages_show_a_league_is_not_undone_by_who_has_read_it_before(room: Room) -> None:
    before = await started(room, ANA, BEN)
    await room.store.leagues.posted(msgspec.structs.replace(before, message_id=71, ending_id=72))
    assert await room.store.leagues.put(before, msgspec.structs.replace(before, trouble="league-trouble-thread"))
    now = await room.tables.leagues.get(before.id)
    assert (now.message_id, now.ending_id, now.trouble) == (71, 72, "league-trouble-thread")
    assert await room.store.leagues.put(now, msgspec.structs.replace(now, message_id=0, ending_id=0))
    now = await room.tables.leagues.get(before.id)
    assert (now.message_id, now.ending_id) == (0, 0)
