"""Seats that change hands during play, and the questions that this needs."""

from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.table import Sitting, Table
from bot.tables.seat_rules import names_at
from bot.tables.seating import ABSENT
from bot.tables.votes import LASTS
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room

EVA = 2**62 + 5


async def seats_of(room: Room, table: Table) -> list[int | None]:
    """The users by seat, as stored."""
    stored = await room.store.table(table.id)
    assert stored is not None
    return [stored.user_at(seat) for seat in range(stored.seats)]


async def hand_of(room: Room, table: Table, user: int) -> object:
    """What this user sees of their own hand."""
    now = room.tables.get(table.id)
    assert now is not None
    return (await room.tables.match(table.id)).view(now.seat_of(user)).hand


# --- before the start -------------------------------------------------------------------------------------------


async def test_one_moves_to_an_open_seat_or_a_computers(room: Room) -> None:
    table = await room.lobby(seats=4)
    await room.tables.lifecycle.add_computer(table.id, ANA)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    table = await room.tables.seating.take(table.id, ANA, 3)
    assert table.names() == ["", "Enkidu", "Ben", "Ana"]
    table = await room.tables.seating.take(table.id, ANA, 1)
    assert table.names() == ["", "Ana", "Ben", "Enkidu"]
    for seat in (2, 4, 1):
        with pytest.raises(refuse.NotPossibleSeat):
            await room.tables.seating.take(table.id, ANA, seat)
    with pytest.raises(refuse.NotSeated):
        await room.tables.seating.take(table.id, CARA, 0)


async def test_people_exchange_seats_before_the_start_if_both_want(room: Room) -> None:
    table = await room.lobby(seats=2)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    vote = await room.tables.seating.ask_swap(table.id, ANA, BEN)
    assert (vote.waiting, vote.needed) == ((BEN,), 1)
    result = await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert (result.state, await seats_of(room, table)) == ("agreed", [BEN, ANA])


# --- a computer meanwhile ---------------------------------------------------------------------------------------


