"""Few refused requests in ten minutes, whatever Discord says; open circuits are left alone until something changes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord.http import Route

from bot.messages.circuit_breaker import (
    DIRECT,
    DISCORDS_LIMIT,
    FIRST_COOLDOWN,
    MAX_FAILURES,
    WINDOW,
    CircuitBreaker,
    Limits,
    Paused,
    Unreachable,
)

POST = Route("POST", "/channels/{channel_id}/messages", channel_id=7)
WHISPER = Route("POST", "/users/@me/channels")
MISSING, DMS_CLOSED, TOO_FAST = 50013, 50007, 40003
MOST, ORDINARY, MOST_DIRECT, NEWCOMERS = 95, 70, 20, 8


class World:
    """A circuit breaker, a clock, and a Discord that answers as it is told."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.breaker = CircuitBreaker(
            lambda: self.now,
            lambda channel: channel // 100 or None,
            Limits(MOST, ORDINARY, direct=MOST_DIRECT, newcomers=NEWCOMERS),
        )
        self.trace = self.breaker.watch(aiohttp.TraceConfig())
        self.trace.freeze()
        self.sent = 0
        self.error: Exception | None = None
        self.request = self.breaker.around(self._send)

    async def _send(self, route: Route, **given: Any) -> str:
        self.sent += 1
        if self.error is not None:
            raise self.error
        return "done"

    def refuse(self, code: int = MISSING) -> None:
        response: Any = SimpleNamespace(status=403, reason="Forbidden")
        self.error = discord.Forbidden(response, {"code": code, "message": "No."})

    async def begin(self, path: str = "/api/v10/channels/701/messages") -> SimpleNamespace:
        """A request sets out; raises Paused."""
        context = SimpleNamespace()
        given: Any = SimpleNamespace(url=yarl.URL(f"https://discord.com{path}"))
        session: Any = None
        await self.trace.on_request_start.send(session, context, given)
        return context

    async def end(self, context: SimpleNamespace, status: int, **headers: str) -> None:
        given: Any = SimpleNamespace(response=SimpleNamespace(status=status, headers=headers))
        session: Any = None
        await self.trace.on_request_end.send(session, context, given)

    async def refused(self, count: int, status: int = 403) -> None:
        for _ in range(count):
            await self.end(await self.begin("/api/v10/interactions/1/x/callback"), status)


@pytest.fixture
async def world() -> World:
    return World()


async def test_only_what_discord_counts_is_counted(world: World) -> None:
    for status in (200, 204, 400, 401, 403, 404, 429, 500, 502):
        await world.end(await world.begin(), status)
    await world.end(await world.begin(), 429, **{"X-RateLimit-Scope": "shared"})
    assert world.breaker.refusals() == 3
    world.now += WINDOW
    assert world.breaker.refusals() == 0


async def test_after_many_refusals_players_are_answered_and_nothing_is_posted(world: World) -> None:
    await world.refused(ORDINARY)
    with pytest.raises(Paused):
        await world.begin()
    await world.end(await world.begin("/api/v10/interactions/1/x/callback"), 200)
    await world.end(await world.begin("/api/v10/webhooks/1/x/messages/@original"), 200)
    world.now += WINDOW
    await world.begin()


async def test_after_more_refusals_nothing_is_sent_but_the_gateway_stays(world: World) -> None:
    await world.refused(MOST, 429)
    for path in (
        "/api/v10/interactions/1/x/callback",
        "/api/v10/channels/701/messages",
        "/api/v10/channels/7/messages",
    ):
        with pytest.raises(Paused):
            await world.begin(path)
    await world.begin("/gateway")
    assert world.breaker.refusals() == MOST


async def test_near_the_limit_requests_wait_for_each_other(world: World) -> None:
    await world.refused(ORDINARY - 1)
    under_way = await world.begin()
    second = asyncio.create_task(world.begin())
    await asyncio.sleep(0)
    assert not second.done()
    await world.end(under_way, 200)
    under_way = await second
    third = asyncio.create_task(world.begin())
    await asyncio.sleep(0)
    await world.end(under_way, 403)
    with pytest.raises(Paused):
        await third


async def test_a_request_that_breaks_off_is_under_way_no_more(world: World) -> None:
    await world.refused(ORDINARY - 1)
    session: Any = None
    given: Any = SimpleNamespace()
    for _ in range(3):
        await world.trace.on_request_exception.send(session, await world.begin(), given)
    assert world.breaker.refusals() == ORDINARY - 1


