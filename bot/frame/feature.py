"""What a feature of the host gives to the client: its commands, buttons and menus, and forms.

Each feature has a module ``feature`` with the constant ``FEATURE``; ``bot.features`` finds them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.model.table import Table

SlashCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group
PersistentItem: TypeAlias = type[discord.ui.DynamicItem[Any]]
Fields: TypeAlias = Mapping[str, str]

FormAct: TypeAlias = Callable[[discord.Interaction[Any], re.Match[str], Fields], Awaitable[None]]
"""Takes a form that was sent: the match of its custom_id, and what was typed by field."""

LobbyAct: TypeAlias = Callable[[discord.Interaction[Any], Table], Awaitable[None]]
"""Handles a button whose only answer is the changed public message."""

QuestionAct: TypeAlias = Callable[[discord.Interaction[Any], Table, int], Awaitable[None]]
"""Handles a button under a question to the table; the number is the vote's id."""

OpeningAct: TypeAlias = Callable[[discord.Interaction[Any], Table], Awaitable[None]]
"""Opens something for whoever pressed the button, in a private reply."""

AfterAct: TypeAlias = Callable[[discord.Interaction[Any], Table], Awaitable[None]]
"""Carries out an entry of the menu after a game, in a private reply of its own; the user may look at the table."""

TableAct: TypeAlias = Callable[[discord.Interaction[Any], Table, str, list[Any]], Awaitable[None]]
"""Handles a button or menu about options or seats: gets the argument of the custom_id and the values of a menu."""


in_direct_messages = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""Decorates a top-level command that works in direct messages, too; all others appear in servers alone."""


@dataclass(frozen=True)
class Feature:
    """One feature, or all of them together (``together``).

    commands: top-level slash commands. game_commands: parts of /game. items: buttons and menus that live on after a
    restart. forms: what is done with a form, by the regular expression of its custom_id. By the act that a button of a
    table carries: lobby_acts, question_acts (buttons under a question to the table), opening_acts (private replies),
    table_acts (options and seats), after_acts (entries of the menu after a game, called by the text ``after-KEY``).
    """

    commands: tuple[SlashCommand, ...] = ()
    game_commands: tuple[app_commands.Command[Any, ..., Any], ...] = ()
    items: tuple[PersistentItem, ...] = ()
    forms: Mapping[str, FormAct] = field(default_factory=dict)
    lobby_acts: Mapping[str, LobbyAct] = field(default_factory=dict)
    question_acts: Mapping[str, QuestionAct] = field(default_factory=dict)
    opening_acts: Mapping[str, OpeningAct] = field(default_factory=dict)
    table_acts: Mapping[str, TableAct] = field(default_factory=dict)
    after_acts: Mapping[str, AfterAct] = field(default_factory=dict)


def together(features: list[Feature]) -> Feature:
    """All features as one. Raises ValueError where two of them claim the same act, form or command."""
    # Buttons of both kinds look alike: an act is one or the other.
    _joined([*(feature.opening_acts for feature in features), *(feature.after_acts for feature in features)])
    return Feature(
        commands=tuple(command for feature in features for command in feature.commands),
        game_commands=tuple(command for feature in features for command in feature.game_commands),
        items=tuple(item for feature in features for item in feature.items),
        forms=_joined([feature.forms for feature in features]),
        lobby_acts=_joined([feature.lobby_acts for feature in features]),
        question_acts=_joined([feature.question_acts for feature in features]),
        opening_acts=_joined([feature.opening_acts for feature in features]),
        after_acts=_joined([feature.after_acts for feature in features]),
        table_acts=_joined([feature.table_acts for feature in features]),
    )


def _joined(parts: list[Mapping[str, Any]]) -> dict[str, Any]:
    joint: dict[str, Any] = {}
    for part in parts:
        twice = joint.keys() & part.keys()
        if twice:
            raise ValueError(f"claimed by two features: {', '.join(sorted(twice))}")
        joint |= part
    return joint
