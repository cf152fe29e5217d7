"""Menus and buttons of settings and of /privacy: they work after a restart, and change only the user's own settings."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Self, get_args

import discord
import msgspec

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
)
from bot.frame.pressed import pressed
from bot.messages.ids import FORM_BUTTON, FORM_MENU
from bot.messages.parts import NO_PINGS
from bot.model.errors import TableError
from bot.posting.hands.deliver import reopen
from bot.settings import privacy
from bot.settings.forms import (
    TOPICS,
    Form,
    FormMessage,
    build_form,
)
from bot.tables.people import BadSetting
from bot.words.wording import say


class NotModerator(TableError):
    """Only who may manage the server changes how tables begin there."""

    key = "error-not-moderator"


def server_of(interaction: Interaction) -> int:
    """The server, for somebody who may manage it. Raises NotModerator."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotModerator
    return interaction.guild_id


def form_for(interaction: Interaction, form: Form, *, topic: str = "", note: str = "") -> FormMessage:
    """The form as it stands for this person. Raises NotModerator for a server's."""
    lang, app = language(interaction), interaction.client
    if form == "s":
        return build_form(form, app.servers.defaults_for(server_of(interaction)), lang, topic=topic, note=note)
    user = interaction.user.id
    settings = msgspec.structs.replace(app.people.get(user), hand=app.people.hand(user))
    return build_form(form, settings, lang, topic=topic, note=note)


async def show_form(interaction: Interaction, form: Form, *, topic: str = "", note: str = "") -> None:
    """Bring the reply that has been deferred up to date."""
    page = form_for(interaction, form, topic=topic, note=note)
    await interaction.edit_original_response(content=page.text, view=page.view, allowed_mentions=NO_PINGS)


async def change(interaction: Interaction, form: Form, field: str, value: str) -> None:
    """Store one setting, then show the form again; a hand that goes elsewhere moves at once.

    Raises BadSetting, or NotModerator for a server's.
    """
    topic = next((item for item in TOPICS[form] if field in item.fields), None)
    if topic is None:
        raise BadSetting
    if form == "s":
        await interaction.client.servers.set(server_of(interaction), **{field: value})
    else:
        await interaction.client.people.set(interaction.user.id, **{field: value})
    moving = None
    if form == "u":
        interaction.client.publisher.calls.plan()
    if form == "u" and field == "listing":
        await interaction.client.tables.store.results.ratings.outdate(interaction.user.id)
    if form == "u" and field == "hand":
        await reopen(interaction.client.tables, interaction.user.id)
    if form == "u" and field in ("hand", "palette", "language"):
        moving = asyncio.create_task(interaction.client.publisher.publish_hands(interaction.user.id))
    try:
        await show_form(interaction, form, topic=topic.name, note=say(language(interaction), "settings-saved"))
    finally:
        if moving is not None:
            await moving


async def _press_menu(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Open a topic, or store what was chosen. Raises BadSetting, or as ``change``."""
    await acknowledge(interaction)
    form: Form = next(name for name in get_args(Form) if name == parts["form"])
    value = values[0] if values else ""
    if parts["act"] == "show":
        await show_form(interaction, form, topic=value)
    else:
        await change(interaction, form, parts["name"], value)


FormMenu = pressed(FORM_MENU, _press_menu)
"""A menu of a form: which topic, or which value."""


class FormButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=FORM_BUTTON):
    """A button of /settings or /privacy."""

    def __init__(self, item: discord.ui.Button[Any], act: str, arg: str) -> None:
        super().__init__(item)
        self.act, self.arg = act, arg

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as its custom_id describes it."""
        dynamic: Any = item
        return cls(dynamic, match["act"], match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says, for the person who presses it."""
        await guarded(interaction, lambda: self._act(interaction), remember=self.act != "forget")

    async def _act(self, interaction: Interaction) -> None:
        await acknowledge(interaction)
        if self.act == "holiday":
            await interaction.client.people.set_holiday(interaction.user.id, None, None)
            await show_form(interaction, "u", note=say(language(interaction), "settings-saved"))
        elif self.act in privacy.ACTS:
            await privacy.ACTS[self.act](interaction)
        else:
            raise BadSetting
