"""Seats that change hands: swaps, substitutes, seats lent to computers, resignations and removals.

What needs consent is a vote: opened here, answered through ``Votes.cast``, carried out here.
"""

from __future__ import annotations

import msgspec

from bot.model import errors as refuse
from bot.model.table import (
    Ballot,
    Holder,
    Notice,
    Outcome,
    Table,
    Vote,
    VoteKind,
    clean_name,
)
from bot.tables import seat_rules
from bot.tables.transactions import Transactions
from bot.tables.votes import (
    HOUR,
    LASTS,
    Votes,
    answer_to,
    electorate,
)

ABSENT = 24 * HOUR
"""Seconds that somebody must have been waited for, or have lent their seat, before one person alone may remove them."""


class Seating:
    """The seats of tables, mostly during play."""

    def __init__(self, transactions: Transactions, votes: Votes) -> None:
        self._transactions = transactions
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
            seat_rules.must_be_lobby(table)
            own = seat_rules.seat_of(table, user)
            if table.user_at(seat) is not None:
                raise refuse.NotPossibleSeat
            return await self._transactions.commit(table, seat_rules.swapped(table, own, seat))

        return await self._transactions.with_table_lock(table_id, change)

    async def lend(self, table_id: int, user: int) -> Outcome:
        """A computer plays for the user until they take the seat back. Raises LastPlayer, NotStarted, NotSeated."""

        async def change(table: Table) -> Outcome:
            seat = seat_rules.playing_seat(table, user)
            if not seat_rules.others(table, user):
                raise refuse.LastPlayer
            holder = seat_rules.holder_of(table, seat)
            lent = msgspec.structs.replace(holder, user=None, computer=seat_rules.stand_in(table), owner=user)
            return await self._seat(table, seat_rules.reseated(table, lent), "notice-lent", holder)

        return await self._transactions.with_table_lock(table_id, change)

    async def take_back(self, table_id: int, user: int) -> Outcome:
        """The user plays again in the seat that a computer has kept. Raises NotLent, NotStarted, AlreadyOver."""

        async def change(table: Table) -> Outcome:
            seat_rules.must_be_playing(table)
            seat = table.lent_seat(user)
            if seat is None:
                raise refuse.NotLent
            holder = seat_rules.returned(seat_rules.holder_of(table, seat))
            return await self._seat(table, seat_rules.reseated(table, holder), "notice-back", holder)

        return await self._transactions.with_table_lock(table_id, change)

    async def given_up(self, user: int) -> list[tuple[Table, int]]:
        """The tables in play, each with the seat that the user held last and a computer now holds for good.

        The user may ask for it back (``ask_for_seat``).
        """
        pairs = []
        for table_id, seat in await self._transactions.store.last_seats(user):
            table = self._transactions.cache.get(table_id)
            if table is None or table.status != "playing" or user in table.members():
                continue
            if table.owner_of(seat) is None:
                pairs.append((table, seat))
        return pairs

    async def resign(self, table_id: int, user: int) -> Outcome:
        """Give the user's seat to a computer for good. If nobody is left to play, the table is closed."""

        async def change(table: Table) -> Outcome:
            holder = seat_rules.holder_of(table, seat_rules.own_seat(table, user))
            return await self._vacate(table, holder, "notice-resigned")

        return await self._transactions.with_table_lock(table_id, change)

    async def bar(self, table_id: int, user: int) -> Table | None:
        """Take a user whom the operator has blocked off a table; gives the table, None if the user has nothing there.

        Before the start their seat opens, in play a computer gets it for good; votes by them or about them are closed.
        """

        async def change(table: Table) -> Table | None:
            if not table.is_open:
                return None
            if user not in table.members():
                return await self._without_questions(table, user)
            if table.status == "lobby":
                holders = tuple(holder for holder in table.holders if user not in (holder.user, holder.owner))
                without = seat_rules.with_host(msgspec.structs.replace(table, holders=holders))
                return await self._transactions.commit(table, without)
            holder = seat_rules.holder_of(table, seat_rules.own_seat(table, user))
            try:
                return (await self._vacate(table, holder, "notice-barred")).table
            except refuse.TableDamaged:
                # That a game cannot be read is no reason to keep the seat.
                without = seat_rules.vacated(table, holder.seat, seat_rules.stand_in(table))
                return await self._transactions.commit(
                    table, without, notice=Notice("notice-barred", {"name": holder.name})
                )

        return await self._transactions.with_table_lock(table_id, change)

    async def _without_questions(self, table: Table, user: int) -> Table | None:
        ballots = await self._transactions.store.votes(table.id)
        theirs = [ballot for ballot in ballots if user in (ballot.asker, ballot.payload.get("user"))]
        for ballot in theirs:
            await self._transactions.store.drop_vote(table.id, ballot.id, answer_to(table, ballot, "refused"))
        return table if theirs else None

    # --- questions ----------------------------------------------------------------------------------------------

    async def ask_swap(self, table_id: int, user: int, partner: int) -> Vote:
        """Ask another person at the table to exchange seats; in play their hands go with the seats.

        Raises NotSeated, NotMember, NotForYourself, AlreadyOver.
        """

        async def change(table: Table) -> Vote:
            seat_rules.must_be_open(table)
            seat_rules.seat_of(table, user)
            seat = table.seat_of(partner)
            if seat is None:
                raise refuse.NotMember
            if partner == user:
                raise refuse.NotForYourself
            payload: dict[str, str | int] = {"user": partner, "name": seat_rules.holder_of(table, seat).name}
            return await self._ask(table, user, "swap", payload)

        return await self._transactions.with_table_lock(table_id, change)

    async def ask_substitute(self, table_id: int, user: int, newcomer: int, name: str, seat: int | None = None) -> Vote:
        """Invite somebody to take over the user's own seat, or (the host) a computer's that nobody has lent.

        Raises NotStarted, NotSeated, NotPossibleSeat, NotHost, AlreadySeated.
        """

        async def change(table: Table) -> Vote:
            seat_rules.must_be_playing(table)
            place = seat_rules.own_seat(table, user) if seat is None else seat
            owner = table.owner_of(seat_rules.holder_of(table, place).seat)
            if owner is None:
                seat_rules.must_be_host(table, user)
            elif owner != user:
                raise refuse.NotPossibleSeat
            seat_rules.must_be_new(table, newcomer)
            payload: dict[str, str | int] = {"seat": place, "user": newcomer, "name": clean_name(name)}
            return await self._ask(table, user, "invite", payload)

        return await self._transactions.with_table_lock(table_id, change)

    async def ask_for_seat(self, table_id: int, user: int, name: str, seat: int) -> Vote:
        """Somebody from outside asks the table for a seat, once an hour: each time everybody there is pinged.

        Raises NotStarted, AlreadySeated, NotPossibleSeat, AskedAlready, TooManyTables.
        """

        async def change(table: Table) -> Vote:
            seat_rules.must_be_playing(table)
            seat_rules.must_be_new(table, user)
            seat_rules.holder_of(table, seat)
            self._transactions.must_have_room(user)
            await self._must_be_patient(table, user)
            payload: dict[str, str | int] = {"seat": seat, "user": user, "name": clean_name(name)}
            vote = await self._ask(table, user, "request", payload)
            await self._transactions.store.keep_seat_request(table.id, user, self._transactions.clock())
            return vote

        return await self._transactions.with_table_lock(table_id, change)

    async def _must_be_patient(self, table: Table, user: int) -> None:
        """Raises AskedAlready if the user has asked for a seat here within the last hour, whatever the answer was."""
        last = await self._transactions.store.seat_request(table.id, user)
        if last is not None and 0 <= self._transactions.clock() - last < HOUR:
            raise refuse.AskedAlready(when=f"<t:{round(last + HOUR)}:R>")

    async def ask_removal(self, table_id: int, user: int, target: int) -> Vote:
        """Ask the others whether a computer shall take somebody's seat for good; most of them decide.

        Raises NotStarted, NotSeated, NotMember, NotForYourself, or TooSoon where the user would decide alone and that
        person has not been absent for a day: the game has waited for them, or a computer has kept their seat.
        """

        async def change(table: Table) -> Vote:
            seat_rules.playing_seat(table, user)
            if target == user:
                raise refuse.NotForYourself
            if target not in table.members():
                raise refuse.NotMember
            seat = seat_rules.own_seat(table, target)
            payload: dict[str, str | int] = {"user": target, "name": seat_rules.holder_of(table, seat).name}
            alone = electorate(table, Ballot(0, table.id, user, "remove", payload))[1] == 1
            if alone and not await self._is_absent(table, seat):
                raise refuse.TooSoon(hours=round(ABSENT / HOUR))
            return await self._ask(table, user, "remove", payload)

        return await self._transactions.with_table_lock(table_id, change)

    async def _is_absent(self, table: Table, seat: int) -> bool:
        now = self._transactions.clock()
        if table.user_at(seat) is not None:
            return seat in table.waiting and now - table.since(seat) >= ABSENT
        history = await self._transactions.store.history(table.id)
        lent_at = next((item.since for item in history if item.seat == seat and item.until is None), now)
        return now - lent_at >= ABSENT

    async def _ask(self, table: Table, user: int, kind: VoteKind, payload: dict[str, str | int]) -> Vote:
        until = self._transactions.clock() + LASTS
        return await self._votes.ask(table, Ballot(0, table.id, user, kind, payload, until))

    # --- what has been agreed on --------------------------------------------------------------------------------

    async def _swap(self, table: Table, ballot: Ballot) -> Outcome:
        one, other = table.seat_of(ballot.asker), table.seat_of(int(ballot.payload["user"]))
        if one is None or other is None:
            raise refuse.VoteOver
        changed = seat_rules.swapped(table, one, other)
        notice = answer_to(table, ballot, "agreed")
        return Outcome(await self._transactions.commit(table, changed, notice=notice), notice=notice)

    async def _substitute(self, table: Table, ballot: Ballot) -> Outcome:
        seat, newcomer = int(ballot.payload["seat"]), int(ballot.payload["user"])
        seat_rules.must_be_new(table, newcomer)
        seat_rules.holder_of(table, seat)
        new = Holder(seat, newcomer, str(ballot.payload["name"]))
        changed = seat_rules.with_host(seat_rules.reseated(table, new))
        notice = answer_to(table, ballot, "agreed")
        try:
            return Outcome(await self._transactions.commit(table, changed, notice=notice), notice=notice)
        except refuse.TooManyTables as error:
            raise refuse.TheyHaveTooMany(**error.args_) from error

    async def _remove(self, table: Table, ballot: Ballot) -> Outcome:
        holder = seat_rules.holder_of(table, seat_rules.own_seat(table, int(ballot.payload["user"])))
        return await self._vacate(table, holder, "notice-removed", answer_to(table, ballot, "agreed"))

    async def _vacate(self, table: Table, holder: Holder, key: str, answer: Notice | None = None) -> Outcome:
        vacant = seat_rules.vacated(table, holder.seat, seat_rules.stand_in(table))
        return await self._seat(table, vacant, f"{key}-closed" if vacant.is_over else key, holder, answer)

    async def _seat(
        self, table: Table, changed: Table, key: str, holder: Holder, answer: Notice | None = None
    ) -> Outcome:
        """Store new holders of seats.

        Players are told by ``key``, or by the ``answer`` to a question.
        """
        notice = answer or Notice(key, {"name": holder.name})
        if changed.is_over:
            return Outcome(await self._transactions.commit(table, changed, notice=notice), notice=notice)
        loaded, match = await self._transactions.load(table)
        changed = msgspec.structs.replace(loaded, holders=changed.holders, host=changed.host)
        return await self._transactions.play(loaded, changed, match, lambda: None, notice=notice)
