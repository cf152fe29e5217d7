"""The descriptions of what is on offer, as one block of a panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.model import Description
from bot.words.option_words import cut

ROOM: Final = 1900
"""Characters of all descriptions of a panel at most."""


def notes_text(notes: Sequence[Description], room: int = ROOM) -> str:
    """Name and text of each note, a paragraph each, in at most ``room`` characters; "" for no notes."""
    if not notes or room <= 0:
        return ""
    share = max(40, room // len(notes) - 6)
    return "\n".join(_fitting(note, share) for note in notes)[:room]


def _fitting(note: Description, limit: int) -> str:
    """Name and text of a note; in its short form, then cut, where it does not fit."""
    name = f"**{cut(note.name, 80)}**"
    text = note.text if len(f"{name} {note.text}") <= limit else note.short or note.text
    return _clipped(f"{name} {text}", limit)


def _clipped(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 1].rstrip()}…"
