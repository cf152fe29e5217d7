"""Buttons and menus about a table that several features share: they live on after a restart.

What they mean stands in their custom_id, and is looked up among the features; who may is asked each time.
"""

from __future__ import annotations

import re
from typing import Any, Self, TypeAlias

import discord

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    guarded,
    table_numbered,
)
from bot.frame.pressed import pressed
from bot.frame.watching import must_be_over
from bot.messages.ids import TABLE_BUTTON, TABLE_ITEM
from bot.model.errors import NoSuchTable

Item: TypeAlias = "discord.ui.Button[Any] | discord.ui.Select[Any] | discord.ui.UserSelect[Any]"

NEW_REPLIES = frozenset({"options"})
"""Acts that answer with a reply of their own; the others change the message that they were pressed in."""


async def _press_table(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A public button of a table: everybody may press it, and each gets a reply of their own."""
    number, act, arg = int(parts["table"]), parts["act"], parts["arg"]
    features = interaction.client.features
    if act in features.lobby_acts:
        await acknowledge(interaction)
        await features.lobby_acts[act](interaction, await table_numbered(interaction, number))
        return
    if act in features.question_acts and arg:
        # What comes of it stands in the question's own message: there is no reply to wait for.
        await acknowledge(interaction)
        await features.question_acts[act](interaction, await table_numbered(interaction, number), int(arg))
        return
    await acknowledge(interaction, ephemeral=True, thinking=True)
    table = await table_numbered(interaction, number)
    if act in features.after_acts:
        await must_be_over(interaction, table)
        await features.after_acts[act](interaction, table)
        return
    if act not in features.opening_acts:
        raise NoSuchTable
    await features.opening_acts[act](interaction, table)
    await interaction.client.publisher.show_others(table.id, interaction.user.id)


TableButton = pressed(TABLE_BUTTON, _press_table)


class TableItem(discord.ui.DynamicItem[Any], template=TABLE_ITEM):
    """A button or menu about options or seats."""

    def __init__(self, item: Item, table: int, act: str, arg: str) -> None:
        super().__init__(item)
        self.table, self.act, self.arg = table, act, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The item as its custom_id describes it."""
        dynamic: Any = item
        return cls(dynamic, int(match["table"]), match["act"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge first, then do it."""
        await guarded(interaction, lambda: self._act(interaction))

    async def _act(self, interaction: Interaction) -> None:
        if self.act in NEW_REPLIES:
            await acknowledge(interaction, ephemeral=True, thinking=True)
        else:
            await acknowledge(interaction)
        table = await table_numbered(interaction, self.table)
        act = interaction.client.features.table_acts.get(self.act)
        if act is None:
            raise NoSuchTable
        values = list(getattr(self.item, "values", ()))
        await act(interaction, table, self.arg, values)
