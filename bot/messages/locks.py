"""Knows which threads are locked, and neither sends nor edits messages there until they are unlocked.

Discord says so in several ways: 50083 ("archived") or 160005 ("locked"), as 400 or 403, whether or not the thread is
archived too. It is one cause, and no lack of permissions: only the thread's own change helps.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

import discord
from discord.http import Route

ARCHIVED: Final = 50083
"""Discord's code for "thread is archived"; where it is merely archived, as 400, and not for new messages."""

LOCKED: Final = 160005
"""Discord's code for "thread is locked"."""

Send = Callable[..., Coroutine[Any, Any, Any]]


class ThreadLocked(discord.DiscordException):
    """A thread takes neither messages nor edits, as it is locked: only who may manage threads unlocks it."""


class Locks:
    """The threads that are known to be locked, by id: from what Discord refused, answered, or told of by itself."""

    def __init__(self) -> None:
        self._locked: set[int] = set()

    def __contains__(self, thread_id: int) -> bool:
        return thread_id in self._locked

    def note(self, thread_id: int, *, locked: bool) -> None:
        """Note that a thread is locked, or is not (or is of no interest any more)."""
        if locked:
            self._locked.add(thread_id)
        else:
            self._locked.discard(thread_id)

    def __iter__(self) -> Iterator[int]:
        return iter(list(self._locked))

    def forget(self) -> None:
        """Forget them all."""
        self._locked.clear()

    def around(self, send: Send) -> Send:
        """discord.py's ``send``, wrapped: what a lock refuses raises ThreadLocked; where it is known, unsent."""

        async def request(route: Route, **options: Any) -> Any:
            thread = None if route.channel_id is None else int(route.channel_id)
            if thread in self._locked and _writes(route):
                raise ThreadLocked
            try:
                answer = await send(route, **options)
            except discord.HTTPException as error:
                if not _is_lock(route, error):
                    raise
                if thread is not None:
                    self._locked.add(thread)
                raise ThreadLocked from error
            if isinstance(answer, dict) and "thread_metadata" in answer:
                self.note(int(answer["id"]), locked=bool(answer["thread_metadata"].get("locked")))
            return answer

        return request


def _writes(route: Route) -> bool:
    """Whether a request posts or edits a message, or brings somebody in."""
    if route.method == "PUT":
        return "/thread-members/" in route.path
    return route.method in ("POST", "PATCH") and "/messages" in route.path


def _is_lock(route: Route, error: discord.HTTPException) -> bool:
    if error.code == LOCKED:
        return True
    # A new message wakes a thread that is only archived.
    is_new = route.method == "POST" and "/messages" in route.path
    return error.code == ARCHIVED and (error.status == 403 or is_new)
