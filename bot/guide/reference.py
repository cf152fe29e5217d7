"""The rules reference as messages: a topic, its picture, and buttons to what it refers to."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    language,
)
from bot.frame.pressed import pressed
from bot.messages.ids import RULES_BUTTON
from bot.messages.parts import (
    NO_PINGS,
    button,
    file_of,
    frozen,
)
from bot.messages.pictures import draw, kind_of
from bot.model.errors import TableError
from bot.words.wording import say, title
from data.reference import Topic, topics


class NoSuchTopic(TableError):
    """There is no such topic."""

    key = "error-no-topic"


@cache
def figures(game: str) -> dict[str, Callable[[], Any]]:
    """The public views that explain a game's topics, by topic."""
    name = f"renderers.{game}.figures"
    if importlib.util.find_spec(name) is None:
        return {}
    by_topic: dict[str, Callable[[], Any]] = importlib.import_module(name).FIGURES
    return by_topic


def figure_kind(game: str, topic: str, view: Any) -> str:
    """The kind of picture that shows a topic's view: what the game says (``KINDS``), else the close one."""
    kinds: dict[str, str] = getattr(importlib.import_module(f"renderers.{game}.figures"), "KINDS", {})
    return kinds.get(topic) or kind_of(game, view, "close")


def topic_text(lang: str, game: str, topic: Topic) -> str:
    """A topic as a message of at most 2,000 characters."""
    lines = [f"### {topic.title}", topic.text]
    if topic.figure:
        lines.append(f"*{topic.figure}*")
    lines.append(f"-# {say(lang, 'rules-source', game=title(game, lang), section=topic.section)}")
    return "\n".join(lines)


async def show_topic(interaction: Interaction, game: str, topic_id: str) -> None:
    """Show a topic in the deferred reply. Raises NoSuchTopic."""
    lang = language(interaction)
    game_topics = topics(game, lang)
    topic = game_topics.get(topic_id)
    if topic is None:
        raise NoSuchTopic
    figure, files = figures(game).get(topic_id), []
    if figure is not None:
        palette = interaction.client.people.get(interaction.user.id).palette
        view = await asyncio.to_thread(figure)
        files = [file_of(await draw(game, view, figure_kind(game, topic_id, view), lang, None, palette), topic_id)]
    buttons = [button(game_topics[other].title, f"zr:{game}:{other}") for other in topic.see if other in game_topics]
    await interaction.edit_original_response(
        content=topic_text(lang, game, topic), attachments=files, view=frozen(buttons), allowed_mentions=NO_PINGS
    )


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Show the topic where the old one was. Raises NoSuchTopic."""
    await acknowledge(interaction)
    await show_topic(interaction, parts["game"], parts["topic"])


RulesButton = pressed(RULES_BUTTON, _press)
"""A button that opens another topic in its place."""
