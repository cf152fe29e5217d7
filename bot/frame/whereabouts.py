"""The table, seat and kind of an interaction, for logs and metrics; nothing is checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.base.meter import Kind
from bot.frame.client import HostClient
from bot.messages.ids import OF_PANEL, OF_TABLE

_PANEL: Final = re.compile(OF_PANEL)
_TABLE: Final = re.compile(OF_TABLE)
_KINDS: Final[dict[discord.InteractionType, Kind]] = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "autocomplete",
    discord.InteractionType.modal_submit: "form",
}


def kind_of(interaction: discord.Interaction[Any]) -> Kind:
    """What the player did."""
    return _KINDS.get(interaction.type, "component")


def ids_of(interaction: discord.Interaction[HostClient]) -> dict[str, int]:
    """The ids that log lines about this interaction carry: its own, the table's, the seat's, as far as they show."""
    ids = {"interaction": interaction.id}
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if (panel := _PANEL.match(custom_id)) is not None:
        return ids | {"table": int(panel["table"]), "seat": int(panel["seat"])}
    tables, channel = interaction.client.tables, interaction.channel_id
    match = _TABLE.match(custom_id)
    if match is not None:
        ids["table"] = int(match["table"])
        table = tables.get(ids["table"])
    else:
        table = None if channel is None else tables.at(channel)
    if table is None:
        return ids
    seat = table.seat_of(interaction.user.id)
    return ids | {"table": table.id} | ({} if seat is None else {"seat": seat})
