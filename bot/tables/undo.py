"""Undo: the decisions a player can go back to, and going back to one of them.

The log records every undo; what has been revealed is undone only with everybody's agreement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from bot.model.drafts import Draft, Step
from bot.model.table import (
    Ballot,
    Notice,
    Outcome,
    Sitting,
    Table,
    Vote,
)
from bot.tables import seat_rules
from bot.tables.chains import chain_of, empty_chain, is_chained, joined, units
from bot.tables.drafts import STOP, is_drafted
from bot.tables.transactions import Transactions
from bot.tables.votes import Votes, answer_to
from engine.core.errors import NothingToUndo, StaleRevision, UndoNeedsConsent
from engine.core.match import Match
from engine.core.record import Answer, LogEntry
from engine.core.rows import TRACES

OFFERED = 25
"""Decisions that one menu offers."""

CONSENT_SECONDS = 24 * 3600
"""How long the others may think about it."""


class Decision(msgspec.Struct, frozen=True):
    """Answers that a seat sent together and that still stand. Undoing them takes back ``count`` answers that the seat
    knows of, ``others`` of them by other people.

    ``serial``, ``key`` and ``number`` are those of its first answer; ``number`` counts the seat's answers from 0, over
    the whole record. ``ids`` are the options of all its answers, ``before`` is how many answers stood when it was
    given. ``sends`` is ``count`` with answers sent together counted once, those of computers not at all. ``barrier`` is
    why the seat may not do that alone ("others", "asked", "revealed", "random"), or "".
    """

    serial: int
    key: str
    ids: tuple[str, ...]
    count: int
    barrier: str = ""
    others: int = 0
    number: int = 0
    before: int = 0
    sends: int = 1


def decisions(match: Match, seat: int, most: int = OFFERED, history: Sequence[Sitting] = ()) -> list[Decision]:
    """The seat's decisions that could be taken back, the newest first; ``history`` is who sat where when.

    Answers sent together are one decision, or two if only the last of them can be taken back alone. While it is secret
    who has answered a question, the list does not depend on that.
    """
    items: list[Decision] = []
    numbers = {serial: number for number, serial in enumerate(_serials(match, seat))}
    places = {answer.serial: place for place, answer in enumerate(match.answers)}
    is_secret, others, sent, sends = match.waits_for_others(seat), 0, -1, set[int]()
    hidden = "asked" if match.hides_who_answered() else "others" if is_secret else ""
    barrier = "" if is_secret else hidden
    for count, answer in enumerate(reversed(match.known_answers(seat)), 1):
        # The hidden answer goes alone; what came before it was answered by others too, or may have been.
        alone = is_secret and not items
        theirs = not _is_own(history, seat, answer) and not _is_computers(history, answer)
        others += theirs
        if not _is_computers(history, answer):
            sends.add(answer.sent_with)
        if not alone or answer.seat == seat:
            barrier = barrier or ("others" if theirs else answer.barrier_for(seat))
        if answer.seat != seat:
            continue
        own_count, of_others = (1, int(theirs)) if alone else (count, others)
        item = Decision(
            answer.serial,
            answer.key,
            answer.ids,
            own_count,
            barrier,
            of_others,
            numbers[answer.serial],
            places[answer.serial],
            1 if alone else max(1, len(sends)),
        )
        if items and answer.sent == sent >= 0 and items[-1].barrier == barrier:
            items[-1] = msgspec.structs.replace(item, ids=(*answer.ids, *items[-1].ids))
        elif len(items) == most:
            break
        else:
            items.append(item)
        sent = answer.sent
        if alone:
            barrier = barrier or hidden
    return items


def _serials(match: Match, seat: int) -> list[int]:
    return [answer.serial for answer in match.record if answer.seat == seat]


def serial_of(match: Match, seat: int, number: int) -> int:
    """The serial number of the seat's answer ``number`` (from 0, over the whole record). Raises NothingToUndo."""
    own = _serials(match, seat)
    if number >= len(own):
        raise NothingToUndo("this seat has not answered that")
    return own[number]


def _holder_then(history: Sequence[Sitting], answer: Answer) -> Sitting | None:
    """Who held the answer's seat when it was given; None if unknown."""
    sitting = seat_rules.sitting_at(history, answer.seat, answer.revision)
    return sitting or next((one for one in history if one.seat == answer.seat), None)


def _is_own(history: Sequence[Sitting], seat: int, answer: Answer) -> bool:
    """Whether an answer was given by who holds the seat now."""
    then, sat = _holder_then(history, answer), [sitting for sitting in history if sitting.seat == seat]
    return answer.seat == seat and (then is None or then.user == sat[-1].user)


def _is_computers(history: Sequence[Sitting], answer: Answer) -> bool:
    """Whether a computer gave an answer: such answers are undone along with others, without consent."""
    then = _holder_then(history, answer)
    return then is not None and then.user is None


def first_line(match: Match, serial: int) -> LogEntry | None:
    """The first public log line that undoing this answer would remove; None if there is none.

    It describes the answer to others, as its options may be secret.
    """
    place = next((place for place, answer in enumerate(match.answers) if answer.serial == serial), len(match.answers))
    lines = (entry for entry in match.events() if entry.answers > place and not entry.undone)
    return next((entry for entry in lines if entry.event.key not in TRACES), None)


def decision(match: Match, seat: int, serial: int | None, history: Sequence[Sitting] = ()) -> Decision:
    """The seat's decision with this serial number (None: its last one). Raises NothingToUndo."""
    items = decisions(match, seat, len(match.answers) or 1, history)
    wanted = [item for item in items if serial is None or item.serial == serial]
    if not wanted:
        raise NothingToUndo("this seat has not answered that")
    return wanted[0]


