"""What others ask a process over HTTP: whether it lives, whether it is ready, its numbers.

/livez answers 200 as long as the event loop turns, whatever else is away: who gets no answer starts the process anew.
/readyz answers 200 while the process can do its work, else 503: who gets that sends it no work, and leaves it alone.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from aiohttp import web

from bot.operate.health import Ready

Readiness = Callable[[], Awaitable[Ready]]
Handler = Callable[[web.Request], Awaitable[web.Response]]

JSON: Final = "application/json"


@asynccontextmanager
async def served(host: str, port: int, ready: Readiness, more: Mapping[str, Handler]) -> AsyncIterator[int]:
    """Answer at http://host:port, /livez, /readyz and ``more``, during this block; gives the port. Raises OSError."""

    async def live(_: web.Request) -> web.Response:
        return web.Response(body=b'{"live":true}', content_type=JSON)

    async def is_ready(_: web.Request) -> web.Response:
        found = await ready()
        return web.Response(status=200 if found.ready else 503, body=msgspec.json.encode(found), content_type=JSON)

    app = web.Application()
    for path, handler in {"/livez": live, "/readyz": is_ready, **more}.items():
        app.router.add_get(path, handler)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
