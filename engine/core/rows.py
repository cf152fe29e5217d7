"""The rows of one match, as a host stores them, and which of them it has still to store."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.record import WITHDRAWN, Answer, Changes, Checkpoint, LogEntry, Record

TRACES = ("undo", "set-back", "step-restarted")
"""Log entries that stay as they are when what they speak of is taken back."""


class Rows:
    """Answers, checkpoints and log of a match, changed in place; no rule is known here.

    ``revision`` counts the accepted answers and what was taken back. ``record`` are all answers ever given,
    ``standing`` those that were not taken back. ``last_undo`` is the revision of the last undo that went back to
    another question, ``withdrawn`` by seat that of its last answer taken back while others still thought about it.
    """

    def __init__(self, record: Record) -> None:
        """The lists of the record are used as they are."""
        self.revision = record.revision
        self.record = record.answers
        self.standing = [answer for answer in record.answers if answer.undone_at is None]
        self.checkpoints = record.checkpoints
        self.log = record.log
        self.changes = Changes(self.revision)
        undone = [answer for answer in record.answers if answer.undone_at is not None]
        self.last_undo = max((item.undone_at or 0 for item in undone if item.barrier != WITHDRAWN), default=0)
        self.withdrawn = {item.seat: item.undone_at or 0 for item in undone if item.barrier == WITHDRAWN}

    def posed_revision(self) -> int:
        """The revision to which what stands now belongs: that of the last answer or undo, whichever came later."""
        return max(self.standing[-1].revision if self.standing else 0, self.last_undo)

    def take_changes(self) -> Changes:
        """The rows that a host has still to store; they count as stored from now on."""
        changes, self.changes = self.changes, Changes(self.revision)
        changes.revision = self.revision
        return changes

    # --- answers ------------------------------------------------------------------------------------------------

    def begin_answer(self, seat: int, key: str, ids: tuple[str, ...]) -> Answer:
        """A new answer that stands, at the next revision; ``keep_answer`` records it, ``drop_answer`` forgets it."""
        serial = len(self.record)
        answer = Answer(serial, seat, key, ids, self.revision + 1, sent=serial)
        self.standing.append(answer)
        self.revision = answer.revision
        return answer

    def keep_answer(self, answer: Answer) -> None:
        """Record the answer that was begun last."""
        self.record.append(answer)
        self.changes.answers.append(answer)

    def drop_answer(self) -> None:
        """Forget the answer that was begun last."""
        self.standing.pop()
        self.revision -= 1

    def withdraw(self, seat: int) -> None:
        """Take back the seat's last answer, though it need not be the last of all."""
        answer = self.standing.pop(max(place for place, item in enumerate(self.standing) if item.seat == seat))
        self.revision += 1
        self.withdrawn[seat] = answer.undone_at = self.revision
        answer.barrier = WITHDRAWN
        self.changes.answers.append(answer)

    def take_back(self, count: int) -> list[Answer]:
        """Take back all but the first ``count`` standing answers; returns those taken back, which stay in the record,
        marked.
        """
        dropped = self.standing[count:]
        del self.standing[count:]
        self.revision += 1
        self.last_undo = self.revision
        for answer in dropped:
            answer.undone_at = self.revision
        self.changes.answers.extend(dropped)
        for entry in self.log:
            if entry.answers > count and not entry.undone and entry.event.key not in TRACES:
                entry.undone = True
                self.changes.log.append(entry)
        return dropped

    # --- checkpoints --------------------------------------------------------------------------------------------

    def add_checkpoint(self, rules_version: int, data: bytes) -> None:
        """Add a checkpoint at the present answer count, in place of one at the same count."""
        count = len(self.standing)
        if self.checkpoints and self.checkpoints[-1].answers == count:
            self.checkpoints.pop()
        checkpoint = Checkpoint(count, rules_version, data)
        self.checkpoints.append(checkpoint)
        self.changes.checkpoints.append(checkpoint)

    def last_checkpoint(self, count: int) -> Checkpoint:
        """The last one at which no more than ``count`` answers stood; those after it are dropped."""
        while len(self.checkpoints) > 1 and self.checkpoints[-1].answers > count:
            self.checkpoints.pop()
        changes = self.changes
        changes.keep_checkpoints = count if changes.keep_checkpoints is None else min(changes.keep_checkpoints, count)
        changes.checkpoints = [item for item in changes.checkpoints if item.answers <= count]
        return self.checkpoints[-1]

    # --- the log ------------------------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> None:
        """Put events into the log."""
        for event in events:
            entry = LogEntry(len(self.log), len(self.standing), event)
            self.log.append(entry)
            self.changes.log.append(entry)
