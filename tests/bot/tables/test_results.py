"""What has come of games that have ended: stored with their end, and the same when it is made again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.model.results import GameResult, Pool, Rating
from bot.model.table import Table
from bot.tables.ratings import ratings_of
from bot.tables.rebuilding import add_missing, derive, rebuild
from tests.bot.tables.room import ANA, BEN, CARA, FIRST, Room

NAMES = {"en": "former player", "es": "exjugador"}
ENDINGS = dict[int | None, str]


async def result_of(room: Room, table: Table) -> GameResult:
    found = await room.store.results.of_table(table.id)
    assert found is not None
    return found


async def must_be_as_made_again(room: Room) -> None:
    """Making all results again finds nothing to correct."""
    done = await rebuild(room.store)
    assert (done.new, done.changed, done.dropped, done.unread) == (0, 0, 0, [])


def endings(result: GameResult) -> ENDINGS:
    return {seat.user: seat.ending for seat in result.seats}


async def resigned(room: Room, *others: int) -> Table:
    """A game of Through the Ages in which all others resign at the first chance: it is over at once."""
    table = await room.tables.lifecycle.open(
        game="through_the_ages",
        options=FIRST,
        seats=1 + len(others),
        language="en",
        guild_id=9,
        channel_id=78,
        host=ANA,
        host_name="Ana",
    )
    for user in others:
        table = await room.tables.lifecycle.join(table.id, user, f"user {user}")
    table = await room.tables.lifecycle.start(table.id, ANA)
    while not table.is_over:
        ask = (await room.tables.match(table.id)).asks()[0]
        option = "resign" if ask.seat and any(item == "resign" for item in ask.options) else ""
        user = table.user_at(ask.seat)
        assert user is not None
        table = (await room.do(table, user, option)).table
    return table


@pytest.mark.nightly
async def test_a_game_that_is_over_has_places_points_and_what_was_played(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN))
    result = await result_of(room, table)
    match = await room.tables.match(table.id)
    final = {seat.seat: (seat.place, min(seat.ascending)) for seat in match.view(None).final}
    assert {seat.seat: (seat.place, seat.points) for seat in result.seats} == final
    assert [(seat.user, seat.ending, seat.is_late) for seat in result.seats] == [
        (ANA, "played", False),
        (BEN, "played", False),
    ]
    assert [fact.thing for seat in result.seats for fact in seat.facts] == [
        seat.dynasty for seat in match.view(None).seats
    ]
    assert (result.answers, result.guild_id, result.players) == (len(match.answers), 9, 2)
    await must_be_as_made_again(room)


async def test_a_game_whose_end_is_taken_back_counts_no_more(room: Room) -> None:
    table = await resigned(room, BEN)
    before, match = await result_of(room, table), await room.tables.match(table.id)
    assert (before.answers, before.guild_id, before.players) == (len(match.answers), 9, 2)
    assert [seat.points for seat in before.seats] == [seat.culture for seat in match.view(None).seats]
    assert [game.table_id for game in await room.store.results.of_user(BEN, "through_the_ages")] == [table.id]
    assert await room.store.results.of_user(BEN, "tigris") == []
    assert await room.store.results.of_server(9, "through_the_ages") == [before]
    assert await room.store.results.of_server(8) == []
    await room.tables.rewind.carry_out(table.id, match.answers[-1].serial, "a slip")
    assert await room.store.results.of_table(table.id) is None
    assert await room.store.results.count_of_user(BEN) == 0
    await room.do(table, BEN, "resign")
    assert (await result_of(room, table)).seats == before.seats
    await must_be_as_made_again(room)


async def test_who_resigns_and_who_gives_a_seat_up_is_told_apart(room: Room) -> None:
    over = await resigned(room, BEN)
    assert endings(await result_of(room, over)) == {ANA: "played", BEN: "resigned"}
    assert [seat.place for seat in (await result_of(room, over)).seats] == [1, 2]
    table = await room.playing(BEN, CARA)
    await room.tables.seating.resign(table.id, BEN)
    await room.tables.lifecycle.close(table.id, ANA)
    result = await result_of(room, table)
    assert endings(result) == {ANA: "closed", None: "closed", CARA: "closed", BEN: "handed-over"}
    assert not result.is_over
    assert {seat.place for seat in result.seats} == {None}
    assert [seat.seat for seat in result.holders() if seat.is_late] == [1]
    assert await room.store.results.count_of_user(BEN) == 2
    await must_be_as_made_again(room)


@pytest.mark.parametrize("who", [ANA, BEN])
async def test_a_deleted_person_stays_a_nameless_opponent(room: Room, who: int) -> None:
    over = await resigned(room, BEN)
    table = await room.playing(BEN, CARA)
    await room.tables.seating.resign(table.id, BEN)
    await room.tables.lifecycle.close(table.id, ANA)
    places = [seat.place for seat in (await result_of(room, over)).seats]
    await room.tables.forget(who, NAMES)
    result = await result_of(room, over)
    assert [(seat.user, seat.level, seat.name) for seat in result.seats if seat.level] == [
        (None, "former", "former player")
    ]
    assert [seat.place for seat in result.seats] == places
    assert await room.store.results.of_user(who) == []
    await must_be_as_made_again(room)


@pytest.mark.sqlite
async def test_games_that_ended_before_results_were_stored_get_theirs(room: Room, path: Path) -> None:
    over = await resigned(room, BEN)
    before = await result_of(room, over)
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM results")
        db.execute("DELETE FROM result_seats")
        db.execute("DELETE FROM result_facts")
    assert await room.store.results.of_table(over.id) is None
    assert (await add_missing(room.store, 10)).new == 1
    assert await result_of(room, over) == before
    assert (await add_missing(room.store, 10)).games == 0


@pytest.mark.sqlite
async def test_a_result_of_a_game_that_goes_on_is_dropped(room: Room, path: Path) -> None:
    over = await resigned(room, BEN)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET status = 'playing' WHERE id = ?", (over.id,))
    assert (await rebuild(room.store)).dropped == 1
    assert await room.store.results.of_table(over.id) is None
    lobby = await room.lobby()
    await room.tables.lifecycle.close(lobby.id, ANA)
    closed = await room.store.table(lobby.id)
    assert closed is not None
    assert await derive(room.store, closed) is None
    assert await room.store.results.of_table(lobby.id) is None


async def test_ratings_follow_the_results_whatever_comes_and_goes(room: Room) -> None:
    first = await resigned(room, BEN)
    out: set[int] = set()

    async def ratings() -> dict[int, int]:
        made = await ratings_of(room.store, 9, "through_the_ages", out.__contains__)
        return {rating.user: rating.games for rating in made}

    stored = room.store.results.ratings
    unmade, _ = await stored.pool(9, "through_the_ages")
    await stored.outdate(BEN)
    made = Pool(unmade.stamp, 1, first.changed_at, first.id)
    assert not await stored.put(9, "through_the_ages", made, [Rating(BEN, 25.0, 8.0, 1)]), "made while BEN chose"
    assert (await room.store.person(BEN))["ratings"] == []
    assert list(await ratings()) == [ANA, BEN], "the winner first"
    await resigned(room, BEN, CARA)
    assert await ratings() == {ANA: 2, BEN: 2, CARA: 1}
    assert [row["games"] for row in (await room.store.person(CARA))["ratings"]] == [1]

    out.add(CARA)
    await room.store.results.ratings.outdate(CARA)
    assert await ratings() == {ANA: 2, BEN: 2}
    assert (await room.store.person(CARA))["ratings"] == []
    out.clear()
    await room.store.results.ratings.outdate(CARA)

    answer = (await room.tables.match(first.id)).answers[-1].serial
    await room.tables.rewind.carry_out(first.id, answer, "a slip")
    assert await ratings() == {ANA: 1, BEN: 1, CARA: 1}
    await room.tables.forget(BEN, NAMES)
    assert await ratings() == {ANA: 1, CARA: 1}
