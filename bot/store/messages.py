"""Rows of messages in channels and direct messages: posts, rooms, closed direct messages and threads."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

import msgspec

from bot.model.posts import BoardState, ClosedDm, ClosedThread, Post, Room
from bot.store.driver import Database, Row, Session, reading, writing
from bot.store.fence import Fence
from bot.store.rows import json

_numbers = msgspec.json.Decoder(tuple[int, ...])

POSTS: Final = """
    SELECT posts.table_id, posts.kind, posts.user_id, channel_id, message_id, revision, digest,
           first_entry, last_entry, turn, question_revision, match_revision, unseen
    FROM posts LEFT JOIN board_states
        ON board_states.table_id = posts.table_id AND board_states.kind = posts.kind AND posts.user_id = 0
    WHERE posts.table_id = ?1 ORDER BY posts.kind, posts.user_id"""
USERS: Final = "SELECT kind, role, user_id FROM post_users WHERE table_id = ?1 ORDER BY kind, role, place"
OWING: Final = """
    SELECT DISTINCT table_id FROM post_users
    WHERE role = 'owed' AND (kind LIKE 'vote-%' OR kind LIKE 'invited-%') ORDER BY table_id"""
WITH_OLD: Final = """
    SELECT DISTINCT table_id FROM posts WHERE kind LIKE 'old-%' ORDER BY table_id"""
PUT_POST: Final = """
    INSERT INTO posts (table_id, kind, user_id, channel_id, message_id, revision, digest)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (table_id, kind, user_id) DO UPDATE
    SET channel_id = excluded.channel_id, message_id = excluded.message_id, revision = excluded.revision,
        digest = excluded.digest"""
DELETE_POST: Final = "DELETE FROM posts WHERE table_id = ?1 AND kind = ?2 AND user_id = ?3"
PUT_STATE: Final = """
    INSERT INTO board_states (table_id, kind, first_entry, last_entry, turn, question_revision, match_revision, unseen)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"""
DELETE_STATE: Final = "DELETE FROM board_states WHERE table_id = ?1 AND kind = ?2"
PUT_USER: Final = "INSERT INTO post_users (table_id, kind, role, place, user_id) VALUES (?1, ?2, ?3, ?4, ?5)"
DELETE_USERS: Final = "DELETE FROM post_users WHERE table_id = ?1 AND kind = ?2"

ROOM: Final = "SELECT channel_id FROM rooms WHERE table_id = ?1"
ROOM_USERS: Final = "SELECT user_id FROM room_users WHERE table_id = ?1 ORDER BY user_id"
PUT_ROOM: Final = """
    INSERT INTO rooms (table_id, channel_id) VALUES (?1, ?2)
    ON CONFLICT (table_id) DO UPDATE SET channel_id = excluded.channel_id"""
PUT_ROOM_USER: Final = "INSERT INTO room_users (table_id, user_id) VALUES (?1, ?2)"
DELETE_ROOM: Final = "DELETE FROM rooms WHERE table_id = ?1"
DELETE_ROOM_USERS: Final = "DELETE FROM room_users WHERE table_id = ?1"

THREAD: Final = "SELECT why, told, until FROM closed_threads WHERE table_id = ?1 AND user_id = ?2"
PUT_THREAD: Final = """
    INSERT INTO closed_threads (table_id, user_id, why, told, until) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (table_id, user_id) DO UPDATE SET why = excluded.why, told = excluded.told, until = excluded.until"""
HOLD_THREAD: Final = """
    INSERT INTO closed_threads (table_id, user_id, why, told, until) VALUES (?1, ?2, ?3, 0, ?4)
    ON CONFLICT (table_id, user_id) DO UPDATE SET why = excluded.why, until = excluded.until"""
DELETE_THREADS: Final = "DELETE FROM closed_threads WHERE user_id = ?1 AND until IS NULL"
DELETE_PASSED_THREADS: Final = "DELETE FROM closed_threads WHERE user_id = ?1 AND until <= ?2"
THREADS: Final = "SELECT user_id, until FROM closed_threads WHERE table_id = ?1 ORDER BY user_id"

DM: Final = "SELECT told, until FROM closed_dms WHERE user_id = ?1"
PUT_DM: Final = """
    INSERT INTO closed_dms (user_id, told, until) VALUES (?1, ?2, ?3)
    ON CONFLICT (user_id) DO UPDATE SET told = excluded.told, until = excluded.until"""
HOLD_DM: Final = """
    INSERT INTO closed_dms (user_id, told, until) VALUES (?1, 0, ?2)
    ON CONFLICT (user_id) DO UPDATE SET until = excluded.until"""
DELETE_DM: Final = "DELETE FROM closed_dms WHERE user_id = ?1 AND until IS NULL"
DELETE_PASSED_DM: Final = "DELETE FROM closed_dms WHERE user_id = ?1 AND until <= ?2"


class Messages:
    """What we have shown where, and what we could not. Each method is one transaction, as those of ``Store``."""

    def __init__(self, database: Database, fence: Fence) -> None:
        self.database = database
        self._fence = fence

    # --- posts

    @reading
    async def posts(self, db: Session, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        return await read(db, table_id)

    @writing
    async def remember(self, db: Session, post: Post, settles: str = "", *, is_pressed: bool = False) -> None:
        """Store a message of ours in place of the one of this table, kind and user before it.

        The post of the kind ``settles`` and this user is forgotten with that. ``is_pressed``: see ``Fence``.
        """
        await self._fence.pass_or_raise(db, post.table_id, is_pressed=is_pressed)
        await write(db, post)
        if settles:
            await forget(db, post.table_id, settles, post.user_id)

    @writing
    async def forget(
        self, db: Session, table_id: int, kind: str, user_id: int = 0, *, is_pressed: bool = False
    ) -> None:
        """Forget the message, if there is one. ``is_pressed``: see ``Fence``."""
        await self._fence.pass_or_raise(db, table_id, is_pressed=is_pressed)
        await forget(db, table_id, kind, user_id)

    @reading
    async def owing(self, db: Session) -> list[Post]:
        """The questions and invitations of all tables that somebody is owed a call to."""
        posts = [post for (table_id,) in await db.rows(OWING) for post in await read(db, table_id)]
        return [post for post in posts if post.owed]

    @reading
    async def with_old_boards(self, db: Session) -> list[int]:
        """The tables with messages that have a successor and still have their buttons."""
        return [int(row[0]) for row in await db.rows(WITH_OLD)]

    # --- private threads

    @reading
    async def room(self, db: Session, table_id: int) -> Room | None:
        """The private thread of a table."""
        return await room(db, table_id)

    @writing
    async def keep_room(self, db: Session, table_id: int, room: Room | None, *, is_pressed: bool = False) -> None:
        """Store the private thread of a table in place of the one before; None: it has none any more."""
        await self._fence.pass_or_raise(db, table_id, is_pressed=is_pressed)
        await db.run(DELETE_ROOM_USERS, table_id)
        if room is None:
            await db.run(DELETE_ROOM, table_id)
        else:
            await db.run(PUT_ROOM, table_id, room.channel_id)
            await db.many(PUT_ROOM_USER, [(table_id, user) for user in room.users])

    # --- where no hands go

    @reading
    async def closed_threads(self, db: Session, table_id: int, now: float) -> dict[int, float | None]:
        """The users who can have no thread for their hand at a table, and until when (None: until they ask)."""
        return await closed_threads(db, table_id, now)

    @reading
    async def closed_thread(self, db: Session, table_id: int, user_id: int, now: float) -> ClosedThread | None:
        """Why a user can have no thread for their hand at a table; None: they can."""
        threads = [ClosedThread(row[0], bool(row[1]), row[2]) for row in await db.rows(THREAD, table_id, user_id)]
        return next((closed for closed in threads if closed.until is None or closed.until > now), None)

    @writing
    async def close_thread(self, db: Session, table_id: int, user_id: int, closed: ClosedThread) -> None:
        """From now on the user can have no thread at this table."""
        await db.run(PUT_THREAD, table_id, user_id, closed.why, int(closed.is_told), closed.until)

    @writing
    async def hold_thread(self, db: Session, table_id: int, user_id: int, why: str, until: float) -> None:
        """The user can have no thread at this table for a while; who was told of the last time is not told again."""
        await db.run(HOLD_THREAD, table_id, user_id, why, until)

    @reading
    async def closed_dm(self, db: Session, user_id: int, now: float) -> ClosedDm | None:
        """That the user is sent no direct messages; None: they are."""
        return await closed_dm(db, user_id, now)

    @writing
    async def close_dm(self, db: Session, user_id: int, closed: ClosedDm) -> None:
        """From now on the user is sent no direct messages."""
        await db.run(PUT_DM, user_id, int(closed.is_told), closed.until)

    @writing
    async def hold_dm(self, db: Session, user_id: int, until: float) -> None:
        """The user is sent no direct messages for a while; who was told of the last time is not told again."""
        await db.run(HOLD_DM, user_id, until)

    @writing
    async def reopen(self, db: Session, user_id: int) -> None:
        """The user has asked for direct messages and threads again. What holds for a while goes on to its end."""
        await db.run(DELETE_DM, user_id)
        await db.run(DELETE_THREADS, user_id)

    @writing
    async def forget_passed(self, db: Session, user_id: int, now: float) -> None:
        """Forget what held for a while, so that the user is told when it happens another time."""
        await db.run(DELETE_PASSED_DM, user_id, now)
        await db.run(DELETE_PASSED_THREADS, user_id, now)


# --- statements inside somebody's transaction


async def read(db: Session, table_id: int) -> list[Post]:
    """The messages of a table, by kind and user."""
    rows, named = await db.rows(POSTS, table_id), await db.rows(USERS, table_id)
    users = {key: tuple(row[2] for row in user_rows) for key, user_rows in groupby(named, lambda row: (row[0], row[1]))}
    return [_post(row, users) for row in rows]


def _post(row: Row, users: dict[tuple[str, str], tuple[int, ...]]) -> Post:
    kind, is_public, board = row[1], row[2] == 0, None
    pinged, called, owed = (users.get((kind, role), ()) if is_public else () for role in ("pinged", "called", "owed"))
    if row[7] is not None:
        board = BoardState(row[7], row[8], pinged, row[9], called, owed, row[10], row[11], _numbers.decode(row[12]))
    table_id, _, user_id, channel_id, message_id, revision, digest = row[:7]
    owed = () if board else owed
    return Post(table_id, kind, user_id, channel_id, message_id, revision, digest, board, owed)


async def room(db: Session, table_id: int) -> Room | None:
    """The private thread of a table."""
    rows, users = await db.rows(ROOM, table_id), await db.rows(ROOM_USERS, table_id)
    return Room(rows[0][0], tuple(row[0] for row in users)) if rows else None


async def closed_threads(db: Session, table_id: int, now: float) -> dict[int, float | None]:
    """The users who can have no thread for their hand at a table, and until when (None: until they ask)."""
    rows = await db.rows(THREADS, table_id)
    return {int(user): until for user, until in rows if until is None or until > now}


async def closed_dm(db: Session, user_id: int, now: float) -> ClosedDm | None:
    """That the user is sent no direct messages; None: they are."""
    dms = [ClosedDm(bool(row[0]), row[1]) for row in await db.rows(DM, user_id)]
    return next((closed for closed in dms if closed.until is None or closed.until > now), None)


async def write(db: Session, post: Post) -> None:
    """Store a message in place of the one before."""
    place = (post.table_id, post.kind)
    await db.run(PUT_POST, *place, post.user_id, post.channel_id, post.message_id, post.revision, post.digest)
    if post.user_id:
        return
    await _forget_noted(db, *place)
    board = post.board
    if board is not None:
        state = (board.first, board.last, board.turn, board.posed, board.revision)
        await db.run(PUT_STATE, *place, *state, json(board.unseen))
        for role, users in (("pinged", board.pinged), ("called", board.called), ("owed", board.owed)):
            await _write_users(db, post, role, users)
    await _write_users(db, post, "owed", post.owed)


async def _write_users(db: Session, post: Post, role: str, users: Iterable[int]) -> None:
    await db.many(PUT_USER, [(post.table_id, post.kind, role, place, user) for place, user in enumerate(users)])


async def forget(db: Session, table_id: int, kind: str, user_id: int) -> None:
    """Forget a message, and what was noted with it."""
    await db.run(DELETE_POST, table_id, kind, user_id)
    if not user_id:
        await _forget_noted(db, table_id, kind)


async def _forget_noted(db: Session, table_id: int, kind: str) -> None:
    await db.run(DELETE_STATE, table_id, kind)
    await db.run(DELETE_USERS, table_id, kind)
