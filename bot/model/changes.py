"""The rows that one change of a table writes beside the table's own: decided by bot/tables, written by bot/store."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.model.answer_times import AnswerTime
from bot.model.plans import PlanChanges
from bot.model.results import GameResult
from bot.model.table import Holder, Notice, VoteKind
from engine.core.record import Changes

CapKind = Literal["lobbies", "person", "server"]


class Cap(msgspec.Struct, frozen=True):
    """A limit on open tables: those of one host before the start, of one person, or of one server (``whose``)."""

    kind: CapKind
    whose: int
    most: int


class TableChange(msgspec.Struct, frozen=True):
    """The rows to write and delete with a table's next revision.

    ``has_new_seats``: the holders differ from those of the revision before. The present sittings of the seats
    ``stood_up`` end and those of ``sat_down`` begin before the change's own log entries, the sittings ``ended`` end
    after them. ``drafts_gone``: users whose drafts are deleted; ``votes_gone``: kinds of votes to delete;
    ``requests_gone``: delete who has asked for a seat. ``caps`` are checked in the same transaction. ``notice`` is
    stored until it is posted, and the vote that it answers is deleted. ``result`` is what has come of a game that ends;
    ``has_reopened``: a game that had ended goes on, and its result counts no more. ``time``: how long somebody took for
    the first of the answers.
    """

    match: Changes | None = None
    plans: PlanChanges | None = None
    notice: Notice | None = None
    has_new_seats: bool = False
    stood_up: tuple[int, ...] = ()
    sat_down: tuple[Holder, ...] = ()
    ended: tuple[int, ...] = ()
    drafts_gone: tuple[int, ...] = ()
    votes_gone: tuple[VoteKind, ...] = ()
    requests_gone: bool = False
    caps: tuple[Cap, ...] = ()
    result: GameResult | None = None
    has_reopened: bool = False
    time: AnswerTime | None = None
