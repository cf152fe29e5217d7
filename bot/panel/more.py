"""Further pictures of a table, one button each: what the board does not show, such as each player's side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.messages.parts import button
from bot.model.table import Table
from data.texts import texts
from renderers.core.registry import renderer

MOST: Final = 20
"""Buttons under a picture."""


def label(table: Table, kind: str, lang: str) -> str | None:
    """What the button of a kind of picture says: the game's own text; None where it has none, and no button.

    A kind that ends in a number, counted from 1, is of the seat of this number: its text is told the player's name.
    """
    what, _, number = kind.rpartition("-")
    if not number.isdecimal():
        what, number = kind, ""
    key = f"{table.game}-picture-{what}"
    if not texts().has(lang, key):
        return None
    names = table.names()
    name = names[int(number) - 1] if number and int(number) <= len(names) else ""
    return texts().text(lang, key, name=name or number)


def more_buttons(table: Table, view: Any, lang: str, current: str) -> list[discord.ui.Button[discord.ui.View]]:
    """A button for each further picture of a view; that of the picture which is shown is grey."""
    kinds: Iterable[str] = (kind.id for kind in renderer(table.game).kinds(view) if kind.use == "more")
    labels = [(kind, text) for kind in kinds if (text := label(table, kind, lang)) is not None]
    return [button(text, f"zx:{table.id}:{kind}", disabled=kind == current) for kind, text in labels[:MOST]]
