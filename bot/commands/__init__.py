"""Slash commands: found in every room of the bot, in modules named ``commands`` or ``..._command``, and here."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from discord import app_commands

import bot


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every top-level command of this bot, by name."""
    found: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = []
    for name in _modules():
        found += importlib.import_module(name).commands()
    return sorted(found, key=lambda command: command.name)


def _modules() -> list[str]:
    names = [
        f"bot.{room.name}.{module.name}"
        for room in pkgutil.iter_modules(bot.__path__)
        if room.ispkg and room.name != "local"
        for module in pkgutil.iter_modules([f"{bot.__path__[0]}/{room.name}"])
    ]
    return [name for name in names if name.endswith((".commands", "_command")) or name.startswith("bot.commands.")]
