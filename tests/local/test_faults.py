"""What can be broken by hand, and what a bot on unmodified discord.py sees of it."""

from __future__ import annotations

import asyncio
import re

import aiohttp
import discord
import pytest

from bot.local import permissions as may
from bot.local.client import Refused
from bot.local.fault_rules import SLOW, Rule, Rules
from bot.local.ids import BOT_ID
from tests.local.conftest import running
from tests.waiting import HANG, ends


@pytest.fixture(autouse=True)
def _quick_reconnects(monkeypatch):
    """discord.py waits up to some seconds before it connects again."""
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda self: 0.01)


async def until(true):
    async with asyncio.timeout(HANG):
        while not true():  # noqa: ASYNC110 - discord.py has no event for its cache
            await asyncio.sleep(0.01)


def games(stage):
    return discord.utils.get(stage.bot.guilds[0].text_channels, name="games")


async def faults(stage, method="GET", **body):
    """Ask over HTTP, as the page does; return status and answer."""
    url = stage.local.web_url + "local/faults"
    async with aiohttp.ClientSession() as session, session.request(method, url, json=body or None) as response:
        return response.status, await response.json()


def statuses(stage, method, end):
    return [status for m, path, _, status, _ in stage.requests if m == method and path.endswith(end)]


# Requests


async def test_server_errors_are_tried_again_as_often_as_asked(stage, monkeypatch):
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds: real(0))
    stage.local.faults.fail(502, 2, method="POST", path=r"/channels/\d+/messages")
    await games(stage).send("at last")
    assert statuses(stage, "POST", "/messages") == [502, 502, 200]
    assert stage.local.faults.active() == []


async def test_a_fault_hits_only_what_it_names(stage, monkeypatch):
    stage.local.faults.fail(500, None, method="DELETE")
    message = await games(stage).send("sent")
    monkeypatch.setattr("discord.http.range", lambda count: range(1), raising=False)
    with pytest.raises(discord.DiscordServerError):
        await message.delete()
    stage.local.faults.clear()
    await message.delete()
    assert statuses(stage, "DELETE", str(message.id)) == [500, 204]


async def test_a_reply_that_is_lost_was_carried_out_all_the_same(stage):
    stage.local.faults.lose_replies(method="POST", path=r"/channels/\d+/messages")
    with pytest.raises(aiohttp.ClientError):
        await games(stage).send("who knows")
    said = stage.local.world.store.messages(games(stage).id, limit=5)
    assert [message.content for message in said] == ["who knows"]
    await games(stage).send("and again")


async def test_what_was_carried_out_may_be_answered_with_an_error(stage):
    stage.local.faults.lose_replies(status=403, method="POST", path=r"/channels/\d+/messages")
    with pytest.raises(discord.Forbidden):
        await games(stage).send("it stands there")
    said = stage.local.world.store.messages(games(stage).id, limit=5)
    assert [message.content for message in said] == ["it stands there"]
    assert stage.local.faults.invalid_requests() == 1


async def test_slow_requests_keep_their_order_and_end_with_nought(stage):
    stage.local.faults.slow(0.15)
    before = asyncio.get_running_loop().time()
    await games(stage).send("slow")
    assert asyncio.get_running_loop().time() - before >= 0.15
    stage.local.faults.slow(0)
    assert stage.local.faults.active() == []


async def test_what_discord_counts_as_invalid_is_counted(stage):
    stage.local.faults.rate_limit(2, retry_after=0.01, method="POST", path=r"/channels/\d+/messages")
    stage.local.faults.rate_limit(2, retry_after=0.01, scope="shared", method="POST", path=r"/channels/\d+/messages")
    await games(stage).send("after four refusals")
    assert statuses(stage, "POST", "/messages") == [429] * 4 + [200]
    assert stage.local.faults.invalid_requests() == 2
    stage.local.faults.take_permissions("games", "send_messages")
    with pytest.raises(discord.Forbidden):
        await games(stage).send("no")
    assert stage.local.faults.invalid_requests() == 3


def test_invalid_requests_are_forgotten_after_ten_minutes():
    time = [0.0]
    rules = Rules(lambda: time[0])
    for status in (200, 401, 403, 404, 429, 500):
        rules.replied(status, {})
    assert rules.invalid_requests(600) == 3
    time[0] = 601.0
    assert rules.invalid_requests(600) == 0


