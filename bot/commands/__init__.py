"""Slash commands, one module a group; every module here with ``commands()`` is found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from discord import app_commands


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every top-level command of this bot, in the order of module names."""
    found: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = []
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda item: item.name):
        found += importlib.import_module(f"{__name__}.{module.name}").commands()
    return found
