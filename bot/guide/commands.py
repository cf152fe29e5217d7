"""/rules: the rules in our own words, by topic."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import GAMES
from bot.frame.feature import in_direct_messages
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
)
from bot.guide.reference import NoSuchTopic, show_topic
from bot.words.option_words import cut
from bot.words.wording import title
from data.reference import Topic, search, topics

MAX_CHOICES = 25


def _games(interaction: Interaction) -> list[str]:
    """The game asked for, else that of the table here; where there is none all of them, the player's own first."""
    games = [choice.value for choice in GAMES]
    wanted = getattr(interaction.namespace, "game", None)
    if wanted in games:
        return [str(wanted)]
    tables = interaction.client.tables
    here = tables.at(interaction.channel_id or 0)
    if here is not None:
        return [here.game]
    own = [table.game for table in reversed(tables.tables_of(interaction.user.id))]
    return list(dict.fromkeys([*own, *games]))


def found_topics(games: Sequence[str], lang: str, words: str) -> list[tuple[str, Topic]]:
    """The topics of these games that fit what somebody typed, the best of each game first."""
    each = [[(game, topic) for topic in search(game, lang, words)] for game in games]
    return [pair for pair in chain.from_iterable(zip_longest(*each)) if pair is not None]


def topic_meant(games: Sequence[str], lang: str, words: str) -> tuple[str, str]:
    """Game and topic for what was typed or picked: in one of these games where that has something like it.

    What was picked before the game may belong to another one; the same is then looked for in the game. Raises
    NoSuchTopic.
    """
    game, _, name = words.partition(":")
    picked = topics(game, lang).get(name) if game in [choice.value for choice in GAMES] else None
    if picked is not None and game in games:
        return game, name
    matches = [(game, item) for game in games for item in (words, name) if item in topics(game, lang)]
    if not matches:
        wanted = words if picked is None else picked.title
        matches = [(game, topic.id) for game, topic in found_topics(games, lang, wanted)]
    if not matches and picked is None:
        raise NoSuchTopic
    return matches[0] if matches else (game, name)


@app_commands.command(name="rules", description=app_commands.locale_str("Look a rule up", key="cmd-rules"))
@app_commands.describe(
    topic=app_commands.locale_str("What about: type a word", key="arg-topic"),
    game=app_commands.locale_str("Which game", key="arg-game"),
)
@app_commands.choices(game=GAMES)
@in_direct_messages
async def rules(
    interaction: discord.Interaction[Any], topic: str, game: app_commands.Choice[str] | None = None
) -> None:
    """Show a topic of the rules, with a picture where one helps."""
    await acknowledge(interaction, ephemeral=True)
    await guarded(interaction, lambda: _show(interaction, topic))


async def _show(interaction: Interaction, words: str) -> None:
    await show_topic(interaction, *topic_meant(_games(interaction), language(interaction), words))


@rules.autocomplete("topic")
async def _topics(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    lang, games = language(interaction), _games(interaction)
    matches = found_topics(games, lang, current)[:MAX_CHOICES]
    if len(games) == 1:
        return [app_commands.Choice(name=topic.title, value=topic.id) for _, topic in matches]
    return [
        app_commands.Choice(name=cut(f"{topic.title} · {title(game, lang)}", 100), value=f"{game}:{topic.id}")
        for game, topic in matches
    ]
