"""Finds the features of the host: every package of bot/ with a module ``feature``."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
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

SHELVES: Final = {
    "plan": ("plan", "catchup"),
    "settings": ("settings", "holiday", "server"),
    "table": ("play", "board", "city", "hand", "state", "hint", "undo", "help"),
}
"""Commands that /help lists together, and the word under which it files them."""


@cache
def all_features() -> Feature:
    """All features as one, with the buttons and menus of tables that they share."""
    # By their files: asking Python for a module of the local Discord would load its web server.
    rooms = sorted(file.parent.name for folder in bot.__path__ for file in Path(folder).glob("*/feature.py"))
    names = [f"bot.{room}.feature" for room in rooms if room != "frame"]
    features: list[Feature] = [importlib.import_module(name).FEATURE for name in names]
    return together([Feature(items=(TableButton, TableItem)), *features])


def all_commands() -> list[SlashCommand]:
    """Every top-level command, as /help lists them; new objects are not made, so they go on one tree at a time."""
    features = all_features()
    game = app_commands.Group(
        name="game",
        description=app_commands.locale_str("Open, join, start and find games", key="cmd-game"),
    )
    for command in sorted(features.game_commands, key=_place_in_game):
        game.add_command(command)
    return sorted([game, *features.commands], key=_place)


def _place(command: SlashCommand) -> tuple[str, int]:
    """Under its shelf's word, else its own name; a game's own commands under the game's id."""
    for shelf, names in SHELVES.items():
        if command.name in names:
            return shelf, names.index(command.name)
    return command.extras.get("game", command.name), 0


def _place_in_game(command: app_commands.Command[Any, ..., Any]) -> tuple[int, str]:
    is_ordered = command.name in GAME_ORDER
    return GAME_ORDER.index(command.name) if is_ordered else len(GAME_ORDER), command.name
