"""Offers lessons to who opens or joins a table of a game that is new to them: once for each person and game."""

from __future__ import annotations

import logging

import discord
import msgspec

from bot.frame.handling import Interaction, language
from bot.messages.ids import lesson_item
from bot.messages.parts import button, frozen
from bot.store import Store
from bot.store.errors import StoreError
from bot.words.lesson_words import has_lessons
from bot.words.wording import say, title

logger = logging.getLogger("ziggurat.actions")

NEWEST = 50
"""The newest games of a person among which one is looked for that they have finished."""


class LessonsOffer(msgspec.Struct, frozen=True):
    """A line of a private reply, and the button that belongs under it."""

    line: str
    view: discord.ui.View


async def lessons_offer(interaction: Interaction, game: str) -> LessonsOffer | None:
    """The offer of a game's lessons for who has pressed or typed, which counts as made.

    None where the game has no lessons, where they were offered before, or where the game is not new to them: they have
    finished one, or begun a lesson.
    """
    if not has_lessons(game):
        return None
    try:
        if not await _is_due(interaction.client.tables.store, interaction.user.id, game):
            return None
    except StoreError as error:
        # They have their seat: that is what they are told of.
        logger.warning("lessons were not offered: %s", error)
        return None
    lang = language(interaction)
    name = title(game, lang)
    learn = button(say(lang, "lessons-title", game=name), lesson_item("offer", game), emoji="📚")
    return LessonsOffer(say(lang, "lessons-offer", game=name), frozen([learn]))


async def _is_due(store: Store, user: int, game: str) -> bool:
    """Whether the lessons are to be offered now; they never are again."""
    key = f"lessons-offered:{game}"
    if await store.preference(user, key) is not None or await store.lessons.of_game(user, game):
        return False
    results = await store.results.of_user(user, game, NEWEST)
    if any(result.is_over and user in [seat.user for seat in result.holders()] for result in results):
        return False
    await store.set_preference(user, key, "yes")
    return True
