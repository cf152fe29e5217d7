"""Whether somebody may show something of a game to everybody in the channel where they are, and how often; buttons that
stand under what is shown of a game.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord

from bot.frame.handling import Interaction
from bot.messages.ids import moment_button, table_button
from bot.messages.parts import button
from bot.model.errors import TableError
from bot.model.table import Table
from bot.posting.kinds import RESULT, find
from bot.words.wording import say

MOST: Final = 5
"""What one person may show within SECONDS."""

SECONDS: Final = 600.0


class ShownElsewhere(TableError):
    """A game that not everybody on the server may watch is shown in its own channel alone."""

    key = "error-shown-elsewhere"


class MayNotWrite(TableError):
    """The user may not write messages in this channel."""

    key = "error-may-not-write"


class BotMayNotWrite(TableError):
    """The bot may not post pictures in this channel."""

    key = "error-bot-may-not-write"


class ShowsOften(TableError):
    """The user has shown as much as one may for now; in ``minutes`` more."""

    key = "error-shows-often"


class CanRemoveOwn(TableError):
    """What is shown is removed by who has shown it, or by a moderator."""

    key = "error-can-remove-own"


class ShowLimit:
    """How often each person shows something: MOST times within SECONDS, in one process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._times: dict[int, deque[float]] = {}

    def count(self, user: int) -> None:
        """Note that the user shows something now. Raises ShowsOften, and notes nothing, where that is too often."""
        now = self._clock()
        for other in [other for other, times in self._times.items() if times[-1] <= now - SECONDS]:
            del self._times[other]
        times = self._times.setdefault(user, deque(maxlen=MOST))
        if len(times) == MOST and times[0] > now - SECONDS:
            raise ShowsOften(minutes=max(1, round((times[0] + SECONDS - now) / 60)))
        times.append(now)


_limits: WeakKeyDictionary[discord.Client, ShowLimit] = WeakKeyDictionary()


async def must_be_showable(interaction: Interaction, table: Table) -> None:
    """Count that the user shows something of a table here, where that is possible and allowed.

    Raises MayNotWrite, BotMayNotWrite, ShownElsewhere or ShowsOften.
    """
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = "send_messages_in_threads" if is_thread else "send_messages"
    if not getattr(interaction.permissions, needed):
        raise MayNotWrite
    ours = interaction.app_permissions
    if not (ours.view_channel and ours.attach_files and getattr(ours, needed)):
        raise BotMayNotWrite
    if not await _is_for_all_here(interaction, table):
        raise ShownElsewhere
    _limits.setdefault(interaction.client, ShowLimit()).count(interaction.user.id)


async def _is_for_all_here(interaction: Interaction, table: Table) -> bool:
    """Whether everybody in this channel may watch the table: it is the table's, or that is seen by the whole server."""
    guild, place = interaction.guild, interaction.channel_id
    if place == table.channel_id:
        return True
    if guild is None or guild.id != table.guild_id or table.watch == "players":
        return False
    channel = guild.get_channel_or_thread(table.channel_id)
    if channel is None:
        # The thread has been put away, and is known no more; the result stands in the channel that it hung in.
        card = find(await interaction.client.tables.store.messages.posts(table.id), RESULT)
        channel = None if card is None else guild.get_channel(card.channel_id)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    if channel is None:
        return False
    return channel.id == place or channel.permissions_for(guild.default_role).view_channel


def remove_button(user: int, lang: str) -> discord.ui.Button[Any]:
    """The button under what this user shows, which removes it."""
    return button(say(lang, "button-remove-shown"), moment_button(user), emoji="🗑️")


def after_button(table: int, lang: str, *, row: int | None = None) -> discord.ui.Button[Any]:
    """The button under what has come of the menu after a game, which opens that menu again."""
    return button(say(lang, "button-after"), table_button(table, "after"), emoji="🎁", row=row)
