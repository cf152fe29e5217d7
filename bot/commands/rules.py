"""/rules: the rules in our own words, by topic."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.game import GAMES
from bot.ui.actions import Interaction, guarded, language
from bot.ui.reference import NoSuchTopic, show_topic
from data.reference import search, topics


def _game(interaction: Interaction) -> str:
    """The game asked for, else that of the table here, else that of a table the player sits at, else the first."""
    wanted = getattr(interaction.namespace, "game", None)
    if wanted in {choice.value for choice in GAMES}:
        return str(wanted)
    tables = interaction.client.tables
    here = tables.at(interaction.channel_id or 0)
    own = [here] if here is not None else tables.tables_of(interaction.user.id)
    return own[-1].game if own else GAMES[0].value


@app_commands.command(name="rules", description=app_commands.locale_str("Look a rule up", key="cmd-rules"))
@app_commands.describe(
    topic=app_commands.locale_str("What about: type a word", key="arg-topic"),
    game=app_commands.locale_str("Which game", key="arg-game"),
)
@app_commands.choices(game=GAMES)
async def rules(
    interaction: discord.Interaction[Any], topic: str, game: app_commands.Choice[str] | None = None
) -> None:
    """Show a topic of the rules, with a picture where one helps."""
    await interaction.response.defer(ephemeral=True)
    await guarded(interaction, lambda: _show(interaction, topic))


async def _show(interaction: Interaction, words: str) -> None:
    game, lang = _game(interaction), language(interaction)
    if words in topics(game, lang):
        await show_topic(interaction, game, words)
        return
    found = search(game, lang, words)
    if not found:
        raise NoSuchTopic
    await show_topic(interaction, game, found[0].id)


@rules.autocomplete("topic")
async def _topics(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    found = search(_game(interaction), language(interaction), current)
    return [app_commands.Choice(name=topic.title, value=topic.id) for topic in found[:25]]


def commands() -> list[app_commands.Command[Any, ..., Any]]:
    """The /rules command."""
    return [rules]
