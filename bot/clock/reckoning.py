"""What a clock says at a moment, and which clocks run at a table: values in, values out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from bot.clock.hours import after, counted
from bot.clock.model import HALF, NEAR, PACES, Bank, Clock, Until
from bot.people import PlayerSettings
from bot.table_model import Table

TOLERANCE = 0.5
"""Seconds by which a moment may have come too early: time is counted in parts, and adding them up is not exact."""

Wishes = Callable[[int], PlayerSettings]


def used(clock: Clock, wishes: PlayerSettings, now: float) -> float:
    """How many seconds the question has taken so far, or took where it has been answered in secret."""
    return _shown(clock, wishes, now) if clock.taken is None else clock.taken


def _shown(clock: Clock, wishes: PlayerSettings, now: float) -> float:
    """What everybody may see of it: a clock that seems to run on where the answer is secret."""
    return clock.spent + counted(wishes, clock.since, now)


def stands(clock: Clock, bank: Bank, wishes: PlayerSettings) -> Until:
    """When the clock's time is out. It does not tell whether the question has been answered in secret."""
    left = clock.allowance - clock.spent
    return Until(clock.seat, after(wishes, clock.since, left), after(wishes, clock.since, left + bank.seconds))


def anchored(clock: Clock, wishes: PlayerSettings, now: float, until: float | None = None) -> Clock:
    """The clock with all counted time written down; what passed after ``until``, if that is given, does not count."""
    end = now if until is None else min(now, max(until, clock.since))
    return msgspec.structs.replace(clock, spent=_shown(clock, wishes, end), since=max(now, clock.since))


def is_out(clock: Clock, bank: Bank, wishes: PlayerSettings, now: float) -> bool:
    """Whether the question's time and the bank are used up."""
    return used(clock, wishes, now) + TOLERANCE >= clock.allowance + bank.seconds


def once_more(clock: Clock, now: float) -> Clock:
    """The clock begins anew, with one more period."""
    return msgspec.structs.replace(clock, since=now, spent=0.0, allowance=PACES[clock.pace].allowance, told=0)


def drawn(bank: Bank, clock: Clock, wishes: PlayerSettings, now: float) -> Bank:
    """The bank after a question has been answered: what took longer than the allowance is gone from it."""
    over = max(0.0, used(clock, wishes, now) - clock.allowance)
    return msgspec.structs.replace(bank, seconds=max(0.0, bank.seconds - over)) if over else bank


def reminders_due(clock: Clock, bank: Bank, wishes: PlayerSettings, now: float) -> int:
    """The reminders whose moment has come and that have not been given: HALF, NEAR, both or 0."""
    if clock.taken is not None:
        return 0
    spent, due = used(clock, wishes, now), 0
    if spent + TOLERANCE >= clock.allowance / 2:
        due |= HALF
    if spent + TOLERANCE >= clock.allowance + bank.seconds - PACES[clock.pace].near:
        due |= HALF | NEAR
    return due & ~clock.told


def next_event(clock: Clock, bank: Bank, wishes: PlayerSettings) -> float | None:
    """When something is to be done about the clock next: a reminder, or its end. None: nothing within a year."""
    if clock.taken is not None:
        return None
    whole = clock.allowance + bank.seconds
    marks = [whole]
    if not clock.told & HALF:
        marks.append(min(clock.allowance / 2, whole))
    if not clock.told & NEAR:
        marks.append(whole - PACES[clock.pace].near)
    return after(wishes, clock.since, max(0.0, min(marks) - clock.spent))


def runs(table: Table) -> bool:
    """Whether anybody's time counts at the table: it has a pace, is being played, and somebody else would wait."""
    return table.status == "playing" and table.pace in PACES and len(table.users()) > 1


def follow(
    table: Table, clocks: Iterable[Clock], banks: Iterable[Bank], wishes: Wishes, now: float
) -> tuple[tuple[Clock, ...], tuple[Bank, ...]]:
    """The table's clocks and banks after it has changed.

    A question that was answered draws on its user's bank; a new one has a clock of its own. Who takes a seat over, and
    everybody when the pace is changed, has a full bank. Where nothing runs any more nothing is left.
    """
    if table.status != "playing" or table.pace not in PACES:
        return (), ()
    held = {bank.seat: bank for bank in banks if bank.pace == table.pace and _belongs(table, bank)}
    kept: list[Clock] = []
    for clock in clocks:
        if not _goes_on(table, clock):
            end = min(now, max(clock.since, table.changed_at))
            if clock.seat in held and held[clock.seat].user == clock.user:
                held[clock.seat] = drawn(held[clock.seat], clock, wishes(clock.user), end)
            continue
        secret = clock.seat in table.answered
        if secret != (clock.taken is not None):
            clock = msgspec.structs.replace(clock, taken=used(clock, wishes(clock.user), now) if secret else None)
        kept.append(clock)
    terms, known = PACES[table.pace], {clock.seat for clock in kept}
    for seat in table.waiting if runs(table) else ():
        user = table.user_at(seat)
        if user is not None and seat not in known:
            taken = 0.0 if seat in table.answered else None
            kept.append(
                Clock(table.id, seat, user, table.pace, table.since(seat), now, 0.0, terms.allowance, taken=taken)
            )
    for holder in table.holders:
        if holder.user is not None and holder.seat not in held:
            held[holder.seat] = Bank(table.id, holder.seat, holder.user, table.pace, terms.bank)
    in_order = sorted(kept, key=lambda clock: clock.seat)
    return tuple(in_order), tuple(held[seat] for seat in sorted(held))


def _belongs(table: Table, bank: Bank) -> bool:
    """Whether the seat is still this user's: they sit there, or have lent it to a computer."""
    return table.owner_of(bank.seat) == bank.user


def _goes_on(table: Table, clock: Clock) -> bool:
    """Whether the seat is still asked what it was asked."""
    return (
        runs(table)
        and clock.pace == table.pace
        and clock.seat in table.waiting
        and table.user_at(clock.seat) == clock.user
        and table.since(clock.seat) == clock.asked
    )
