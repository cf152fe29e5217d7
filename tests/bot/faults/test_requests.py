"""Requests that fail: too many, a broken Discord, no network, a reply that is lost; and never too many refused ones."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.messages.circuit_breaker import DISCORDS_LIMIT, Limits
from bot.posting import retry_queue
from bot.words.wording import say
from tests.bot.faults.seen import EDITS, MESSAGES, private, shows_all_once
from tests.bot.harness import House, Player, Seated, custom_id, labels, until
from tests.bot.simcord.stage import Person, Stage, calls

NOT_YET = "The channel does not show this yet, for Discord or the disk did not take it. Nothing is lost: I go on trying"


# --- 429 and 5xx ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scope", "counted"), [("user", 2), ("global", 2), ("shared", 0)])
async def test_too_many_requests_are_waited_out_and_nobody_notices(house: House, scope: str, counted: int) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    house.local.faults.rate_limit(2, retry_after=0.05, scope=scope, method="PATCH", path=EDITS)
    await table.play("tile:")
    await shows_all_once(house, table)
    assert house.local.faults.invalid_requests() == house.bot.breaker.refusals() == counted
    assert NOT_YET not in await private(player, table.channel)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(("status", "locale", "lang"), [(503, "en-US", "en"), (521, "es-ES", "es")])
async def test_when_discord_is_broken_the_player_is_told_and_the_board_follows(
    house: House, status: int, locale: str, lang: str
) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    await player.user.set(locale=locale)
    panel = await player.open_panel(table.channel)
    house.local.faults.fail(status, 3, method="PATCH", path=EDITS)
    await player.act(panel, table.channel, await table.pick("tile:"))
    assert say(lang, "trouble-discord") in await private(player, table.channel)
    assert NOT_YET in say("en", "trouble-discord")
    await shows_all_once(house, table)
    assert len(await table.boards()) == 1


async def test_a_broken_reply_is_followed_by_a_sentence(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    panel = await player.open_panel(table.channel)
    house.local.faults.rate_limit(1, retry_after=600, method="PATCH", path=EDITS)
    await player.act(panel, table.channel, await table.pick("tile:"))
    assert NOT_YET in await private(player, table.channel), "a limit of ten minutes holds up nobody for so long"
    assert (await table.match()).revision == 1


CALLBACK = r"/interactions/.*"


@pytest.mark.parametrize("status", [0, 502])
async def test_an_acknowledgement_whose_reply_is_lost_is_followed_by_the_answer(
    house: House, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "ziggurat.actions")
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    panel = await player.open_panel(table.channel)
    house.local.faults.lose_replies(1, status=status, method="POST", path=CALLBACK)
    await player.act(panel, table.channel, await table.pick("tile:"))
    assert (await table.match()).revision == 1
    house.local.faults.lose_replies(1, status=status, method="POST", path=CALLBACK)
    assert (await player.type("hand", table.channel))["attachments"]
    assert caplog.messages[-1] == "an interaction has been acknowledged before"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    await shows_all_once(house, table)


# --- no network -------------------------------------------------------------------------------------------------


async def test_without_network_for_a_minute_a_stored_move_is_posted_when_it_is_back(
    stage: Stage, ann_and_ben: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = ann_and_ben
    # SimCord waits for real until timers of less than half a minute have run.
    monkeypatch.setattr(retry_queue, "FIRST", 31.0)
    down, tried = True, 0
    real = stage.dispatch

    def dispatch(*args: Any, **given: Any) -> Any:
        nonlocal tried
        if down and args[3].startswith("/channels/"):
            tried += 1
            raise aiohttp.ClientConnectionError
        return real(*args, **given)

    monkeypatch.setattr(stage, "dispatch", dispatch)
    posted = len(stage.public())
    reply = await ann.type("tigris pass")
    assert NOT_YET in reply.text
    assert (await stage.match()).revision == 1
    await stage.env.advance_time(60)
    assert tried == 2, "it is tried again, at growing distances"
    assert len(stage.public()) == posted
    down = False
    await stage.env.advance_time(60)
    assert len(stage.public()) == posted + 1
    assert calls(stage.board(), ben)
    assert stage.table().posted_revision == stage.table().revision
    after = len(stage.requests)
    await stage.env.advance_time(100)
    assert len(stage.requests) == after, "what is posted is left alone"


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("where", ["/callback", "/messages/"])
async def test_the_network_goes_in_mid_move_and_comes_back(house: House, where: str) -> None:
    table = await house.table("Ana", "Bruno")
    player, before = table.to_act(), house.bot.ws
    await house.bot.people.set(player.id, confirm=False)
    panel = await player.open_panel(table.channel)
    faults, left = house.local.faults, 1

    def cut(method: str, path: str, *_: object) -> None:
        nonlocal left
        if where in path and left:
            left = 0
            faults.no_network()
            # What has not been acknowledged by now Discord calls failed a moment later.
            asyncio.get_running_loop().call_later(0.5, house.local.interactions.expire_all)

    house.local.on_request(cut)
    await player.user.click(panel["id"], custom_id(panel, "End the turn"), table.channel)
    await house.quiet()
    assert not faults.network
    faults.network_back()
    await house.reconnected(before)
    if (await table.match()).revision == 0:
        await player.user.click(panel["id"], custom_id(panel, "End the turn"), table.channel)
        await house.quiet()
    await until(lambda: not house.bot.publisher.retry_queue.pending())
    await shows_all_once(house, table)
    assert (await table.match()).revision == 1
    assert len(await table.boards()) == 2


async def board_whose_reply_is_lost(house: House) -> tuple[Seated, int]:
    """A table whose newest board Discord has, though we were never told; and how many boards there were before."""
    table = await house.table("Ana", "Bruno")
    await table.play("tile:")
    await table.play("tile:")
    posted = len(await table.boards())
    house.local.faults.lose_replies(1, method="POST", path=MESSAGES)
    while len(await table.boards()) == posted:
        await table.play("pass")
    return table, posted


@pytest.mark.usefixtures("impatient")
async def test_where_only_the_reply_was_lost_nothing_is_posted_twice(house: House) -> None:
    table, posted = await board_whose_reply_is_lost(house)
    await shows_all_once(house, table)
    assert len(await table.boards()) == posted + 1


async def test_where_the_reply_was_lost_and_somebody_moved_the_same_message_is_brought_up_to_date(house: House) -> None:
    table, posted = await board_whose_reply_is_lost(house)
    assert table.now.posted_revision < table.now.revision
    await table.play("tile:")
    await shows_all_once(house, table)
    assert len(await table.boards()) == posted + 1
    assert labels(await table.players[0].board(table.channel))[0] == "Play"


# --- never too many refused requests ----------------------------------------------------------------------------


async def hammer(player: Player, channel: str, times: int) -> None:
    """Press buttons as fast as they can be pressed, whatever comes of it."""
    board = await player.board(channel)
    buttons = [custom_id(board, label) for label in ("Play", "My hand", "Log", "Zoom")]
    clicks = [player.user.click(board["id"], buttons[number % 4], channel) for number in range(times)]
    await asyncio.gather(*clicks)


@pytest.mark.parametrize("status", [401, 403, 429])
async def test_if_everything_is_refused_few_requests_are_made(
    house: House, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.table("Ana", "Bruno")
    assert house.bot.breaker.limits.most <= DISCORDS_LIMIT / 5
    # A twentieth of it, for a test of a second.
    house.bot.breaker.limits = Limits(100, 70, direct=20, newcomers=10)
    house.local.interactions.ack_deadline = 0.3
    if status == 429:
        house.local.faults.rate_limit(None, retry_after=0.001)
    else:
        house.local.faults.fail(status, None)
    for _ in range(12):
        await asyncio.gather(*(hammer(player, table.channel, 10) for player in table.players))
        await house.bot.publisher.publish(table.id)
    await house.quiet()
    assert 50 < house.local.faults.invalid_requests() <= 100
    assert house.bot.breaker.refusals() == house.local.faults.invalid_requests()
    said = [record for record in caplog.records if "nothing is posted for a while" in record.getMessage()]
    assert len(said) <= 1


async def test_in_a_channel_that_is_closed_to_us_a_thousand_wishes_cost_a_few_refusals(house: House) -> None:
    ana, games = await house.player("Ana"), house.channel("games")
    house.local.faults.take_permissions("games", "send_messages", "create_public_threads")
    for where in ("here", "thread") * 6:
        reply = await ana.type("game new", games, game="tigris", seats=2, where=where)
        assert "Ask a moderator to allow me" in reply["content"] + await private(ana, games)
    assert house.local.faults.invalid_requests() == 2
    house.local.faults.give_permissions("games")
    await ana.type("game new", games, game="tigris", seats=2, where="here", language="en")
    assert labels(await ana.board(games))[0] == "Join"
