"""Names and descriptions of slash commands in the languages of Discord's clients, from data/locales."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from data.texts import texts

SPANISH = (discord.Locale.spain_spanish, discord.Locale.latin_american_spanish)


class FluentTranslator(app_commands.Translator):
    """Looks a ``locale_str``'s ``key`` up; English stands in the code, where the command is."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The Spanish text, or None for other languages and for strings without key."""
        key = string.extras.get("key")
        if locale not in SPANISH or key is None:
            return None
        return texts().text("es", key)
