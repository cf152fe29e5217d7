"""What the table service needs of a store. SQLite is the first one; a second database would offer the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.model.clocks import Bank, Clock
from bot.model.orders import Block, Order
from bot.model.plans import (
    Book,
    Leavings,
    Note,
    Seen,
)
from bot.model.table import (
    Ballot,
    Limits,
    Notice,
    Post,
    Sitting,
    Table,
)
from engine.core.record import Changes, Record


class Store(Protocol):
    """Every method is one transaction: all of it is kept for good when the call returns, or none of it.

    Any of them may raise StoreUnavailable.
    """

    async def close(self) -> None:
        """Let go of the database."""
        ...

    # --- tables

    async def create(self, table: Table, limits: Limits | None = None) -> Table:
        """Store a new table; gives it back with its id.

        Raises ChannelTaken, or TooManyLobbies, TooManyTables or TooManyHere where there are as many as ``limits`` allow
        (None: any number), counted in the same transaction.
        """
        ...

    async def append(
        self,
        table: Table,
        changes: Changes | None = None,
        left: Leavings | None = None,
        notice: Notice | None = None,
        *,
        closed_by: int | None = None,
        unseen: bool = False,
        limits: Limits | None = None,
    ) -> None:
        """Store a table's next revision (``table.revision``) with its seats and what has changed in its match.

        ``notice`` is owed to its players from then on, and the question that it answers falls. ``closed_by`` is kept of
        a table that somebody ends, as a post.

        Open votes on taking back fall, but for a change that nobody may notice (``unseen``), and where the seats have
        changed or the table ends all votes. Who sits down or stands up in a game is kept in its history. Raises
        Conflict unless ``table.revision - 1`` is what is stored, ChannelTaken, or TooManyTables for a newcomer who sits
        at as many open tables as ``limits`` allow (None: any number), counted in the same transaction.
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

    async def ended(self, user_id: int, guild_id: int | None, most: int) -> list[Table]:
        """Tables whose games have ended, the newest first: the user's, and those of a server that all may watch."""
        ...

    async def record(self, table: Table) -> Record:
        """The table's match at rest. Raises Conflict where what is stored is not of ``table.revision``."""
        ...

    async def history(self, table_id: int) -> list[Sitting]:
        """Who sat where when, since the game began, the oldest first."""
        ...

    async def last_seats(self, user: int) -> list[tuple[int, int]]:
        """Where the user has sat last, by table: its id and the seat, of all games that are being played."""
        ...

    async def settle_restore(self) -> str:
        """At a start: gives back what tells nonces apart from those of another database that this one has replaced.

        Where a backup has been put in place since the last start, every open table owes a notice from then on, and its
        board and hands are to be shown anew.
        """
        ...

    # --- what has been posted

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision (or a later one)."""
        ...

    async def remember_post(self, post: Post, settles: str = "") -> None:
        """Store a message of ours in place of the one of this table, kind and user before it.

        The post of the kind ``settles`` and this user is forgotten with that.
        """
        ...

    async def forget_post(self, table_id: int, kind: str, user_id: int) -> None:
        """Forget the message, if there is one."""
        ...

    async def posts(self, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        ...

    async def posts_owing(self) -> list[Post]:
        """The questions and invitations of all tables that somebody is owed a call to."""
        ...

    async def posts_of_kind(self, kind: str) -> list[Post]:
        """The public posts of this kind, of all tables."""
        ...

    # --- what is still to be said

    async def notices(self, table_id: int) -> list[Notice]:
        """What the table owes its players in words, the oldest first."""
        ...

    async def notice_told(self, table_id: int, notice: Notice, kind: str = "") -> None:
        """The notice has been said; ``kind``: in the public post of this kind, which is forgotten with it."""
        ...

    async def owing(self) -> list[int]:
        """The tables that owe a notice."""
        ...

    # --- people

    async def preference(self, user_id: int, key: str) -> str | None:
        """What this user wishes, if they ever said."""
        ...

    async def set_preference(self, user_id: int, key: str, value: str | None) -> None:
        """Store a wish; None forgets it."""
        ...

    async def keep_draft(self, table_id: int, seat: int, user_id: int, value: str) -> None:
        """Store a draft of the seat's user; nothing where the game is not on, or the seat is not theirs any more."""
        ...

    async def preferences(self, key: str) -> list[tuple[int, str]]:
        """What everybody who ever said wishes, by user."""
        ...

    async def person(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about a user, in rows by kind; of matches only their own answers."""
        ...

    async def forget_person(self, user_id: int, names: Mapping[str, str]) -> None:
        """Wishes, messages and votes of a user go; their seats at tables that have ended stay, without them.

        ``names`` are the names that such seats get instead, by the table's language.
        """
        ...

    # --- servers

    async def server_settings(self, key: str) -> list[tuple[int, str]]:
        """What every server has set under this key, by server."""
        ...

    async def set_server_setting(self, guild_id: int, key: str, value: str | None) -> None:
        """Store what a server has set; None forgets it."""
        ...

    # --- the operator

    async def orders(self) -> tuple[list[Order], list[Block]]:
        """The operator's orders that wait, the oldest first, and whom they have blocked."""
        ...

    async def place_order(self, order: Order) -> int:
        """Store an order (its own id is not looked at); gives back its id. A block holds, or ends, from then on."""
        ...

    async def order_done(self, order_id: int) -> None:
        """The order has been carried out."""
        ...

    # --- votes

    async def open_vote(self, table: Table, ballot: Ballot) -> Ballot:
        """Store a question; gives back the one that stands.

        That is the asker's open one where it is of the same kind about the same; one of the same kind about something
        else falls. Raises Conflict where what is stored is not of ``table.revision``.
        """
        ...

    async def consent(self, table_id: int, vote_id: int, user_id: int | None, agrees: int = True) -> Ballot | None:
        """Note a user's answer (None: nobody's); gives back how the vote stands, None for a vote gone.

        ``agrees``: yes, no, or 2 and up for a choice (``Ballot.chosen``).
        """
        ...

    async def votes(self, table_id: int) -> list[Ballot]:
        """The open votes of a table, the oldest first."""
        ...

    async def drop_vote(self, vote_id: int, notice: Notice | None = None) -> None:
        """A vote falls; its table owes ``notice`` about that."""
        ...

    async def ending(self, most: int) -> list[tuple[int, int, float]]:
        """The votes that end by time, the next one first: table, vote, when."""
        ...

    # --- what is settled ahead

    async def book(self, table_id: int) -> Book:
        """All that is settled ahead at a table."""
        ...

    async def leave(self, table_id: int, left: Leavings) -> None:
        """Change the book without anything happening at the table."""
        ...

    async def notes(self, table_id: int, user: int | None = None) -> list[Note]:
        """The notes not yet read, of a user or (None) of everybody, the oldest first."""
        ...

    async def note_told(self, note: Note, *, read: bool) -> None:
        """The note has been sent, or ``read``: then it goes."""
        ...

    async def seen(self, table_id: int, user: int) -> Seen | None:
        """What a user has seen of a table; None where that was never stored."""
        ...

    # --- clocks

    async def clocks(self) -> tuple[list[Clock], list[Bank]]:
        """The clocks and banks of all tables, by table and seat."""
        ...

    async def keep_clocks(
        self, table_id: int, running: Sequence[Clock], banks: Sequence[Bank], answer: Notice | None = None
    ) -> None:
        """Store a table's clocks and banks in place of those before.

        Where that is the ``answer`` to a question, its vote falls and the answer is owed.
        """
        ...
