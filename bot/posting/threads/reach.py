"""Sends and edits messages: unarchives threads as needed, and posts nothing twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord

from bot.messages.parts import NO_PINGS, button, frozen, is_older
from bot.model.posts import Post
from bot.posting.texts.message import Button

ARCHIVED = 50083
"""Discord's code for "this thread is archived"."""


class ThreadLocked(discord.DiscordException):
    """A moderator has locked the thread, so we do not unarchive it."""


class Trouble(Exception):
    """A table's channel cannot be posted to; ``key`` is the text that says what to do about it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@contextmanager
def troubles() -> Iterator[None]:
    """Turn errors of Discord that somebody can do something about into a Trouble."""
    try:
        yield
    except (discord.HTTPException, ThreadLocked) as error:
        if isinstance(error, discord.Forbidden):
            raise Trouble("trouble-permission") from error
        # A new message unarchives a thread, unless it is locked.
        if isinstance(error, ThreadLocked) or error.code == ARCHIVED:
            raise Trouble("trouble-locked") from error
        if isinstance(error, discord.NotFound):
            raise Trouble("trouble-channel") from error
        raise


def is_out_of_reach(error: discord.HTTPException) -> bool:
    """Whether the message is gone, not ours to change, or in an archived thread."""
    return isinstance(error, (discord.NotFound, discord.Forbidden)) or error.code == ARCHIVED


async def find_thread(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """The thread with this id, archived or not; None if it is gone."""
    found = client.get_channel(channel_id)
    if found is None:
        try:
            found = await client.fetch_channel(channel_id)
        except discord.NotFound:
            return None
    return found if isinstance(found, discord.Thread) else None


async def send_once(
    place: discord.abc.Messageable, nonce: str, files: Sequence[discord.File] = (), **shown: Any
) -> discord.Message:
    """Post a message; one that was posted under this nonce before is brought up to date instead.

    ``shown`` are arguments of ``send`` and ``edit`` alike. Raises DiscordException.
    """
    pictures: dict[str, Any] = {"files": files} if files else {}
    message: discord.Message = await place.send(nonce=nonce, **shown, **pictures)
    if is_older(message, shown["content"], list(files)):
        await message.edit(**shown | {"allowed_mentions": NO_PINGS}, attachments=files)
    return message


async def edit(
    client: discord.Client,
    post: Post,
    files: Sequence[discord.File] | None = None,
    *,
    wakes: bool = True,
    **shown: Any,
) -> None:
    """Edit a posted message; ``wakes``: unarchive its thread if needed. ``files`` None: its pictures stay.

    The files are rewound on errors. Raises ThreadLocked or DiscordException.
    """
    message = client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    pictures: dict[str, Any] = {} if files is None else {"attachments": files}
    for attempt in (1, 2):
        try:
            await message.edit(**shown, **pictures, allowed_mentions=NO_PINGS)
            return
        except discord.HTTPException as error:
            for file in files or ():
                file.reset()
            if attempt == 2 or not wakes or not await _is_woken(client, post.channel_id, error):
                raise


async def _is_woken(client: discord.Client, channel_id: int, error: discord.HTTPException) -> bool:
    """Unarchive the thread if that was the error; returns False otherwise. Raises ThreadLocked or DiscordException."""
    if error.code != ARCHIVED:
        return False
    thread = await find_thread(client, channel_id)
    if thread is None:
        return False
    if thread.locked:
        raise ThreadLocked
    await thread.edit(archived=False)
    return True


def view_of(buttons: Iterable[Button]) -> discord.ui.View:
    """Buttons as discord.py takes them."""
    return frozen(
        button(
            shown.label,
            shown.custom_id,
            style=discord.ButtonStyle[shown.style],
            emoji=shown.emoji,
            disabled=shown.disabled,
        )
        for shown in buttons
    )


def pings_of(users: Iterable[int]) -> discord.AllowedMentions:
    """Allowed mentions: exactly these users."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in users])
