"""Refuses servers that the bot is not on, and people and servers whom the operator has blocked, except for /privacy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.frame.client import HostClient
from bot.invitation import invitation
from bot.messages.ids import PRIVACY_BUTTON
from bot.model.errors import TableError
from bot.tables.orders import PersonBlocked, ServerBlocked

PRIVACY: Final = "privacy"
"""The command that answers everybody."""


class NotOnServer(TableError):
    """The bot is not on this server, to which its application alone was added; ``link`` is its invitation."""

    key = "error-not-on-server"


def must_be_admitted(interaction: discord.Interaction[HostClient]) -> None:
    """Raises PersonBlocked, ServerBlocked, or NotOnServer where the bot is not on the server; never for /privacy.

    Nothing is asked of Discord.
    """
    data: Mapping[str, Any] = interaction.data or {}
    if interaction.type is discord.InteractionType.application_command and data.get("name") == PRIVACY:
        return
    if interaction.type is discord.InteractionType.component and re.fullmatch(
        PRIVACY_BUTTON, str(data.get("custom_id"))
    ):
        return
    app, server = interaction.client, interaction.guild_id
    app.orders.refuse(interaction.user.id, server)
    # A server that is away for a while is known all the same. A shard that has just come from another process is not.
    if server is not None and app.get_guild(server) is None and app.knows_servers(server):
        raise NotOnServer(link=invitation(interaction.application_id))


def is_admitted(interaction: discord.Interaction[HostClient]) -> bool:
    """Whether the interaction may go on: we are there, and neither user nor server is blocked; or it is /privacy."""
    try:
        must_be_admitted(interaction)
    except (NotOnServer, PersonBlocked, ServerBlocked):
        return False
    return True
