"""Menus of the panels about what is settled ahead."""

from __future__ import annotations

from typing import Final

import discord

from bot.messages.ids import CUSTOM_ID_LIMIT
from bot.messages.parts import PLACEHOLDER_LIMIT
from bot.words.option_tree import MENU_SIZE
from bot.words.option_words import cut
from bot.words.wording import say

LABEL: Final = 100
TEXT: Final = 2000

Item = discord.ui.Item[discord.ui.View]


def entry(label: str, value: str, hint: str | None = None, sign: str | None = None) -> discord.SelectOption:
    """An entry of a menu."""
    return discord.SelectOption(label=cut(label, LABEL) or "?", value=value, description=hint, emoji=sign)


def menu(
    lang: str,
    table: int,
    act: str,
    arg: str,
    placeholder: str,
    entries: list[discord.SelectOption],
    *,
    row: int = 0,
    least: int = 1,
    most: int = 1,
) -> Item:
    """A menu; of more entries than fit, the first ones, and how the others are reached."""
    custom_id, more = f"zn:{table}:{act}:{arg}", len(entries) - MENU_SIZE
    if more > 0:
        placeholder = say(lang, "plan-more-drop" if act == "drop" else "plan-more-answer", count=more)
    assert len(custom_id) <= CUSTOM_ID_LIMIT
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=cut(placeholder, PLACEHOLDER_LIMIT),
        min_values=least,
        max_values=most,
        options=entries[:MENU_SIZE],
        row=row,
    )
