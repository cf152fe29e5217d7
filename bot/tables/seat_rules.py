"""What holds of seats: checks, and functions that give a table with somebody added, removed or moved."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.model import errors as refuse
from bot.model.table import (
    Holder,
    Notice,
    Sitting,
    Status,
    Table,
)
from engine.computers.levels import LEVELS, SENSIBLE, level_of


def must_be_open(table: Table) -> None:
    """Raises AlreadyOver."""
    if not table.is_open:
        raise refuse.AlreadyOver


def must_be_lobby(table: Table) -> None:
    """Raises AlreadyOver or AlreadyStarted."""
    must_be_open(table)
    if table.status != "lobby":
        raise refuse.AlreadyStarted


def must_be_playing(table: Table) -> None:
    """Raises AlreadyOver or NotStarted."""
    must_be_open(table)
    if table.status == "lobby":
        raise refuse.NotStarted


def must_be_host(table: Table, user: int) -> None:
    """Raises AlreadyOver or NotHost."""
    must_be_open(table)
    if user != table.host:
        raise refuse.NotHost


def must_be_host_to_seat(table: Table, user: int) -> None:
    """Raises AlreadyOver, AlreadyStarted, JoinFirst, or HostSeats for a user who may not seat computers."""
    must_be_lobby(table)
    seat_of(table, user)
    if user != table.host:
        raise refuse.HostSeats(host=str(table.host))


def must_be_starter(table: Table, user: int) -> None:
    """Raises unless the user may start: the host may, and any player if people have all seats.

    Raises AlreadyOver, AlreadyStarted, JoinFirst or HostStarts.
    """
    must_be_lobby(table)
    seat_of(table, user)
    if user != table.host and len(table.users()) < table.seats:
        raise refuse.HostStarts(host=str(table.host))


def must_be_invited(table: Table, user: int) -> None:
    """Raises Kicked if the host has removed the user, NotInvited if the table needs an invitation that they lack."""
    if user in table.kicked:
        raise refuse.Kicked(host=str(table.host))
    if table.entry == "invited" and user not in (table.host, *table.invited):
        raise refuse.NotInvited(host=str(table.host))


def must_be_new(table: Table, user: int) -> None:
    """Raises AlreadySeated for a user who sits at the table or has lent their seat."""
    if user in table.members():
        raise refuse.AlreadySeated


def seat_of(table: Table, user: int) -> int:
    """The user's seat. Raises NotSeated: JoinFirst before the start, SeatLent where a computer plays for them."""
    seat = table.seat_of(user)
    if seat is not None:
        return seat
    if table.status == "lobby":
        raise refuse.JoinFirst
    raise refuse.NotSeated if table.lent_seat(user) is None else refuse.SeatLent


def playing_seat(table: Table, user: int) -> int:
    """The user's seat in a game that is being played. Raises AlreadyOver, NotStarted or NotSeated."""
    must_be_playing(table)
    return seat_of(table, user)


def own_seat(table: Table, user: int) -> int:
    """The user's seat in a game, lent or not. Raises AlreadyOver, NotStarted or NotSeated."""
    must_be_playing(table)
    lent = table.lent_seat(user)
    return seat_of(table, user) if lent is None else lent


def holder_of(table: Table, seat: int) -> Holder:
    """Who holds a seat. Raises NotPossibleSeat."""
    holder = next((holder for holder in table.holders if holder.seat == seat), None)
    if holder is None:
        raise refuse.NotPossibleSeat
    return holder


def seated(table: Table, user: int | None, name: str, computer: str | None) -> Table:
    """The table with somebody in its first open seat. Raises TableFull."""
    if not table.open_seats():
        raise refuse.TableFull
    return _ordered(table, (*table.holders, Holder(table.open_seats()[0], user, name, computer)))


def reseated(table: Table, holder: Holder) -> Table:
    """The table with somebody else in a seat that is held."""
    return _ordered(table, (*(other for other in table.holders if other.seat != holder.seat), holder))


