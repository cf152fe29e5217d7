"""A websocket's outgoing frames: queued from anywhere in the loop, sent one after another."""

from __future__ import annotations

import asyncio
import zlib

from aiohttp import web


class Outbox:
    """Sends queued frames in order, as text or as one zlib stream (Discord's `zlib-stream`).

    `process` is the process at the other end, as far as that is known.
    """

    def __init__(self, socket: web.WebSocketResponse, *, zlib_stream: bool = False, process: int | None = None) -> None:
        self.socket = socket
        self.process = process
        self._deflate = zlib.compressobj() if zlib_stream else None
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    def put(self, frame: bytes) -> None:
        """Queue one frame of JSON."""
        self._frames.put_nowait(frame)

    async def _run(self) -> None:
        while not self.socket.closed:
            frame = await self._frames.get()
            try:
                if self._deflate is None:
                    await self.socket.send_str(frame.decode())
                else:
                    data = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except ConnectionError:
                return

    async def close(self) -> None:
        """Stop sending."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
