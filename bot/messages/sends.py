"""Sends each message that has a nonce once, whatever becomes of its sender.

Discord gives a message back that was posted under the same nonce a few minutes ago. Where an attempt is older than that
and nobody heard what came of it, the channel is looked at before the message is repeated. A process that has lost a
table's lease meanwhile sends nothing for it.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import msgspec
from discord.http import Route

from bot.messages.circuit_breaker import Paused
from bot.messages.locks import ThreadLocked
from bot.messages.normal import normal
from bot.store.errors import LeaseLost
from bot.store.fence import terms
from bot.tables.service import Tables

DOUBT: Final = 120.0
"""Seconds after which Discord may have forgotten a nonce."""

BEFORE: Final = 10.0
"""Seconds before the first attempt from which on the channel is looked at, as clocks differ."""

LOOKED_AT: Final = 100
"""Messages of a channel among which one is looked for: as many as one request gives."""

POST: Final = "/channels/{channel_id}/messages"

DISCORDS_YEAR_0: Final = 1420070400.0
"""When Discord's ids begin, in seconds since 1970."""

Send = Callable[..., Coroutine[Any, Any, Any]]

_elsewhere: ContextVar[bool] = ContextVar("elsewhere", default=False)

logger = logging.getLogger("ziggurat.sends")


@contextmanager
def noted_elsewhere() -> Iterator[None]:
    """What is sent in this block is noted, and looked for, by whoever sends it."""
    mark = _elsewhere.set(True)
    try:
        yield
    finally:
        _elsewhere.reset(mark)


class Sends:
    """Goes around discord.py's requests. ``me`` gives the bot's own id, None before it is known."""

    def __init__(self, tables: Tables, me: Callable[[], int | None]) -> None:
        self._tables = tables
        self._me = me

    def around(self, send: Send) -> Send:
        """discord.py's ``send``, wrapped: a message with a nonce is sent once."""

        async def request(route: Route, **options: Any) -> Any:
            body = _body(route, options)
            nonce = body.get("nonce")
            if not nonce or _elsewhere.get():
                return await send(route, **options)
            channel, now, rows = int(route.channel_id or 0), self._tables.now(), self._tables.store.sends
            digest, begun = await rows.begin(str(nonce), channel, _digest(str(body.get("content") or "")), now)
            if now - begun > DOUBT:
                sent = await self._sent_before(send, channel, str(nonce), digest, begun)
                if sent is not None:
                    logger.info("a message of %d seconds ago stands there; it is not repeated", round(now - begun))
                    return sent
            try:
                answer = await send(route, **options)
            except (discord.HTTPException, Paused, ThreadLocked, LeaseLost) as error:
                if not isinstance(error, discord.HTTPException) or error.status < 500:
                    await rows.forget(str(nonce))
                raise
            await rows.confirm(str(nonce), self._tables.now())
            return answer

        return request

    async def _sent_before(
        self, send: Send, channel: int, nonce: str, digest: str, begun: float
    ) -> Mapping[str, Any] | None:
        """The message as Discord has it; None where it is not there, or may not be read. Raises DiscordException."""
        after = max(0, int((begun - BEFORE - DISCORDS_YEAR_0) * 1000)) << 22
        try:
            messages = await send(Route("GET", POST, channel_id=channel), params={"limit": LOOKED_AT, "after": after})
        except (discord.Forbidden, discord.NotFound):
            return None
        me = self._me()
        for message in messages:
            # Discord gives no nonce with what it reads out later, a stand-in may.
            is_same = message.get("nonce") == nonce or (digest and _digest(message.get("content", "")) == digest)
            if is_same and int(message["author"]["id"]) == me:
                found: Mapping[str, Any] = message
                return found
        return None

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have a look at each request at the last moment before it leaves: nothing is sent about a table that another
        process has taken over.
        """

        async def leaving(
            _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestStartParams
        ) -> None:
            if params.method == "GET":
                return
            for table_id in terms():
                if not self._tables.leases.holds(table_id):
                    raise LeaseLost(table=table_id)

        trace.on_request_start.append(leaving)
        return trace


def _digest(text: str) -> str:
    """A digest of a text, the same for what Discord gives back of it; "" for none."""
    plain = normal(text)
    return hashlib.blake2s(plain.encode(), digest_size=12).hexdigest() if plain else ""


def _body(route: Route, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is posted to a channel; empty for other requests."""
    if route.method != "POST" or route.path != POST:
        return {}
    body = options.get("json")
    if body is None:
        # With files it is a part of a form.
        parts = (part for part in options.get("form") or () if part.get("name") == "payload_json")
        body = next((msgspec.json.decode(part["value"]) for part in parts), {})
    plain: Mapping[str, Any] = body
    return plain
