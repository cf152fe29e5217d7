"""When somebody's time is out: the others are asked what shall happen, and it is done."""

from __future__ import annotations

import logging

from bot import table_errors as refuse
from bot.clock.choosing import chosen, number_of, play_turn, turn_of
from bot.clock.model import Bank, Choice, Clock, Decision, Late
from bot.clock.service import Clocks
from bot.store import StoreError
from bot.table_model import Ballot, Outcome, Table
from bot.table_seating import ABSENT
from bot.table_votes import HOUR, Votes, electorate, standing

logger = logging.getLogger("ziggurat.clock")


class OwnTime(refuse.TableError):
    """Who is late has no say in what becomes of it; they may play."""

    key = "error-own-time"


class Lateness:
    """The others' choice at all tables."""

    def __init__(self, clocks: Clocks, votes: Votes) -> None:
        self.clocks = clocks
        self.desk = clocks.desk
        self._votes = votes
        self._asked: dict[Clock, int] = {}

    async def late(self) -> list[Late]:
        """Everybody whose time is out, with the question to the others, which is put where it does not stand yet.

        Whoever has been told of with ``asked`` is left out until their table changes. While everybody who would be
        asked has quiet hours, nobody is.
        """
        late = {clock: self._revision(clock) for clock in self.clocks.out_of_time()}
        self._asked = {clock: revision for clock, revision in self._asked.items() if late.get(clock) == revision}
        found = []
        for clock in [clock for clock in late if clock not in self._asked]:

            async def ask(table: Table, clock: Clock = clock) -> Late | None:
                return await self._ask(table, clock)

            found.append(await self.desk.alone(clock.table_id, ask))
        return [item for item in found if item is not None]

    def asked(self, late: Late) -> None:
        """The question has been posted."""
        for clock in self.clocks.of(late.table.id):
            if clock.user == late.vote.asker:
                self._asked[clock] = late.table.revision

    def _revision(self, clock: Clock) -> int:
        table = self.desk.memory.get(clock.table_id)
        return 0 if table is None else table.revision

    async def _ask(self, table: Table, clock: Clock) -> Late | None:
        await self.clocks.catch_up(table)
        if clock not in self.clocks.of(table.id) or not table.must_act(clock.user):
            return None
        now, others = self.desk.clock(), [user for user in table.users() if user != clock.user]
        if all(self.clocks.people.get(user).is_quiet(now) for user in others):
            return None
        payload: dict[str, str | int] = {
            "seat": clock.seat,
            "user": clock.user,
            "name": table.names()[clock.seat],
        }
        ballot = await self.desk.store.open_vote(table, Ballot(0, table.id, clock.user, "late", payload))
        return Late(table, standing(table, ballot))

    async def choose(self, table_id: int, user: int, vote_id: int, choice: Choice) -> Decision:
        """Count what one of the others has chosen; with the last choice that was needed it is done.

        Raises VoteOver, OwnTime, NotSeated; TooSoon where somebody alone would give away a seat that has not been
        waited for for a day.
        """

        async def change(table: Table) -> Decision:
            store, now = self.desk.store, self.desk.clock()
            await self.clocks.catch_up(table)
            ballot = await store.consent(table.id, vote_id, None)
            if ballot is None or ballot.kind != "late" or not table.is_open:
                raise refuse.VoteOver
            asked, needed, _ = electorate(table, ballot)
            if user not in asked:
                raise OwnTime if user == ballot.asker else refuse.NotSeated
            clock = next((item for item in self.clocks.of(table.id) if item.user == ballot.asker), None)
            if clock is None or not self.clocks.is_out(clock, now):
                await store.drop_vote(vote_id)
                raise refuse.VoteOver
            if choice == "give" and needed == 1 and now - table.since(clock.seat) < ABSENT:
                raise refuse.TooSoon(hours=round(ABSENT / HOUR))
            counted = await store.consent(table.id, vote_id, user, number_of(choice))
            if counted is None:
                raise refuse.VoteOver
            vote, decided = standing(table, counted), chosen(counted, asked)
            if decided is None:
                return Decision(vote)
            outcome = await self._carry_out(table, counted, clock, decided)
            await store.drop_vote(vote_id)
            return Decision(vote, decided, outcome)

        return await self.desk.alone(table_id, change)

    async def _carry_out(self, table: Table, ballot: Ballot, clock: Clock, choice: Choice) -> Outcome | None:
        if choice == "give":
            return await self._votes.when_agreed["remove"](table, ballot)
        if choice == "wait":
            await self.clocks.once_more(clock)
            return None
        table, match = await self.desk.load(table)
        word = turn_of(match)
        await self.clocks.once_more(clock, word)
        return await play_turn(self.desk, table, clock.seat, word)

    async def play_on(self) -> list[int]:
        """Where a computer plays somebody's turn to its end and they are asked again, it answers.

        Gives back the tables where something happened.
        """
        moved = []
        for bank in self.clocks.turns():

            async def play(table: Table, bank: Bank = bank) -> bool:
                return await self._answer_for(table, bank)

            try:
                if await self.desk.alone(bank.table_id, play):
                    moved.append(bank.table_id)
            except StoreError:
                raise
            except Exception as error:
                # The others' clocks go on: a game that cannot be read stops nobody else's.
                logger.error("table %d: no computer can play there: %s", bank.table_id, type(error).__name__)
        return moved

    async def _answer_for(self, table: Table, bank: Bank) -> bool:
        await self.clocks.catch_up(table)
        if bank not in self.clocks.turns():
            return False
        if table.user_at(bank.seat) != bank.user:
            await self.clocks.turn_over(bank)
            return False
        table, match = await self.desk.load(table)
        if turn_of(match) == bank.turn:
            return await play_turn(self.desk, table, bank.seat, bank.turn) is not None
        await self.clocks.turn_over(bank)
        return False
