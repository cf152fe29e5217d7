"""Two tables at once: one by buttons in a thread, one by typed commands in a channel, with a computer."""

import asyncio
import random

import pytest

from engine.computers.random_player import choose
from engine.core.rng import seeded
from tests.bot.harness import House, Seated
from tests.bot.play.spelling import as_command


async def by_buttons(table: Seated, steps: int) -> None:
    rng = random.Random(3)
    for _ in range(steps):
        player = table.to_act()
        panel = await player.open_panel(table.channel)
        before = (await table.match()).revision
        while (await table.match()).revision == before:
            panel = await player.play_randomly(panel, table.channel, rng)


async def by_typing(table: Seated, steps: int) -> None:
    rng = seeded(4)
    for _ in range(steps):
        player, ask, before = table.to_act(), await table.ask(), (await table.match()).revision
        ids = choose(ask, rng)
        if ids == ("swap",) or list(ids) == ["swap"]:
            ids = [await table.pick("tile:")]
        command, options = as_command(ids)
        reply = await player.type(command, table.channel, **options)
        match = await table.match()
        assert match.revision > before, reply["content"]
        mine = [answer for answer in match.answers if answer.seat == table.now.seat_of(player.id)]
        assert list(mine[-1].ids) == list(ids)


@pytest.mark.nightly
async def test_two_tables_are_played_at_once_and_do_not_meet(house: House) -> None:
    thread = await house.table("Ana", "Bruno")
    channel = await house.table("Carla", "David", where="here", channel="tigris", seats=3)
    assert thread.channel != house.channel("general")
    assert channel.channel == house.channel("tigris")
    assert [holder.computer for holder in channel.now.holders] == [None, None, "sensible"]
    await asyncio.gather(by_buttons(thread, 12), by_typing(channel, 12))
    for table in (thread, channel):
        told, log = await table.told(), await house.log(table.id)
        assert told == log
        people = [player.name for player in table.players]
        others = {"Ana", "Bruno", "Carla", "David"} - set(people)
        assert not any(name in line for line in told for name in others)
        assert table.now.posted_revision == table.now.revision
        with_buttons = [message for message in await table.boards() if message["components"]]
        assert with_buttons == [(await table.boards())[-1]]
        assert f"table {table.id}" in with_buttons[0]["content"]


async def test_what_is_offered_while_typing_is_what_the_panel_offers(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, legal = table.to_act(), list((await table.ask()).options)
    for colour in ("red", "blue"):
        choices = await player.user.autocomplete("tigris leader", table.channel, "square", "c", {"colour": colour})
        squares = [option.rpartition(":")[2] for option in legal if option.startswith(f"leader:{colour}:C")]
        assert [choice["value"] for choice in choices] == squares[:25] != []
    idle = next(item for item in table.players if item is not player)
    assert await idle.user.autocomplete("tigris leader", table.channel, "square", "", {"colour": "red"}) == []


async def test_a_typed_move_and_the_panel_agree_on_what_comes_next(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, other = table.to_act(), next(item for item in table.players if item is not table.to_act())
    panel = await player.open_panel(table.channel)
    command, options = as_command([await table.pick("leader:red:")])
    typed = await player.type(command, table.channel, **options)
    assert "second action" in typed["content"]
    stale = await player.act(panel, table.channel, "pass")
    assert "moment has passed" in stale["content"]
    assert "second action" in stale["content"]
    assert (await table.match()).revision == 1
    refused = await other.type("tigris pass", table.channel)
    assert "asked nothing" in refused["content"]
