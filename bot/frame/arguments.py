"""Arguments that several slash commands take."""

from __future__ import annotations

from discord import app_commands

from engine.core.registry import games

GAMES = [
    app_commands.Choice(name=app_commands.locale_str(meta.title["en"], es=meta.title["es"]), value=meta.id)
    for meta in games().values()
]


LANGUAGES = [app_commands.Choice(name="English", value="en"), app_commands.Choice(name="Español", value="es")]
