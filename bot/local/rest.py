"""The REST side's frame: routes, the bot's token, bodies, Discord's errors and rate-limit headers."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web
from aiohttp.multipart import BodyPartReader
from msgspec import Struct, field

from bot.local.errors import ApiError, Json
from bot.local.fault_rules import Blow, Rules
from bot.local.ids import TOKEN
from bot.local.messages import Upload
from bot.local.processes import ANSWERING

if TYPE_CHECKING:
    from bot.local.gateway import Gateway
    from bot.local.interactions import Interactions
    from bot.local.world import World

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
_RATE_LIMIT = 1000


class Api(Struct):
    """What the handlers work on."""

    world: World
    gateway: Gateway
    interactions: Interactions


class Call(Struct):
    """One request: path parameters, query, decoded JSON body and uploaded files; `line` is the connection."""

    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[str, Upload] = field(default_factory=dict)
    line: asyncio.BaseTransport | None = None


class Reply(Struct):
    """What goes back; a None body with 204."""

    body: Any = None
    status: int = 200


NO_CONTENT = Reply(status=204)

Handler = Callable[[Api, Call], Awaitable[Reply]]
Hook = Callable[[str, str, Call, Reply], None]
"""Told of every request after it was answered: method, path without /api/v10, what came and what went back."""
Trap = Callable[[str, str, Call], bool]
"""Told of every request before it is carried out; True: it is not, and its line is cut."""


class Routes:
    """A table of handlers; `open_to_all` ones need no bot token (interaction and webhook tokens are in the path)."""

    def __init__(self) -> None:
        self.table: list[tuple[str, str, Handler, bool]] = []

    def add(self, method: str, path: str, *, open_to_all: bool = False) -> Callable[[Handler], Handler]:
        """Register the decorated handler for a method and a path such as `/channels/{channel_id}`."""

        def register(handler: Handler) -> Handler:
            self.table.append((method, path, handler, open_to_all))
            return handler

        return register


class Rest:
    """Serves the tables of routes as far as the faults let it, and tells the hooks of every request and reply."""

    def __init__(self, api: Api, tables: list[Routes], rules: Rules) -> None:
        self.api = api
        self.hooks: list[Hook] = []
        self.traps: list[Trap] = []
        self.rules = rules
        self._tables = tables

    def mount(self, app: web.Application) -> None:
        """Add all routes to the web application."""
        entries = [entry for table in self._tables for entry in table.table]
        # The first match wins, so `/users/@me` goes before `/users/{user_id}`.
        for method, path, handler, open_to_all in sorted(entries, key=lambda entry: entry[1].count("{")):
            app.router.add_route(method, PREFIX + path, self._endpoint(path, handler, open_to_all=open_to_all))
        app.router.add_route("*", PREFIX + "/{tail:.*}", self._endpoint("/{tail}", _not_found, open_to_all=True))

    def _endpoint(
        self, template: str, handler: Handler, *, open_to_all: bool
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        bucket = hashlib.md5(template.encode(), usedforsecurity=False).hexdigest()

        async def endpoint(request: web.Request) -> web.Response:
            call = Call({}, {}, None)
            path = request.path.removeprefix(PREFIX)
            blow = self.rules.strike(request.method, path) if self.api.gateway.reachable else Blow()
            await asyncio.sleep(blow.seconds)
            if not self.api.gateway.reachable:
                return _cut(request)
            headers: dict[str, str] = {}
            try:
                call = await read_call(request)
                if any(trap(request.method, path, call) for trap in self.traps):
                    return _cut(request)
                processes = self.api.gateway.processes
                ANSWERING.set(processes.name(processes.of(call.line)))
                if blow.rule is not None:
                    reply, headers = Reply(blow.rule.body, blow.rule.status), blow.rule.headers
                else:
                    if not open_to_all and request.headers.get("Authorization") != f"Bot {TOKEN}":
                        raise ApiError(401, 0, "401: Unauthorized")
                    reply = await handler(self.api, call)
            except ApiError as error:
                reply, headers = Reply(error.body(), error.status), error.headers
            except Exception:
                log.exception("%s %s failed", request.method, request.path)
                reply = Reply({"message": "500: Internal Server Error", "code": 0}, 500)
            for hook in list(self.hooks):
                hook(request.method, path, call, reply)
            if blow.false_status:
                reply = Reply({"message": f"{blow.false_status}: Error", "code": 0}, blow.false_status)
            self.rules.replied(reply.status, headers)
            return _cut(request) if blow.loses_reply and not blow.false_status else _response(reply, bucket, headers)

        return endpoint


async def _not_found(api: Api, call: Call) -> Reply:
    raise ApiError(404, 0, "404: Not Found")


async def read_call(request: web.Request) -> Call:
    """Decode a request: JSON, or multipart with `payload_json` and `files[N]`; raise ApiError 50109 on bad JSON."""
    call = Call(dict(request.match_info), dict(request.query), None, line=request.transport)
    kind = request.content_type
    if kind == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            data = bytes(await part.read())
            match = re.fullmatch(r"files\[(\d+)\]", part.name or "")
            if part.name == "payload_json":
                call.body = _decode(data)
            elif match:
                call.uploads[match[1]] = Upload(part.filename or "unknown", data)
    elif request.body_exists:
        data = await request.read()
        call.body = _decode(data) if data else None
    return call


def _decode(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


def _cut(request: web.Request) -> web.Response:
    """Cut the line under a request: whoever sent it gets no answer at all."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


def _response(reply: Reply, bucket: str, extra: dict[str, str]) -> web.Response:
    headers = {
        "X-RateLimit-Limit": str(_RATE_LIMIT),
        "X-RateLimit-Remaining": str(_RATE_LIMIT - 1),
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": bucket,
        "Via": "1.1 local",
    } | extra
    if reply.status == 204:
        return web.Response(status=204, headers=headers)
    headers["Content-Type"] = "application/json"  # discord.py reads JSON only under exactly this name
    return web.Response(status=reply.status, body=msgspec.json.encode(reply.body), headers=headers)


def object_body(call: Call) -> Json:
    """Return the body as an object; an absent one as an empty object; raise ApiError 50035 otherwise."""
    if call.body is None:
        return {}
    if not isinstance(call.body, dict):
        raise bad_shape("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return call.body


def bad_shape(code: str, message: str) -> ApiError:
    """Return the refusal of a body that is not of the right kind as a whole."""
    return ApiError(400, 50035, "Invalid Form Body", {"_errors": [{"code": code, "message": message}]})
