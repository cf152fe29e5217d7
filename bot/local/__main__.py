"""Runs the local Discord alone: `python -m bot.local --port 8123 --folder build/local`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from pathlib import Path

from bot.local.server import LocalDiscord


async def _serve(host: str, port: int, folder: Path | None) -> None:
    async with LocalDiscord(host, port, folder) as local:
        print(f"Local Discord: {local.web_url}", flush=True)
        print(f"  REST     {local.api_base}\n  gateway  {local.gateway_url}\n  token    {local.token}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """Read the arguments and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m bot.local", description="A local Discord look-alike.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default %(default)s)")
    parser.add_argument("--port", type=int, default=8123, help="port, 0 for any free one (default %(default)s)")
    parser.add_argument("--folder", type=Path, help="where the world is kept; without it nothing is kept")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(_serve(arguments.host, arguments.port, arguments.folder))
        except OSError as error:
            parser.exit(1, f"Cannot listen on {arguments.host}:{arguments.port}: {error.strerror}\n")
        except ValueError as error:
            parser.exit(1, f"Cannot listen: {error}\n")


if __name__ == "__main__":
    main()
