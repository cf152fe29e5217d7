"""A proxy before Discord, which keeps the token's limits for all processes together (ZIGGURAT_DISCORD_API)."""

from __future__ import annotations

import logging

import discord.http

from bot.messages.circuit_breaker import API

logger = logging.getLogger("ziggurat.run")


def send_through(proxy: str) -> None:
    """Have discord.py send all requests to this address ("": to Discord itself). Its paths are Discord's."""
    if proxy:
        base = proxy if API in f"{proxy}/" else f"{proxy}{API}v{discord.http.INTERNAL_API_VERSION}"
        discord.http.Route.BASE = base
        logger.info("requests to Discord go through %s", base)
