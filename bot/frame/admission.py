"""Refuses people and servers whom the operator has blocked, except for /privacy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.frame.client import HostClient
from bot.messages.ids import PRIVACY_BUTTON
from bot.tables.orders import PersonBlocked, ServerBlocked

PRIVACY: Final = "privacy"
"""The command that answers everybody."""


def must_be_admitted(interaction: discord.Interaction[HostClient]) -> None:
    """Raises PersonBlocked or ServerBlocked for whoever is blocked, unless it is /privacy that they use."""
    data: Mapping[str, Any] = interaction.data or {}
    if interaction.type is discord.InteractionType.application_command and data.get("name") == PRIVACY:
        return
    if interaction.type is discord.InteractionType.component and re.fullmatch(
        PRIVACY_BUTTON, str(data.get("custom_id"))
    ):
        return
    interaction.client.orders.refuse(interaction.user.id, interaction.guild_id)


def is_admitted(interaction: discord.Interaction[HostClient]) -> bool:
    """Whether the interaction may go on: neither user nor server is blocked, or it is /privacy."""
    try:
        must_be_admitted(interaction)
    except (PersonBlocked, ServerBlocked):
        return False
    return True
