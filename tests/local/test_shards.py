"""Shards, several sessions of one, and sessions that another connection resumes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from bot.local.interactions import COMMAND
from bot.local.processes import Processes
from bot.local.servers import server_id
from bot.local.sessions import Session, Sessions, shard_from, shard_of
from bot.local.start_limits import A_DAY, StartLimits
from tests.local.gateway_client import Gate


@asynccontextmanager
async def gates(*shards: tuple[int, int], servers: int = 6) -> AsyncIterator[tuple[LocalDiscord, list[Gate]]]:
    """A local Discord with a connection for each of these shards."""
    async with LocalDiscord(servers=servers) as local, aiohttp.ClientSession() as session:
        yield local, [await (await Gate(local, session).connect()).identify(*shard) for shard in shards]


async def say(local: LocalDiscord, channel: int, words: str) -> str:
    """Let Ana say something in a channel; the message's id."""
    async with LocalUser(local.web_url, "Ana") as ana:
        return str((await ana.say(channel, words))["id"])


def games_of(local: LocalDiscord, number: int) -> int:
    """The channel "games" of the server of this number."""
    guild_id = server_id(number)
    return next(c.id for c in local.world.channels.values() if c.guild_id == guild_id and c.name == "games")


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7])
def test_servers_are_spread_over_any_number_of_shards(count: int) -> None:
    assert {shard_of(server_id(number), count) for number in range(1, 21)} == set(range(count))
    assert shard_of(None, count) == 0


def test_a_shard_is_a_number_below_their_count() -> None:
    assert shard_from(None) == (0, 1)
    assert shard_from([2, 3]) == (2, 3)
    assert [shard_from(value) for value in ([3, 3], [-1, 3], [0], "0", [0, "1"], [True, 2])] == [None] * 6


async def test_a_shard_hears_of_its_servers_alone() -> None:
    async with gates((0, 2), (1, 2)) as (local, both):
        ids = [{int(guild["id"]) for guild in gate.ready["guilds"]} for gate in both]
        assert ids == [{one for one in local.world.guilds() if (one >> 22) % 2 == number} for number in (0, 1)]
        assert len(ids[0]) == len(ids[1]) == 3
        assert [gate.ready["shard"] for gate in both] == [[0, 2], [1, 2]]
        for number in (2, 1):
            await say(local, games_of(local, number), f"server {number}")
        for gate in both:
            heard = await gate.until("MESSAGE_CREATE")
            assert int(heard["guild_id"]) in ids[both.index(gate)]


async def test_direct_messages_and_what_is_pressed_there_come_to_the_first_shard() -> None:
    async with gates((0, 2), (1, 2), (0, 2)) as (local, (first, other, second)):
        ana = local.world.user("Ana")
        dm = local.world.dm_with(ana.id)
        await say(local, dm.id, "hello")
        local.world.set_commands(0, [{"id": "1", "name": "play", "type": 1}])
        asking = asyncio.create_task(local.interactions.run(ana, dm, COMMAND, {"name": "play"}, "1"))
        # Two sessions of one shard: both hear it.
        for gate in (first, second):
            assert (await gate.until("MESSAGE_CREATE"))["content"] == "hello"
            assert (await gate.until("INTERACTION_CREATE"))["channel_id"] == str(dm.id)
        await say(local, games_of(local, 1 if shard_of(server_id(1), 2) else 2), "for the other")
        assert (await other.until("MESSAGE_CREATE"))["guild_id"]
        asking.cancel()


async def test_a_shard_that_is_none_is_refused() -> None:
    async with gates((2, 2)) as (_, [gate]):
        assert gate.socket.close_code == 4010


async def test_another_connection_resumes_and_hears_what_was_missed() -> None:
    async with gates((0, 1)) as (local, [gate]):
        await gate.until("GUILD_CREATE")
        await gate.socket.close()
        missed = [await say(local, games_of(local, 2), str(number)) for number in range(3)]
        heir = await Gate(local, gate.http).connect(gate.ready["resume_gateway_url"])
        await heir.resume(gate.ready["session_id"], gate.seq)
        assert [(await heir.until("MESSAGE_CREATE"))["id"] for _ in range(3)] == missed
        await heir.until("RESUMED")


async def test_who_resumes_takes_the_session_from_who_has_it() -> None:
    async with gates((0, 1), servers=1) as (local, [gate]):
        await gate.until("GUILD_CREATE")
        heir = await (await Gate(local, gate.http).connect()).resume(gate.ready["session_id"], gate.seq)
        await heir.until("RESUMED")
        assert await gate.frame() == {}
        assert gate.socket.close_code == 4000
        assert len(local.gateway.lines()) == 1


