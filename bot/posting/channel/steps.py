"""What is to be done in a table's channel, as values: ``plan`` makes them, ``carry_out`` carries them out in order."""

from __future__ import annotations

import msgspec

from bot.model.posts import BoardState, Post, Room
from bot.model.table import Notice
from bot.posting.hands.plan import HandPlan
from bot.posting.kinds import CARD
from bot.posting.texts.message import Message

Nonce = tuple[str | int, ...]
"""What names a message that is posted once (``bot.messages.nonces.nonce``)."""


class Step(msgspec.Struct, frozen=True):
    """Something to be done in a table's channel."""


class Tell(Step, frozen=True):
    """Post a notice, in the message of the ``question`` it answers or in a new one, and delete it from the store."""

    notice: Notice
    text: str
    question: Post | None
    nonce: Nonce


class PutBoard(Step, frozen=True):
    """Edit the message ``edits`` with the lobby or board, or post a new one (None).

    If ``edits`` has been deleted, a new one is posted. ``before`` is the message before a new one; ``state`` is stored
    with the message.
    """

    message: Message
    state: BoardState
    edits: Post | None
    before: Post | None
    nonce: Nonce


class Wait(Step, frozen=True):
    """Plan again after a number of seconds: something waits until then."""

    seconds: float


class TakeButtons(Step, frozen=True):
    """Remove a message's buttons, and replace its text by ``text`` (None: keep it). The post is forgotten, unless it is
    the board's.
    """

    post: Post
    text: str | None = None


class PutQuestion(Step, frozen=True):
    """Post a question to the table; ``owed`` are the users to be called to it later."""

    kind: str
    message: Message
    owed: tuple[int, ...]
    nonce: Nonce


class PutCard(Step, frozen=True):
    """Post the table's card, or edit it, and note it under this ``kind``; if it cannot be reached, forget it."""

    post: Post
    message: Message
    digest: str
    nonce: Nonce
    kind: str = CARD


class PutResult(Step, frozen=True):
    """Edit the table's card (None: there is none in that channel) so that it bears the buttons of the last board.

    One that is gone is posted anew.
    """

    post: Post | None
    channel_id: int
    message: Message
    digest: str
    nonce: Nonce


class ScheduleClosing(Step, frozen=True):
    """Store when the thread of a game that is over is to be archived, in seconds since 1970."""

    due: float


class Owe(Step, frozen=True):
    """Set who is owed a call to their turn."""

    users: tuple[int, ...]


class Hands(Step, frozen=True):
    """Send, edit and delete hands."""

    plans: tuple[HandPlan, ...]


class CloseHands(Step, frozen=True):
    """Archive the private threads of hands: the game is over."""


class TellPlans(Step, frozen=True):
    """Tell players privately what became of their plans; those who are ``acting`` read it in their panels meanwhile."""

    acting: tuple[int, ...] = ()


class TakeHand(Step, frozen=True):
    """Delete the hand of somebody who has left the table."""

    post: Post


class LetIn(Step, frozen=True):
    """Add users to the table's private thread (``come``) and remove others (``go``); ``stay`` are the rest."""

    room: Room
    come: tuple[int, ...]
    go: tuple[int, ...]
    stay: tuple[int, ...]


class CloseRoom(Step, frozen=True):
    """Forget the table's private thread, and whom it has let in."""


class Forget(Step, frozen=True):
    """Forget a post; its message stays as it is."""

    post: Post


class MarkPosted(Step, frozen=True):
    """Store that this revision of the table has been posted."""

    revision: int
