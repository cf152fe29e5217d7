"""Computes clocks and deadlines, without state: time used, deadlines, reminders, and a table's clocks after a
change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import TypeVar

import msgspec

from bot.model.answer_times import Stretch
from bot.model.clocks import (
    HALF,
    NEAR,
    PACES,
    PASSED,
    Bank,
    Clock,
    ReminderKind,
    Until,
)
from bot.model.table import Pace, Table
from bot.tables.clock.hours import after, counted
from bot.tables.people import PlayerSettings

TOLERANCE = 0.5
"""Seconds by which a moment may have come too early: time is counted in parts, and adding them up is not exact."""

Wishes = Callable[[int], PlayerSettings]

OfTable = TypeVar("OfTable", Clock, Bank, Stretch)


def by_table(rows: Iterable[OfTable]) -> dict[int, tuple[OfTable, ...]]:
    """Rows by their table. They come as stored: sorted by table."""
    return {table_id: tuple(group) for table_id, group in groupby(rows, lambda row: row.table_id)}


def used(clock: Clock, wishes: PlayerSettings, now: float) -> float:
    """Seconds that the call has taken so far, or took until a secret answer."""
    return _shown(clock, wishes, now) if clock.secret_time is None else clock.secret_time


def _shown(clock: Clock, wishes: PlayerSettings, now: float) -> float:
    """Seconds used as everybody may see them: after a secret answer the clock seems to run on."""
    return clock.spent if clock.stopped else clock.spent + counted(wishes, clock.since, now)


def deadline(clock: Clock, bank: Bank, wishes: PlayerSettings) -> Until:
    """When the clock's time is out. A secret answer does not change it."""
    remaining = clock.allowance - clock.spent
    # A moment that had passed before ``since`` is not looked for any more: hours of silence in between are left out.
    first = clock.since + remaining if remaining < 0 else after(wishes, clock.since, remaining)
    return Until(clock.seat, first, after(wishes, clock.since, remaining + bank.seconds))


def with_elapsed_time(clock: Clock, wishes: PlayerSettings, now: float, until: float | None = None) -> Clock:
    """The clock with the time until now added to ``spent``; time after ``until`` does not count."""
    end = now if until is None else min(now, max(until, clock.since))
    return msgspec.structs.replace(clock, spent=_shown(clock, wishes, end), since=max(now, clock.since))


def set_over(clock: Clock, wishes: PlayerSettings, before: float, now: float) -> Clock:
    """The clock after the machine's clock was set from ``before`` to ``now``; the time used stays the same."""
    return msgspec.structs.replace(clock, spent=_shown(clock, wishes, before), since=now)


def is_out(clock: Clock, bank: Bank, wishes: PlayerSettings, now: float) -> bool:
    """Whether the call's time and the bank are used up."""
    return used(clock, wishes, now) + TOLERANCE >= clock.allowance + bank.seconds


def restarted(clock: Clock, now: float) -> Clock:
    """The clock with a new period from now on."""
    return msgspec.structs.replace(clock, since=now, spent=0.0, allowance=PACES[clock.pace].allowance, reminders=0)


def reminders_due(clock: Clock, bank: Bank, wishes: PlayerSettings, now: float) -> int:
    """The reminders that are due and not given yet: a sum of HALF, PASSED and NEAR, or 0.

    After the reminder NEAR, PASSED is not given any more.
    """
    if clock.secret_time is not None:
        return 0
    spent, due = used(clock, wishes, now) + TOLERANCE, 0
    if spent >= clock.allowance / 2:
        due |= HALF
    if bank.seconds > 0 and spent >= clock.allowance:
        due |= HALF | PASSED
    if spent >= clock.allowance + bank.seconds - PACES[clock.pace].near:
        due |= HALF | NEAR
    return due & ~settled(clock)


def settled(clock: Clock) -> int:
    """The reminders that are given or need not be given any more, as a sum of HALF, PASSED and NEAR."""
    return clock.reminders | (PASSED if clock.reminders & NEAR else 0)


def reminded(clock: Clock, bank: Bank, wishes: PlayerSettings, kind: ReminderKind, now: float) -> Clock:
    """The clock after a reminder of this kind, with those noted as given that would be due soon after it."""
    to_deadline = clock.allowance - used(clock, wishes, now)
    soon = PACES[clock.pace].near + 1
    flags = HALF | (PASSED if to_deadline <= soon else 0)
    if to_deadline + bank.seconds <= (2 * soon if kind == "near" else soon):
        flags |= NEAR
    return msgspec.structs.replace(clock, reminders=clock.reminders | flags)