@pytest.mark.parametrize("how", ["unknown", "too old", "not yet sent"])
async def test_what_cannot_be_resumed_is_an_invalid_session(how: str) -> None:
    async with gates((0, 1), servers=1) as (local, [gate]):
        if how == "too old":
            for session in local.gateway.sessions.all():
                session.sent.popleft()
        name, seq = ("?" if how == "unknown" else gate.ready["session_id"]), 99 if how == "not yet sent" else 0
        heir = await (await Gate(local, gate.http).connect()).resume(name, seq)
        assert await heir.frame() == {"op": 9, "s": None, "t": None, "d": False}


def test_a_session_without_a_connection_is_forgotten_after_a_while() -> None:
    now = 0.0
    sessions, session = Sessions(120.0, lambda: now), Session(0)
    sessions.add(session)
    sessions.connect(session, outbox := SimpleNamespace(process=7))  # type: ignore[arg-type]
    now = 1_000.0
    sessions.disconnect(outbox)  # type: ignore[arg-type]
    assert session.process == 7
    now = 1_120.0
    assert sessions.find(session.id) is session
    now = 1_121.0
    assert sessions.find(session.id) is None


def test_one_session_in_five_seconds_is_begun_in_a_bucket() -> None:
    now = 0.0
    limits = StartLimits(5.0, lambda: now)
    assert [limits.take(0), limits.take(1)] == [True, False]
    now = 5.0
    assert limits.take(1)
    limits.buckets = 2
    assert [limits.take(0), limits.take(3)] == [False, True]
    assert limits.remaining() == 997
    now = A_DAY + 1
    assert limits.remaining() == 998
    assert limits.as_json()["reset_after"] == 4_000


async def test_who_begins_sessions_too_fast_gets_an_invalid_one() -> None:
    async with LocalDiscord(identify_every=5.0, shards=3) as local, aiohttp.ClientSession() as session:
        made = [await (await Gate(local, session).connect()).identify(number, 3) for number in (0, 1)]
        assert [bool(gate.ready) for gate in made] == [True, False]
        async with session.get(
            f"{local.api_base}/gateway/bot", headers={"Authorization": f"Bot {local.token}"}
        ) as reply:
            body = await reply.json()
        assert (body["shards"], body["url"]) == (3, local.gateway_url)
        limit = body["session_start_limit"]
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 999, 1)


async def test_nonces_can_be_ignored() -> None:
    async with LocalDiscord() as local, aiohttp.ClientSession(headers={"Authorization": f"Bot {local.token}"}) as http:
        where = f"{local.api_base}/channels/{games_of(local, 1)}/messages"

        async def post() -> str:
            async with http.post(where, json={"content": "once", "nonce": "7", "enforce_nonce": True}) as reply:
                return str((await reply.json())["id"])

        assert await post() == await post()
        local.faults.ignore_nonces()
        assert local.faults.active() == [{"fault": "ignore_nonces", "left": None}]
        assert await post() != await post()
        local.faults.clear()
        assert local.faults.active() == []


TALKER = """
import http.client, json, sys
port, token, channel = sys.argv[1:]
line = http.client.HTTPConnection("127.0.0.1", int(port))
headers = {"Authorization": f"Bot {token}", "Content-Type": "application/json"}
line.request("POST", f"/api/v10/channels/{channel}/messages", json.dumps({"content": "from here"}), headers)
line.getresponse().read()
print(__import__("os").getpid())
"""


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="this system has no /proc")
async def test_the_page_says_which_process_has_written_a_message() -> None:
    async with LocalDiscord() as local:
        channel, pids = games_of(local, 1), []
        for _ in range(2):
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                TALKER,
                *(str(local.port), local.token, str(channel)),
                stdout=asyncio.subprocess.PIPE,
            )
            pids.append(int((await process.communicate())[0]))
        async with LocalUser(local.web_url, "Ana") as ana:
            assert [message["process"] for message in await ana.messages(channel)] == [None, f"2 ({pids[1]})"]
        assert list(local.gateway.processes.numbers) == pids


class Line(asyncio.BaseTransport):
    """A connection that nobody holds."""


def test_a_connection_that_is_gone_is_of_no_process() -> None:
    assert Processes().of(Line({"peername": ("127.0.0.1", 1)})) is None
    assert Processes().of(None) is None