def swapped(table: Table, one: int, other: int) -> Table:
    """The table with the holders of two seats exchanged; either may be open. Raises NotPossibleSeat."""
    if one == other or not {one, other} <= set(range(table.seats)):
        raise refuse.NotPossibleSeat
    places = {one: other, other: one}
    moved = [msgspec.structs.replace(holder, seat=places.get(holder.seat, holder.seat)) for holder in table.holders]
    return _ordered(table, moved)


def with_seats(table: Table, seats: int) -> Table:
    """The table with another number of seats: holders move up to fill gaps, computers without a seat are dropped.

    Raises TooManySeated.
    """
    people = sum(holder.user is not None for holder in table.holders)
    if people > seats:
        raise refuse.TooManySeated(people=people)
    holders = list(table.holders)
    while len(holders) > seats:
        holders.remove(next(holder for holder in reversed(holders) if holder.user is None))
    if holders and holders[-1].seat >= seats:
        holders = [msgspec.structs.replace(holder, seat=seat) for seat, holder in enumerate(holders)]
    return msgspec.structs.replace(table, seats=seats, holders=tuple(holders))


def stand_in(table: Table) -> str:
    """The level at which a computer plays for a person: that of the table's best computer, at least sensibly; without
    a style.
    """
    levels = {*map(level_of, table.computers().values()), SENSIBLE}
    return next(level for level in LEVELS if level in levels)


def vacated(table: Table, seat: int, computer: str) -> Table:
    """The table with a computer in a person's seat for good, and a new host if the old one has left.

    If nobody is left to play, lent seats are returned to their owners; if there are none, the table is closed.
    """
    holder = msgspec.structs.replace(holder_of(table, seat), user=None, owner=None, computer=computer)
    vacant = reseated(table, holder)
    if not vacant.users():
        vacant = _ordered(vacant, [returned(other) if other.owner is not None else other for other in vacant.holders])
    return with_host(vacant)


def returned(holder: Holder) -> Holder:
    """A lent seat, held by its owner again."""
    return msgspec.structs.replace(holder, user=holder.owner, owner=None, computer=None)


def _ordered(table: Table, holders: Sequence[Holder]) -> Table:
    return msgspec.structs.replace(table, holders=tuple(sorted(holders, key=lambda holder: holder.seat)))


def with_host(table: Table) -> Table:
    """The table with the first person as host if the old host has left; closed if nobody is there."""
    members = table.members()
    if table.host in members:
        return table
    if members:
        return msgspec.structs.replace(table, host=(table.users() or members)[0])
    status: Status = "closed"
    return msgspec.structs.replace(table, status=status, waiting=())


def told_of_host(notice: Notice | None, old: Table, new: Table) -> Notice | None:
    """The notice, extended by the new host if the host has changed in play; a lobby shows its host anyway."""
    if new.host == old.host or new.status != "playing":
        return notice
    name = next((item.name for item in new.holders if new.host in (item.user, item.owner)), "?")
    # With whose name it is, for who wants to be forgotten.
    args: dict[str, str | int] = {"host": name, "host_id": new.host}
    if notice is None:
        return Notice("notice-host", args)
    return msgspec.structs.replace(notice, args={**notice.args, **args})


def others(table: Table, user: int) -> list[int]:
    """The other people at the table."""
    return [other for other in table.users() if other != user]


def sitting_at(history: Sequence[Sitting], seat: int, revision: int) -> Sitting | None:
    """Who held a seat when the answer of this revision was given there; None where that is not known."""
    sittings = [sitting for sitting in history if sitting.seat == seat and sitting.first_revision < revision]
    return sittings[-1] if sittings else None


def names_at(history: Sequence[Sitting], names: Sequence[str], entry: int) -> list[str]:
    """The names by seat at the time of a log entry; ``names`` are those of today."""
    names_then = list(names)
    for sitting in history:
        if sitting.first_entry <= entry and (sitting.last_entry is None or entry < sitting.last_entry):
            names_then[sitting.seat] = sitting.name
    return names_then
