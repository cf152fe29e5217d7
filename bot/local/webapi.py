"""What the web page and the test client talk to: state, messages, events, and what a user does."""

from __future__ import annotations

import ipaddress
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web

from bot.local import faults_http, mentions, objects
from bot.local import permissions as may
from bot.local.errors import ApiError, Json, thread_archived
from bot.local.faults import Faults
from bot.local.ids import BOT_ID, GUILD_ID, OTHER_GUILD_ID, id_of
from bot.local.interactions import refused
from bot.local.outbox import Outbox
from bot.local.records import FORUM, Channel, Event, Message, User, now
from bot.local.rest import Api
from bot.local.state import OTHER_SERVER
from bot.local.threads import MAX_NAME
from bot.local.validation import check_message, check_not_empty
from bot.local.world import user_settings

PAGE = Path(__file__).with_name("web")
MAX_BODY = 256 * 1024  # bytes of what a page sends: texts and choices, no files
_NOT_FOR_PAGES = ("THREAD_MEMBERS_UPDATE", "CHANNEL_PINS_UPDATE")
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class WebApi:
    """Serves the page, its files, and the JSON it lives on."""

    def __init__(self, api: Api, faults: Faults) -> None:
        self.api = api
        self.faults = faults
        self.world = api.world
        self._pages: dict[Outbox, int] = {}
        self.world.listeners.append(self._on_event)

    def mount(self, app: web.Application) -> None:
        """Add all routes to the web application."""
        app.router.add_get("/", self._index)
        app.router.add_get("/side", self._side)
        app.router.add_static("/web", PAGE)
        app.on_response_prepare.append(_always_fresh)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        app.router.add_get("/local/events", self._events)
        for method, path, handler in (
            ("GET", "/local/state", self._state),
            ("GET", "/local/channels/{channel_id}/messages", self._messages),
            ("POST", "/local/channels/{channel_id}/messages", self._say),
            ("POST", "/local/channels/{channel_id}/read", self._read),
            ("POST", "/local/users/{user_id}", self._settings),
            ("POST", "/local/interactions", self._interact),
            ("GET", "/local/faults", self._faults),
            ("POST", "/local/faults", self._cause),
            ("DELETE", "/local/faults", self._end_faults),
        ):
            app.router.add_route(method, path, _answering(handler))

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _side(self, request: web.Request) -> web.StreamResponse:
        """Several users side by side: each a page of its own in a frame."""
        return web.FileResponse(PAGE / "side.html", headers={"Cache-Control": "no-cache"})

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        key = request.match_info["attachment_id"]
        path = self.world.store.file(id_of(key) or 0)
        if path is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(request.match_info["filename"])[0] or "application/octet-stream"
        headers = {"Content-Type": kind, "Cache-Control": "max-age=31536000", "X-Content-Type-Options": "nosniff"}
        if not kind.startswith("image/") or kind == "image/svg+xml":
            headers["Content-Disposition"] = "attachment"
        return web.FileResponse(path, headers=headers)

    # State

    async def _state(self, request: web.Request) -> Json:
        me = self.world.user(request.query.get("user") or self.world.people[0].id)
        bot = self.world.users[BOT_ID]
        channels = [c for c in self.world.channels.values() if self.world.sees(c, me.id)]
        return {
            "me": user_settings(me),
            "users": [user_settings(user) for user in self.world.people],
            "bot": {"id": str(bot.id), "name": bot.name},
            "guild": {"id": str(GUILD_ID), "name": self.world.guild_name},
            "others": self._others(channels),
            "channels": [_channel_line(c) for c in channels if not c.is_dm],
            "dms": [{"id": str(c.id), "recipient_id": str(bot.id), "name": bot.name} for c in channels if c.is_dm],
            "commands": self._commands(me, channels),
            "unread": {
                str(channel_id): {"count": unread.count, "mentions": unread.mentions}
                for (user_id, channel_id), unread in self.world.unread.items()
                if user_id == me.id and unread.count
            },
        }

    def _others(self, channels: list[Channel]) -> list[Json]:
        """Return the servers beside the ready-made one."""
        names = {key: name for key, name in self.world.servers.items() if key != GUILD_ID}
        if any(channel.guild_id == OTHER_GUILD_ID for channel in channels):
            names[OTHER_GUILD_ID] = OTHER_SERVER
        return [{"id": str(key), "name": name} for key, name in names.items()]

    def _commands(self, user: User, channels: list[Channel]) -> list[Json]:
        """Every command that a user finds anywhere, with the kinds of places where (`at`): a server's id, or "dm"."""
        commands: dict[str, Json] = {}
        for place, channel in {_kind_of_place(channel): channel for channel in channels}.items():
            for command in self.world.commands_at(user, channel):
                commands.setdefault(command["id"], command | {"at": []})["at"].append(place)
        return list(commands.values())

    def _place(self, request: web.Request, user: User) -> Channel:
        channel = self.world.channel(request.match_info["channel_id"])
        if not self.world.sees(channel, user.id):
            raise ApiError(403, 50001, "Missing Access")
        return channel

    async def _messages(self, request: web.Request) -> Json:
        me = self.world.user(request.query.get("user", ""))
        channel = self._place(request, me)
        limit, before = _whole(request, "limit", 100), _whole(request, "before", 2**63 - 1)
        limit = min(limit, 5_000)
        messages = self.world.store.messages(channel.id, limit=limit + 1, before=before, reader=me.id)
        page = [self._message(m) for m in reversed(messages[:limit])]
        return {"messages": page, "more": len(messages) > limit}

    def _message(self, message: Message) -> Json:
        return objects.web_message(self.world, message, objects.message_json(self.world, message))

    # Deeds

    async def _settings(self, request: web.Request) -> Json:
        user, body = self.world.user(request.match_info["user_id"]), await _body(request)
        locale, closed = body.get("locale"), body.get("dms_closed")
        self.world.update_user(
            user,
            locale=None if locale is None else str(locale),
            dms_closed=None if closed is None else bool(closed),
        )
        return user_settings(user)

    async def _read(self, request: web.Request) -> Json:
        """Mark a channel as read. One that was deleted in this very moment has nothing left to read: no error."""
        user = self.world.user(str((await _body(request)).get("user")))
        try:
            channel = self._place(request, user)
        except ApiError:
            return {"ok": False}
        self.world.mark_read(user.id, channel.id)
        return {"ok": True}

    async def _say(self, request: web.Request) -> Json:
        body = await _body(request)
        user = self.world.user(str(body.get("user")))
        channel = self._place(request, user)
        content = str(body.get("content") or "").strip()
        check_message({"content": content})
        check_not_empty(content, [], [], [])
        needed = may.SEND_MESSAGES_IN_THREADS if channel.is_thread else may.SEND_MESSAGES
        if not channel.is_dm and not self.world.permissions(channel, user.id) & needed:
            raise ApiError(403, 50013, "Missing Permissions")
        if self.world.is_locked(channel, user.id):
            raise thread_archived()
        message = Message(self.world.snowflakes.next(), channel.id, user.id, content=content, timestamp=now())
        if channel.type == FORUM:
            post = self.world.open_post(channel, message, content.splitlines()[0][:MAX_NAME])
            return objects.web_message(self.world, message, self.world.add_message(message)) | {
                "post": _channel_line(post)
            }
        pings = mentions.apply(self.world, message, None, mentions.EVERYBODY)
        for user_id in pings if channel.is_thread else ():
            self.world.join_thread(channel, user_id)
        return objects.web_message(self.world, message, self.world.add_message(message, pings))

    async def _interact(self, request: web.Request) -> Json:
        body = await _body(request)
        user = self.world.user(str(body.get("user")))
        channel = self.world.channel(str(body.get("channel_id")))
        try:
            if not self.world.sees(channel, user.id):
                raise ApiError(403, 50001, "Missing Access")
            if not channel.is_dm and not self.world.installs_at(user, channel):
                raise ApiError(403, 50001, "The application is not on this server.")
            kind, nonce = int(body.get("type") or 0), str(body.get("nonce") or "")
            return await self.api.interactions.run(user, channel, kind, body.get("data") or {}, nonce)
        except ApiError as error:
            return refused(error.message)

    async def _faults(self, request: web.Request) -> Json:
        return faults_http.state(self.faults)

    async def _cause(self, request: web.Request) -> Json:
        return await faults_http.cause(self.faults, await _body(request))

    async def _end_faults(self, request: web.Request) -> Json:
        self.faults.clear()
        return faults_http.state(self.faults)

    # Events

    async def _events(self, request: web.Request) -> web.StreamResponse:
        user = self.world.user(request.query.get("user", ""))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        outbox = Outbox(socket)
        self._pages[outbox] = user.id
        try:
            async for message in socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            del self._pages[outbox]
            await outbox.close()
        return socket

    async def close_pages(self, app: web.Application) -> None:
        """Close all event sockets, so that the server can end."""
        for outbox in list(self._pages):
            await outbox.socket.close()

    def _on_event(self, event: Event) -> None:
        if not self._pages or event.name in _NOT_FOR_PAGES:
            return
        frame = msgspec.json.encode({"t": event.name, "d": self._page_data(event)})
        for outbox, user_id in self._pages.items():
            if self._hears(user_id, event):
                outbox.put(frame)

    def _hears(self, user_id: int, event: Event) -> bool:
        if event.user_id is not None:
            return user_id == event.user_id
        return event.channel is None or self.world.sees(event.channel, user_id)

    def _page_data(self, event: Event) -> Any:
        if event.message is not None and event.name != "MESSAGE_DELETE":
            return objects.web_message(self.world, event.message, event.data)
        if event.channel is None or event.name == "TYPING":
            return event.data
        if event.name == "DM_CREATE":
            bot = self.world.users[BOT_ID]
            return {"id": str(event.channel.id), "recipient_id": str(bot.id), "name": bot.name}
        if event.name.startswith(("CHANNEL_", "THREAD_")):
            return _channel_line(event.channel)
        return event.data


