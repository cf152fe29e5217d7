"""A message with a nonce is sent once: where nobody knows what came of it, the channel is looked at first."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.http import Route

from bot.messages.sends import DOUBT, Sends, noted_elsewhere
from bot.store.sends import LATER
from bot.tables.leases import ALONE
from tests.bot.tables.room import Room

ME = 99


class Channel:
    """Discord, as far as one channel goes; ``fails`` is raised after the message has come to it, or before."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.posted = 0
        self.fails: Exception | None = None
        self.refuses: Exception | None = None

    async def request(self, route: Route, **options: Any) -> Any:
        if route.method == "GET":
            return self.messages
        if self.refuses is not None:
            raise self.refuses
        self.posted += 1
        body = options["json"]
        # Discord tells no nonce of a message that it reads out later.
        message = {"id": str(self.posted), "author": {"id": str(ME)}, "content": body["content"].strip()}
        self.messages.append(message)
        if self.fails is not None:
            raise self.fails
        return message


class Response:
    status, reason, headers = 503, "no", {}


class Refusal(Response):
    status = 403


async def post(room: Room, channel: Channel, text: str = " It is your turn. ", nonce: str | None = "n") -> Any:
    send = Sends(room.tables, lambda: ME).around(channel.request)
    body = {"content": text, **({} if nonce is None else {"nonce": nonce, "enforce_nonce": True})}
    return await send(Route("POST", "/channels/{channel_id}/messages", channel_id=5), json=body)


@pytest.fixture
def channel() -> Channel:
    return Channel()


async def test_one_whose_answer_was_lost_is_found_there_and_not_repeated(room: Room, channel: Channel) -> None:
    channel.fails = ConnectionResetError()
    with pytest.raises(ConnectionResetError):
        await post(room, channel)
    channel.fails = None
    room.now += DOUBT + 1
    # Its text may be another one by now, for time has passed.
    sent = await post(room, channel, "It is your turn, for two minutes now.")
    assert (sent["id"], channel.posted) == ("1", 1)


async def test_one_that_is_not_there_is_sent(room: Room, channel: Channel) -> None:
    channel.refuses = discord.DiscordServerError(Response(), "")
    with pytest.raises(discord.DiscordServerError):
        await post(room, channel)
    channel.refuses = None
    channel.messages.append({"id": "8", "author": {"id": "7"}, "content": "It is your turn."})
    room.now += DOUBT + 1
    assert (await post(room, channel))["id"] == "1"


async def test_soon_after_it_is_left_to_discord_to_know_the_nonce(room: Room, channel: Channel) -> None:
    channel.fails = ConnectionResetError()
    with pytest.raises(ConnectionResetError):
        await post(room, channel)
    channel.fails = None
    room.now += DOUBT - 1
    await post(room, channel)
    assert channel.posted == 2


async def test_one_that_was_refused_was_certainly_not_sent(room: Room, channel: Channel) -> None:
    channel.refuses = discord.Forbidden(Refusal(), "")
    with pytest.raises(discord.Forbidden):
        await post(room, channel)
    channel.refuses = None
    channel.messages.append({"id": "8", "author": {"id": str(ME)}, "content": "It is your turn."})
    room.now += DOUBT + 1
    assert (await post(room, channel))["id"] == "1"


async def test_one_that_was_confirmed_is_found_for_a_while_and_then_another_one(room: Room, channel: Channel) -> None:
    await post(room, channel)
    room.now += DOUBT + 1
    await post(room, channel)
    assert channel.posted == 1
    room.now += LATER + 1
    await post(room, channel)
    assert channel.posted == 2


@pytest.mark.parametrize("kind", ["without a nonce", "noted elsewhere"])
async def test_others_go_as_they_come(room: Room, channel: Channel, kind: str) -> None:
    for _ in range(2):
        if kind == "without a nonce":
            await post(room, channel, nonce=None)
        else:
            with noted_elsewhere():
                await post(room, channel)
        room.now += DOUBT + 1
    assert channel.posted == 2


async def test_nothing_leaves_for_a_table_that_another_process_has_taken(room: Room) -> None:
    import aiohttp

    from bot.store import LeaseLost

    table = await room.lobby()
    (leaving,) = Sends(room.tables, lambda: ME).watch(aiohttp.TraceConfig()).on_request_start
    get, sent = (aiohttp.TraceRequestStartParams(method, "", {}) for method in ("GET", "POST"))  # type: ignore[arg-type]
    async with room.tables.leases.holding(table.id) as lease:
        assert lease is not None
        await leaving(None, None, sent)  # type: ignore[arg-type]
        # The process slept.
        room.now += ALONE.lasts + 1
        await leaving(None, None, get)  # type: ignore[arg-type]
        with pytest.raises(LeaseLost):
            await leaving(None, None, sent)  # type: ignore[arg-type]
    await leaving(None, None, sent)  # type: ignore[arg-type]
