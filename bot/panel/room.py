"""How tall a panel is on a phone, about: whether its texts have room beside its picture and its buttons."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any, Final

import discord

from bot.panel.offers import PHONE_LINE, lines_of

VISIBLE: Final = 650
"""Pixels of a message that a phone shows."""

LINE: Final = 22
SMALL_LINE: Final = 18
"""Pixels of a line of text, and of one in small print."""

LETTER: Final = 7.7
BOLD_LETTER: Final = 8.2
SMALL_LETTER: Final = 6.0
"""Pixels of a letter, about, of text, of bold text and of small print."""

GAP: Final = 8
"""Pixels between two parts of a message, and between two lines of buttons."""

BUTTON: Final = 44
MENU: Final = 48
"""Pixels that a line of buttons and a menu take."""

ABOVE: Final = 5
"""Pixels above a picture."""

AROUND: Final = 24
"""Pixels that a block of texts with a colour beside it has around these, above and below together."""

BESIDE: Final = 28
"""The same to its left and right, with the colour."""

MARKUP: Final = re.compile(r"\*\*|^-# ")
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")

Row = Sequence[discord.ui.Item[Any]]


def scaled(width: int, height: int) -> int:
    """Pixels that a picture of this size is tall on a phone."""
    return round(height * PHONE_LINE / max(1, width))


def block_height(text: str) -> int:
    """Pixels that a block of texts with a colour beside it takes, about."""
    return AROUND + text_height(text, PHONE_LINE - BESIDE)


def text_height(text: str, width: int = PHONE_LINE) -> int:
    """Pixels that the lines of a text take, about, in so many pixels across."""
    return sum(_height(line, width) for line in text.split("\n"))


def _height(line: str, width: int) -> int:
    words = MARKUP.sub("", line)
    if line.startswith("-# "):
        return SMALL_LINE * _lines(words, width / SMALL_LETTER)
    bold = sum(map(len, BOLD.findall(line)))
    across = bold * BOLD_LETTER + (len(words) - bold) * LETTER
    return LINE * _lines(words, width * len(words) / max(1, across))


def _lines(words: str, letters: float) -> int:
    """How many lines words take that are broken after so many letters at most."""
    return max(1, len(wrap(words, max(1, int(letters)))))


def row_height(row: Row) -> int:
    """Pixels that a row of buttons, which may take several lines, or a menu takes, about."""
    if not all(isinstance(item, discord.ui.Button) for item in row):
        return MENU
    lines = lines_of([str(getattr(item, "label", "") or "") for item in row])
    return lines * BUTTON + (lines - 1) * GAP


def height(picture: int, text: str, rows: Iterable[Row], block: str) -> int:
    """Pixels from the top of a picture that is ``picture`` pixels tall on a phone to the end of the last button, about,
    where the texts of ``block`` stand between them ("" for none).
    """
    parts = [ABOVE + picture, text_height(text), *map(row_height, rows)]
    if block:
        parts.append(block_height(block))
    return sum(parts) + GAP * (len(parts) - 1)
