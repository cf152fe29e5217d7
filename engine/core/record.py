"""What is kept of a match: answers (with the ones taken back), checkpoints, the log. Hosts store these rows.

A host keeps hundreds of thousands of them. They hold nothing that could hold them, so the garbage collector need not go
through them (``gc=False``).
"""

from __future__ import annotations

import msgspec

from engine.core.errors import DamagedRecord
from engine.core.events import Event

WITHDRAWN = "withdrawn"
"""The ``barrier`` of an answer that its seat took back while the question was still put to others."""


OWN = "own"
"""The ``barrier`` of an answer that has shown others what its own seat knew: it binds everybody but that seat."""


class Answer(msgspec.Struct, gc=False):
    """One accepted answer. ``serial`` counts from 0 over the whole record.

    ``undone_at`` is the revision that took it back.
    ``barrier`` is "" or why it cannot be taken back alone: "revealed", "random", OWN; ``WITHDRAWN`` once it is gone.
    ``sent`` is the serial of the first of the answers that were sent together with it; -1 where that is not known.
    """

    serial: int
    seat: int
    key: str
    ids: tuple[str, ...]
    revision: int
    barrier: str = ""
    undone_at: int | None = None
    sent: int = -1

    @property
    def sent_with(self) -> int:
        """What tells apart what was sent at once; an answer of which that is not known stands alone."""
        return self.serial if self.sent < 0 else self.sent

    def barrier_for(self, seat: int) -> str:
        """Why this seat cannot undo it alone: "revealed", "random", or "" if it can.

        Whose answer it is is not considered.
        """
        if self.barrier != OWN:
            return self.barrier
        return "" if seat == self.seat else "revealed"


class NewAnswer(msgspec.Struct, frozen=True):
    """An answer on its way in: which seat, to which question, which options."""

    seat: int
    key: str
    ids: tuple[str, ...]


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """The encoded state when a step began, after ``answers`` answers that still stand."""

    answers: int
    rules_version: int
    data: bytes


class LogEntry(msgspec.Struct, gc=False):
    """One line of the log. ``answers`` is how many answers stood when it was written."""

    number: int
    answers: int
    event: Event
    undone: bool = False


class Record(msgspec.Struct):
    """A whole match at rest. ``answers`` are all ever given, by serial; ``checkpoints`` by number of answers."""

    game: str
    options: dict[str, str]
    seats: int
    seed: int
    revision: int
    answers: list[Answer]
    checkpoints: list[Checkpoint]
    log: list[LogEntry]


class Changes(msgspec.Struct):
    """What has changed since a host last asked: rows to insert or replace, by serial, answers and number.

    Checkpoints after more than ``keep_checkpoints`` answers are to be deleted first (None: none).
    """

    revision: int
    answers: list[Answer] = []
    checkpoints: list[Checkpoint] = []
    keep_checkpoints: int | None = None
    log: list[LogEntry] = []


def copied(changes: Changes) -> Changes:
    """The same changes in lists of their own."""
    return Changes(
        changes.revision, list(changes.answers), list(changes.checkpoints), changes.keep_checkpoints, list(changes.log)
    )


_records = msgspec.msgpack.Decoder(Record)


def read_record(data: bytes) -> Record:
    """A record from its bytes. Raises DamagedRecord for anything else."""
    try:
        return _records.decode(data)
    except msgspec.MsgspecError as error:
        raise DamagedRecord(f"this is not a saved match: {error}") from error
