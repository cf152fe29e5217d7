"""A user of the local Discord in Python: what tests and benchmarks click and type with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import aiohttp
from msgspec import Struct

from bot.local.errors import Json
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL


class Refused(Exception):
    """The local Discord did not take a request; the text says why."""


class Outcome(Struct):
    """How an interaction went: `ack_ms` from its dispatch to the bot's first answer, in milliseconds."""

    ok: bool
    response_type: int | None
    ack_ms: float
    message: Json | None
    choices: list[Json]
    modal: Json | None
    error: str | None


class LocalUser:
    """Acts as one user, named by id or name, through the web API at `base_url`. Use inside `async with`."""

    def __init__(self, base_url: str, user: int | str) -> None:
        self._base = base_url.rstrip("/")
        self._key = str(user)
        self._session: aiohttp.ClientSession
        self._listener: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._nonce = 0
        self.id = ""
        self.name = ""
        self.events: list[Json] = []

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        me = (await self.state())["me"]
        self.id, self.name = me["id"], me["name"]
        socket = await self._session.ws_connect(f"{self._base}/local/events", params={"user": self.id})
        self._listener = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await self._session.close()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            async with self._changed:
                self.events.append(message.json())
                self._changed.notify_all()

    async def _call(self, method: str, path: str, *, body: Json | None = None, **query: str) -> Json:
        async with self._session.request(method, f"{self._base}{path}", json=body, params=query) as response:
            answer: Json = await response.json()
            if response.status >= 400:
                raise Refused(answer["error"])
            return answer

    # Looking

    async def state(self) -> Json:
        """Return what the page shows: users, channels, commands, what is unread."""
        return await self._call("GET", "/local/state", user=self.id or self._key)

    async def channel(self, name: str) -> str:
        """Return the id of the channel or thread of this name, the newest if there are several; raise Refused."""
        ids = [c["id"] for c in (await self.state())["channels"] if c["name"] == name.removeprefix("#")]
        if not ids:
            raise Refused(f"There is no channel {name}.")
        return str(max(ids, key=int))

    async def messages(self, channel_id: int | str, limit: int = 100) -> list[Json]:
        """Return the channel's messages as this user sees them, oldest first."""
        answer = await self._call("GET", f"/local/channels/{channel_id}/messages", user=self.id, limit=str(limit))
        return list(answer["messages"])

    async def dms(self) -> list[Json]:
        """Return the messages of the DM with the bot, oldest first; empty when there is none."""
        messages: list[Json] = []
        for dm in (await self.state())["dms"]:
            messages += await self.messages(dm["id"])
        return messages

    async def fetch(self, url: str) -> bytes:
        """Return the bytes of an attachment."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def wait_for(self, predicate: Callable[[Json], bool], timeout: float = 300.0) -> Json:  # noqa: ASYNC109 - callers want one short line
        """Return the first event `{"t", "d"}` since the start that fits, waiting for it; raise TimeoutError."""
        count = 0
        async with asyncio.timeout(timeout), self._changed:
            while True:
                for event in self.events[count:]:
                    count += 1
                    if predicate(event):
                        return event
                await self._changed.wait()

    # Doing

    async def say(self, channel_id: int | str, content: str) -> Json:
        """Post a message and return it."""
        body = {"user": self.id, "content": content}
        return await self._call("POST", f"/local/channels/{channel_id}/messages", body=body)

    async def read(self, channel_id: int | str) -> None:
        """Mark a channel as read."""
        await self._call("POST", f"/local/channels/{channel_id}/read", body={"user": self.id})

    async def set(self, *, locale: str | None = None, dms_closed: bool | None = None) -> Json:
        """Change this user's settings."""
        wanted = {"locale": locale, "dms_closed": dms_closed}
        body = {key: value for key, value in wanted.items() if value is not None}
        return await self._call("POST", f"/local/users/{self.id}", body=body)

    async def _interact(self, kind: int, channel_id: int | str, data: Json) -> Outcome:
        self._nonce += 1
        body = {"user": self.id, "channel_id": str(channel_id), "nonce": str(self._nonce), "type": kind, "data": data}
        return Outcome(**await self._call("POST", "/local/interactions", body=body))

    async def slash(self, command: str, channel_id: int | str, options: Mapping[str, object] | None = None) -> Outcome:
        """Use a slash command, named with its subcommands: `slash("game new", channel, {"seats": 2})`."""
        leaves = [{"name": name, "value": value} for name, value in (options or {}).items()]
        return await self._interact(COMMAND, channel_id, _nested(command, leaves))

    async def autocomplete(
        self,
        command: str,
        channel_id: int | str,
        focused: str,
        text: str = "",
        options: Mapping[str, object] | None = None,
    ) -> list[Json]:
        """Return the choices `{"name", "value"}` for the option `focused` with `text` typed so far; raise Refused."""
        leaves: list[Json] = [{"name": name, "value": value} for name, value in (options or {}).items()]
        leaves.append({"name": focused, "value": text, "focused": True})
        outcome = await self._interact(AUTOCOMPLETE, channel_id, _nested(command, leaves))
        if not outcome.ok:
            raise Refused(outcome.error or "")
        return outcome.choices

    async def click(self, message_id: int | str, custom_id: str, channel_id: int | str) -> Outcome:
        """Press a button."""
        data: dict[str, Any] = {"message_id": str(message_id), "custom_id": custom_id, "component_type": 2}
        return await self._interact(COMPONENT, channel_id, data)

    async def select(
        self, message_id: int | str, custom_id: str, values: Sequence[str], channel_id: int | str
    ) -> Outcome:
        """Choose values in a menu."""
        data = {"message_id": str(message_id), "custom_id": custom_id, "component_type": 3, "values": list(values)}
        return await self._interact(COMPONENT, channel_id, data)

    async def submit_modal(self, custom_id: str, values: Mapping[str, object], channel_id: int | str) -> Outcome:
        """Send an open form; a text for a text input, a list of texts for a menu, by custom_id."""
        rows: list[Json] = []
        for key, value in values.items():
            field: Json = {"type": 3, "values": value} if isinstance(value, list) else {"type": 4, "value": str(value)}
            rows.append({"type": 1, "components": [field | {"custom_id": key}]})
        return await self._interact(MODAL, channel_id, {"custom_id": custom_id, "components": rows})


def _nested(command: str, leaves: list[Json]) -> Json:
    """Return a command's data with its options under their subcommands."""
    name, *path = command.removeprefix("/").split()
    options = leaves
    for depth, word in enumerate(reversed(path)):
        options = [{"name": word, "type": 1 if depth == 0 else 2, "options": options}]
    return {"name": name, "options": options}
