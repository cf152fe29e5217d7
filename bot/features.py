"""Finds the features of the host: every room of bot/ with a module ``feature``; nobody keeps a list."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from discord import app_commands

import bot
from bot.frame.feature import Feature, SlashCommand, together
from bot.frame.table_items import TableButton, TableItem

GAME_ORDER: Final = (
    "new",
    "join",
    "leave",
    "start",
    "list",
    "resign",
    "close",
    "move",
    "options",
    "seats",
    "invite",
    "swap",
    "substitute",
    "computer",
    "back",
    "remove",
    "host",
)
"""The parts of /game as its menu shows them; others follow by name."""


@cache
def all_features() -> Feature:
    """Everything that the features bring, and the buttons and menus of tables that they share."""
    rooms = [room.name for room in pkgutil.iter_modules(bot.__path__) if room.ispkg]
    names = [f"bot.{room}.feature" for room in rooms if room != "frame" and find_spec(f"bot.{room}.feature")]
    found: list[Feature] = [importlib.import_module(name).FEATURE for name in names]
    return together([Feature(items=(TableButton, TableItem)), *found])


def all_commands() -> list[SlashCommand]:
    """Every top-level command of this bot, by name; new objects are not made, so they go on one tree at a time."""
    features = all_features()
    game = app_commands.Group(
        name="game",
        description=app_commands.locale_str("Open, join, start and find games", key="cmd-game"),
        guild_only=True,
    )
    for command in sorted(features.game_commands, key=_place):
        game.add_command(command)
    return sorted([game, *features.commands], key=lambda command: command.name)


def _place(command: app_commands.Command[Any, ..., Any]) -> tuple[int, str]:
    known = command.name in GAME_ORDER
    return GAME_ORDER.index(command.name) if known else len(GAME_ORDER), command.name
