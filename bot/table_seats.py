"""Who sits where: what may be done with seats, and tables with somebody added or gone."""

from __future__ import annotations

import msgspec

from bot import table_errors as refuse
from bot.table_model import Holder, Status, Table, Vote


def must_be_open(table: Table) -> None:
    """Raises AlreadyOver."""
    if not table.is_open:
        raise refuse.AlreadyOver


def must_be_lobby(table: Table) -> None:
    """Raises AlreadyOver or AlreadyStarted."""
    must_be_open(table)
    if table.status != "lobby":
        raise refuse.AlreadyStarted


def seat_of(table: Table, user: int) -> int:
    """The user's seat. Raises NotSeated."""
    seat = table.seat_of(user)
    if seat is None:
        raise refuse.NotSeated
    return seat


def playing_seat(table: Table, user: int) -> int:
    """The user's seat in a game that is being played. Raises AlreadyOver, NotStarted or NotSeated."""
    must_be_open(table)
    if table.status == "lobby":
        raise refuse.NotStarted
    return seat_of(table, user)


def seated(table: Table, user: int | None, name: str, computer: str | None) -> Table:
    """The table with somebody in its first open seat. Raises TableFull."""
    if not table.open_seats():
        raise refuse.TableFull
    holder = Holder(table.open_seats()[0], user, name, computer)
    holders = tuple(sorted((*table.holders, holder), key=lambda item: item.seat))
    return msgspec.structs.replace(table, holders=holders)


def with_host(table: Table) -> Table:
    """The table with a host who sits at it: the first person, where the old one has left; closed where nobody is."""
    users = table.users()
    if table.host in users:
        return table
    if users:
        return msgspec.structs.replace(table, host=users[0])
    status: Status = "closed"
    return msgspec.structs.replace(table, status=status, waiting=())


def others(table: Table, user: int) -> list[int]:
    """The other people at the table."""
    return [other for other in table.users() if other != user]


def vote(table: Table, vote_id: int, asker: int, agreed: list[int]) -> Vote:
    """A vote with those who have still to answer: the other people at the table."""
    waiting = tuple(user for user in others(table, asker) if user not in agreed)
    return Vote(vote_id, table.id, asker, tuple(agreed), waiting)
