"""Messages of the bot as values: where they are and what they show."""

from __future__ import annotations

from typing import Literal

import msgspec


class BoardState(msgspec.Struct, frozen=True):
    """The state of a board message.

    ``first`` and ``last``: the range of log entries in it. ``pinged``: the users it waits for; of these, ``called`` are
    mentioned in it, ``owed`` are to be pinged when their quiet hours end. ``turn``: the number of the turn.
    ``revision``: the match's; ``posed``: the one at which the question was put. ``unseen``: the log entries of undos
    that took back only what had not been posted; they are left out.
    """

    first: int = 0
    last: int = 0
    pinged: tuple[int, ...] = ()
    turn: int = 0
    called: tuple[int, ...] = ()
    owed: tuple[int, ...] = ()
    posed: int = 0
    revision: int = 0
    unseen: tuple[int, ...] = ()

    @property
    def is_lobby(self) -> bool:
        """Whether the message shows the lobby."""
        return self.turn == 0

    def goes_on(self, waiting: tuple[int, ...], turn: int) -> bool:
        """Whether the message may be edited: same turn, and it waits for nobody who has not been pinged."""
        if self.is_lobby or self.turn != turn:
            return False
        return waiting == self.pinged or (waiting != () and set(waiting) < set(self.pinged))


class Post(msgspec.Struct, frozen=True):
    """A message that will be edited or lose its buttons later. ``user_id`` is 0 for public ones.

    ``digest``: a hash of its content, where a change must be noticed. ``board``: the state of a board message.
    ``owed``: users to be pinged later about a question or an invitation.
    """

    table_id: int
    kind: str
    user_id: int
    channel_id: int
    message_id: int
    revision: int
    digest: str = ""
    board: BoardState | None = None
    owed: tuple[int, ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A private thread of a table, and the users whom it has let in."""

    channel_id: int
    users: tuple[int, ...] = ()


class ClosedThread(msgspec.Struct, frozen=True):
    """Why a user can have no private thread for their hand at a table: a text's key, and whether they have been told.

    ``until``: in seconds since 1970; None: until they ask for it.
    """

    why: str
    is_told: bool = False
    until: float | None = None


class ClosedDm(msgspec.Struct, frozen=True):
    """A user is sent no direct messages: whether they have been told, and until when (None: until they ask for it)."""

    is_told: bool = False
    until: float | None = None


class DirectAccess(msgspec.Struct, frozen=True):
    """How a user may be written to.

    "stranger": not at all, as they have never taken a seat; "known": in this ``channel``; "new": a channel is to be
    opened; "wait": one may be opened at ``until`` (seconds since 1970).
    """

    how: Literal["stranger", "known", "new", "wait"]
    channel: int = 0
    until: float = 0.0


class HandRetry(msgspec.Struct, frozen=True):
    """A hand that is to be shown again."""

    table_id: int
    user_id: int


class Closing(msgspec.Struct, frozen=True):
    """That the thread of a finished game is put away, and when (seconds since 1970)."""

    table_id: int
    channel_id: int
    at: float
