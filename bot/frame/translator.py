"""Names and descriptions of slash commands in the languages of Discord's clients, from data/locales."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from data.texts import texts

SPANISH = (discord.Locale.spain_spanish, discord.Locale.latin_american_spanish)


class FluentTranslator(app_commands.Translator):
    """Looks texts up by a ``locale_str``'s ``key`` and ``args``; names of commands and options by where they stand.

    "/game new" is "name-game-new"; its option "seats" is "name-game-new-seats", else "option-seats". A ``locale_str``
    may bring its Spanish with it, as ``es``. English stands in the code, where the command is.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The Spanish text, or None for other languages and for strings that have none."""
        if locale not in SPANISH:
            return None
        if "es" in string.extras:
            return str(string.extras["es"])
        key = next((key for key in _keys(string, context) if texts().has("es", key)), None)
        return None if key is None else texts().text("es", key, **string.extras.get("args", {}))


def _keys(string: app_commands.locale_str, context: app_commands.TranslationContext[Any, Any]) -> list[str]:
    if "key" in string.extras:
        return [string.extras["key"]]
    if context.location in (Location.command_name, Location.group_name):
        return [f"name-{context.data.qualified_name.replace(' ', '-')}"]
    if context.location is Location.parameter_name:
        command, name = context.data.command.qualified_name.replace(" ", "-"), string.message
        return [f"name-{command}-{name}", f"option-{name}"]
    return []
