"""The texts of what is on offer (cards, wonders, civilizations), as an embed under a panel."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.moves import Note
from bot.ui.speech import cut

FIELDS = 25
ROOM = 5500
"""Characters of all embeds of a message, less some for safety."""

TONES = {"inner_sea": 0x9C7A3C, "tigris": 0x7A5C99}


def embeds_of(game: str, notes: Sequence[Note]) -> list[discord.Embed]:
    """One embed with a field a note, in Discord's limits; none for no notes."""
    if not notes:
        return []
    embed = discord.Embed(colour=TONES.get(game))
    share = (ROOM - sum(len(note.name) + 4 for note in notes)) // len(notes)
    for note in notes[:FIELDS]:
        embed.add_field(name=cut(note.name, 250), value=_clipped(note.text, max(80, min(1000, share))), inline=False)
    return [embed]


def _clipped(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 1].rstrip()}…"
