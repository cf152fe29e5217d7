"""Points discord.py at a local Discord, and back."""

from __future__ import annotations

from types import TracebackType
from urllib.parse import urlsplit

import discord.asset
import discord.gateway
import discord.http
import yarl


class Pointed:
    """discord.py's base addresses as changed; `restore()`, or the end of a `with`, puts them back."""

    def __init__(self, api_base: str) -> None:
        self._before = (
            discord.http.Route.BASE,
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
            discord.asset.Asset.BASE,
        )
        place = urlsplit(api_base).netloc
        self._set(api_base, yarl.URL(f"ws://{place}/gateway"), f"http://{place}/cdn")

    @staticmethod
    def _set(api: str, gateway: yarl.URL, cdn: str) -> None:
        discord.http.Route.BASE = api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
        discord.asset.Asset.BASE = cdn

    def restore(self) -> None:
        """Put the addresses from before back."""
        self._set(*self._before)

    def __enter__(self) -> Pointed:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.restore()


def point_discord_py(api_base: str) -> Pointed:
    """Make discord.py in this process talk to the server at `api_base` (`http://127.0.0.1:8123/api/v10`)."""
    return Pointed(api_base)
