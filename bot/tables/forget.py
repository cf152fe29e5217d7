"""Deletes a person's data: their seats go to computers, and no name of theirs stays."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.model.errors import TableDamaged
from bot.model.table import (
    Holder,
    Notice,
    Table,
)
from bot.tables import seat_rules
from bot.tables.transactions import Transactions


async def forget(transactions: Transactions, user: int, names: Mapping[str, str]) -> None:
    """Take the user off every open table, then delete what is stored of them. Tables that have ended stay.

    In the lobby their seat opens, in play a computer has it for good. ``names`` are what such a seat is called instead,
    by the table's language.
    """
    sat = {(row["table"], row["seat"]): row["name"] for row in (await transactions.store.person(user))["seats"]}

    async def leave(table: Table) -> None:
        if not table.is_open:
            return
        name = names[table.language]
        invited = tuple(other for other in table.invited if other != user)
        kicked = tuple(other for other in table.kicked if other != user)
        without = msgspec.structs.replace(_without(table, user, name), invited=invited, kicked=kicked)
        without = msgspec.structs.replace(
            without, holders=tuple(_renamed(without, holder, name) for holder in without.holders)
        )
        if without == table:
            return
        notice = _notice(table, without, user)
        if table.status == "lobby" or without.is_over:
            await transactions.commit(table, without, notice=notice)
            return
        try:
            loaded, match = await transactions.load(table)
        except TableDamaged:
            # That a game cannot be read is no reason to keep anybody's name.
            await transactions.commit(table, without, notice=notice)
            return
        seated = msgspec.structs.replace(loaded, holders=without.holders, host=without.host)
        await transactions.play(loaded, seated, match, lambda: None, notice=notice)

    def _renamed(table: Table, holder: Holder, name: str) -> Holder:
        """The table with ``name`` for a computer that took the user's seat over and kept their name."""
        if holder.user is None and holder.owner is None and sat.get((table.id, holder.seat)) == holder.name:
            return msgspec.structs.replace(holder, name=name)
        return holder

    for table in list(transactions.cache.open_tables()):
        await transactions.with_table_lock(table.id, leave)
    await transactions.shielded(transactions.store.forget_person(user, names))
    transactions.cache.drop_ended()


def _notice(table: Table, without: Table, user: int) -> Notice | None:
    """The notice to the others in play: the seat, and its new name. None before the start or if there is nothing to
    say.
    """
    seat = table.lent_seat(user) if table.seat_of(user) is None else table.seat_of(user)
    if table.status == "lobby" or seat is None:
        return None
    key = "notice-former-closed" if without.is_over else "notice-former"
    return Notice(key, {"seat": seat + 1, "name": without.names()[seat]})


def _without(table: Table, user: int, name: str) -> Table:
    """The table without the user, with a new host if needed; closed if nobody is left."""
    if user not in table.members():
        # Who has opened it need not sit there.
        return seat_rules.with_host(msgspec.structs.replace(table, host=0)) if table.host == user else table
    if table.status == "lobby":
        holders = tuple(holder for holder in table.holders if user not in (holder.user, holder.owner))
        return seat_rules.with_host(msgspec.structs.replace(table, holders=holders))
    seat = table.seat_of(user)
    seat = table.lent_seat(user) if seat is None else seat
    assert seat is not None
    vacant = seat_rules.vacated(table, seat, seat_rules.stand_in(table))
    holders = tuple(
        msgspec.structs.replace(holder, name=name) if holder.seat == seat and holder.user is None else holder
        for holder in vacant.holders
    )
    return msgspec.structs.replace(vacant, holders=holders)
