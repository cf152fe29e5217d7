"""What one change of a table writes beside the table's own row: decided by bot/tables, carried out by bot/store."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.model.plans import PlanChanges
from bot.model.table import Holder, Notice, VoteKind
from engine.core.record import Changes

CapKind = Literal["lobbies", "person", "server"]


class Cap(msgspec.Struct, frozen=True):
    """At most so many open tables: before the start of one host, of one person, of one server (``whose``)."""

    kind: CapKind
    whose: int
    most: int


class TableChange(msgspec.Struct, frozen=True):
    """The rows that come and go with a table's next revision.

    ``has_new_seats``: its holders are not those of the revision before. The present sittings of the seats ``stood_up``
    end and those of ``sat_down`` begin before the change's own log entries, the sittings ``ended`` end after them.
    ``drafts_gone`` are users, ``votes_gone`` kinds of votes; with ``requests_gone`` it is forgotten who has asked for a
    seat. ``caps`` hold with the change in place.
    ``notice`` is owed from now on, and the vote that it answers falls.
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
