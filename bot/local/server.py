"""The local Discord as one server on the loopback address."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from aiohttp import web

from bot.local import rest_app, rest_channels, rest_interactions, rest_messages
from bot.local.fault_rules import Rules
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.global_limit import GlobalLimit
from bot.local.ids import TOKEN
from bot.local.interactions import Interactions
from bot.local.pointing import Pointed, point_discord_py
from bot.local.rest import PREFIX, Api, Hook, Rest, Trap
from bot.local.store import Store
from bot.local.webapi import WebApi, is_local, only_from_here
from bot.local.world import World

_MAX_REQUEST = 32 * 1024 * 1024  # above Discord's own limit, so that its refusal is the one that is seen


class LocalDiscord:
    """A small Discord: REST, gateway, web page. `folder` keeps its world; without one it is gone at the end.

    `requests_per_second`: enforce Discord's limit for all requests of a bot together, which is 50; None: no limit.
    `servers` the bot is on; `shards`: how many Discord recommends; `identify_every`: seconds between two IDENTIFYs of
    one bucket, 5 at Discord, 0: no limit.
    Usable after `start()` or inside `async with`.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        folder: Path | None = None,
        *,
        requests_per_second: int | None = None,
        servers: int = 1,
        shards: int = 1,
        identify_every: float = 0.0,
    ) -> None:
        self.host = host
        self._servers, self._shards, self._identify_every = servers, shards, identify_every
        self._requests_per_second = requests_per_second
        self.token = TOKEN
        self._port = port
        self._folder = folder
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self._runner: web.AppRunner | None = None
        self.world: World
        self.gateway: Gateway
        self.interactions: Interactions
        self.faults: Faults
        self._rest: Rest

    @property
    def _shown(self) -> str:
        """The host as it stands in addresses."""
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def port(self) -> int:
        """The port in use; known after the start when 0 was asked for."""
        return self._port

    @property
    def web_url(self) -> str:
        """The page's address."""
        return f"http://{self._shown}:{self._port}/"

    @property
    def api_base(self) -> str:
        """What takes the place of https://discord.com/api/v10."""
        return f"http://{self._shown}:{self._port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """What takes the place of wss://gateway.discord.gg."""
        return f"ws://{self._shown}:{self._port}/gateway"

    async def start(self) -> None:
        """Open the world and listen; raises OSError when the port is taken, ValueError for a host that others reach.

        Nobody logs in: whoever reached it would be anybody there.
        """
        if not is_local(self.host):
            raise ValueError(
                f"the local Discord answers this machine only: 127.0.0.1, ::1 or localhost, not {self.host!r}"
            )
        if self._folder is None:
            self._temporary = tempfile.TemporaryDirectory(prefix="local-discord-")
        store = Store(self._folder or Path(self._temporary.name if self._temporary else "."))
        self.world = World(store, self._servers)
        self.gateway = Gateway(self.world, "")
        self.gateway.shards, self.gateway.starts.every = self._shards, self._identify_every
        self.interactions = Interactions(self.world, self.gateway)
        api = Api(self.world, self.gateway, self.interactions)
        rules = Rules()
        if self._requests_per_second is not None:
            rules.limit = GlobalLimit(self._requests_per_second)
        tables = [rest_app.routes, rest_channels.routes, rest_messages.routes, rest_interactions.routes]
        self._rest = Rest(api, tables, rules)
        self.faults = Faults(self.world, self.gateway, rules)
        pages = WebApi(api, self.faults)
        app = web.Application(client_max_size=_MAX_REQUEST, middlewares=[only_from_here])
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/gateway/resume", self.gateway.handle)
        app.router.add_get("/gateway/resume/", self.gateway.handle)
        self._rest.mount(app)
        pages.mount(app)
        app.on_shutdown.append(pages.close_pages)
        app.on_shutdown.append(self._close_gateway)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self._port).start()
        except OSError:
            await self.close()
            raise
        self._port = self._runner.addresses[0][1]
        self.world.base_url = self.web_url.rstrip("/")
        self.gateway.url = self.gateway_url

    async def _close_gateway(self, app: web.Application) -> None:
        await self.gateway.cut(1001)

    async def close(self) -> None:
        """Stop listening, close every connection and the store."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
            self.world.store.close()
        if self._temporary is not None:
            self._temporary.cleanup()
            self._temporary = None

    async def __aenter__(self) -> LocalDiscord:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def point_discord_py(self) -> Pointed:
        """Make discord.py in this process talk to this server, until the result's `restore()` or `with` end."""
        return point_discord_py(self.api_base)

    # For tests

    @property
    def limit(self) -> GlobalLimit | None:
        """The limit for all requests together, where there is one."""
        return self._rest.rules.limit

    def on_call(self, hook: Hook) -> None:
        """Call `hook(method, path, call, reply)` after every REST request; path is without /api/v10."""
        self._rest.hooks.append(hook)

    def before_call(self, trap: Trap) -> None:
        """Call `trap(method, path, call)` before every REST request; where it gives True, the line is cut instead."""
        self._rest.traps.append(trap)

    def on_request(self, hook: Callable[[str, str, Any, int, Any], None]) -> None:
        """Call `hook(method, path, body, status, response)` after every REST request; files are left out."""
        self.on_call(lambda method, path, call, reply: hook(method, path, call.body, reply.status, reply.body))

    def fail_next(
        self, method: str, path: str, status: int, body: Any, *, times: int = 1, headers: dict[str, str] | None = None
    ) -> None:
        """Answer the next `times` requests whose path matches the regular expression `path` with this instead."""
        self.faults.fail(status, times, method=method, path=path, body=body, headers=headers)

    def rate_limit_next(self, method: str, path: str, *, retry_after: float = 0.2, times: int = 1) -> None:
        """Answer the next `times` matching requests with 429, to be tried again in `retry_after` seconds."""
        self.faults.rate_limit(times, retry_after=retry_after, method=method, path=path)