def test_of_each_kind_the_oldest_fault_hits_first():
    rules = Rules()
    rules.add(Rule("fail", "answer", "*", re.compile(".*"), 1, status=500))
    rules.add(Rule("fail", "answer", "GET", re.compile("/a"), None, status=502))
    rules.add(Rule("slow", SLOW, "GET", re.compile("/a"), 2, seconds=1.0))
    first, second, third = rules.strike("GET", "/a"), rules.strike("GET", "/a"), rules.strike("GET", "/a")
    assert [blow.rule.status for blow in (first, second, third)] == [500, 502, 502]
    assert [blow.seconds for blow in (first, second, third)] == [1.0, 1.0, 0.0]
    assert rules.strike("POST", "/a").rule is None


# Direct messages to people to whom the bot has not written yet


async def test_opening_direct_messages_too_fast_is_a_403_with_40003(stage):
    stage.local.faults.limit_new_dms(1)
    ana, bruno = [await stage.bot.fetch_user(stage.local.world.user(name).id) for name in ("Ana", "Bruno")]
    await ana.send("one")
    with pytest.raises(discord.Forbidden) as refused:
        await bruno.send("two")
    assert (refused.value.status, refused.value.code) == (403, 40003)
    await ana.send("she has been written to before")
    assert stage.local.faults.active() == [{"fault": "limit_new_dms", "left": 1, "seconds": 60.0}]
    stage.local.faults.clear()
    await bruno.send("two")


async def test_a_quarantined_bot_writes_only_to_whom_it_has_written_before(stage):
    ana, bruno, carla = [
        await stage.bot.fetch_user(stage.local.world.user(name).id) for name in ("Ana", "Bruno", "Carla")
    ]
    await ana.send("before")
    await bruno.create_dm()
    stage.local.faults.quarantined()
    await ana.send("after")
    for person in (bruno, carla):
        with pytest.raises(discord.Forbidden) as refused:
            await person.send("no")
        assert (refused.value.status, refused.value.code) == (403, 20026)
    stage.local.faults.quarantined(False)
    await carla.send("yes")


# The line


async def test_without_a_network_nothing_reaches_discord_and_then_everything_does(stage):
    ana = await stage.user("Ana")
    channel = await ana.channel("games")
    stage.local.faults.no_network(0.3)
    assert not stage.local.gateway.connected
    with pytest.raises((aiohttp.ClientError, OSError)):
        await games(stage).send("lost")
    outcome = await ana.slash("whois", channel, {"user": ana.id})
    assert outcome.ok, "the session is resumed, and the interaction comes in time"
    await ends(stage.bot.resumed.wait())
    assert stage.local.faults.network
    assert stage.bot.identified == 1


async def test_a_lost_session_is_refused_on_return(stage):
    await stage.local.faults.drop_gateway(resume=False)
    await until(lambda: stage.bot.identified == 2 and stage.local.gateway.connected)
    assert not stage.bot.resumed.is_set()


async def test_an_interaction_that_comes_late_cannot_be_answered(stage):
    stage.local.interactions.ack_deadline = 0.1
    stage.local.faults.late_interactions(0.3)
    ana = await stage.user("Ana")
    outcome = await ana.slash("game silent", await ana.channel("games"))
    assert (outcome.ok, outcome.error) == (False, "The application did not respond")
    refused = await ends(stage.bot.errors.get())
    assert refused.code == 10062


# The server


async def test_permissions_are_taken_and_given_back(stage):
    channel = games(stage)
    thread = await channel.create_thread(name="table 1", type=discord.ChannelType.public_thread)
    stage.local.faults.take_permissions("table 1", "send_messages_in_threads", "attach_files")
    await until(lambda: not channel.permissions_for(channel.guild.me).attach_files)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("hello")
    assert refused.value.code == 50013
    stage.local.faults.give_permissions("games", "send_messages_in_threads")
    await thread.send("hello")
    stage.local.faults.take_permissions("games", "view_channel")
    await until(lambda: not channel.permissions_for(channel.guild.me).view_channel)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("hello")
    assert refused.value.code == 50001
    stage.local.faults.give_permissions("games")
    await thread.send("hello")


