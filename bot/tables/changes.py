"""What goes with a change of a table by our rules: votes that fall, drafts that are lost, sittings, limits."""

from __future__ import annotations

from typing import get_args

from bot.model.answer_times import AnswerTime
from bot.model.changes import Cap, TableChange
from bot.model.plans import PlanChanges
from bot.model.results import GameResult
from bot.model.table import Holder, Limits, Notice, Table, VoteKind
from engine.core.record import Changes

ALL_VOTES: tuple[VoteKind, ...] = get_args(VoteKind)


def change_of(
    old: Table,
    new: Table,
    match: Changes | None = None,
    plans: PlanChanges | None = None,
    notice: Notice | None = None,
    result: GameResult | None = None,
    *,
    is_unseen: bool = False,
    limits: Limits | None = None,
    time: AnswerTime | None = None,
) -> TableChange:
    """Everything to store together with the table's next revision ``new``, which follows ``old``.

    ``is_unseen``: nobody else may notice the change. ``result``: what has come of a game that ends with it.
    ``time``: how long the answer took.
    """
    before, after = _sittings(old), _sittings(new)
    vacant = tuple(holder.seat for key, holder in before.items() if key not in after)
    return TableChange(
        match=match,
        plans=plans,
        notice=notice,
        has_new_seats=old.holders != new.holders,
        stood_up=() if new.is_over else vacant,
        sat_down=tuple(holder for key, holder in after.items() if key not in before),
        ended=vacant if new.is_over else (),
        drafts_gone=_drafts_gone(old, new),
        votes_gone=_votes_gone(old, new, is_unseen=is_unseen),
        requests_gone=new.is_over,
        caps=_caps(old, new, limits),
        result=result,
        has_reopened=old.is_over and not new.is_over,
        time=time,
    )


def caps_of_new(table: Table, limits: Limits | None) -> tuple[Cap, ...]:
    """The limits to check when a table is opened; none if ``limits`` is None."""
    if limits is None:
        return ()
    caps = [Cap("lobbies", table.host, limits.lobbies), Cap("person", table.host, limits.person)]
    if table.guild_id is not None:
        caps.append(Cap("server", table.guild_id, limits.server))
    return tuple(cap for cap in caps if cap.most)


def _sittings(table: Table) -> dict[tuple[int, int | None, str | None], Holder]:
    """The holders of the seats of a game in play, by (seat, user, computer level); empty before and after the game."""
    if table.status != "playing":
        return {}
    return {(holder.seat, holder.user, holder.computer): holder for holder in table.holders}


def _drafts_gone(old: Table, new: Table) -> tuple[int, ...]:
    """The users whose drafts are deleted: whoever leaves a seat; everybody if the table ends."""
    staying = set() if new.is_over else {(holder.seat, holder.user) for holder in new.holders}
    return tuple(
        holder.user for holder in old.holders if holder.user is not None and (holder.seat, holder.user) not in staying
    )


def _votes_gone(old: Table, new: Table, *, is_unseen: bool) -> tuple[VoteKind, ...]:
    """The kinds of votes that lapse: all if seats change or the table ends, else votes on going back."""
    if old.holders != new.holders or new.is_over:
        return ALL_VOTES
    return () if is_unseen else ("undo", "rewind")


def _caps(old: Table, new: Table, limits: Limits | None) -> tuple[Cap, ...]:
    """The limit on open tables for each person who is new at the table."""
    if limits is None or not limits.person:
        return ()
    members = set(old.members()) | {holder.owner for holder in old.holders}
    return tuple(Cap("person", user, limits.person) for user in sorted(set(new.members()) - members))