def next_event(clock: Clock, bank: Bank, wishes: PlayerSettings) -> float | None:
    """When the next reminder is due or the time runs out; None if not within a year."""
    if clock.secret_time is not None:
        return None
    whole = clock.allowance + bank.seconds
    marks = [whole]
    reminders = settled(clock)
    if not reminders & HALF:
        marks.append(min(clock.allowance / 2, whole))
    if not reminders & PASSED and bank.seconds > 0:
        marks.append(clock.allowance)
    if not reminders & NEAR:
        marks.append(whole - PACES[clock.pace].near)
    return after(wishes, clock.since, max(0.0, min(marks) - clock.spent))


def runs(table: Table) -> bool:
    """Whether clocks run at the table: it has a pace, is in play, and somebody else would wait."""
    return table.status == "playing" and table.pace in PACES and len(table.users()) > 1


def repaced(clock: Clock, bank: Bank, pace: Pace, wishes: PlayerSettings, now: float) -> tuple[Clock, Bank]:
    """A clock and its bank converted to another pace; time used stays used.

    Time beyond the allowance is taken from the bank, also after a secret answer, so that the display does not reveal
    it. Nobody becomes late by the change alone: they get one period of the new pace, but no more time than they had
    left.
    """
    clock = with_elapsed_time(clock, wishes, now)
    beyond = 0.0 if clock.ended else max(0.0, clock.spent - clock.allowance)
    remaining = max(0.0, clock.allowance - clock.spent) + max(0.0, bank.seconds - beyond)
    bank = at_pace(msgspec.structs.replace(bank, seconds=max(0.0, bank.seconds - beyond)), pace)
    spent, allowance = min(clock.spent, clock.allowance), PACES[pace].allowance
    if remaining > TOLERANCE and spent + TOLERANCE >= allowance + bank.seconds:
        allowance = spent + min(allowance, remaining)
    final = None if clock.secret_time is None else min(clock.secret_time, clock.allowance)
    clock = msgspec.structs.replace(
        clock, pace=pace, spent=spent, allowance=allowance, secret_time=final, from_bank=0.0
    )
    due = reminders_due(msgspec.structs.replace(clock, reminders=0), bank, wishes, now)
    return msgspec.structs.replace(clock, reminders=clock.reminders & due), bank


def at_pace(bank: Bank, pace: Pace) -> Bank:
    """The bank converted to another pace, with the same share left."""
    if bank.pace == pace:
        return bank
    share = bank.seconds / PACES[bank.pace].bank
    return msgspec.structs.replace(bank, pace=pace, seconds=share * PACES[pace].bank)


def follow(
    table: Table, clocks: Iterable[Clock], banks: Iterable[Bank], wishes: Wishes, now: float, *, is_there: bool = True
) -> tuple[tuple[Clock, ...], tuple[Bank, ...]]:
    """The table's clocks and banks after the table has changed. ``is_there``: whether the bot is on the table's server,
    and its thread is not locked.

    An answered call draws on its user's bank, and an undo gives the time back; a new call gets a new clock. A new
    holder of a seat has a full bank. At another pace time used stays used. Without a pace, or where nobody can
    answer, clocks are stopped and go on later from where they were.
    """
    if table.status != "playing":
        return (), ()
    goes = is_there and runs(table)
    banks_by_seat = {bank.seat: bank for bank in banks if _belongs(table, bank)}
    calls = {(call.seat, call.questions[0][1]) for call in table.calls}
    clocks_by_call: dict[tuple[int, float], Clock] = {}
    for clock in clocks:
        if table.owner_of(clock.seat) != clock.user:
            continue
        seat, call = clock.seat, (clock.seat, clock.called_at)
        bank = banks_by_seat.get(seat, Bank(table.id, seat, clock.user, clock.pace, 0.0))
        clock, bank = _followed(table, clock, bank, wishes(clock.user), now, goes=goes)
        if seat in banks_by_seat:
            banks_by_seat[seat] = bank
        if call in calls or table.called(seat) == clock.called_at:
            clocks_by_call[call] = clock
    if table.pace in PACES:
        banks_by_seat = _banks_at_pace(table, banks_by_seat)
        if goes:
            clocks_by_call |= _new_clocks(table, clocks_by_call, now)
    return (
        tuple(clocks_by_call[call] for call in sorted(clocks_by_call)),
        tuple(banks_by_seat[seat] for seat in sorted(banks_by_seat)),
    )


