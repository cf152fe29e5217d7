"""Acknowledging an interaction: the first thing that is done about it, within Discord's 3 seconds."""

from __future__ import annotations

import logging
from typing import Any, Final

import aiohttp
import discord

logger = logging.getLogger("ziggurat.actions")

ACKNOWLEDGED: Final = "acknowledged"
"""What marks an interaction that Discord knows as acknowledged, though no reply to this process said so."""

ALREADY: Final = 40060
"""Discord's code for an interaction that has been acknowledged before."""


async def acknowledge(
    interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False
) -> None:
    """Acknowledge the interaction; the parameters are those of discord.py's ``defer``. Raises HTTPException, and
    ClientError or OSError where Discord could not be reached twice.

    Where it has been acknowledged already, work goes on all the same: the reply to an earlier attempt was lost, or the
    process that has acknowledged it stands still or is gone. Which of several processes answers is decided in the store
    (``guarded``); its answer is an edit or one more message, which may come from any of them.
    """
    try:
        try:
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        except (aiohttp.ClientError, OSError):
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
    except discord.HTTPException as error:
        if error.code != ALREADY:
            raise
        interaction.extras[ACKNOWLEDGED] = True
        logger.info("an interaction has been acknowledged before")


def is_acknowledged(interaction: discord.Interaction[Any]) -> bool:
    """Whether the interaction has been acknowledged or answered, by whichever process."""
    return interaction.response.is_done() or ACKNOWLEDGED in interaction.extras
