"""What happened since a player last looked: once, only what they may see, with the ends of the turns between."""

from __future__ import annotations

import pytest

from bot.model import errors as refuse
from bot.tables.catchup import PICTURES
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room
from tests.bot.tables.test_plans import sea


async def test_everything_since_ones_own_last_answer_is_told_once(room: Room) -> None:
    table = await room.playing(BEN)
    for option in ("leader", "pass"):
        await room.do(table, ANA, option)
    stood = len((await room.tables.match(table.id)).log)
    for option in ("leader", "pass"):
        await room.do(table, BEN, option)
    told = await room.tables.past.catch_up(table.id, ANA)
    assert told.entries == (await room.tables.match(table.id)).events(stood, 0)
    assert {entry.event.args.get("seat") for entry in told.entries} >= {1}
    again = await room.tables.past.catch_up(table.id, ANA)
    assert again.entries == []
    assert len(again.views) == 1


async def test_others_secrets_are_not_told(room: Room) -> None:
    table = await room.playing(BEN)
    table = await room.play_on(table, 30)
    for user, seat in ((ANA, 0), (BEN, 1)):
        told = await room.tables.past.catch_up(table.id, user)
        assert all(entry.event.seats is None or seat in entry.event.seats for entry in told.entries)
        assert all(view.viewer == seat for view in told.views)
    with pytest.raises(refuse.NotSeated):
        await room.tables.past.catch_up(table.id, DAN)


async def test_the_ends_of_the_last_turns_come_as_views(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.past.catch_up(table.id, ANA)
    while (await room.tables.match(table.id)).view(None).turn < 9:
        match = await room.tables.match(table.id)
        ask = match.asks()[0]
        user = table.user_at(ask.seat)
        assert user is not None
        await room.tables.answers.give(
            table.id, user, [(ask.key, ["pass" if "pass" in ask.options else ask.options[0]])]
        )
    told = await room.tables.past.catch_up(table.id, CARA)
    turns = [view.turn for view in told.views]
    assert turns == sorted(turns)
    assert turns[-1] == 9
    assert len(turns) <= PICTURES
    assert len(set(turns)) == len(turns) > 1


async def test_it_works_for_the_inner_sea(room: Room) -> None:
    table = await sea(room, people=3)
    for _ in range(150):
        table = (await room.random_answer(table)).table
    answers = (await room.tables.match(table.id)).answers
    longest_away = min(range(3), key=lambda seat: max(at for at, item in enumerate(answers) if item.seat == seat))
    user = table.user_at(longest_away)
    assert user is not None
    told = await room.tables.past.catch_up(table.id, user)
    assert told.entries
    assert all(entry.event.seats in (None, (longest_away,)) for entry in told.entries)
    assert [view.viewer for view in told.views] == [longest_away] * len(told.views)