def _followed(
    table: Table, clock: Clock, bank: Bank, wishes: PlayerSettings, now: float, *, goes: bool
) -> tuple[Clock, Bank]:
    """One clock of a seat's owner and their bank after the table has changed; ``goes``: whether its clocks run."""
    clock = _going(clock, now) if goes else stopped(clock, wishes, now)
    is_last = table.called(clock.seat) == clock.called_at
    if is_last and clock.seat in table.waiting and table.user_at(clock.seat) == clock.user:
        clock, bank = _asked(table, clock, bank, wishes, now)
    elif not clock.ended:
        clock, bank = _ended(clock, bank, wishes, min(now, max(clock.since, table.changed_at)))
    if table.pace in PACES and table.pace != clock.pace:
        return repaced(clock, bank, table.pace, wishes, now)
    return clock, bank


def _banks_at_pace(table: Table, banks: Mapping[int, Bank]) -> dict[int, Bank]:
    """The banks by seat at the table's pace; a new holder of a seat has a full one."""
    full = PACES[table.pace].bank
    banks_by_seat = {seat: at_pace(bank, table.pace) for seat, bank in banks.items()}
    for holder in table.holders:
        if holder.user is not None and holder.seat not in banks_by_seat:
            banks_by_seat[holder.seat] = Bank(table.id, holder.seat, holder.user, table.pace, full)
    return banks_by_seat


def _new_clocks(table: Table, clocks: Mapping[tuple[int, float], Clock], now: float) -> dict[tuple[int, float], Clock]:
    """The clocks of those who have just been called, by call."""
    new: dict[tuple[int, float], Clock] = {}
    for holder in table.holders:
        call = holder.seat, table.called(holder.seat)
        if holder.user is not None and holder.seat in table.waiting and call not in clocks:
            new[call] = _begun(table, holder.seat, holder.user, now)
    return new


def _begun(table: Table, seat: int, user: int, now: float) -> Clock:
    """The clock of somebody who has just been called."""
    final = 0.0 if seat in table.answered else None
    allowance = PACES[table.pace].allowance
    return Clock(table.id, seat, user, table.pace, table.called(seat), now, 0.0, allowance, secret_time=final)


def _asked(table: Table, clock: Clock, bank: Bank, wishes: PlayerSettings, now: float) -> tuple[Clock, Bank]:
    """Clock and bank of a call that goes on. After an undo of its last answer the clock counts as if it had never
    stopped.
    """
    bank = msgspec.structs.replace(bank, seconds=bank.seconds + clock.from_bank) if clock.from_bank else bank
    secret = clock.seat in table.answered
    if secret != (clock.secret_time is not None):
        clock = msgspec.structs.replace(clock, secret_time=used(clock, wishes, now) if secret else None)
    return (msgspec.structs.replace(clock, ended=False, from_bank=0.0) if clock.ended else clock), bank


def _ended(clock: Clock, bank: Bank, wishes: PlayerSettings, end: float) -> tuple[Clock, Bank]:
    """Clock and bank of an answered call; time beyond the allowance is taken from the bank."""
    overtime = min(bank.seconds, max(0.0, used(clock, wishes, end) - clock.allowance))
    # Nothing else is touched: should the answer be taken back, the clock shows what it showed.
    clock = msgspec.structs.replace(clock, ended=True, from_bank=overtime, secret_time=None)
    return clock, (msgspec.structs.replace(bank, seconds=bank.seconds - overtime) if overtime else bank)


def stopped(clock: Clock, wishes: PlayerSettings, now: float) -> Clock:
    """The clock, stopped from now on."""
    return clock if clock.stopped else msgspec.structs.replace(with_elapsed_time(clock, wishes, now), stopped=True)


def _going(clock: Clock, now: float) -> Clock:
    return msgspec.structs.replace(clock, since=now, stopped=False) if clock.stopped else clock


def _belongs(table: Table, bank: Bank) -> bool:
    """Whether the seat is still this user's: they sit there, or have lent it to a computer."""
    return table.owner_of(bank.seat) == bank.user
