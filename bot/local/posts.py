"""Threads as they are opened: beside a message, without one, or with its first one as a post of a forum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local.errors import Json
from bot.local.records import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message, now

if TYPE_CHECKING:
    from bot.local.world import World

MAX_NAME = 100
"""Characters of a thread's name."""

KINDS: dict[int, tuple[int, ...]] = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    NEWS: (NEWS_THREAD,),
    FORUM: (PUBLIC_THREAD,),
}
"""Which kinds of threads each kind of channel may have; voice channels have none."""


def new_thread(parent: Channel, thread_id: int, kind: int, owner_id: int, name: str, body: Json) -> Channel:
    """Return a thread, not yet in the world, with its owner in it; `body` is what was asked for it."""
    stamp = now()
    return Channel(
        thread_id,
        kind,
        name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        archive_timestamp=stamp,
        created=stamp,
        auto_archive_duration=body.get("auto_archive_duration") or 4320,
        slowmode=body.get("rate_limit_per_user") or 0,
        invitable=body.get("invitable") is not False,
        members={owner_id: stamp},
    )


def open_post(world: World, forum: Channel, first: Message, name: str, body: Json | None = None) -> Channel:
    """Open a post of a forum: a thread that has the id of its first message, into which `first` is put.

    The message is still to be added to the world.
    """
    thread = new_thread(forum, first.id, PUBLIC_THREAD, first.author_id, name, body or {})
    first.channel_id = thread.id
    world.add_channel(thread, "THREAD_CREATE")
    forum.last_message_id = thread.id
    world.save_channel(forum, silent=True)
    return thread