async def test_a_computer_plays_until_its_owner_is_back(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    assert table.waiting_for() == [ANA]
    outcome = await room.tables.seating.lend(table.id, ANA)
    assert outcome.notice is not None
    assert (outcome.notice.key, outcome.notice.args) == ("notice-lent", {"name": "Ana"})
    assert room.answered(outcome).table.waiting_for() == [BEN]
    assert (outcome.table.owner_of(0), outcome.table.lent_seat(ANA), outcome.table.host) == (ANA, 0, ANA)
    assert room.tables.tables_of(ANA) == []
    assert [item.id for item in room.tables.lent_by(ANA)] == [table.id]
    with pytest.raises(refuse.NotSeated):
        await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    room = await room.reopened(path)
    outcome = await room.tables.seating.take_back(table.id, ANA)
    assert (outcome.table.user_at(0), tuple(outcome.table.computers()), outcome.table.names()[0]) == (ANA, (), "Ana")
    with pytest.raises(refuse.NotLent):
        await room.tables.seating.take_back(table.id, ANA)
    await room.tables.shut_down()


async def test_the_last_one_there_does_not_lend_their_seat(room: Room) -> None:
    table = await room.playing(BEN, seats=3)
    await room.tables.seating.lend(table.id, ANA)
    with pytest.raises(refuse.LastPlayer):
        await room.tables.seating.lend(table.id, BEN)
    assert not (await room.tables.match(table.id)).result()


async def test_who_is_away_gets_the_seat_back_when_the_last_other_one_resigns(room: Room) -> None:
    table = await room.playing(BEN)
    await room.tables.seating.lend(table.id, ANA)
    outcome = await room.tables.seating.resign(table.id, BEN)
    assert (outcome.table.status, outcome.table.users(), outcome.table.host) == ("playing", [ANA], ANA)
    assert room.answered(outcome).table.waiting_for() == [ANA]


async def test_who_is_away_may_resign(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.seating.lend(table.id, ANA)
    outcome = await room.tables.seating.resign(table.id, ANA)
    assert (outcome.table.members(), outcome.table.host) == ([BEN, CARA], BEN)
    with pytest.raises(refuse.NotLent):
        await room.tables.seating.take_back(table.id, ANA)


# --- exchanging seats -------------------------------------------------------------------------------------------


async def test_in_play_hands_go_with_the_seats(room: Room) -> None:
    table = await room.playing(BEN)
    anas, bens = await hand_of(room, table, ANA), await hand_of(room, table, BEN)
    assert anas != bens
    vote = await room.tables.seating.ask_swap(table.id, BEN, ANA)
    with pytest.raises(refuse.NotYourVote):
        await room.tables.votes.cast(table.id, BEN, vote.id, True)
    result = await room.tables.votes.cast(table.id, ANA, vote.id, True)
    assert result.outcome is not None
    assert result.outcome.notice is not None
    assert result.outcome.notice.key == "vote-swap-agreed"
    assert result.outcome.notice.args.items() >= {"asker": f"user {BEN}", "name": "Ana", "seat": 1}.items()
    assert (await hand_of(room, table, ANA), await hand_of(room, table, BEN)) == (bens, anas)
    assert result.outcome.table.waiting_for() == [BEN]
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, ANA, vote.id, True)


async def test_a_swap_that_is_refused_or_withdrawn_changes_nothing(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    seating = room.tables.seating
    vote = await seating.ask_swap(table.id, ANA, BEN)
    with pytest.raises(refuse.NotAsked):
        await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert (await room.tables.votes.cast(table.id, BEN, vote.id, False)).state == "refused"
    vote = await seating.ask_swap(table.id, ANA, CARA)
    assert (await room.tables.votes.cast(table.id, ANA, vote.id, False)).state == "refused"
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert await seats_of(room, table) == [ANA, BEN, CARA]
    for user, partner, error in ((ANA, ANA, refuse.NotForYourself), (ANA, DAN, refuse.NotMember)):
        with pytest.raises(error):
            await seating.ask_swap(table.id, user, partner)
    with pytest.raises(refuse.NotSeated):
        await seating.ask_swap(table.id, DAN, ANA)


# --- substitutes ------------------------------------------------------------------------------------------------


async def test_an_invited_substitute_gets_the_hand_and_the_leaver_loses_it(room: Room) -> None:
    table = await room.playing(BEN)
    hand = await hand_of(room, table, ANA)
    vote = await room.tables.seating.ask_substitute(table.id, ANA, CARA, "Cara")
    assert (vote.kind, vote.waiting) == ("invite", (CARA,))
    for user, error in ((DAN, refuse.NotSeated), (BEN, refuse.NotAsked)):
        with pytest.raises(error):
            await room.tables.votes.cast(table.id, user, vote.id, True)
    result = await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert result.outcome is not None
    after = result.outcome.table
    assert (after.users(), after.host, after.waiting_for()) == ([CARA, BEN], CARA, [CARA])
    assert await hand_of(room, table, CARA) == hand
    with pytest.raises(refuse.NotSeated):
        await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    await room.do(after, CARA, "pass")


async def test_only_the_owner_gives_a_seat_away_and_the_host_a_computers(room: Room) -> None:
    table = await room.playing(BEN, seats=3)
    ask = room.tables.seating.ask_substitute
    with pytest.raises(refuse.NotPossibleSeat):
        await ask(table.id, ANA, CARA, "Cara", 1)
    with pytest.raises(refuse.NotHost):
        await ask(table.id, BEN, CARA, "Cara", 2)
    with pytest.raises(refuse.AlreadySeated):
        await ask(table.id, ANA, BEN, "Ben", 2)
    with pytest.raises(refuse.NotPossibleSeat):
        await ask(table.id, ANA, CARA, "Cara", 7)
    vote = await ask(table.id, ANA, CARA, "Cara", 2)
    await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert await seats_of(room, table) == [ANA, BEN, CARA]


async def test_a_newcomer_needs_most_of_the_table_and_the_owner(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    vote = await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 1)
    assert (vote.kind, vote.waiting, vote.needed) == ("request", (ANA, BEN, CARA), 2)
    assert (await room.tables.votes.cast(table.id, ANA, vote.id, True)).state == "open"
    assert (await room.tables.votes.cast(table.id, CARA, vote.id, True)).state == "open"
    assert await seats_of(room, table) == [ANA, BEN, CARA]
    assert (await room.tables.votes.cast(table.id, BEN, vote.id, True)).state == "agreed"
    assert await seats_of(room, table) == [ANA, DAN, CARA]
    with pytest.raises(refuse.AlreadySeated):
        await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 0)
    vote = await room.tables.seating.ask_for_seat(table.id, EVA, "Eva", 1)
    assert (await room.tables.votes.cast(table.id, DAN, vote.id, False)).state == "refused"


async def test_a_computers_seat_needs_most_of_the_table(room: Room) -> None:
    table = await room.playing(BEN, CARA, seats=4)
    vote = await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 3)
    assert (await room.tables.votes.cast(table.id, ANA, vote.id, False)).state == "open"
    await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert (await room.tables.votes.cast(table.id, CARA, vote.id, True)).state == "agreed"
    assert await seats_of(room, table) == [ANA, BEN, CARA, DAN]


