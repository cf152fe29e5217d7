"""The local Discord's memory: one SQLite file and a folder of attachment files."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from bot.local.errors import Json
from bot.local.records import Channel, Message, Unread, User

_SCHEMA = """
CREATE TABLE IF NOT EXISTS users (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS channels (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS commands (scope INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL, ephemeral INTEGER NOT NULL, pinned INTEGER NOT NULL,
    body BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS messages_of_channel ON messages (channel_id, id);
CREATE INDEX IF NOT EXISTS messages_by_nonce ON messages (json_extract(CAST(body AS TEXT), '$.nonce'))
    WHERE json_extract(CAST(body AS TEXT), '$.nonce') IS NOT NULL;
CREATE TABLE IF NOT EXISTS unread (
    user_id INTEGER, channel_id INTEGER, count INTEGER NOT NULL, mentions INTEGER NOT NULL,
    PRIMARY KEY (user_id, channel_id));
"""

_users = msgspec.json.Decoder(User)
_channels = msgspec.json.Decoder(Channel)
_messages = msgspec.json.Decoder(Message)


class Store:
    """Reads and writes records in `folder`, which is made when absent. Used from one thread."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._files = folder / "attachments"
        self._db = sqlite3.connect(folder / "discord.sqlite3", isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(_SCHEMA)
        # As in Discord, what only one reader could see is gone when the client starts anew.
        self._db.execute("DELETE FROM messages WHERE ephemeral")

    def close(self) -> None:
        """Close the file; the store is of no use afterwards."""
        self._db.close()

    def last_id(self) -> int:
        """Return the greatest id of any message or channel, 0 in a new world."""
        query = "SELECT max(coalesce((SELECT max(id) FROM messages), 0), coalesce((SELECT max(id) FROM channels), 0))"
        return int(self._db.execute(query).fetchone()[0])

    def users(self) -> list[User]:
        """Return all users, by id."""
        rows = self._db.execute("SELECT body FROM users ORDER BY id")
        return [_users.decode(body) for (body,) in rows]

    def save_user(self, user: User) -> None:
        """Write `user` over what was there."""
        self._db.execute("INSERT OR REPLACE INTO users VALUES (?, ?)", (user.id, msgspec.json.encode(user)))

    def channels(self) -> list[Channel]:
        """Return all channels, DMs and threads, by id."""
        rows = self._db.execute("SELECT body FROM channels ORDER BY id")
        return [_channels.decode(body) for (body,) in rows]

    def save_channel(self, channel: Channel) -> None:
        """Write `channel` over what was there."""
        self._db.execute("INSERT OR REPLACE INTO channels VALUES (?, ?)", (channel.id, msgspec.json.encode(channel)))

    def delete_channel(self, channel_id: int) -> None:
        """Forget a channel and all its messages; their files stay, as on a CDN."""
        self._db.execute("DELETE FROM channels WHERE id = ?", (channel_id,))
        self._db.execute("DELETE FROM messages WHERE channel_id = ?", (channel_id,))
        self._db.execute("DELETE FROM unread WHERE channel_id = ?", (channel_id,))

    def commands(self) -> dict[int, list[Json]]:
        """Return the application commands by scope: 0 for global ones, else a guild's id."""
        rows = self._db.execute("SELECT scope, body FROM commands")
        return {scope: msgspec.json.decode(body) for scope, body in rows}

    def save_commands(self, scope: int, commands: list[Json]) -> None:
        """Write a scope's commands over what was there."""
        self._db.execute("INSERT OR REPLACE INTO commands VALUES (?, ?)", (scope, msgspec.json.encode(commands)))

    def message(self, message_id: int) -> Message | None:
        """Return one message, or None."""
        row = self._db.execute("SELECT body FROM messages WHERE id = ?", (message_id,)).fetchone()
        return None if row is None else _messages.decode(row[0])

    def messages(
        self,
        channel_id: int,
        *,
        limit: int,
        reader: int | None = None,
        before: int | None = None,
        after: int | None = None,
        pinned: bool = False,
    ) -> list[Message]:
        """Return up to `limit` messages with `after` < id < `before`, newest first (oldest ones if only `after`).

        Those that everybody may see, and the private ones of the user `reader`: others' do not count towards `limit`.
        """
        oldest_first = after is not None and before is None
        rows = self._db.execute(
            "SELECT body FROM messages WHERE channel_id = ? AND id < ? AND id > ? AND pinned >= ?"
            " AND (NOT ephemeral OR json_extract(CAST(body AS TEXT), '$.ephemeral_for') = ?)"
            " ORDER BY CASE WHEN ? THEN id ELSE -id END LIMIT ?",
            (channel_id, before or 2**63 - 1, after or 0, int(pinned), reader, oldest_first, limit),
        )
        messages = [_messages.decode(body) for (body,) in rows]
        return messages[::-1] if oldest_first else messages

    def sent_under(self, nonce: str | int, after: int) -> Message | None:
        """Return the newest message of any channel with this nonce and an id above `after`, or None."""
        row = self._db.execute(
            "SELECT body FROM messages WHERE json_extract(CAST(body AS TEXT), '$.nonce') = ? AND id > ?"
            " ORDER BY id DESC LIMIT 1",
            (nonce, after),
        ).fetchone()
        return None if row is None else _messages.decode(row[0])

    def save_message(self, message: Message) -> None:
        """Write `message` over what was there."""
        flags = (message.ephemeral_for is not None, message.pinned_at is not None)
        self._db.execute(
            "INSERT OR REPLACE INTO messages VALUES (?, ?, ?, ?, ?)",
            (message.id, message.channel_id, *map(int, flags), msgspec.json.encode(message)),
        )

    def delete_message(self, message_id: int) -> None:
        """Forget one message."""
        self._db.execute("DELETE FROM messages WHERE id = ?", (message_id,))

    def unread(self) -> dict[tuple[int, int], Unread]:
        """Return what is unread by (user, channel)."""
        rows = self._db.execute("SELECT user_id, channel_id, count, mentions FROM unread")
        return {(user, channel): Unread(count, mentions) for user, channel, count, mentions in rows}

    def save_unread(self, user_id: int, channel_id: int, unread: Unread) -> None:
        """Write one user's count for one channel."""
        row = (user_id, channel_id, unread.count, unread.mentions)
        self._db.execute("INSERT OR REPLACE INTO unread VALUES (?, ?, ?, ?)", row)

    def save_file(self, attachment_id: int, data: bytes) -> None:
        """Write an attachment's bytes."""
        self._files.mkdir(exist_ok=True)
        (self._files / str(attachment_id)).write_bytes(data)

    def file(self, attachment_id: int) -> Path | None:
        """Return where an attachment's bytes are, or None."""
        path = self._files / str(attachment_id)
        return path if path.is_file() else None
