"""Makes buttons and menus that work after a restart: all they need is in their custom_id."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from bot.frame.handling import Interaction, guarded

Act = Callable[[Interaction, dict[str, str], list[str]], Awaitable[None]]
"""Handles a press: gets the named parts of the custom_id and the values chosen in a menu (none for a button)."""

Pressed = type[discord.ui.DynamicItem[discord.ui.Button[Any] | discord.ui.Select[Any]]]


def pressed(template: str, act: Act) -> Pressed:
    """The class of all buttons or menus whose custom_id is of this template; ``act`` must acknowledge them."""

    class Item(discord.ui.DynamicItem[discord.ui.Button[Any] | discord.ui.Select[Any]], template=template):
        def __init__(self, item: discord.ui.Button[Any] | discord.ui.Select[Any], parts: dict[str, str]) -> None:
            super().__init__(item)
            self.parts = parts

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
        ) -> Self:
            # Whatever somebody sends under this custom_id is answered; what it is shows in its values alone.
            handler: Any = item
            return cls(handler, match.groupdict())

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            values = [str(value) for value in getattr(self.item, "values", ())]
            await guarded(interaction, lambda: act(interaction, self.parts, values))

    return Item
