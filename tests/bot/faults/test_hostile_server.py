"""A server whose moderators give and take our permissions to make trouble: it stops nothing in any other server."""

from __future__ import annotations

import pytest

from bot.messages.circuit_breaker import MAX_FAILURES, Limits
from tests.bot.faults.seen import shows_all_once
from tests.bot.harness import House, Seated
from tests.bot.simcord.stage import Stage, app

TABLES = 14
THEIRS, OURS = 111, 222
FORBIDDEN = {"message": "Missing Permissions", "code": 50013}


async def toggle(house: House, tables: list[Seated]) -> None:
    """Somebody lets us try again and refuses us again, as often as they like."""
    channels = {int(table.channel) for table in tables}
    for channel in channels:
        house.local.faults.fail(403, None, path=rf"/channels/{channel}.*", body=FORBIDDEN)
    for _ in range(MAX_FAILURES + 2):
        house.bot.breaker.reset(channels)
        for table in tables:
            await house.bot.publisher.publish(table.id)


@pytest.mark.usefixtures("impatient")
@pytest.mark.nightly
async def test_a_server_that_toggles_permissions_at_14_tables_stops_no_posting_elsewhere(house: House) -> None:
    theirs = [await house.table("Ana", "Bruno") for _ in range(TABLES)]
    ours = await house.table("Carla", "Bruno")
    hostile = {int(table.channel) for table in theirs}
    house.bot.breaker.server_of = lambda channel: THEIRS if channel in hostile else OURS
    for table in theirs:
        seat, user = table.now.waiting[0], table.now.waiting_for()[0]
        ask = (await table.match()).ask_of(seat)
        assert ask is not None
        await house.tables.answers.give(table.id, user, [(ask.key, [next(iter(ask.options))])])
    # A quarter of what is left of 70: so many refusals as there are tables.
    house.bot.breaker.limits = Limits(100, 70)
    await toggle(house, theirs)
    assert 0 < house.bot.breaker.refusals(THEIRS) <= TABLES
    await ours.play("tile:")
    await shows_all_once(house, ours)
    assert house.bot.breaker.refusals(OURS) == 0
    assert house.local.faults.invalid_requests() == house.bot.breaker.refusals() <= TABLES


async def test_the_bot_knows_the_server_of_every_channel_and_table(stage: Stage) -> None:
    club = stage.env.create_guild("Club")
    room = club.create_text_channel("club-room")
    await stage.env.settle()
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=2)
    thread = stage.tables.open_tables()[0].channel_id
    assert thread != stage.channel.id
    server_of = app(stage).breaker.server_of
    assert [server_of(place) for place in (stage.channel.id, thread, room.id)] == [stage.guild.id] * 2 + [club.id]
    assert server_of(1) is None
