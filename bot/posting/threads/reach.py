"""Sends and edits messages: unarchives threads as needed, and posts nothing twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord

from bot.messages.locks import ARCHIVED, ThreadLocked
from bot.messages.parts import NO_PINGS, button, frozen, is_older
from bot.model.posts import Post
from bot.model.table import Table
from bot.posting.texts.message import Button

MISSING_ACCESS = 50001
"""Discord's code for a channel or thread that we do not see."""


class Trouble(Exception):
    """A table's channel cannot be posted to; ``key`` is the text that says what to do about it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@contextmanager
def troubles(client: discord.Client, table: Table) -> Iterator[None]:
    """Turn errors of Discord in the table's channel that somebody can do something about into a Trouble.

    A lock is looked for first: it may come as a refusal of permissions.
    """
    try:
        yield
    except ThreadLocked as error:
        raise Trouble("trouble-locked") from error
    except discord.Forbidden as error:
        hidden = error.code == MISSING_ACCESS and _may_be_hidden(client, table)
        raise Trouble("trouble-hidden" if hidden else "trouble-permission") from error
    except discord.NotFound as error:
        raise Trouble("trouble-channel") from error


def _may_be_hidden(client: discord.Client, table: Table) -> bool:
    """Whether a channel that we do not see may be a private thread that we are not in: of all others we are told."""
    channel = client.get_channel(table.channel_id)
    if channel is None:
        return table.guild_id is not None and client.get_guild(table.guild_id) is not None
    return isinstance(channel, discord.Thread) and channel.is_private()


def is_out_of_reach(error: discord.DiscordException) -> bool:
    """Whether the message is gone, not ours to change, or in an archived or locked thread."""
    if isinstance(error, discord.HTTPException) and error.code == ARCHIVED:
        return True
    return isinstance(error, (discord.NotFound, discord.Forbidden, ThreadLocked))


async def find_thread(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """The thread with this id, archived or not; None if it is gone."""
    thread = client.get_channel(channel_id)
    if thread is None:
        try:
            thread = await client.fetch_channel(channel_id)
        except discord.NotFound:
            return None
    return thread if isinstance(thread, discord.Thread) else None


async def send_once(
    place: discord.abc.Messageable, nonce: str, files: Sequence[discord.File] = (), **fields: Any
) -> discord.Message:
    """Post a message; one that was posted under this nonce before is brought up to date instead.

    ``fields`` are arguments of ``send`` and ``edit`` alike. Raises DiscordException.
    """
    pictures: dict[str, Any] = {"files": files} if files else {}
    message: discord.Message = await place.send(nonce=nonce, **fields, **pictures)
    if is_older(message, fields["content"], list(files)):
        await message.edit(**fields | {"allowed_mentions": NO_PINGS}, attachments=files)
    return message


async def edit(
    client: discord.Client,
    post: Post,
    files: Sequence[discord.File] | None = None,
    *,
    wakes: bool = True,
    **fields: Any,
) -> None:
    """Edit a posted message; ``wakes``: unarchive its thread if needed. ``files`` None: its pictures stay.

    The files are rewound on errors. Raises ThreadLocked or DiscordException.
    """
    message = client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    pictures: dict[str, Any] = {} if files is None else {"attachments": files}
    for attempt in (1, 2):
        try:
            await message.edit(**fields, **pictures, allowed_mentions=NO_PINGS)
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
    try:
        await thread.edit(archived=False)
    except discord.Forbidden as refusal:
        # It may have been locked without our hearing of it.
        channel = await client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread) and channel.locked:
            raise ThreadLocked from refusal
        raise
    return True


async def remove_member(thread: discord.Thread, user: int) -> None:
    """Remove a user from a private thread of ours, which is woken for it if it is archived. Raises HTTPException."""
    try:
        await thread.remove_user(discord.Object(user))
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        await thread.edit(archived=False)
        await thread.remove_user(discord.Object(user))


def view_of(buttons: Iterable[Button]) -> discord.ui.View:
    """Buttons as discord.py takes them."""
    return frozen(
        button(
            item.label,
            item.custom_id,
            style=discord.ButtonStyle[item.style],
            emoji=item.emoji,
            disabled=item.disabled,
        )
        for item in buttons
    )


def pings_of(users: Iterable[int]) -> discord.AllowedMentions:
    """Allowed mentions: exactly these users."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in users])
