"""Setting a spoilt game back to before one of its answers: a moderator asks its players, an operator orders it.

What is taken back stays in the record and in the log, marked. A game that has been played to its end may be set back
by an operator alone: everybody could see its hands, and its players are told so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from bot.model.errors import AlreadyOver, NotStarted, SeatForgotten, TableDamaged, TableError
from bot.model.orders import REASON_LENGTH, clean_reason
from bot.model.table import Ballot, Notice, Outcome, Table, Vote
from bot.store.people import FORMER
from bot.tables.transactions import Transactions
from bot.tables.undo import CONSENT_SECONDS
from bot.tables.votes import Votes, answer_to
from engine.core.errors import DamagedRecord, StaleRevision, UnknownGame
from engine.core.match import Match
from engine.core.record import Answer, LogEntry
from engine.core.registry import load_game
from engine.core.rows import TRACES

NOBODY = -1
"""A seat that no table has: what it knows of a match, everybody knows."""


class NoSuchAnswer(TableError):
    """The game has ``most`` answers that stand; the one that was named is not among them."""

    key = "error-no-such-answer"


class NoReason(TableError):
    """Players are told why their game is set back, so a reason must be given."""

    key = "error-no-reason"


class ReasonTooLong(TableError):
    """The reason has more than ``most`` characters."""

    key = "error-reason-too-long"


class Target(msgspec.Struct, frozen=True):
    """An answer before which a game can be set back: its number among the standing ones (from 1), its serial number, a
    ``mark`` by which it is known again, and the first public line of the log that came of it.
    """

    number: int
    serial: int
    mark: str
    line: LogEntry


def mark_of(seed: int, answer: Answer) -> str:
    """Eight characters that tell this answer of the match with this seed from others of the same number."""
    return hashlib.blake2s(f"{seed} answer {answer.serial}".encode(), digest_size=4).hexdigest()


def targets(seed: int, standing: Sequence[Answer], log: Sequence[LogEntry]) -> list[Target]:
    """The standing answers of which everybody has seen something, the newest first."""
    lines: dict[int, LogEntry] = {}
    for entry in log:
        if not entry.undone and entry.event.seats is None and entry.event.key not in TRACES:
            lines.setdefault(entry.answers, entry)
    return [
        Target(number, standing[number - 1].serial, mark_of(seed, standing[number - 1]), line)
        for number, line in sorted(lines.items(), reverse=True)
        if 0 < number <= len(standing)
    ]


def checked_reason(text: str) -> str:
    """The reason as players read it, in one line. Raises NoReason or ReasonTooLong."""
    if len(text.strip()) > REASON_LENGTH:
        raise ReasonTooLong(most=REASON_LENGTH)
    reason = clean_reason(text)
    if not reason:
        raise NoReason
    return reason


class Rewind:
    """Sets games back at all tables."""

    def __init__(self, transactions: Transactions, votes: Votes) -> None:
        self._transactions = transactions
        self._votes = votes
        votes.when_agreed["rewind"] = self._agreed

    async def targets(self, table_id: int) -> list[Target]:
        """As ``targets``, of a game that has begun. Raises NotStarted, NoSuchTable, TableDamaged."""
        _, match = await self._transactions.snapshot(table_id)
        return targets(match.seed, match.known_answers(NOBODY), match.log)

    async def ask(self, table_id: int, user: int, number: int, mark: str, reason: str) -> Vote:
        """Ask everybody at the table whether the game may go back to before the answer of this number (from 1).

        ``mark``: that of the answer that is meant ("": whichever has the number). What nobody must be asked about is
        done at once. The vote lapses as one about taking back does. Raises NotStarted, AlreadyOver, NoSuchAnswer,
        StaleRevision where another answer has that number now, NoReason, ReasonTooLong, TableDamaged.
        """
        reason = checked_reason(reason)

        async def change(table: Table) -> Vote:
            _must_be_begun(table)
            if table.is_over:
                raise AlreadyOver
            table, match = await self._transactions.load(table)
            answers = match.known_answers(NOBODY)
            if not 0 < number <= len(answers):
                raise NoSuchAnswer(most=len(answers))
            answer = answers[number - 1]
            if mark not in ("", mark_of(match.seed, answer)):
                raise StaleRevision("another answer has this number now")
            count = len({later.sent_with for later in answers[number - 1 :]})
            about: dict[str, str | int] = {"serial": answer.serial, "number": number, "count": count, "reason": reason}
            until = self._transactions.clock() + CONSENT_SECONDS
            return await self._votes.ask(table, Ballot(0, table.id, user, "rewind", about, until))

        return await self._transactions.with_table_lock(table_id, change)

    async def _agreed(self, table: Table, ballot: Ballot) -> Outcome:
        number, reason = int(ballot.payload["number"]), str(ballot.payload["reason"])
        notice = answer_to(table, ballot, "agreed") or Notice(
            "rewind-unasked", {"number": str(number), "reason": reason}
        )
        return await self._back(table, int(ballot.payload["serial"]), notice)

    async def carry_out(self, table_id: int, serial: int, reason: str) -> Outcome:
        """Set the game back to before the answer of this serial number, on the operator's order.

        Raises NotStarted, AlreadyOver for a table that was closed, NoSuchAnswer, SeatForgotten, ChannelBusy where its
        channel has another table by now, TableDamaged.
        """

        async def change(table: Table) -> Outcome:
            _must_be_begun(table)
            number = await self._number(table, serial)
            key = "notice-operator-rewind-over" if table.status == "over" else "notice-operator-rewind"
            outcome = await self._back(table, serial, Notice(key, {"number": str(number), "reason": reason}))
            # The thread of a game that goes on is not put away.
            await self._transactions.store.set_closing(table.id, None, is_pressed=True)
            return outcome

        return await self._transactions.with_table_lock(table_id, change)

    async def _number(self, table: Table, serial: int) -> int:
        record = await self._transactions.store.record(table)
        return place_of([answer for answer in record.answers if answer.undone_at is None], serial) + 1

    async def _back(self, table: Table, serial: int, notice: Notice) -> Outcome:
        """Set the game back; nobody's plan gives again at once what was taken back. The table is locked."""
        try:
            table, match = await self._transactions.load(table)
        except TableDamaged:
            return await self._back_unread(table, serial, notice)
        return await self._store(table, match, notice, lambda: match.set_back(place_of(match.answers, serial)))

    async def _back_unread(self, table: Table, serial: int, notice: Notice) -> Outcome:
        """The same where the present position cannot be read: the game begins again from an older one."""
        record = await self._transactions.store.record(table)
        stand = place_of([answer for answer in record.answers if answer.undone_at is None], serial)
        count = sum(answer.undone_at is None for answer in record.answers) - stand
        try:
            match = Match.restore_before(load_game(record.game), record, stand)
        except (DamagedRecord, UnknownGame) as error:
            raise TableDamaged(table=table.id) from error
        return await self._store(table, match, notice, lambda: count)

    async def _store(self, table: Table, match: Match, notice: Notice, act: Callable[[], int]) -> Outcome:
        seats = range(table.seats)
        return await self._transactions.play(table, table, match, act, undoing_seats=seats, notice=notice)


def place_of(standing: Sequence[Answer], serial: int) -> int:
    """How many answers stood before the one of this serial number. Raises NoSuchAnswer."""
    for place, answer in enumerate(standing):
        if answer.serial == serial:
            return place
    raise NoSuchAnswer(most=len(standing))


def _must_be_begun(table: Table) -> None:
    """Raises NotStarted; AlreadyOver for a table that was closed; SeatForgotten."""
    if table.status == "lobby":
        raise NotStarted
    if table.status == "closed":
        raise AlreadyOver
    if any(level == FORMER for level in table.computers().values()):
        raise SeatForgotten