def _channel_line(channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "name": channel.name,
        "type": channel.type,
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.archived,
        "locked": channel.locked,
        "guild_id": str(channel.guild_id),
        "position": channel.position if channel.is_of_server else 0,
    }


def _kind_of_place(channel: Channel) -> str:
    return "dm" if channel.is_dm else str(channel.guild_id)


def _whole(request: web.Request, name: str, otherwise: int) -> int:
    """A whole number of the address, at least 1; raises ApiError for anything else."""
    text = request.query.get(name, str(otherwise))
    if len(text) > 19 or not (text.isascii() and text.isdigit()) or not 0 < int(text) < 2**63:
        raise ApiError(400, 50035, f"{name} is a whole number, at least 1.")
    return int(text)


async def _body(request: web.Request) -> Json:
    data = await request.read()
    try:
        body = msgspec.json.decode(data) if len(data) <= MAX_BODY else None
    except (msgspec.DecodeError, RecursionError):
        body = None
    if not isinstance(body, dict):
        raise ApiError(400, 50109, "The request body contains invalid JSON.")
    return body


def _answering(handler: Callable[[web.Request], Awaitable[Json]]) -> _Handler:
    """Turn a handler that returns JSON or raises ApiError into one that aiohttp can serve."""

    async def serve(request: web.Request) -> web.StreamResponse:
        try:
            status, body = 200, await handler(request)
        except ApiError as error:
            status, body = error.status, error.body() | {"error": error.message}
        except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError):
            # Whatever came, it was not from the page.
            status, body = 400, {"error": "This is not a request that the page sends."}
        return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json")

    return serve


@web.middleware
async def only_from_here(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Refuse what other web sites make a browser send: a foreign Host (rebinding) or a foreign Origin.

    There is no login, because only this machine can connect; so a page from elsewhere must not either.
    """
    names = [urlsplit(f"//{request.host}").hostname]
    if "Origin" in request.headers:
        names.append(urlsplit(request.headers["Origin"]).hostname)
    if not all(is_local(name) for name in names):
        raise web.HTTPForbidden(text="The local Discord answers this machine only.")
    return await handler(request)


def is_local(name: str | None) -> bool:
    """Whether this is a name or address of this machine that no other machine reaches."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name or "").is_loopback
    except ValueError:
        return False


async def _always_fresh(request: web.Request, response: web.StreamResponse) -> None:
    """The page's own files are asked for again each time: after an upgrade nobody runs old scripts."""
    if request.path.startswith("/web/"):
        response.headers["Cache-Control"] = "no-cache"
