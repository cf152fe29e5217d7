"""The kinds of posts that a table has, and how what is noted with each of them is encoded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from bot.model.table import Post

BOARD: Final = "board"
"""The message with a table's lobby or board, as it was confirmed last."""

UNCONFIRMED: Final = "meant"
"""The same message while it is being sent or edited: of its id, or 0 for a new one."""

OLD: Final = "old-"
"""How the kind of a board message begins that has a successor and still has its buttons; its message follows."""

CARD: Final = "card"
"""A table's card; one of message 0 is still to be posted."""

QUESTION: Final = "vote-"
"""How the kind of a question to the table begins; the vote's id follows."""

INVITED: Final = "invited-"
"""How the kind of an invitation begins that somebody is owed a call to; the message's id follows."""

ROOM: Final = "room"
"""A private thread of a table, and whom it has let in; no message belongs to it."""

CLOSING: Final = "closing"
"""When the thread of a finished game is put away; no message belongs to it."""

LEFT_OPEN: Final = 3 * 86400.0
"""Seconds after the end of a game until its thread is put away: time to talk about it."""

HANDS: Final = {"dm": "hand", "thread": "hand-thread"}
"""The kind of a hand, by where it goes."""

THREAD_CLOSED: Final = "thread-closed"
"""That a person can have no thread at a table; no message belongs to it.

Its ``picture`` is the key of the text that says why, or empty once they have read it.
"""

GAME_OVER: Final = -1
"""The turn of the board message that says how a game came out."""

_users = msgspec.json.Decoder(tuple[int, ...])


class BoardState(msgspec.Struct, frozen=True):
    """What is noted with a board message.

    ``first`` and ``last`` are the log entries that it tells (from, to); ``pinged`` whom it waits for; ``turn`` the
    number of the turn. Of those it waits for, ``called`` are mentioned in it (None: all), and ``owed`` are to be called
    when their quiet hours end. ``revision`` is the match's, ``posed`` the revision at which the question was put.
    """

    first: int = 0
    last: int = 0
    pinged: tuple[int, ...] = ()
    turn: int = 0
    called: tuple[int, ...] | None = None
    owed: tuple[int, ...] = ()
    posed: int = 0
    revision: int = 0

    @property
    def is_lobby(self) -> bool:
        """Whether the message shows the lobby."""
        return self.turn == 0

    def goes_on(self, waiting: tuple[int, ...], turn: int) -> bool:
        """Whether the message may be edited: same turn, and it waits for nobody who has not been pinged."""
        if self.is_lobby or self.turn != turn:
            return False
        return waiting == self.pinged or (waiting != () and set(waiting) < set(self.pinged))


class Unconfirmed(msgspec.Struct, frozen=True):
    """A change to the board message that Discord has not confirmed: the digest of its text, and its state."""

    digest: str
    detail: BoardState


def find(posts: Iterable[Post], kind: str, user: int = 0) -> Post | None:
    """The post of this kind that is public, or the user's; None if there is none."""
    return next((post for post in posts if post.kind == kind and post.user_id == user), None)


def kind_of_question(vote_id: int) -> str:
    """The kind of the post for a vote's message."""
    return f"{QUESTION}{vote_id}"


def board_state(post: Post | None) -> BoardState:
    """The state noted with a board message; the initial state if there is no message."""
    if post is None or not post.picture:
        return BoardState()
    return msgspec.json.decode(post.picture, type=BoardState)


def encoded(value: BoardState | Unconfirmed | Sequence[int]) -> str:
    """A state or a list of users as ``Post.picture`` holds it."""
    return msgspec.json.encode(value).decode()


def encoded_owed(users: Iterable[int]) -> str:
    """The users who are owed a call, as the post of a question or invitation holds them; empty for nobody."""
    owed = sorted(users)
    return encoded(owed) if owed else ""


def users_in(post: Post) -> tuple[int, ...]:
    """The users in a post: who is owed a call to a question or invitation, or who is in a private thread."""
    return _users.decode(post.picture) if post.picture else ()


def closing_at(post: Post | None) -> float | None:
    """When the thread of a finished game is to be archived, in seconds since 1970; None if that was not noted."""
    return float(post.picture) if post is not None and post.picture else None
