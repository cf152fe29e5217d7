"""Runs the local Discord alone: `python -m bot.local --port 8123 --folder build/local`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from pathlib import Path

from bot.local.server import LocalDiscord
from bot.local.servers import MOST
from bot.local.start_limits import EVERY


async def _serve(host: str, port: int, folder: Path | None, servers: int, shards: int) -> None:
    async with LocalDiscord(host, port, folder, servers=servers, shards=shards, identify_every=EVERY) as local:
        print(f"Local Discord: {local.web_url}", flush=True)
        print(f"  REST     {local.api_base}\n  gateway  {local.gateway_url}\n  token    {local.token}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Read the arguments and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m bot.local", description="A local Discord look-alike.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default %(default)s)")
    parser.add_argument("--port", type=int, default=8123, help="port, 0 for any free one (default %(default)s)")
    parser.add_argument("--folder", type=Path, help="where the world is kept; without it nothing is kept")
    parser.add_argument("--servers", type=int, default=1, help=f"servers that the bot is on, 1 to {MOST} (default 1)")
    parser.add_argument("--shards", type=int, default=1, help="shards that Discord recommends (default 1)")
    arguments = parser.parse_args()
    if not (1 <= arguments.servers <= MOST and 1 <= arguments.shards <= MOST):
        parser.error(f"servers and shards are 1 to {MOST}")
    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(_serve(**vars(arguments)))
        except OSError as error:
            parser.exit(1, f"Cannot listen on {arguments.host}:{arguments.port}: {error.strerror}\n")
        except ValueError as error:
            parser.exit(1, f"Cannot listen: {error}\n")


if __name__ == "__main__":
    main()