async def test_an_open_circuit_is_not_tried_again_until_a_while_has_passed(world: World) -> None:
    world.refuse()
    for _ in range(50):
        with pytest.raises(discord.Forbidden) as refused:
            await world.request(POST)
        assert refused.value.code == MISSING
    assert world.sent == 1
    world.now += FIRST_COOLDOWN
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await world.request(POST)
    assert world.sent == 2
    world.now += FIRST_COOLDOWN
    with pytest.raises(discord.Forbidden):
        await world.request(POST)
    assert world.sent == 2, "the second time it is left alone for longer"


async def test_an_open_circuit_is_tried_at_once_when_something_changes_but_not_for_ever(world: World) -> None:
    world.refuse()
    for _ in range(20):
        with pytest.raises(discord.Forbidden):
            await world.request(POST)
        world.breaker.reset({7})
    assert world.sent == MAX_FAILURES
    world.now += WINDOW
    world.error = None
    assert await world.request(POST) == "done"


async def test_what_changes_elsewhere_closes_no_circuit_here(world: World) -> None:
    world.refuse()
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await world.request(POST)
        world.breaker.reset({8})
    assert world.sent == 1
    world.error = None
    assert await world.request(Route("POST", "/channels/{channel_id}/messages", channel_id=8)) == "done"


async def test_a_closed_mailbox_may_be_opened_at_any_moment(world: World) -> None:
    world.refuse(DMS_CLOSED)
    with pytest.raises(discord.Forbidden):
        await world.request(POST)
    world.error = None
    assert await world.request(POST) == "done"
    world.refuse(DMS_CLOSED)
    for _ in range(20):
        with pytest.raises(discord.Forbidden):
            await world.request(POST)
    assert world.sent == 2 + MAX_FAILURES


async def test_in_bad_times_nobody_new_is_written_to(world: World) -> None:
    for _ in range(NEWCOMERS):
        await world.end(await world.begin("/api/v10/users/@me/channels"), 403)
    with pytest.raises(Paused):
        await world.request(WHISPER)
    assert await world.request(POST) == "done"


@pytest.mark.parametrize("error", [aiohttp.ClientConnectionError(), ConnectionResetError(), TimeoutError()])
async def test_a_lost_connection_is_an_error_of_discords(world: World, error: Exception) -> None:
    world.error = error
    with pytest.raises(Unreachable):
        await world.request(POST)
    assert issubclass(Unreachable, discord.DiscordException)


# --- one server's refusals are its own ------------------------------------------------------------------------------


def channel(number: int) -> str:
    """The path to the messages of a channel; the server is its number without the last two digits."""
    return f"/api/v10/channels/{number}/messages"


async def toggled(world: World, server: int, most: int = 200) -> int:
    """Everything that is sent to a server is refused, until nothing is sent there any more; how many that took."""
    for count in range(most):
        try:
            context = await world.begin(channel(server * 100 + count % 14))
        except Paused:
            return count
        await world.end(context, 403)
    return most


async def test_one_servers_refusals_stop_nothing_in_another(world: World) -> None:
    spent = await toggled(world, 5)
    assert spent == world.breaker.refusals(5) < ORDINARY // 4
    with pytest.raises(Paused):
        await world.begin("/api/v10/guilds/5/roles")
    await world.end(await world.begin(channel(601)), 200)
    await world.end(await world.begin("/api/v10/users/@me/channels"), 200)
    await world.end(await world.begin("/api/v10/applications/1/commands"), 200)
    assert world.breaker.refusals_by_server() == {5: spent}
    world.now += WINDOW
    await world.end(await world.begin(channel(501)), 200)
    assert world.breaker.refusals_by_server() == {}


async def test_several_servers_together_leave_room_for_the_others(world: World) -> None:
    spent = [await toggled(world, server) for server in range(1, 11)]
    assert spent == sorted(spent, reverse=True), "whoever comes later may be refused less"
    assert world.breaker.refusals() == sum(spent) < ORDINARY
    await world.end(await world.begin(channel(9901)), 200)


async def test_a_burst_to_one_server_waits_for_itself_not_for_others(world: World) -> None:
    burst = [asyncio.create_task(world.begin(channel(501))) for _ in range(60)]
    await asyncio.sleep(0)
    sent = [task for task in burst if task.done()]
    assert 10 < len(sent) < ORDINARY // 3
    await world.end(await world.begin(channel(601)), 200)
    for task in sent:
        await world.end(await task, 403)
    await asyncio.sleep(0)
    rest = await asyncio.gather(*(task for task in burst if task not in sent), return_exceptions=True)
    assert all(isinstance(error, Paused) for error in rest)
    assert world.breaker.refusals(5) == len(sent)


