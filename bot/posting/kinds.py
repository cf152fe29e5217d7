"""The kinds of posts that a table has, and what is noted with each of them."""

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
    """What we must know of a posted board message: its log lines (from, to), whom it waits for, in which turn.

    Of those it waits for, ``called`` (None: all) are mentioned in it, and ``owed`` are to be called when their quiet
    hours end.
    ``revision`` is the match's, ``posed`` what it was when the question was put that they are asked.
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
        """Whether no turn had begun when it was posted."""
        return self.turn == 0

    def goes_on(self, waiting: tuple[int, ...], turn: int) -> bool:
        """Whether the message may be edited: the turn is the same, and nobody waits who has not been pinged."""
        if self.is_lobby or self.turn != turn:
            return False
        return waiting == self.pinged or (waiting != () and set(waiting) < set(self.pinged))


class Unconfirmed(msgspec.Struct, frozen=True):
    """What a board message is to show: the digest of its text, and its state."""

    digest: str
    detail: BoardState


def find(posts: Iterable[Post], kind: str, user: int = 0) -> Post | None:
    """The table's post of this kind: a public one, or the user's."""
    return next((post for post in posts if post.kind == kind and post.user_id == user), None)


def kind_of_question(vote_id: int) -> str:
    """The kind of the post that puts a vote to the table."""
    return f"{QUESTION}{vote_id}"


def board_state(post: Post | None) -> BoardState:
    """What was noted with a board message; of none, what holds before the first one."""
    if post is None or not post.picture:
        return BoardState()
    return msgspec.json.decode(post.picture, type=BoardState)


def noted(value: BoardState | Unconfirmed | Sequence[int]) -> str:
    """A state or users as a post keeps them in the place of its picture."""
    return msgspec.json.encode(value).decode()


def noted_owed(users: Iterable[int]) -> str:
    """Who is owed a call, as the post of a question or invitation keeps it."""
    owed = sorted(users)
    return noted(owed) if owed else ""


def noted_users(post: Post) -> tuple[int, ...]:
    """Whom a post names: who is owed a call to a question or invitation, or whom a room has let in."""
    return _users.decode(post.picture) if post.picture else ()


def closing_at(post: Post | None) -> float | None:
    """When the thread of a finished game is put away, in seconds since 1970; None where that was not noted."""
    return float(post.picture) if post is not None and post.picture else None
