"""Seats that change hands: swaps, substitutes, computers that keep a seat warm, people who give up or must go.

What needs somebody's consent is a vote: the question is put here, answered by ``Tables.vote``, carried out here.
"""

from __future__ import annotations

import msgspec

from bot import table_errors as refuse
from bot import table_seats as seating
from bot.table_desk import Desk
from bot.table_model import Ballot, Holder, Notice, Outcome, Table, Vote, VoteKind, clean_name
from bot.table_play import RANDOM
from bot.table_votes import HOUR, LASTS, Votes, electorate

ABSENT = 24 * HOUR
"""How long somebody must have been waited for before one person alone may remove them."""


class Seating:
    """The seats of tables, mostly during play."""

    def __init__(self, desk: Desk, votes: Votes) -> None:
        self._desk = desk
        self._votes = votes
        votes.when_agreed["swap"] = self._swap
        votes.when_agreed["invite"] = votes.when_agreed["request"] = self._substitute
        votes.when_agreed["remove"] = self._remove

    # --- a seat of one's own ------------------------------------------------------------------------------------

    async def take(self, table_id: int, user: int, seat: int) -> Table:
        """Before the start the user moves to a seat that is open, or changes places with a computer.

        Raises NotPossibleSeat where a person sits there (see ``ask_swap``), AlreadyStarted, NotSeated.
        """

        async def change(table: Table) -> Table:
            seating.must_be_lobby(table)
            own = seating.seat_of(table, user)
            if table.user_at(seat) is not None:
                raise refuse.NotPossibleSeat
            return await self._desk.commit(table, seating.swapped(table, own, seat))

        return await self._desk.alone(table_id, change)

    async def lend(self, table_id: int, user: int) -> Outcome:
        """A computer plays for the user until they take the seat back. Raises LastPlayer, NotStarted, NotSeated."""

        async def change(table: Table) -> Outcome:
            seat = seating.playing_seat(table, user)
            if not seating.others(table, user):
                raise refuse.LastPlayer
            holder = seating.holder_of(table, seat)
            lent = msgspec.structs.replace(holder, user=None, computer=RANDOM, owner=user)
            return await self._seat(table, seating.reseated(table, lent), "notice-lent", holder)

        return await self._desk.alone(table_id, change)

    async def take_back(self, table_id: int, user: int) -> Outcome:
        """The user plays again in the seat that a computer has kept. Raises NotLent, NotStarted, AlreadyOver."""

        async def change(table: Table) -> Outcome:
            seating.must_be_playing(table)
            seat = table.lent_seat(user)
            if seat is None:
                raise refuse.NotLent
            holder = seating.returned(seating.holder_of(table, seat))
            return await self._seat(table, seating.reseated(table, holder), "notice-back", holder)

        return await self._desk.alone(table_id, change)

    async def resign(self, table_id: int, user: int) -> Outcome:
        """A computer takes over the user's seat for good. Where nobody is left to play, the table closes."""

        async def change(table: Table) -> Outcome:
            holder = seating.holder_of(table, seating.own_seat(table, user))
            return await self._vacate(table, holder, "notice-resigned")

        return await self._desk.alone(table_id, change)

    # --- questions ----------------------------------------------------------------------------------------------

    async def ask_swap(self, table_id: int, user: int, partner: int) -> Vote:
        """Ask another person at the table to exchange seats; in play their hands go with the seats.

        Raises NotSeated, NotMember, NotForYourself, AlreadyOver.
        """

        async def change(table: Table) -> Vote:
            seating.must_be_open(table)
            seating.seat_of(table, user)
            seat = table.seat_of(partner)
            if seat is None:
                raise refuse.NotMember
            if partner == user:
                raise refuse.NotForYourself
            payload: dict[str, str | int] = {"user": partner, "name": seating.holder_of(table, seat).name}
            return await self._ask(table, user, "swap", payload)

        return await self._desk.alone(table_id, change)

    async def ask_substitute(self, table_id: int, user: int, newcomer: int, name: str, seat: int | None = None) -> Vote:
        """Invite somebody to take over the user's own seat, or (the host) a computer's that nobody has lent.

        Raises NotStarted, NotSeated, NotPossibleSeat, NotHost, AlreadySeated.
        """

        async def change(table: Table) -> Vote:
            seating.must_be_playing(table)
            place = seating.own_seat(table, user) if seat is None else seat
            owner = table.owner_of(seating.holder_of(table, place).seat)
            if owner is None:
                seating.must_be_host(table, user)
            elif owner != user:
                raise refuse.NotPossibleSeat
            seating.must_be_new(table, newcomer)
            payload: dict[str, str | int] = {"seat": place, "user": newcomer, "name": clean_name(name)}
            return await self._ask(table, user, "invite", payload)

        return await self._desk.alone(table_id, change)

    async def ask_for_seat(self, table_id: int, user: int, name: str, seat: int) -> Vote:
        """Somebody from outside asks the table for a seat. Raises NotStarted, AlreadySeated, NotPossibleSeat."""

        async def change(table: Table) -> Vote:
            seating.must_be_playing(table)
            seating.must_be_new(table, user)
            seating.holder_of(table, seat)
            payload: dict[str, str | int] = {"seat": seat, "user": user, "name": clean_name(name)}
            return await self._ask(table, user, "request", payload)

        return await self._desk.alone(table_id, change)

    async def ask_removal(self, table_id: int, user: int, target: int) -> Vote:
        """Ask the others whether a computer shall take somebody's seat for good; most of them decide.

        Raises NotStarted, NotSeated, NotMember, NotForYourself, or TooSoon where the user would decide alone and the
        game has not waited for that person for a day.
        """

        async def change(table: Table) -> Vote:
            seating.playing_seat(table, user)
            if target == user:
                raise refuse.NotForYourself
            if target not in table.members():
                raise refuse.NotMember
            seat = seating.own_seat(table, target)
            payload: dict[str, str | int] = {"user": target, "name": seating.holder_of(table, seat).name}
            alone = electorate(table, Ballot(0, table.id, user, "remove", payload))[1] == 1
            absent = seat in table.waiting and self._desk.clock() - table.since(seat) >= ABSENT
            if alone and not absent and table.lent_seat(target) is None:
                raise refuse.TooSoon(hours=round(ABSENT / HOUR))
            return await self._ask(table, user, "remove", payload)

        return await self._desk.alone(table_id, change)

    async def _ask(self, table: Table, user: int, kind: VoteKind, payload: dict[str, str | int]) -> Vote:
        until = self._desk.clock() + LASTS
        return await self._votes.ask(table, Ballot(0, table.id, user, kind, payload, until))

    # --- what has been agreed on --------------------------------------------------------------------------------

    async def _swap(self, table: Table, ballot: Ballot) -> Outcome:
        one, other = table.seat_of(ballot.asker), table.seat_of(int(ballot.payload["user"]))
        if one is None or other is None:
            raise refuse.VoteOver
        changed = seating.swapped(table, one, other)
        notice = Notice("notice-swapped", {"name": table.names()[one], "other": table.names()[other]})
        return Outcome(await self._desk.commit(table, changed), notice=notice)

    async def _substitute(self, table: Table, ballot: Ballot) -> Outcome:
        seat, newcomer = int(ballot.payload["seat"]), int(ballot.payload["user"])
        seating.must_be_new(table, newcomer)
        old, new = seating.holder_of(table, seat), Holder(seat, newcomer, str(ballot.payload["name"]))
        changed = seating.with_host(seating.reseated(table, new))
        notice = Notice("notice-substituted", {"name": new.name, "other": old.name})
        return Outcome(await self._desk.commit(table, changed), notice=notice)

    async def _remove(self, table: Table, ballot: Ballot) -> Outcome:
        holder = seating.holder_of(table, seating.own_seat(table, int(ballot.payload["user"])))
        return await self._vacate(table, holder, "notice-removed")

    async def _vacate(self, table: Table, holder: Holder, key: str) -> Outcome:
        left = seating.vacated(table, holder.seat, RANDOM)
        return await self._seat(table, left, f"{key}-closed" if left.is_over else key, holder)

    async def _seat(self, table: Table, changed: Table, key: str, holder: Holder) -> Outcome:
        """Store new holders of seats, and let computers answer that are asked now."""
        notice = Notice(key, {"name": holder.name})
        if changed.is_over:
            return Outcome(await self._desk.commit(table, changed), notice=notice)
        loaded, match = await self._desk.load(table)
        changed = msgspec.structs.replace(loaded, holders=changed.holders, host=changed.host)
        outcome = await self._desk.play(loaded, changed, match, lambda: None)
        return msgspec.structs.replace(outcome, notice=notice)
