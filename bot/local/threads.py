"""Which threads a channel may have, and a new one as it is asked for."""

from __future__ import annotations

from bot.local.errors import Json
from bot.local.records import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, now

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