async def test_direct_messages_that_are_refused_stop_no_server(world: World) -> None:
    spent = await toggled(world, 5)
    assert await toggled(world, 0) == world.breaker.refusals(DIRECT) == MOST_DIRECT
    assert world.breaker.refusals() == spent + MOST_DIRECT
    await world.end(await world.begin(channel(601)), 200)
    world.now += WINDOW
    assert await toggled(world, 0) == MOST_DIRECT
    assert await toggled(world, 5) == spent, "what direct messages use up is not taken from the servers"


async def test_those_who_take_no_direct_messages_are_no_sign_of_trouble(world: World) -> None:
    world.refuse(DMS_CLOSED)
    for number in range(1, 3 * MOST_DIRECT):
        await world.end(await world.begin(channel(number)), 403)
        with pytest.raises(discord.Forbidden):
            await world.request(Route("POST", "/channels/{channel_id}/messages", channel_id=number))
    assert (world.breaker.refusals(DIRECT), world.breaker.refusals()) == (0, 3 * MOST_DIRECT - 1)
    await world.end(await world.begin(channel(601)), 200)
    await world.end(await world.begin("/api/v10/users/@me/channels"), 200)
    world.refuse(TOO_FAST)
    await world.end(await world.begin(channel(99)), 403)
    with pytest.raises(discord.Forbidden):
        await world.request(Route("POST", "/channels/{channel_id}/messages", channel_id=99))
    assert world.breaker.refusals(DIRECT) == 1


def test_the_limits_are_a_fifth_of_discords_and_less() -> None:
    limits = Limits()
    assert limits.direct < limits.ordinary / limits.share < limits.ordinary < limits.most <= DISCORDS_LIMIT / 5
    assert limits.newcomers < limits.direct


async def test_what_is_no_servers_doing_counts_for_all_alone(world: World) -> None:
    for status, headers in ((401, {}), (429, {"X-RateLimit-Scope": "global"})):
        await world.end(await world.begin(channel(501)), status, **headers)
    await world.end(await world.begin(channel(501)), 429, **{"X-RateLimit-Scope": "user"})
    assert (world.breaker.refusals(), world.breaker.refusals(5)) == (3, 1)


async def sends(world: World, statuses: list[int], then: Exception | None = None) -> None:
    """A request to server 5 that Discord answers so, one time after another, as discord.py sends it."""

    async def send(route: Route, **given: Any) -> str:
        for status in statuses:
            await world.end(await world.begin(channel(501)), status, **{"X-RateLimit-Scope": "user"})
        if then is not None:
            raise then
        return "done"

    await world.breaker.around(send)(POST)


async def test_a_429_that_was_waited_out_is_no_refusal_of_the_server(world: World) -> None:
    for _ in range(5):
        await sends(world, [429, 429, 200])
    assert (world.breaker.refusals(), world.breaker.refusals(5)) == (10, 0)
    assert world.breaker.refusals_by_server() == {}


async def test_a_429_after_which_the_request_was_not_taken_is_one(world: World) -> None:
    response: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    stuck = discord.HTTPException(response, {"code": 30046, "message": "Try again later"})
    with pytest.raises(discord.HTTPException):
        await sends(world, [429] * 5, stuck)
    assert (world.breaker.refusals(), world.breaker.refusals(5)) == (5, 5)
    await sends(world, [429, 200])
    assert world.breaker.refusals(5) == 5, "its own alone is forgiven"


async def test_a_server_that_is_left_alone_is_logged_once(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await toggled(world, 5)
    for _ in range(3):
        with pytest.raises(Paused):
            await world.begin(channel(501))
    said = [record.getMessage() for record in caplog.records if record.name == "ziggurat.guard"]
    assert said == ["server 5 has refused 14 requests in ten minutes: nothing is sent there for a while"]


async def test_answers_to_players_meanwhile_do_not_make_the_log_say_it_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.refused(ORDINARY)
    for _ in range(3):
        with pytest.raises(Paused):
            await world.begin()
        await world.end(await world.begin("/api/v10/interactions/1/x/callback"), 200)
    assert len([record for record in caplog.records if record.name == "ziggurat.guard"]) == 1


def test_processes_that_send_from_one_address_divide_what_may_be_refused() -> None:
    for processes in (1, 2, 3, 7):
        part = Limits().shared(processes)
        assert part.most * processes <= Limits().most
        assert part.newcomers < part.direct < part.ordinary < part.most
    assert Limits().shared(1) == Limits()
    assert Limits().shared(10**6) == Limits(1, 1, 4, 1, 1)
