"""/settings, /holiday and /server: a person's settings, their absence, the defaults of a server's tables."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.feature import in_direct_messages
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
)
from bot.settings.away import announce_holiday
from bot.settings.items import show_form
from bot.tables.people import zones_like
from bot.words.wording import say


@app_commands.command(
    name="settings", description=app_commands.locale_str("Language, hand, pings, pictures", key="cmd-settings")
)
@app_commands.rename(zone="time-zone")
@app_commands.describe(zone=app_commands.locale_str("Yours, such as Europe/London", key="arg-zone"))
@in_direct_messages
async def settings(interaction: discord.Interaction[Any], zone: str | None = None) -> None:
    """Show what can be set; a time zone that is typed is set at once."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        note = ""
        if zone is not None:
            await interaction.client.people.set(interaction.user.id, zone=zone)
            note = say(language(interaction), "settings-saved")
        await show_form(interaction, "u", topic="zone" if zone is not None else "", note=note)

    await guarded(interaction, work)


@settings.autocomplete("zone")
async def _zone(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in zones_like(current[:100])]


@app_commands.command(
    name="holiday", description=app_commands.locale_str("Tell all your tables that you are away", key="cmd-holiday")
)
@app_commands.rename(start="from")
@app_commands.describe(
    start=app_commands.locale_str("First day, such as 2026-12-24", key="arg-holiday-from"),
    until=app_commands.locale_str("Last day, such as 2027-01-06", key="arg-holiday-until"),
)
@in_direct_messages
async def holiday(interaction: discord.Interaction[Any], start: str, until: str) -> None:
    """Store a holiday and say so at each of the player's tables."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        people = interaction.client.people
        chosen = await people.set_holiday(
            interaction.user.id, start.strip(), until.strip(), interaction.client.tables.now()
        )
        count, silent = await announce_holiday(interaction.client, interaction.user.id, chosen)
        lang = language(interaction)
        note = say(lang, "holiday-set", count=count)
        if silent:
            note += " " + say(lang, "holiday-silent", tables=", ".join(str(table) for table in silent))
        await show_form(interaction, "u", note=note)

    await guarded(interaction, work)


@holiday.autocomplete("start")
async def _start(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return days(interaction, current, 0)


@holiday.autocomplete("until")
async def _until(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return days(interaction, current, 1)


def days(interaction: Interaction, typed: str, first: int) -> list[app_commands.Choice[str]]:
    """The days of the next year, by the player's own clock, that begin with what was typed; two have names."""
    app, lang = interaction.client, language(interaction)
    today = app.people.get(interaction.user.id).local(app.tables.now()).date()
    coming = [(today + timedelta(days=ahead)).isoformat() for ahead in range(first, 366)]
    named = {0: say(lang, "day-today"), 1: say(lang, "day-tomorrow")}
    offered = [(f"{named[ahead]}, {day}" if ahead in named else day, day) for ahead, day in enumerate(coming, first)]
    wanted = typed[:20].strip().casefold()
    return [
        app_commands.Choice(name=name, value=day)
        for name, day in offered
        if day.startswith(wanted) or name.casefold().startswith(wanted)
    ][:25]
