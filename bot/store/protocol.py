"""What the table service needs of a store. SQLite is the first one; a second database would offer the same."""

from __future__ import annotations

from typing import Protocol

from bot.table_model import Post, Table
from engine.core.record import Changes, LogEntry, Record


class Store(Protocol):
    """Every method is one transaction: all of it is kept for good when the call returns, or none of it.

    Any of them may raise StoreUnavailable.
    """

    async def close(self) -> None:
        """Let go of the database."""
        ...

    # --- tables

    async def create(self, table: Table) -> Table:
        """Store a new table; gives it back with its id. Raises ChannelTaken."""
        ...

    async def append(self, table: Table, changes: Changes | None = None) -> None:
        """Store a table's next revision (``table.revision``) with its seats and what has changed in its match.

        Open votes of the table fall. Raises Conflict unless ``table.revision - 1`` is what is stored, or ChannelTaken.
        """
        ...

    async def table(self, table_id: int) -> Table | None:
        """A table of any status."""
        ...

    async def tables_to_load(self) -> list[Table]:
        """Every open table, and every other one that has something not yet posted; by id."""
        ...

    async def last_at(self, channel_id: int) -> Table | None:
        """The newest table of any status in this channel."""
        ...

    async def record(self, table: Table) -> Record:
        """The table's match at rest. Raises Conflict where what is stored is not of ``table.revision``."""
        ...

    async def log_since(self, table_id: int, revision: int) -> list[LogEntry]:
        """The log entries that were first stored after this revision of the table, oldest first."""
        ...

    # --- what has been posted

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision (or a later one)."""
        ...

    async def remember_post(self, post: Post) -> None:
        """Store a message of ours in place of the one of this table, kind and user before it."""
        ...

    async def forget_post(self, table_id: int, kind: str, user_id: int) -> None:
        """Forget the message, if there is one."""
        ...

    async def posts(self, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        ...

    # --- people

    async def preference(self, user_id: int, key: str) -> str | None:
        """What this user wishes, if they ever said."""
        ...

    async def set_preference(self, user_id: int, key: str, value: str | None) -> None:
        """Store a wish; None forgets it."""
        ...

    # --- votes

    async def open_vote(self, table: Table, asker: int) -> tuple[int, list[int]]:
        """This user's open vote, a new one if there is none: its id and who has agreed. Raises Conflict."""
        ...

    async def consent(self, table_id: int, vote_id: int, user_id: int | None) -> tuple[int, list[int]] | None:
        """Note that a user (None: nobody) agrees; gives back who asks and who has agreed, None for a vote gone."""
        ...

    async def drop_vote(self, vote_id: int) -> None:
        """A vote falls."""
        ...
