"""Small pieces of messages: views that hold no state, files from pictures."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from typing import Any

import discord

from bot.messages.normal import normal
from bot.words.option_words import cut
from renderers.core.picture import Picture

NO_PINGS = discord.AllowedMentions.none()
DESCRIPTION_LIMIT = 1024
TITLE_LIMIT = 45
LABEL_LIMIT = 100
BUTTON_LIMIT = 80
PLACEHOLDER_LIMIT = 150


def frozen(items: Iterable[discord.ui.Item[Any]]) -> discord.ui.View:
    """A view whose clicks are found by their custom_id alone: nothing of it stays in memory."""
    view = discord.ui.View(timeout=None)
    for item in items:
        if isinstance(item, discord.ui.Select):
            _tell_apart(item.options)
        view.add_item(item)
    view.stop()
    return view


def _tell_apart(options: Iterable[discord.SelectOption]) -> None:
    """Number entries of a menu that read alike, such as two copies of a card: "Usury", "Usury · 2"."""
    counts = Counter[tuple[str, str | None]]()
    for option in options:
        key = (option.label, option.description)
        counts[key] += 1
        if counts[key] > 1:
            behind = f" · {counts[key]}"
            option.label = cut(option.label, LABEL_LIMIT - len(behind)) + behind


def form(title: str, custom_id: str, *fields: discord.ui.TextInput[Any]) -> discord.ui.Modal:
    """A form of these fields that is found by its custom_id alone, like the items of a frozen view."""
    modal = discord.ui.Modal(title=cut(title, TITLE_LIMIT), custom_id=custom_id, timeout=None)
    for field in fields:
        modal.add_item(field)
    modal.stop()
    return modal


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
    emoji: str | None = None,
) -> discord.ui.Button[discord.ui.View]:
    """A button; an ellipsis marks what is left out of a label longer than Discord's 80 characters."""
    return discord.ui.Button(
        label=cut(label, BUTTON_LIMIT), custom_id=custom_id, style=style, row=row, disabled=disabled, emoji=emoji
    )


def is_older(message: discord.Message, content: str, files: list[discord.File]) -> bool:
    """Whether Discord, asked to post this, has given back what we sent before under this nonce; rewinds the files.

    What Discord has taken out of a text makes no other message of it.
    """
    descriptions = [normal(picture.description) for picture in message.attachments if picture.description is not None]
    sent = [normal(file.description or "") for file in files]
    older = normal(message.content) != normal(content) or (descriptions != [] and descriptions != sent)
    for file in files if older else ():
        file.reset()
    return older


def file_of(picture: Picture, name: str) -> discord.File:
    """A picture as an attachment with its alt text."""
    return discord.File(
        io.BytesIO(picture.data), f"{name}.{picture.format}", description=picture.alt[:DESCRIPTION_LIMIT]
    )
