"""What is to be done in a table's channel, as values: ``plan`` makes them, ``carry_out`` carries them out, in order."""

from __future__ import annotations

import msgspec

from bot.model.table import Notice, Post
from bot.posting.hands.plan import HandPlan
from bot.posting.kinds import BoardState
from bot.posting.texts.message import Message

Nonce = tuple[str | int, ...]
"""What names a message that is posted once (``bot.messages.nonces.nonce``)."""


class Tell(msgspec.Struct, frozen=True):
    """Say a notice and strike it off: in the message of the ``question`` that it answers, else in one of its own."""

    notice: Notice
    text: str
    question: Post | None
    nonce: Nonce


class PutBoard(msgspec.Struct, frozen=True):
    """Bring the message with the lobby or board up to date: the one of ``edits``, or a new one (None).

    Where the message of ``edits`` has been deleted, a new one is posted. ``before`` is the message that a new one
    follows; ``state`` what is noted of the message that stands then.
    """

    message: Message
    state: BoardState
    edits: Post | None
    before: Post | None
    nonce: Nonce


class TakeButtons(msgspec.Struct, frozen=True):
    """A message loses its buttons, gets this ``text`` (None: keeps its own), and is forgotten."""

    post: Post
    text: str | None = None


class PutQuestion(msgspec.Struct, frozen=True):
    """Put a question to the table; ``owed`` are the users who are to be called to it later."""

    kind: str
    message: Message
    owed: tuple[int, ...]
    nonce: Nonce


class PutCard(msgspec.Struct, frozen=True):
    """Post the table's card, or edit it where it stands. One that is out of reach is given up."""

    post: Post
    message: Message
    digest: str
    nonce: Nonce


class NoteClosing(msgspec.Struct, frozen=True):
    """Note when the thread of a game that is over is put away, in seconds since 1970."""

    due: float


class Owe(msgspec.Struct, frozen=True):
    """From now on exactly these users are owed a call to their turn."""

    users: tuple[int, ...]


class Hands(msgspec.Struct, frozen=True):
    """Send, edit and take away hands."""

    plans: tuple[HandPlan, ...]


class CloseHands(msgspec.Struct, frozen=True):
    """The game is over: the private threads of its hands are archived."""


class TellPlans(msgspec.Struct, frozen=True):
    """Tell players alone what became of their plans."""


class TakeHand(msgspec.Struct, frozen=True):
    """Take away the hand of somebody who sits at the table no more."""

    post: Post


class LetIn(msgspec.Struct, frozen=True):
    """Bring users into the table's private thread, and take others out."""

    room: Post
    come: tuple[int, ...]
    go: tuple[int, ...]
    stay: tuple[int, ...]


class Forget(msgspec.Struct, frozen=True):
    """Forget a post; its message stays as it is."""

    post: Post


class MarkPosted(msgspec.Struct, frozen=True):
    """Players have been shown this revision of the table."""

    revision: int


Step = (
    Tell
    | PutBoard
    | TakeButtons
    | PutQuestion
    | PutCard
    | NoteClosing
    | Owe
    | Hands
    | CloseHands
    | TellPlans
    | TakeHand
    | LetIn
    | Forget
    | MarkPosted
)