async def test_a_question_about_seats_outlives_moves_but_not_other_seats_changes(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    first = await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 2)
    await room.do(table, ANA, "leader")
    assert [vote.id for vote in await room.tables.votes.open_at(table.id)] == [first.id]
    await room.tables.seating.lend(table.id, BEN)
    assert await room.tables.votes.open_at(table.id) == []
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, ANA, first.id, True)


async def test_a_question_expires(room: Room) -> None:
    table = await room.playing(BEN)
    vote = await room.tables.seating.ask_swap(table.id, ANA, BEN)
    assert vote.expires_at == room.now + LASTS
    room.now += LASTS
    assert await room.tables.votes.open_at(table.id) == []
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert await seats_of(room, table) == [ANA, BEN]
    again = await room.tables.seating.ask_swap(table.id, ANA, BEN)
    assert again.id != vote.id
    assert (await room.tables.votes.cast(table.id, BEN, again.id, True)).state == "agreed"


async def test_a_vote_goes_on_after_a_restart(room: Room, path: Path) -> None:
    table = await room.playing(BEN, CARA)
    vote = await room.tables.seating.ask_for_seat(table.id, DAN, "Dan", 2)
    await room.tables.votes.cast(table.id, CARA, vote.id, True)
    room = await room.reopened(path)
    assert (await room.tables.votes.cast(table.id, ANA, vote.id, True)).state == "agreed"
    assert await seats_of(room, table) == [ANA, BEN, DAN]
    await room.tables.shut_down()


# --- removal ----------------------------------------------------------------------------------------------------


async def test_most_of_the_others_remove_somebody(room: Room) -> None:
    table = await room.playing(BEN, CARA, DAN)
    vote = await room.tables.seating.ask_removal(table.id, BEN, ANA)
    assert (vote.agreed, vote.waiting, vote.needed) == ((BEN,), (CARA, DAN), 2)
    with pytest.raises(refuse.NotAsked):
        await room.tables.votes.cast(table.id, ANA, vote.id, False)
    result = await room.tables.votes.cast(table.id, DAN, vote.id, True)
    assert result.outcome is not None
    after = room.answered(result.outcome).table
    assert (result.state, after.users(), after.host) == ("agreed", [BEN, CARA, DAN], BEN)
    assert (tuple(after.computers()), after.names()[0], after.lent_seat(ANA)) == ((0,), "Ana", None)
    assert after.waiting_for() == [BEN]


async def test_a_removal_that_can_no_longer_get_enough_ends(room: Room) -> None:
    table = await room.playing(BEN, CARA, DAN)
    vote = await room.tables.seating.ask_removal(table.id, BEN, ANA)
    assert (await room.tables.votes.cast(table.id, CARA, vote.id, False)).state == "open"
    assert (await room.tables.votes.cast(table.id, DAN, vote.id, False)).state == "refused"
    assert await room.tables.votes.open_at(table.id) == []