def take_back_alone(match: Match, seat: int, chosen: Decision, history: Sequence[Sitting] = ()) -> int:
    """Undo a decision without consent; gives the number of answers taken back. Raises UndoNeedsConsent."""
    if chosen.barrier:
        raise UndoNeedsConsent(chosen.barrier)
    if match.waits_for_others(seat):
        return match.undo(seat)
    return match.undo(seat, chosen.count, without_consent=partial(_is_computers, history))


class Undo:
    """Undo at all tables, alone or with the others' consent."""

    def __init__(self, transactions: Transactions, votes: Votes) -> None:
        self._transactions = transactions
        self._votes = votes
        votes.when_agreed["undo"] = self._agreed

    async def take_back(
        self, table_id: int, user: int, revision: int | None = None, serial: int | None = None
    ) -> Outcome:
        """Undo the user's last answer, or all answers since the one with this serial number (``decisions``).

        ``revision`` is the match's as far as the user may know it (``match.known_revision``). Against computers alone,
        none of which keeps a seat for another person, no consent is needed. Raises NothingToUndo, StaleRevision, or
        UndoNeedsConsent where others must agree.
        """

        async def change(table: Table) -> Outcome:
            return await self._alone(table, user, revision, serial)

        return await self._transactions.with_table_lock(table_id, change)

    async def _alone(self, table: Table, user: int, revision: int | None, serial: int | None) -> Outcome:
        seat = seat_rules.playing_seat(table, user)
        table, match = await self._transactions.load(table)
        if revision is not None and revision != match.known_revision(seat):
            raise StaleRevision("the moment for this has passed")
        history = await self._transactions.store.history(table.id)
        chosen = decision(match, seat, serial, history)
        if chosen.barrier and table.members() == [user]:
            return await self._back(table, match, user, chosen, None)
        return await self._take_back(
            table, match, user, chosen, lambda: take_back_alone(match, seat, chosen, history), None
        )

    async def ask(self, table_id: int, user: int, serial: int | None = None) -> Vote:
        """Ask everybody else whether the match may go back to before the decision. Raises NothingToUndo.

        The vote lapses with the next change of the table that others may notice, or after a day.
        """

        async def change(table: Table) -> Vote:
            seat = seat_rules.playing_seat(table, user)
            table, match = await self._transactions.load(table)
            chosen = decision(match, seat, serial, await self._transactions.store.history(table.id))
            until = self._transactions.clock() + CONSENT_SECONDS
            about: dict[str, str | int] = {"serial": chosen.serial, "count": chosen.count, "others": chosen.others}
            return await self._votes.ask(table, Ballot(0, table.id, user, "undo", about, until))

        return await self._transactions.with_table_lock(table_id, change)

    async def _agreed(self, table: Table, ballot: Ballot) -> Outcome:
        seat = seat_rules.playing_seat(table, ballot.asker)
        table, match = await self._transactions.load(table)
        serial = ballot.payload.get("serial")
        chosen = decision(match, seat, None if serial is None else int(serial))
        return await self._back(table, match, ballot.asker, chosen, answer_to(table, ballot, "agreed"))

    async def _back(self, table: Table, match: Match, user: int, chosen: Decision, notice: Notice | None) -> Outcome:
        seat = seat_rules.seat_of(table, user)
        without_consent = partial(_is_computers, await self._transactions.store.history(table.id))

        def back() -> int:
            if match.waits_for_others(seat) and chosen.count == 1:
                return match.undo(seat)
            place = next(place for place, answer in enumerate(match.answers) if answer.serial == chosen.serial)
            return match.undo(seat, len(match.answers) - place, agreed=True, without_consent=without_consent)

        return await self._take_back(table, match, user, chosen, back, notice)

    async def _take_back(
        self,
        table: Table,
        match: Match,
        user: int,
        chosen: Decision,
        back: Callable[[], int],
        notice: Notice | None,
    ) -> Outcome:
        """Run ``back``, which undoes the decision; what was sent from a draft becomes a draft again."""
        seat = seat_rules.seat_of(table, user)
        steps = [
            Step(item.key, item.ids) for item in match.answers if item.serial >= chosen.serial and item.seat == seat
        ]
        outcome = await self._transactions.play(
            table, table, match, back, by=user, undoing_seats=(seat,), notice=notice
        )
        ask, picks = match.ask_of(seat), tuple(option for option in chosen.ids if option != STOP)
        if picks and ask is not None and ask.key == chosen.key and is_drafted(table.game, ask):
            draft = Draft(match.known_revision(seat), ask.key, picks, picks[-1])
            await self._transactions.store.keep_draft(table.id, seat, user, draft)
        elif is_chained(table.game, ask):
            await self._compose_again(table, match, seat, user, steps)
        return outcome

    async def _compose_again(self, table: Table, match: Match, seat: int, user: int, steps: Sequence[Step]) -> None:
        """Put answers of one turn that have been taken back before what is composed; one alone is gone."""
        store, chain, draft = (
            self._transactions.store,
            chain_of(table.game, match.ask_of(seat)),
            empty_chain(match, seat),
        )
        assert chain is not None
        ends = next((number for number, step in enumerate(steps) if chain.closing in step.ids), len(steps))
        again = units(chain, steps[: ends + 1])
        if len(again) < 2:
            return
        stored = await store.draft(table.id, user)
        composed = () if stored is None or stored.turn != draft.turn else stored.steps
        await store.keep_draft(table.id, seat, user, msgspec.structs.replace(draft, steps=(*joined(again), *composed)))
