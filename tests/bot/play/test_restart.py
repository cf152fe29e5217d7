"""The bot ends and starts again over the same database: games and buttons go on, nothing comes twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from bot import app
from bot.local.gateway import Gateway
from bot.model.posts import Post
from bot.posting.kinds import UNCONFIRMED
from bot.store import StoreUnavailable
from tests.bot.harness import House, labels, until

MESSAGES = r"/channels/\d+/messages"
FORBIDDEN = {"message": "Missing Permissions", "code": 50013}


async def test_in_mid_turn_the_panel_and_the_board_go_on(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    panel = await table.play("tile:red")
    before = await player.public(table.channel)
    hands = await player.user.dms()
    await house.restart_bot()
    assert await player.public(table.channel) == before
    assert await player.user.dms() == hands
    panel = await player.act(panel, table.channel, await table.pick("leader:"))
    assert (await table.match()).revision == 2
    assert len(await player.public(table.channel)) == len(before)
    await player.press(await player.board(table.channel), "Zoom", table.channel)
    await table.end_turn()
    assert len(await player.public(table.channel)) == len(before) + 1
    assert await table.told() == await house.log(table.id)


async def test_a_lobby_goes_on_too(house: House) -> None:
    ana, bruno, place = await house.player("Ana"), await house.player("Bruno"), house.channel("games")
    await ana.type("game new", place, game="tigris", seats=2, where="here", language="en")
    await house.restart_bot()
    await bruno.press(await bruno.board(place), "Join", place)
    await ana.press(await ana.board(place), "Start", place)
    assert labels(await ana.board(place))[0] == "Play"
    assert len(await ana.public(place)) == 2


async def test_what_was_stored_but_not_posted_is_posted_at_the_next_start(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, other = table.to_act(), next(item for item in table.players if item is not table.to_act())
    await table.play("tile:")
    await table.play("tile:")
    panel = await player.open_panel(table.channel)
    house.local.fail_next("POST", MESSAGES, 403, FORBIDDEN)
    await player.act(panel, table.channel, "pass")
    assert table.to_act() is other
    assert len(await table.boards()) == 1
    assert table.now.posted_revision < table.now.revision
    await house.restart_bot()
    boards = await table.boards()
    assert len(boards) == 2
    assert boards[-1]["content"].startswith(f"<@{other.id}>")
    assert (labels(boards[0]), labels(boards[1])[0]) == ([], "Play")
    assert await table.told() == await house.log(table.id)
    await house.restart_bot()
    assert await table.boards() == boards


async def test_ended_between_posting_and_noting_it_the_bot_does_not_post_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    await table.play("tile:")
    await table.play("tile:")

    noted = house.tables.store.messages.remember

    async def ended(post: Post, **more: Any) -> None:
        if post.kind == UNCONFIRMED:
            return await noted(post, **more)
        raise ConnectionError

    monkeypatch.setattr(house.tables.store.messages, "remember", ended)
    panel = await player.open_panel(table.channel)
    await player.act(panel, table.channel, "pass")
    assert len(await table.boards()) == 2
    await house.restart_bot()
    assert len(await table.boards()) == 2
    assert [labels(message)[:1] for message in await table.boards()] == [[], ["Play"]]
    assert await table.told() == await house.log(table.id)


async def test_the_commands_are_registered_once_and_not_at_every_start(house: House) -> None:
    registered = [path for verb, path, *_ in house.requests if verb == "PUT" and path.endswith("/commands")]
    await house.restart_bot()
    again = [path for verb, path, *_ in house.requests if verb == "PUT" and path.endswith("/commands")]
    assert len(registered) == len(again) == 1


@pytest.mark.parametrize("what", ["cut", "asked to reconnect", "session forgotten"])
async def test_after_a_lost_gateway_the_game_goes_on(house: House, what: str) -> None:
    table = await house.table("Ana", "Bruno")
    gateway: Gateway = house.local.gateway
    connected = house.bot.ws
    if what == "cut":
        await gateway.cut()
    elif what == "asked to reconnect":
        gateway.ask_to_reconnect()
    else:
        gateway.forget_sessions()
    await house.reconnected(connected)
    await table.play("tile:")
    assert len(await table.boards()) == 1
    assert await table.told() == await house.log(table.id)


async def test_the_tables_of_a_shard_are_taken_as_soon_as_the_store_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TAKEN_AGAIN_AFTER", 0.0)
    table, leases = await house.table("Ana", "Bruno"), house.tables.leases
    give, refused = leases.give, list[None]()

    async def breaks_off(shards: Iterable[int] = ()) -> None:
        if len(refused) < 3:
            refused.append(None)
            raise StoreUnavailable("games", "unreachable")
        await give(shards)

    monkeypatch.setattr(leases, "give", breaks_off)
    # Nobody has had it since a process ended.
    leases.forget(table.id)
    await house.store.database.execute("UPDATE tables SET leased_by = ''")
    assert not leases.holds(table.id)
    await house.bot._shards_changed()
    assert len(refused) == 3
    assert leases.holds(table.id)


async def test_where_a_shard_has_changed_again_the_earlier_change_is_not_followed_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TAKEN_AGAIN_AFTER", 0.0)
    asked, may_fail = list[str](), asyncio.Event()

    async def breaks_off(_: Iterable[int] = ()) -> None:
        asked.append(asyncio.current_task().get_name())  # type: ignore[union-attr]
        if asked[-1] == "earlier":
            await may_fail.wait()
            raise StoreUnavailable("games", "unreachable")

    monkeypatch.setattr(house.tables.leases, "give", breaks_off)
    earlier = asyncio.create_task(house.bot._shards_changed(), name="earlier")
    await until(lambda: asked == ["earlier"])
    await asyncio.create_task(house.bot._shards_changed(), name="later")
    may_fail.set()
    await earlier
    assert asked == ["earlier", "later"]
