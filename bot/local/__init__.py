"""A small Discord look-alike on the loopback address, for playing, looking and testing without a token."""

from bot.local.ids import TOKEN
from bot.local.pointing import point_discord_py
from bot.local.server import LocalDiscord

__all__ = ["TOKEN", "LocalDiscord", "point_discord_py"]
