"""/settings, /holiday and /server: what a person wishes, when they are away, how tables begin in a server."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.frame.actions import (
    Interaction,
    guarded,
    language,
)
from bot.servers.tables import show_tables
from bot.settings.away import announce_holiday
from bot.settings.items import server_of, show_form
from bot.tables.people import zones_like
from bot.words.wording import say


@app_commands.command(
    name="settings", description=app_commands.locale_str("Language, hand, pings, pictures", key="cmd-settings")
)
@app_commands.rename(zone="time-zone")
@app_commands.describe(zone=app_commands.locale_str("Yours, such as Europe/London", key="arg-zone"))
async def settings(interaction: discord.Interaction[Any], zone: str | None = None) -> None:
    """Show what can be set; a time zone that is typed is set at once."""
    await interaction.response.defer(ephemeral=True)

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
async def holiday(interaction: discord.Interaction[Any], start: str, until: str) -> None:
    """Store a holiday and say so at each of the player's tables."""
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        people = interaction.client.people
        chosen = await people.set_holiday(
            interaction.user.id, start.strip(), until.strip(), interaction.client.tables.now()
        )
        told, silent = await announce_holiday(interaction.client, interaction.user.id, chosen)
        lang = language(interaction)
        note = say(lang, "holiday-set", count=told)
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


@app_commands.command(
    name="server",
    description=app_commands.locale_str("The tables of this server, and how they begin", key="cmd-server"),
)
@app_commands.describe(
    role=app_commands.locale_str("Only this role may open tables", key="arg-role"),
    channel=app_commands.locale_str("New tables go to this channel", key="arg-channel"),
)
@app_commands.guild_only()
@app_commands.default_permissions(manage_messages=True)
async def server(
    interaction: discord.Interaction[Any],
    role: discord.Role | None = None,
    channel: discord.TextChannel | None = None,
) -> None:
    """Show a server's settings to whoever may manage it; a role or channel that is given is set at once.

    Who may only Manage Messages sees the server's tables.
    """
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        if role is None and channel is None and not interaction.permissions.manage_guild:
            await show_tables(interaction)
            return
        guild = server_of(interaction)
        changes: dict[str, str | int] = {}
        if role is not None:
            changes |= {"opening": "role", "role": role.id}
        if channel is not None:
            changes |= {"place": "channel", "channel": channel.id}
        if changes:
            await interaction.client.servers.set(guild, **changes)
        note = say(language(interaction), "settings-saved") if changes else ""
        await show_form(interaction, "s", note=note)

    await guarded(interaction, work)


def commands() -> list[app_commands.Command[Any, ..., Any]]:
    """The commands of this module."""
    return [settings, holiday, server]
