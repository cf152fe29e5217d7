"""The Discord client: one process, no game state, only the ways in and out."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.client import HostClient
from bot.commands import all_commands
from bot.config import Settings
from bot.tables import Tables
from bot.translator import FluentTranslator
from bot.ui.actions import guarded
from bot.ui.items import PanelButton, PanelMenu, TableButton

logger = logging.getLogger("ziggurat.app")


class Tree(app_commands.CommandTree[HostClient]):
    """The slash commands; what a command did not catch becomes a private sentence."""

    async def on_error(
        self, interaction: discord.Interaction[HostClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the player, with an id that is found in the log; a failed autocomplete only shows no choices."""
        if interaction.type is discord.InteractionType.autocomplete:
            logger.warning("autocomplete failed: %s", type(getattr(error, "original", error)).__name__)
            return

        async def again() -> None:
            raise getattr(error, "original", error)

        await guarded(interaction, again)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command of bot/commands on the tree."""
    for command in all_commands():
        tree.add_command(command)


class Ziggurat(HostClient):
    """The bot."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        super().__init__(settings, tables)
        self.tree = Tree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """Listen to old buttons, register the commands where they have changed, post what was left unposted."""
        self.add_dynamic_items(PanelButton, PanelMenu, TableButton)
        await self.tree.set_translator(FluentTranslator())
        await self._register_commands()
        for table in await self.tables.start_up():
            await self.publisher.publish(table.id)

    async def _register_commands(self) -> None:
        guild = discord.Object(self.settings.guild) if self.settings.guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        payload = await command_payload(self.tree, guild)
        mark = hashlib.blake2s(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        key = f"commands-{self.application_id}-{self.settings.guild or 'global'}"
        known = {command.name for command in await self.tree.fetch_commands(guild=guild)}
        if known == {item["name"] for item in payload} and await self.tables.preference(0, key, "") == mark:
            return
        await self.tree.sync(guild=guild)
        await self.tables.set_preference(0, key, mark)
        logger.info("registered %d commands", len(payload))

    async def on_ready(self) -> None:
        """Say that we are there."""
        logger.info("ready as %s in %d servers", self.user, len(self.guilds))


async def command_payload(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None
) -> list[dict[str, Any]]:
    """The command tree as Discord will receive it."""
    translator = tree.translator
    commands = tree.get_commands(guild=guild)
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]
