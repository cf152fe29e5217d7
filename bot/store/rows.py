"""Values to rows of SQLite and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.model.drafts import Draft, Step
from bot.model.ended_games import EndedGame
from bot.model.table import (
    Ballot,
    Call,
    Holder,
    Sitting,
    Table,
)
from bot.store.driver import Row
from engine.computers.levels import level_named
from engine.core.events import Event
from engine.core.record import Answer, LogEntry

_options = msgspec.json.Decoder(dict[str, str])
_waiting = msgspec.json.Decoder(tuple[int, ...])
_ids = msgspec.json.Decoder(tuple[str, ...])
_steps = msgspec.json.Decoder(tuple[Step, ...])
_times = msgspec.json.Decoder(tuple[float, ...])
_calls = msgspec.json.Decoder(tuple[Call, ...])
_payload = msgspec.json.Decoder(dict[str, str | int])
_event = msgspec.json.Decoder(Event)


def json(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def to_ended_game(seats: Sequence[Row]) -> EndedGame:
    """A game that has ended, from its rows: one a seat, at least one, which differ in the seat's name alone."""
    number, game, guild, channel, watch, has_played, result_channel, _ = seats[0]
    names = tuple(row[-1] for row in seats if row[-1] is not None)
    return EndedGame(number, game, guild, channel, watch, bool(has_played), result_channel, names)


def to_table(row: Row, holders: Iterable[Row]) -> Table:
    """A table from its row and the rows of its seats (seat, user_id, name, computer, owner)."""
    return Table(
        id=row[0],
        game=row[1],
        options=_options.decode(row[2]),
        seats=row[3],
        seed=row[4],
        language=row[5],
        guild_id=row[6],
        channel_id=row[7],
        host=row[8],
        status=row[9],
        created_at=row[10],
        changed_at=row[11],
        revision=row[12],
        posted_revision=row[13],
        match_revision=row[14],
        waiting=_waiting.decode(row[15]),
        pace=row[16],
        entry=row[17],
        watch=row[18],
        invited=_waiting.decode(row[19]),
        waiting_since=_times.decode(row[20]),
        answered=_waiting.decode(row[21]),
        kicked=_waiting.decode(row[22]),
        calls=_calls.decode(row[23]),
        closed_by=row[24],
        hints=row[25],
        holders=tuple(Holder(*_with_level(holder)) for holder in holders),
    )


def to_sitting(row: Row) -> Sitting:
    """A sitting from its row (seat, user_id, name, computer, ...)."""
    return Sitting(*_with_level(row))


def _with_level(row: Row) -> Row:
    """A row whose fourth column is a computer's level, by the name that it has today."""
    return (*row[:3], None if row[3] is None else level_named(row[3]), *row[4:])


def table_row(table: Table) -> Row:
    """A new table's columns after its id: what stays as it is, then what may change."""
    return (table.game, table.seed, table.guild_id, table.created_at, table.posted_revision, *_changing(table))


def revision_row(table: Table) -> Row:
    """What a table's next revision may change, its id and the revision before."""
    return (*_changing(table), table.id, table.revision - 1)


def _changing(table: Table) -> Row:
    return (
        table.channel_id,
        table.host,
        table.status,
        table.changed_at,
        table.revision,
        table.match_revision,
        json(table.waiting),
        json(table.options),
        table.seats,
        table.language,
        table.pace,
        table.entry,
        table.watch,
        json(table.invited),
        json(table.waiting_since),
        json(table.answered),
        json(table.kicked),
        json(table.calls),
        table.closed_by,
        table.hints,
    )


def answer_row(answer: Answer) -> Row:
    """An answer's columns after the table's id."""
    return (
        answer.serial,
        answer.seat,
        answer.key,
        json(answer.ids),
        answer.revision,
        answer.barrier,
        answer.undone_at,
        answer.sent,
    )


def to_answer(row: Row) -> Answer:
    """The answer of a row (serial, seat, key, ids, revision, barrier, undone_at, sent)."""
    return Answer(row[0], row[1], row[2], _ids.decode(row[3]), row[4], row[5], row[6], row[7])


def log_row(entry: LogEntry) -> Row:
    """A log entry's columns after the table's id."""
    return (entry.number, entry.answers, json(entry.event), int(entry.undone))


def to_entry(row: Row) -> LogEntry:
    """The log entry of a row (number, answers, event, undone)."""
    return LogEntry(row[0], row[1], _event.decode(row[2]), bool(row[3]))


def draft_row(draft: Draft) -> Row:
    """A draft's columns after the table's id and the user's."""
    steps = json(draft.steps)
    return (draft.revision, draft.key, json(draft.picks), draft.focus, draft.node, draft.typed, steps, draft.turn)


def to_draft(row: Row) -> Draft:
    """The draft of a row (question_revision, question, picks, focus, node, typed, steps, turn)."""
    picks, steps = _ids.decode(row[2]), _steps.decode(row[6])
    return Draft(row[0], row[1], picks, row[3], row[4], row[5], steps, row[7])


def to_ballot(row: Row, consents: Iterable[Row]) -> Ballot:
    """A vote from its row (id, table_id, asker, kind, payload, expires_at) and its answers (user_id, agrees)."""
    answers = [(user, agrees) for user, agrees in consents]
    return Ballot(
        id=row[0],
        table_id=row[1],
        asker=row[2],
        kind=row[3],
        payload=_payload.decode(row[4]),
        expires_at=row[5],
        agreed=tuple(user for user, agrees in answers if agrees == 1),
        refused=tuple(user for user, agrees in answers if agrees == 0),
        chosen=tuple((user, agrees) for user, agrees in answers if agrees > 1),
    )
