"""The kinds of posts that a table has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.model.posts import BoardState, Post

BOARD: Final = "board"
"""The message with a table's lobby or board, as it was confirmed last."""

UNCONFIRMED: Final = "meant"
"""The same message while it is being sent or edited: of its id, or 0 for a new one."""

OLD: Final = "old-"
"""How the kind of a board message begins that has a successor and still has its buttons; its message follows."""

CARD: Final = "card"
"""A table's card; one of message 0 is still to be posted."""

RESULT: Final = "result"
"""A table's card once the thread of its game has been put away: what one looks back with stands there from then on."""

QUESTION: Final = "vote-"
"""How the kind of a question to the table begins; the vote's id follows."""

INVITED: Final = "invited-"
"""How the kind of an invitation begins that somebody is owed a call to; the message's id follows."""

LEFT_OPEN: Final = 3 * 86400.0
"""Seconds after the end of a game until its thread is put away: time to talk about it."""

HANDS: Final = {"dm": "hand", "thread": "hand-thread"}
"""The kind of a hand, by where it goes."""

GAME_OVER: Final = -1
"""The turn of the board message that says how a game came out."""


def find(posts: Iterable[Post], kind: str, user: int = 0) -> Post | None:
    """The post of this kind that is public, or the user's; None if there is none."""
    return next((post for post in posts if post.kind == kind and post.user_id == user), None)


def kind_of_question(vote_id: int) -> str:
    """The kind of the post for a vote's message."""
    return f"{QUESTION}{vote_id}"


def board_state(post: Post | None) -> BoardState:
    """The state of a board message; the initial state if there is no message."""
    return BoardState() if post is None or post.board is None else post.board
