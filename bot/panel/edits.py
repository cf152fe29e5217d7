"""Edits of a panel's message happen one after another: two quick clicks never leave the older state on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord


class Edits:
    """The edits of one message that are under way or wait."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0

    def is_overtaken(self) -> bool:
        """Whether a later edit waits, so that the present one would be seen for a moment only."""
        return self.waiting > 0


_by_message: WeakValueDictionary[int, Edits] = WeakValueDictionary()


def _message_of(interaction: discord.Interaction[discord.Client]) -> int:
    """The id of the message that the interaction's reply edits; that of the interaction where the reply is its own."""
    return interaction.id if interaction.message is None else interaction.message.id


def is_busy(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether an edit of the message is under way: the interaction is to be acknowledged before waiting for it."""
    edits = _by_message.get(_message_of(interaction))
    return edits is not None and edits.lock.locked()


@asynccontextmanager
async def in_order(interaction: discord.Interaction[discord.Client]) -> AsyncIterator[Edits]:
    """Wait until the message's earlier edits are through; what is shown is to be read inside the block."""
    edits = _by_message.setdefault(_message_of(interaction), Edits())
    edits.waiting += 1
    try:
        await edits.lock.acquire()
    finally:
        edits.waiting -= 1
    try:
        yield edits
    finally:
        edits.lock.release()