async def test_the_same_removal_asked_by_two_is_one_vote(room: Room) -> None:
    table = await room.playing(BEN, CARA, DAN)
    first = await room.tables.seating.ask_removal(table.id, BEN, ANA)
    second = await room.tables.seating.ask_removal(table.id, CARA, ANA)
    assert (second.id, second.outcome is not None) == (first.id, True)
    assert await seats_of(room, table) == [None, BEN, CARA, DAN]


async def test_one_alone_removes_only_who_has_been_waited_for_a_day(room: Room) -> None:
    table = await room.playing(BEN)
    with pytest.raises(refuse.TooSoon):
        await room.tables.seating.ask_removal(table.id, BEN, ANA)
    room.now += ABSENT
    with pytest.raises(refuse.TooSoon):
        await room.tables.seating.ask_removal(table.id, ANA, BEN)
    vote = await room.tables.seating.ask_removal(table.id, BEN, ANA)
    assert vote.outcome is not None
    after = room.answered(vote.outcome).table
    assert (vote.id, after.users(), after.waiting_for()) == (0, [BEN], [BEN])


async def test_a_lent_seat_is_safe_for_a_day(room: Room) -> None:
    table = await room.playing(BEN)
    room.now += ABSENT
    await room.tables.seating.lend(table.id, BEN)
    room.now += ABSENT - 1
    with pytest.raises(refuse.TooSoon):
        await room.tables.seating.ask_removal(table.id, ANA, BEN)
    await room.tables.seating.take_back(table.id, BEN)
    await room.tables.seating.lend(table.id, BEN)
    room.now += ABSENT - 1
    with pytest.raises(refuse.TooSoon):
        await room.tables.seating.ask_removal(table.id, ANA, BEN)
    room.now += 1
    vote = await room.tables.seating.ask_removal(table.id, ANA, BEN)
    assert vote.outcome is not None
    assert vote.outcome.table.members() == [ANA]


async def test_the_host_stays_host_while_a_computer_keeps_their_seat(room: Room) -> None:
    table = await room.playing(BEN)
    await room.tables.seating.lend(table.id, ANA)
    with pytest.raises(refuse.TooSoon):
        await room.tables.seating.ask_removal(table.id, BEN, ANA)
    here = room.tables.get(table.id)
    assert here is not None
    assert (here.host, here.lent_seat(ANA)) == (ANA, 0)


async def test_nobody_removes_themself_or_a_stranger(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    for user, target, error in (
        (ANA, ANA, refuse.NotForYourself),
        (ANA, DAN, refuse.NotMember),
        (DAN, ANA, refuse.NotSeated),
    ):
        with pytest.raises(error):
            await room.tables.seating.ask_removal(table.id, user, target)


# --- what is remembered -----------------------------------------------------------------------------------------


async def test_who_sat_where_when_is_told_in_order(room: Room) -> None:
    table = await room.playing(BEN)
    began = room.now
    await room.do(table, ANA, "leader")
    written = len((await room.tables.match(table.id)).log)
    room.now += 10
    vote = await room.tables.seating.ask_substitute(table.id, ANA, CARA, "Cara")
    await room.tables.votes.cast(table.id, CARA, vote.id, True)
    room.now += 10
    await room.tables.lifecycle.close(table.id, CARA)
    history = await room.tables.store.history(table.id)
    assert history == [
        Sitting(0, ANA, "Ana", None, began, began + 10, 0, written),
        Sitting(1, BEN, f"user {BEN}", None, began, began + 20, 0, written),
        Sitting(0, CARA, "Cara", None, began + 10, began + 20, written, written, 1),
    ]
    assert names_at(history, ["Cara", "Ben"], written - 1)[0] == "Ana"
    assert names_at(history, ["Cara", "Ben"], written)[0] == "Cara"


async def test_since_when_somebody_is_waited_for(room: Room) -> None:
    table = await room.playing(BEN)
    assert table.since(0) == room.now
    began, room.now = room.now, room.now + 60
    table = await room.tables.lobby.set(table.id, ANA, "pace", "daily")
    assert (table.changed_at, table.since(0)) == (room.now, began)
    table = (await room.do(table, ANA, "leader")).table
    assert table.since(0) == room.now
