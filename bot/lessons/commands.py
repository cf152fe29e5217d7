"""/learn: the lessons of a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import GAMES
from bot.frame.feature import in_direct_messages
from bot.frame.handling import guarded
from bot.lessons.show import show_list
from bot.words.lesson_words import has_lessons

LEARNT = [choice for choice in GAMES if has_lessons(str(choice.value))]
"""The games that have lessons."""


@app_commands.command(
    name="learn", description=app_commands.locale_str("Learn a game by playing: short lessons", key="cmd-learn")
)
@app_commands.describe(game=app_commands.locale_str("Which game", key="arg-game"))
@app_commands.choices(game=LEARNT)
@in_direct_messages
async def learn(interaction: discord.Interaction[Any], game: app_commands.Choice[str]) -> None:
    """Show the lessons of a game, privately."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: show_list(interaction, game.value))
