"""/sea: moves of the Inner Sea that would be many clicks: lists of areas, talents and cards with numbers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.choose import completed
from bot.commands.tigris import WrongGame
from bot.ui.actions import Interaction, guarded, table_here
from bot.ui.lists import play_list
from engine.core.registry import games

GAME = "inner_sea"

Choices = list[app_commands.Choice[str]]


async def _list(interaction: Interaction, key: str, text: str) -> None:
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        here = table_here(interaction)
        if here.game != GAME:
            raise WrongGame
        await play_list(interaction, here, text, key)

    await guarded(interaction, work)


class SeaGroup(app_commands.Group):
    """The /sea commands."""

    def __init__(self) -> None:
        super().__init__(
            name="sea",
            description=app_commands.locale_str("Moves of the Inner Sea", key="cmd-sea"),
            guild_only=True,
        )

    @app_commands.command(
        name="deploy", description=app_commands.locale_str("Deploy ready disks", key="cmd-sea-deploy")
    )
    @app_commands.describe(areas=app_commands.locale_str("Such as: rome 2, etruria", key="arg-areas"))
    async def deploy(self, interaction: discord.Interaction[Any], areas: str) -> None:
        """Deploy ready disks in the areas of a list."""
        await _list(interaction, "deploy", areas)

    @deploy.autocomplete("areas")
    async def _deploy_areas(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await completed(interaction, current, GAME, "deploy")

    @app_commands.command(
        name="withdraw", description=app_commands.locale_str("Withdraw disks, then go on", key="cmd-sea-withdraw")
    )
    @app_commands.describe(areas=app_commands.locale_str("Such as: rome 2, etruria", key="arg-areas"))
    async def withdraw(self, interaction: discord.Interaction[Any], areas: str) -> None:
        """Withdraw disks from the areas of a list."""
        await _list(interaction, "withdraw", areas)

    @withdraw.autocomplete("areas")
    async def _withdraw_areas(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await completed(interaction, current, GAME, "withdraw")

    @app_commands.command(name="pay", description=app_commands.locale_str("Pay for a wonder", key="cmd-sea-pay"))
    @app_commands.describe(what=app_commands.locale_str("Such as: rome 2, talent 2, heresy", key="arg-pay"))
    async def pay(self, interaction: discord.Interaction[Any], what: str) -> None:
        """Pay for a wonder with the disks, talents and cards of a list."""
        await _list(interaction, "wonder-price", what)

    @pay.autocomplete("what")
    async def _pay_what(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await completed(interaction, current, GAME, "wonder-price")

    @app_commands.command(
        name="lose", description=app_commands.locale_str("Lose disks, or give something else", key="cmd-sea-lose")
    )
    @app_commands.describe(what=app_commands.locale_str("Such as: disk 2, talent, heresy", key="arg-lose"))
    async def lose(self, interaction: discord.Interaction[Any], what: str) -> None:
        """Say for each disk that is about to go whether it goes, or what is given instead."""
        await _list(interaction, "loss", what)

    @lose.autocomplete("what")
    async def _lose_what(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await completed(interaction, current, GAME, "loss")


def commands() -> list[app_commands.Group]:
    """The /sea group, where the game is installed."""
    return [SeaGroup()] if GAME in games() else []