async def test_an_archived_thread_opens_with_the_next_message_unless_it_is_locked(stage):
    thread = await games(stage).create_thread(name="table 1", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    stage.local.faults.archive("table 1")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="new board")
    assert refused.value.code == 50083
    await thread.send("awake")
    await message.edit(content="new board")
    stage.local.faults.archive("table 1", locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("hello?")
    assert refused.value.code == 50083
    bruno = await stage.user("Bruno")
    with pytest.raises(Refused, match="Thread is archived"):
        await bruno.say(thread.id, "nor do I")
    stage.local.faults.unarchive("table 1")
    await thread.send("hello")
    await bruno.say(thread.id, "hello")


async def test_the_board_and_then_its_channel_are_deleted(stage):
    ana = await stage.user("Ana")
    board = (await ana.slash("game new", await ana.channel("games"), {"game": "tigris"})).message
    await games(stage).send("not the board")
    assert str(stage.local.faults.delete_message("games")) == board["id"]
    stage.local.faults.delete_channel("games")
    await until(lambda: games(stage) is None)
    with pytest.raises(Refused):
        await ana.channel("games")


async def test_the_bot_is_removed_and_invited_back(stage):
    ana = await stage.user("Ana")
    channel = games(stage)
    stage.local.faults.remove_bot()
    await until(lambda: not stage.bot.guilds)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50001
    with pytest.raises(discord.NotFound):
        await stage.bot.fetch_guild(channel.guild.id)
    assert (await ana.state())["commands"] == []
    assert not (await ana.slash("whois", channel.id, {"user": ana.id})).ok
    with pytest.raises(discord.Forbidden) as refused:
        await (await stage.bot.fetch_user(int(ana.id))).send("hello")
    assert refused.value.code == 50278
    stage.local.faults.invite_bot()
    await until(lambda: stage.bot.guilds)
    assert (await ana.slash("whois", channel.id, {"user": ana.id})).ok


async def test_a_bot_that_was_removed_while_it_was_away_finds_no_server(tmp_path):
    async with running(tmp_path) as before:
        before.local.faults.remove_bot()
    async with running(tmp_path) as after:
        assert list(after.bot.guilds) == []


async def test_who_left_the_server_sees_nothing_of_it_and_gets_no_messages(stage):
    ana = await stage.user("Ana")
    bruno = await stage.user("Bruno")
    thread = await games(stage).create_thread(name="table 1", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(bruno.id)))
    user = await stage.bot.fetch_user(int(bruno.id))
    await user.send("while you are here")
    stage.local.faults.remove_member("Bruno")
    assert (await bruno.state())["channels"] == []
    assert [dm["content"] for dm in await bruno.dms()] == ["while you are here"]
    assert [member.id for member in await thread.fetch_members()] == [BOT_ID]
    with pytest.raises(discord.NotFound) as gone:
        await stage.bot.guilds[0].fetch_member(int(bruno.id))
    assert gone.value.code == 10007
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("and now?")
    assert refused.value.code == 50278
    stage.local.faults.invite_member("Bruno")
    await user.send("welcome back")
    names = [[channel["name"] for channel in (await one.state())["channels"]] for one in (ana, bruno)]
    assert names[0] == [*names[1], "table 1"], "back on the server, but no longer in the private thread"


async def test_dms_are_closed_and_opened(stage):
    user = await stage.bot.fetch_user(stage.local.world.user("Ana").id)
    stage.local.faults.close_dms("Ana")
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == 50007
    stage.local.faults.open_dms("Ana")
    await user.send("hello")


# Over HTTP


async def test_faults_are_caused_listed_and_ended_over_http(stage):
    status, told = await faults(stage, "POST", fault="rate_limit", times=3, path="/nowhere", retry_after=1)
    assert (status, told["active"]) == (200, [{"fault": "rate_limit", "method": "*", "path": "/nowhere", "left": 3}])
    await faults(stage, "POST", fault="take_permissions", channel="games", names=["send_messages"])
    assert not stage.local.world.permissions(stage.local.world.text_channel("games"), BOT_ID) & may.SEND_MESSAGES
    await faults(stage, "POST", fault="no_network", seconds=60)
    told = (await faults(stage))[1]
    assert (told["network"], [line["fault"] for line in told["active"]]) == (False, ["rate_limit", "no_network"])
    told = (await faults(stage, "DELETE"))[1]
    assert (told["active"], told["network"], told["bot_here"], told["invalid_requests"]) == ([], True, True, 0)
    await faults(stage, "POST", fault="drop_gateway", resume=False)
    await until(lambda: stage.bot.identified == 2)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"fault": "earthquake"}, "There is no fault 'earthquake'"),
        ({"fault": "clear"}, "There is no fault"),
        ({"fault": "slow"}, "missing"),
        ({"fault": "slow", "seconds": "long"}, "Expected `float`"),
        ({"fault": "slow", "seconds": 1, "colour": "red"}, "there is no colour"),
        ({"fault": "fail", "path": "("}, "missing )"),
        ({"fault": "take_permissions", "channel": "games", "names": ["fly"]}, "There is no permission 'fly'"),
        ({"fault": "close_dms", "user": "Nobody"}, "Unknown User"),
        ({"fault": "archive", "channel": "games"}, "Unknown Channel"),
        ({"fault": "delete_message", "channel": "games"}, "Unknown Message"),
    ],
)
async def test_a_fault_that_cannot_be_is_refused_with_its_reason(stage, body, reason):
    status, told = await faults(stage, "POST", **body)
    assert status in (400, 404)
    assert reason in told["error"]
    assert stage.local.faults.active() == []
