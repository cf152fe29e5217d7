"""A bare connection to the gateway of a local Discord, for what discord.py does not do by itself."""

from __future__ import annotations

from typing import Any

import aiohttp

from bot.local import LocalDiscord
from bot.local.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS
from bot.local.sessions import DISPATCH

IDENTIFY, RESUME, INVALID_SESSION = 2, 6, 9
Json = dict[str, Any]


class Gate:
    """One connection: what it was sent, `seq` the number of the last event."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.http = session
        self.socket: aiohttp.ClientWebSocketResponse
        self.ready: Json = {}
        self.seq = 0

    async def connect(self, url: str | None = None) -> Gate:
        """Open the connection and hear HELLO."""
        self.socket = await self.http.ws_connect(url or self.local.gateway_url)
        await self.socket.receive_json()
        return self

    async def identify(self, number: int = 0, count: int = 1) -> Gate:
        """Begin a session of a shard; `ready` is what comes back, empty for an invalid session."""
        intents = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES
        data = {"token": self.local.token, "intents": intents, "shard": [number, count]}
        await self.socket.send_json({"op": IDENTIFY, "d": data})
        frame = await self.frame()
        self.ready = frame["d"] if frame.get("op") == DISPATCH else {}
        return self

    async def resume(self, session_id: str, seq: int) -> Gate:
        """Ask for a session of another connection."""
        data = {"token": self.local.token, "session_id": session_id, "seq": seq}
        await self.socket.send_json({"op": RESUME, "d": data})
        return self

    async def frame(self) -> Json:
        """The next frame; an empty one when the connection was closed."""
        message = await self.socket.receive()
        if message.type != aiohttp.WSMsgType.TEXT:
            return {}
        frame: Json = message.json()
        self.seq = frame.get("s") or self.seq
        return frame

    async def until(self, name: str) -> Json:
        """The next event of this name."""
        while (frame := await self.frame())["t"] != name:
            assert frame, "the connection was closed"
        data: Json = frame["d"]
        return data
