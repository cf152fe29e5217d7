"""Taking back: which of one's decisions there are to choose from, and going back to before one of them.

The log keeps the trace; nothing that was revealed is taken back without everybody's agreement.
"""

from __future__ import annotations

import msgspec

from bot import table_seats as seating
from bot.table_desk import Desk
from bot.table_model import Ballot, Outcome, Table, Vote
from bot.table_votes import Votes
from engine.core.errors import NothingToUndo, StaleRevision, UndoNeedsConsent
from engine.core.match import Match

OFFERED = 25
"""Decisions that one menu offers."""

CONSENT_SECONDS = 24 * 3600
"""How long the others may think about it."""


class Decision(msgspec.Struct, frozen=True):
    """One answer of a seat that still stands: to go back to before it takes back ``count`` answers in all.

    ``barrier`` is why the seat may not do that alone ("others", "revealed", "random"), or "".
    """

    serial: int
    key: str
    ids: tuple[str, ...]
    count: int
    barrier: str = ""


def decisions(match: Match, seat: int, most: int = OFFERED) -> list[Decision]:
    """The seat's decisions that could be taken back, the newest first."""
    found: list[Decision] = []
    barrier = ""
    given = match.waits_for_others(seat)
    for count, answer in enumerate(reversed(match.answers), 1):
        if answer.seat != seat:
            barrier = barrier or ("" if given and not found else "others")
            continue
        barrier = barrier or answer.barrier
        found.append(Decision(answer.serial, answer.key, answer.ids, count, barrier))
        if given:
            # The hidden answer goes alone; what came before it was answered by others too, or may have been.
            barrier = barrier or "others"
        if len(found) == most:
            break
    return found


def decision(match: Match, seat: int, serial: int | None) -> Decision:
    """The seat's decision with this serial number, else its last one. Raises NothingToUndo."""
    known = decisions(match, seat, len(match.answers) or 1)
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

        A person who plays against computers only need not ask anybody. Raises NothingToUndo, StaleRevision, or
        UndoNeedsConsent where others must agree.
        """
        seat = seating.playing_seat(table, user)
        table, match = await self._desk.load(table)
        asked = match.asked_at(seat)
        if revision is not None and revision != (match.revision if asked is None else asked):
            raise StaleRevision("the moment for this has passed")
        chosen = decision(match, seat, serial)
        if chosen.barrier and not seating.others(table, user):
            return await self._back(table, match, user, chosen)
        return await self._desk.play(
            table, table, match, lambda: take_back_alone(match, seat, chosen), by=user, spared=seat
        )

    async def ask(self, table: Table, user: int, serial: int | None) -> Vote:
        """Ask everybody else whether the match may go back to before the decision. The table is locked.

        The vote falls with the next change of the table, or a day later. Raises NothingToUndo.
        """
        seat = seating.playing_seat(table, user)
        table, match = await self._desk.load(table)
        chosen = decision(match, seat, serial)
        until = self._desk.clock() + CONSENT_SECONDS
        about: dict[str, str | int] = {"serial": chosen.serial, "count": chosen.count}
        return await self._votes.ask(table, Ballot(0, table.id, user, "undo", about, until))

    async def _agreed(self, table: Table, ballot: Ballot) -> Outcome:
        seat = seating.playing_seat(table, ballot.asker)
        table, match = await self._desk.load(table)
        serial = ballot.payload.get("serial")
        chosen = decision(match, seat, None if serial is None else int(serial))
        return await self._back(table, match, ballot.asker, chosen)

    async def _back(self, table: Table, match: Match, user: int, chosen: Decision) -> Outcome:
        seat = seating.seat_of(table, user)
        return await self._desk.play(
            table, table, match, lambda: match.undo(seat, chosen.count, agreed=True), by=user, spared=seat
        )
