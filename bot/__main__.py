"""Starts the bot: ``python -m bot`` (with a token: Discord; without: the local Discord). See bot/operate."""

from __future__ import annotations

import sys

from bot.operate.command_line import commands_json, main

__all__ = ["commands_json", "main"]

if __name__ == "__main__":
    sys.exit(main())
