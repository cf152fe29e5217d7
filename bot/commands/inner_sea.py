"""/sea: moves of the Inner Sea that would be many clicks: lists of areas, talents and cards with numbers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.tigris import WrongGame
from bot.drafts.lists import play_list
from bot.frame.actions import (
    Interaction,
    guarded,
    table_here,
)
from bot.turn.choose_command import completed
from engine.core.registry import games

GAME = "inner_sea"

Text = app_commands.locale_str
Choices = list[app_commands.Choice[str]]

AREAS = Text("Such as: rome 2, etruria", key="arg-areas")
PRICE = Text("Such as: rome 2, talent 2, heresy", key="arg-pay")
LOSSES = Text("Such as: disk 2, talent, heresy", key="arg-lose")


async def _list(interaction: Interaction, key: str, text: str) -> None:
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        here = table_here(interaction)
        if here.game != GAME:
            raise WrongGame
        await play_list(interaction, here, text, key)

    await guarded(interaction, work)


def list_command(name: str, about: Text, field: str, hint: Text, key: str) -> app_commands.Command[Any, ..., Any]:
    """A command that answers the question ``key`` with a typed list, completed from what may come next."""

    @app_commands.command(name=name, description=about)
    @app_commands.rename(text=field)
    @app_commands.describe(text=hint)
    async def command(interaction: discord.Interaction[Any], text: str) -> None:
        await _list(interaction, key, text)

    @command.autocomplete("text")
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        return await completed(interaction, current, GAME, key)

    return command


def commands() -> list[app_commands.Group]:
    """The /sea group, where the game is installed."""
    if GAME not in games():
        return []
    sea = app_commands.Group(name="sea", description=Text("Moves of the Inner Sea", key="cmd-sea"), guild_only=True)
    for item in (
        list_command("deploy", Text("Deploy ready disks", key="cmd-sea-deploy"), "areas", AREAS, "deploy"),
        list_command(
            "withdraw", Text("Withdraw disks, then go on", key="cmd-sea-withdraw"), "areas", AREAS, "withdraw"
        ),
        list_command("pay", Text("Pay for a wonder", key="cmd-sea-pay"), "what", PRICE, "wonder-price"),
        list_command("lose", Text("Lose disks, or give something else", key="cmd-sea-lose"), "what", LOSSES, "loss"),
    ):
        sea.add_command(item)
    return [sea]
