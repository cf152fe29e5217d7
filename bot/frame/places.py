"""Whether the bot is where somebody types: its commands also work in private threads that it does not see."""

from __future__ import annotations

import discord

from bot.frame.handling import Interaction
from bot.model.errors import TableError


class ThreadHidden(TableError):
    """A table cannot be in this private thread, as the bot, whose name is ``bot``, is not in it."""

    key = "error-thread-hidden"


def must_see_thread(interaction: Interaction) -> None:
    """Raises ThreadHidden in a private thread that the bot is not in, unless it may see all. Discord is not asked."""
    place, guild = interaction.channel, interaction.guild
    if not isinstance(place, discord.Thread) or not place.is_private() or interaction.app_permissions.manage_threads:
        return
    # Discord tells us of the private threads that we are in, and of no others.
    if guild is None or guild.get_thread(place.id) is None:
        raise thread_hidden(interaction)


def thread_hidden(interaction: Interaction) -> ThreadHidden:
    """The refusal of a private thread that the bot is not in."""
    user = interaction.client.user
    return ThreadHidden(bot="" if user is None else user.name)
