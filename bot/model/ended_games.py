"""Games that have ended, as a list of them needs them."""

from __future__ import annotations

import msgspec

from bot.model.table import Watch


class EndedGame(msgspec.Struct, frozen=True):
    """A game that has been played to its end or closed, for one user.

    ``id`` is the table's number. ``names`` are those of its seats, in their order. ``has_played``: whether the user
    ever had a seat. ``result_channel`` is where the message with its result stands, None where there is none.
    """

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    watch: Watch
    has_played: bool
    result_channel: int | None
    names: tuple[str, ...]
