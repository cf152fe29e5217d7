"""Taking back: which of one's decisions there are to choose from, and going back to before one of them.

The log keeps the trace; nothing that was revealed is taken back without everybody's agreement.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot import table_seats as seating
from bot.table_desk import Desk
from bot.table_model import Ballot, Notice, Outcome, Sitting, Table, Vote
from bot.table_votes import Votes, answer_to
from engine.core.errors import NothingToUndo, StaleRevision, UndoNeedsConsent
from engine.core.match import TRACES, Match
from engine.core.record import LogEntry

OFFERED = 25
"""Decisions that one menu offers."""

CONSENT_SECONDS = 24 * 3600
"""How long the others may think about it."""


class Decision(msgspec.Struct, frozen=True):
    """One answer of a seat that still stands: to go back to before it takes back ``count`` answers that the seat knows
    of, ``others`` of them given by somebody else.

    ``number`` counts the seat's answers from 0, over the whole record. ``barrier`` is why the seat may not do that
    alone ("others", "asked", "revealed", "random"), or "".
    """

    serial: int
    key: str
    ids: tuple[str, ...]
    count: int
    barrier: str = ""
    others: int = 0
    number: int = 0


def decisions(match: Match, seat: int, most: int = OFFERED, history: Sequence[Sitting] = ()) -> list[Decision]:
    """The seat's decisions that could be taken back, the newest first; ``history`` is who sat where when.

    While a question hides who has answered it, they are the same whoever has.
    """
    found: list[Decision] = []
    numbers = {serial: number for number, serial in enumerate(_serials(match, seat))}
    given, others = match.waits_for_others(seat), 0
    before = "asked" if match.is_quiet() else "others" if given else ""
    barrier = "" if given else before
    for count, answer in enumerate(reversed(match.known_answers(seat)), 1):
        # The hidden answer goes alone; what came before it was answered by others too, or may have been.
        alone = given and not found
        mine = answer.seat == seat and _same_holder(history, seat, answer.revision)
        if not mine:
            others += 1
            barrier = barrier if alone and answer.seat != seat else barrier or "others"
        if answer.seat != seat:
            continue
        barrier = barrier or answer.barrier
        taken, of_others = (1, int(not mine)) if alone else (count, others)
        number = numbers[answer.serial]
        found.append(Decision(answer.serial, answer.key, answer.ids, taken, barrier, of_others, number))
        if alone:
            barrier = barrier or before
        if len(found) == most:
            break
    return found


def _serials(match: Match, seat: int) -> list[int]:
    return [answer.serial for answer in match.record if answer.seat == seat]


def serial_of(match: Match, seat: int, number: int) -> int:
    """The serial number of the answer that is the seat's own ``number``. Raises NothingToUndo."""
    own = _serials(match, seat)
    if number >= len(own):
        raise NothingToUndo("this seat has not answered that")
    return own[number]


def _same_holder(history: Sequence[Sitting], seat: int, revision: int) -> bool:
    """Whether an answer of this revision was given by who holds the seat now."""
    sat = [sitting for sitting in history if sitting.seat == seat]
    then = [sitting for sitting in sat if sitting.first_revision < revision] or sat[:1]
    return not sat or then[-1].user == sat[-1].user


def first_line(match: Match, serial: int) -> LogEntry | None:
    """The first line that everybody has read of what goes with an answer; None where nobody else has seen anything.

    It names the answer to others: its options may be secret.
    """
    place = next((place for place, answer in enumerate(match.answers) if answer.serial == serial), len(match.answers))
    lines = (entry for entry in match.events() if entry.answers > place and not entry.undone)
    return next((entry for entry in lines if entry.event.key not in TRACES), None)


def decision(match: Match, seat: int, serial: int | None, history: Sequence[Sitting] = ()) -> Decision:
    """The seat's decision with this serial number, else its last one. Raises NothingToUndo."""
    known = decisions(match, seat, len(match.answers) or 1, history)
    wanted = [item for item in known if serial is None or item.serial == serial]
    if not wanted:
        raise NothingToUndo("this seat has not answered that")
    return wanted[0]


def take_back_alone(match: Match, seat: int, chosen: Decision) -> int:
    """Go back to before a decision; gives back how many answers that took. Raises UndoNeedsConsent."""
    if chosen.barrier:
        raise UndoNeedsConsent(chosen.barrier)
    if match.waits_for_others(seat):
        return match.undo(seat)
    return match.undo(seat, chosen.count)


class Undo:
    """Taking back at all tables, alone or with the others' consent."""

    def __init__(self, desk: Desk, votes: Votes) -> None:
        self._desk = desk
        self._votes = votes
        votes.when_agreed["undo"] = self._agreed

    async def alone(self, table: Table, user: int, serial: int | None, revision: int | None) -> Outcome:
        """Go back to before the user's decision (None: their last one). The table is locked.

        A person who plays against computers only, none of whom keeps a seat for somebody else, need not ask anybody.
        Raises NothingToUndo, StaleRevision, or UndoNeedsConsent where others must agree.
        """
        seat = seating.playing_seat(table, user)
        table, match = await self._desk.load(table)
        if revision is not None and revision != match.stands_at(seat):
            raise StaleRevision("the moment for this has passed")
        chosen = decision(match, seat, serial, await self._desk.store.history(table.id))
        if chosen.barrier and table.members() == [user]:
            return await self._back(table, match, user, chosen, None)
        return await self._desk.play(
            table, table, match, lambda: take_back_alone(match, seat, chosen), by=user, spared=seat
        )

    async def ask(self, table: Table, user: int, serial: int | None) -> Vote:
        """Ask everybody else whether the match may go back to before the decision. The table is locked.

        The vote falls with the next change of the table that others may notice, or a day later. Raises NothingToUndo.
        """
        seat = seating.playing_seat(table, user)
        table, match = await self._desk.load(table)
        chosen = decision(match, seat, serial, await self._desk.store.history(table.id))
        until = self._desk.clock() + CONSENT_SECONDS
        about: dict[str, str | int] = {"serial": chosen.serial, "count": chosen.count, "others": chosen.others}
        return await self._votes.ask(table, Ballot(0, table.id, user, "undo", about, until))

    async def _agreed(self, table: Table, ballot: Ballot) -> Outcome:
        seat = seating.playing_seat(table, ballot.asker)
        table, match = await self._desk.load(table)
        serial = ballot.payload.get("serial")
        chosen = decision(match, seat, None if serial is None else int(serial))
        return await self._back(table, match, ballot.asker, chosen, answer_to(table, ballot, "agreed"))

    async def _back(self, table: Table, match: Match, user: int, chosen: Decision, notice: Notice | None) -> Outcome:
        seat = seating.seat_of(table, user)

        def back() -> int:
            if match.waits_for_others(seat) and chosen.count == 1:
                return match.undo(seat)
            place = next(place for place, answer in enumerate(match.answers) if answer.serial == chosen.serial)
            return match.undo(seat, len(match.answers) - place, agreed=True)

        return await self._desk.play(table, table, match, back, by=user, spared=seat, notice=notice)
