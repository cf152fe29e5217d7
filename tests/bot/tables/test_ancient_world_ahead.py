"""The Ancient World at a table: a planned placement is carried out or lapses with its reason, orders answer at once."""

from __future__ import annotations

from bot.model.plans import CARRIED_OUT
from bot.model.table import Table
from tests.bot.tables.room import ANA, BEN, Room

OPTIONS = {"first-player": "first-seat", "boards": "plain"}


async def world(room: Room) -> Table:
    """A game of two people; Ana begins."""
    table = await room.tables.lifecycle.open(
        game="ancient_world",
        options=OPTIONS,
        seats=2,
        language="en",
        guild_id=9,
        channel_id=80,
        host=ANA,
        host_name="Ana",
    )
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    return await room.tables.lifecycle.start(table.id, ANA)


async def test_a_placement_is_planned_and_carried_out_while_it_is_free(room: Room) -> None:
    table = await world(room)
    await room.tables.plans.plan(table.id, BEN, "turn", [["learn:2:free:one"]])
    await room.tables.answers.give(table.id, ANA, [("turn", ["labor:1:free:coins"])])
    match = await room.tables.match(table.id)
    assert [(one.seat, one.number) for one in match.state.spaces["learn"]] == [(1, 2)]
    assert match.waiting() == (0,), "Ben was not asked"
    (note,) = await room.tables.plans.notes(table.id, BEN)
    assert note.why == CARRIED_OUT


async def test_a_plan_for_nothing_lapses_when_the_place_costs_a_coin(room: Room) -> None:
    table = await world(room)
    await room.tables.plans.plan(table.id, BEN, "turn", [["learn:2:free:one"]])
    await room.tables.answers.give(table.id, ANA, [("turn", ["learn:3:free:one"])])
    match = await room.tables.match(table.id)
    assert match.waiting() == (1,)
    (note,) = await room.tables.plans.notes(table.id, BEN)
    assert note.why.key == "ancient_world-no-higher"
    assert note.why.args == {"action": "learn", "number": 3, "coins": 1}


async def test_a_titan_is_appeased_by_an_order(room: Room) -> None:
    table = await world(room)
    settings = (("appease-up-to", ("spend:2",)), ("else-face", ("face-it",)))
    for user in (ANA, BEN):
        await room.tables.plans.order(table.id, user, "confronting", "game", settings=settings)
    await room.tables.answers.give(table.id, ANA, [("turn", ["claim:learn:3:free"])])
    for user in (BEN, ANA):
        await room.tables.answers.give(table.id, user, [("turn", ["pass"])])
    match = await room.tables.match(table.id)
    assert [ask.key for ask in match.asks()] != ["confront"], "asked in spite of the order"
    said = [(answer.seat, answer.ids) for answer in match.answers if answer.key == "confront"]
    assert said == [(0, ("appease",))]
    assert match.state.players[0].fed == 1
