"""Questions and invitations that somebody has not been called to yet: whom, is noted with the message itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from bot.model.table import Post
from bot.tables.service import Tables

Owe = Callable[[int, str, Iterable[int]], None]
"""Told of a table, the kind of a post there, and who is owed a call to it."""

INVITED: Final = "invited-"
"""The kinds of post of invitations that somebody is owed a call to; the message's id follows."""

_users = msgspec.json.Decoder(tuple[int, ...])


def noted(users: Iterable[int]) -> str:
    """Who is owed a call, as a post keeps it in the place of its picture."""
    owed = sorted(users)
    return msgspec.json.encode(owed).decode() if owed else ""


def owed_to(post: Post) -> tuple[int, ...]:
    """Who is owed a call to a question or invitation (``Store.posts_owing``)."""
    return _users.decode(post.picture) if post.picture else ()


async def strike(tables: Tables, table_id: int, kind: str, user: int) -> None:
    """The user is not owed a call to it any more; an invitation that calls nobody any more is forgotten."""
    post = next((post for post in await tables.posts(table_id) if post.kind == kind), None)
    if post is None:
        return
    left = [other for other in owed_to(post) if other != user]
    if not left and kind.startswith(INVITED):
        await tables.forget_post(table_id, kind)
        return
    await tables.store.remember_post(msgspec.structs.replace(post, picture=noted(left)))
