"""Locked threads: whatever Discord calls it, nothing more is sent there until one is unlocked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.messages.locks import ARCHIVED, LOCKED, Locks, ThreadLocked

NEW = Route("POST", "/channels/{channel_id}/messages", channel_id=7)
EDIT = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=7, message_id=8)
COME = Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", channel_id=7, user_id=9)
TAKE = Route("DELETE", "/channels/{channel_id}/messages/{message_id}", channel_id=7, message_id=8)
LOOK = Route("GET", "/channels/{channel_id}", channel_id=7)
ANSWER = Route(
    "POST", "/interactions/{interaction_id}/{interaction_token}/callback", interaction_id=1, interaction_token="t"
)


class Line:
    """Locks before a Discord that answers as it is told."""

    def __init__(self) -> None:
        self.locks = Locks()
        self.sent: list[str] = []
        self.error: Exception | None = None
        self.answer: Any = None
        self.request = self.locks.around(self._send)

    async def _send(self, route: Route, **given: Any) -> Any:
        self.sent.append(route.method)
        if self.error is not None:
            raise self.error
        return self.answer

    def refuse(self, status: int, code: int) -> None:
        response: Any = SimpleNamespace(status=status, reason="No")
        kind = discord.Forbidden if status == 403 else discord.HTTPException
        self.error = kind(response, {"code": code, "message": "No."})


@pytest.mark.parametrize(
    ("route", "status", "code"),
    [
        (NEW, 400, ARCHIVED),
        (NEW, 403, ARCHIVED),
        (NEW, 400, LOCKED),
        (NEW, 403, LOCKED),
        (EDIT, 403, ARCHIVED),
        (EDIT, 400, LOCKED),
        (EDIT, 403, LOCKED),
        (COME, 403, LOCKED),
    ],
)
async def test_a_lock_is_learnt_once_by_any_of_its_names(route: Route, status: int, code: int) -> None:
    line = Line()
    line.refuse(status, code)
    for again in (route, NEW, EDIT, COME):
        with pytest.raises(ThreadLocked):
            await line.request(again)
    assert line.sent == [route.method]
    line.error = None
    await line.request(TAKE)
    line.locks.note(7, locked=False)
    await line.request(NEW)
    assert line.sent == [route.method, "DELETE", "POST"]


@pytest.mark.parametrize(("route", "status", "code"), [(EDIT, 400, ARCHIVED), (NEW, 403, 50013), (COME, 400, ARCHIVED)])
async def test_what_is_merely_archived_or_not_allowed_is_no_lock(route: Route, status: int, code: int) -> None:
    line = Line()
    line.refuse(status, code)
    with pytest.raises(discord.HTTPException):
        await line.request(route)
    assert 7 not in line.locks


async def test_a_look_at_a_thread_tells_whether_it_is_locked() -> None:
    line = Line()
    line.answer = {"id": "7", "thread_metadata": {"locked": True}}
    await line.request(LOOK)
    assert 7 in line.locks
    line.answer = {"id": "7", "thread_metadata": {"locked": False}}
    await line.request(LOOK)
    assert 7 not in line.locks


async def test_an_answer_that_a_lock_refuses_closes_no_channel() -> None:
    line = Line()
    line.refuse(403, ARCHIVED)
    with pytest.raises(ThreadLocked):
        await line.request(ANSWER)
    line.error = None
    await line.request(NEW)


async def test_what_was_known_is_forgotten() -> None:
    line = Line()
    line.locks.note(7, locked=True)
    line.locks.forget()
    await line.request(NEW)
    assert line.sent == ["POST"]
