"""How long all texts of a panel are together.

Discord takes 4,000 characters in a message of the newer components. Whether words on buttons and in menus, and
descriptions of pictures, are among them is written nowhere: here they count.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord

DISCORD_LIMIT: Final = 4000
"""Characters of all texts of a message of the newer components."""

MOST: Final = DISCORD_LIMIT - 400
"""Characters of all texts of a panel at most: Discord may count some otherwise than we do."""


def length(items: Iterable[discord.ui.Item[Any]]) -> int:
    """The characters on these buttons and in these menus."""
    return sum(_length(item) for item in items)


def _length(item: discord.ui.Item[Any]) -> int:
    if isinstance(item, discord.ui.Button):
        return len(item.label or "")
    if isinstance(item, discord.ui.Select):
        options = sum(len(option.label) + len(option.description or "") for option in item.options)
        return len(item.placeholder or "") + options
    return len(getattr(item, "placeholder", None) or "")


def drop_descriptions(items: Iterable[discord.ui.Item[Any]]) -> None:
    """Take the second lines of the entries of menus away: their names stay."""
    for item in items:
        for option in item.options if isinstance(item, discord.ui.Select) else ():
            option.description = None
