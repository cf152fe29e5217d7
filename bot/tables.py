"""The application: tables, who sits at them, what they answer. Knows no Discord type; Discord is one way to reach it.

Everything is validated, stored in one transaction and only then true in memory; acknowledging, drawing and posting are
the caller's. Any method may raise StoreUnavailable, or Conflict where another process was faster; nothing has changed
then.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from bot import table_errors as refuse
from bot import table_seats as seating
from bot.store import ChannelTaken, Store
from bot.table_desk import Desk
from bot.table_errors import ChannelBusy
from bot.table_memory import Memory
from bot.table_model import Holder, Notice, Outcome, Post, Table, Vote, VoteResult, clean_name
from bot.table_play import RANDOM, back_to, computer_name, let_computers_answer
from engine.core.errors import BadOption, IllegalAnswer, StaleRevision, UndoNeedsConsent, UnknownGame
from engine.core.match import Given, Match
from engine.core.record import LogEntry
from engine.core.registry import games

_SEEDS = 1 << 63


class Tables:
    """All tables of this bot. ``seed_source`` gives a new match's seed, ``clock`` seconds since 1970."""

    def __init__(
        self,
        store: Store,
        *,
        seed_source: Callable[[], int],
        clock: Callable[[], float] = time.time,
        matches_kept: int = 200,
    ) -> None:
        self.store = store
        self._seed_source = seed_source
        self._memory = Memory(matches_kept)
        self._desk = Desk(store, self._memory, clock)

    # --- looking ------------------------------------------------------------------------------------------------

    async def start_up(self) -> list[Table]:
        """Load every open table; gives back those (finished ones too) whose last change has not been posted."""
        tables = await self.store.tables_to_load()
        for table in tables:
            self._memory.put(table)
        return [table for table in tables if table.posted_revision < table.revision]

    async def shut_down(self) -> None:
        """Wait for the changes under way, then let go of the store."""
        await self._desk.settle()
        await self.store.close()

    def at(self, channel_id: int) -> Table | None:
        """The open table of this channel or thread."""
        return self._memory.at(channel_id)

    def get(self, table_id: int) -> Table | None:
        """A table that is open or ended lately."""
        return self._memory.get(table_id)

    def tables_of(self, user: int) -> list[Table]:
        """The open tables at which the user sits, the oldest first."""
        return [table for table in self._memory.open_tables() if table.seat_of(user) is not None]

    def open_tables(self) -> list[Table]:
        """Every open table, the oldest first."""
        return list(self._memory.open_tables())

    async def find(self, table_id: int) -> Table | None:
        """A table of any age and status."""
        return self.get(table_id) or await self.store.table(table_id)

    async def last_at(self, channel_id: int) -> Table | None:
        """The open table of this channel, else the one that ended last."""
        return self.at(channel_id) or await self.store.last_at(channel_id)

    async def match(self, table_id: int) -> Match:
        """The live match of a table that has started: look at it before the next await, never change it.

        Raises NoSuchTable, NotStarted or TableDamaged.
        """
        return await self._desk.look(table_id)

    async def news(self, table_id: int) -> list[LogEntry]:
        """The log entries, secret ones among them, that players have not been shown: see ``mark_posted``."""
        table = await self._desk.current(table_id)
        return await self.store.log_since(table_id, table.posted_revision)

    # --- the lobby ----------------------------------------------------------------------------------------------

    async def open(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        seats: int,
        language: str,
        guild_id: int | None,
        channel_id: int,
        host: int,
        host_name: str,
    ) -> Table:
        """A new table in the lobby, its host in seat 0. Raises BadTable or ChannelBusy."""
        try:
            if game not in games():
                raise UnknownGame(game)
            chosen = games()[game].check(options, seats)
        except (UnknownGame, BadOption) as error:
            raise refuse.BadTable from error
        self._must_be_free(channel_id)
        now = self._desk.clock()
        table = Table(
            id=0,
            game=game,
            options=chosen,
            seats=seats,
            seed=self._seed_source() % _SEEDS,
            language=language,
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            status="lobby",
            holders=(Holder(0, host, clean_name(host_name)),),
            created_at=now,
            changed_at=now,
        )
        return await self._desk.to_the_end(self._create(table))

    async def _create(self, table: Table) -> Table:
        try:
            stored = await self.store.create(table)
        except ChannelTaken as error:
            raise await self._desk.busy(table.channel_id) from error
        self._memory.put(stored)
        return stored

    def _must_be_free(self, channel_id: int) -> None:
        table = self.at(channel_id)
        if table is not None:
            raise ChannelBusy(table.id)

    async def move(self, table_id: int, channel_id: int) -> Table:
        """The table goes on in another channel or thread. Raises ChannelBusy, AlreadyOver."""

        async def change(table: Table) -> Table:
            seating.must_be_open(table)
            self._must_be_free(channel_id)
            return await self._desk.commit(table, msgspec.structs.replace(table, channel_id=channel_id))

        return await self._desk.alone(table_id, change)

    async def join(self, table_id: int, user: int, name: str) -> Table:
        """The user takes the first open seat. Raises AlreadyStarted, AlreadySeated or TableFull."""

        async def change(table: Table) -> Table:
            seating.must_be_lobby(table)
            if table.seat_of(user) is not None:
                raise refuse.AlreadySeated
            return await self._desk.commit(table, seating.seated(table, user, clean_name(name), None))

        return await self._desk.alone(table_id, change)

    async def leave(self, table_id: int, user: int) -> Table:
        """The user's seat is open again; a host who leaves is followed by the next person, else the table closes."""

        async def change(table: Table) -> Table:
            seating.must_be_lobby(table)
            seating.seat_of(table, user)
            holders = tuple(holder for holder in table.holders if holder.user != user)
            return await self._desk.commit(table, seating.with_host(msgspec.structs.replace(table, holders=holders)))

        return await self._desk.alone(table_id, change)

    async def add_computer(self, table_id: int, by: int) -> Table:
        """A computer takes the first open seat. Only for who sits there; raises TableFull, AlreadyStarted."""

        async def change(table: Table) -> Table:
            seating.must_be_lobby(table)
            seating.seat_of(table, by)
            return await self._desk.commit(table, seating.seated(table, None, computer_name(table), RANDOM))

        return await self._desk.alone(table_id, change)

    async def remove_computer(self, table_id: int, by: int) -> Table:
        """The last computer leaves. Only for who sits there; raises NoComputer, AlreadyStarted."""

        async def change(table: Table) -> Table:
            seating.must_be_lobby(table)
            seating.seat_of(table, by)
            if not table.computer_seats():
                raise refuse.NoComputer
            last = table.computer_seats()[-1]
            holders = tuple(holder for holder in table.holders if holder.seat != last)
            return await self._desk.commit(table, msgspec.structs.replace(table, holders=holders))

        return await self._desk.alone(table_id, change)

    async def start(self, table_id: int, by: int, *, fill: bool = False) -> Table:
        """The game begins, and computers that are asked first answer. ``fill``: computers take the open seats.

        Only for who sits there. Raises OpenSeats, AlreadyStarted.
        """

        async def change(table: Table) -> Table:
            seating.must_be_lobby(table)
            seating.seat_of(table, by)
            full = table
            while fill and full.open_seats():
                full = seating.seated(full, None, computer_name(full), RANDOM)
            if full.open_seats():
                raise refuse.OpenSeats(seats=len(full.open_seats()))
            match = Match.create(full.game, full.options, full.seats, full.seed)
            let_computers_answer(match, full.computer_seats())
            return await self._desk.store_match(table, full, match)

        return await self._desk.alone(table_id, change)

    async def close(self, table_id: int, by: int, *, force: bool = False) -> Table:
        """The host ends the table, in the lobby or in play. ``force``: somebody else may (a moderator)."""

        async def change(table: Table) -> Table:
            seating.must_be_open(table)
            if by != table.host and not force:
                raise refuse.NotHost
            return await self._desk.commit(table, msgspec.structs.replace(table, status="closed", waiting=()))

        return await self._desk.alone(table_id, change)

    # --- playing ------------------------------------------------------------------------------------------------

    async def answer(
        self, table_id: int, user: int, given: Sequence[tuple[str, Sequence[str]]], revision: int | None = None
    ) -> Outcome:
        """The user's answers (question key, option ids), all or nothing; then the computers that are asked answer.

        ``revision`` is the match's when the question was put (``match.asked_at``). Raises NotSeated, NotStarted,
        AlreadyOver, or as ``Match.answer`` does.
        """

        async def change(table: Table) -> Outcome:
            seat = seating.playing_seat(table, user)
            table, match = await self._desk.load(table)
            if not given:
                raise IllegalAnswer("no answer was given")
            answers = [Given(seat, key, tuple(ids)) for key, ids in given]
            return await self._desk.play(table, table, match, lambda: match.answer_all(answers, revision))

        return await self._desk.alone(table_id, change)

    async def resign(self, table_id: int, user: int) -> Outcome:
        """A computer takes over the user's seat and answers if it is asked. The table closes when nobody is left."""

        async def change(table: Table) -> Outcome:
            seat = seating.playing_seat(table, user)
            name = table.names()[seat]
            holders = tuple(
                msgspec.structs.replace(holder, user=None, computer=RANDOM) if holder.seat == seat else holder
                for holder in table.holders
            )
            left = seating.with_host(msgspec.structs.replace(table, holders=holders))
            if left.is_over:
                notice = Notice("notice-resigned-closed", {"name": name})
                return Outcome(await self._desk.commit(table, left), notice=notice)
            table, match = await self._desk.load(table)
            left = msgspec.structs.replace(table, holders=left.holders, host=left.host)
            outcome = await self._desk.play(table, left, match, lambda: None)
            return msgspec.structs.replace(outcome, notice=Notice("notice-resigned", {"name": name}))

        return await self._desk.alone(table_id, change)

    # --- taking back --------------------------------------------------------------------------------------------

    async def undo(self, table_id: int, user: int, revision: int | None = None) -> Outcome:
        """Take back the user's last answer. Raises NothingToUndo, or UndoNeedsConsent where others must agree.

        ``revision`` is the match's when the user was asked last, or now where nothing is asked; raises StaleRevision.

        A person who plays against computers only need not ask anybody.
        """

        async def change(table: Table) -> Outcome:
            seat = seating.playing_seat(table, user)
            table, match = await self._desk.load(table)
            asked = match.asked_at(seat)
            if revision is not None and revision != (match.revision if asked is None else asked):
                raise StaleRevision("the moment for this has passed")
            count = back_to(match, seat)
            try:
                return await self._desk.play(table, table, match, lambda: match.undo(seat))
            except UndoNeedsConsent:
                if seating.others(table, user):
                    raise
            return await self._take_back(table, match, seat, count)

        return await self._desk.alone(table_id, change)

    async def ask_undo(self, table_id: int, user: int) -> Vote:
        """Ask everybody else whether the match may go back to before the user's last answer.

        Raises NothingToUndo. The vote falls with the next change of the table.
        """

        async def change(table: Table) -> Vote:
            seat = seating.playing_seat(table, user)
            table, match = await self._desk.load(table)
            count = back_to(match, seat)
            if not seating.others(table, user):
                outcome = await self._take_back(table, match, seat, count)
                return Vote(0, table.id, user, outcome=outcome)
            vote_id, agreed = await self.store.open_vote(table, user)
            return seating.vote(table, vote_id, user, agreed)

        return await self._desk.alone(table_id, change)

    async def vote_undo(self, table_id: int, user: int, vote_id: int, agree: bool) -> VoteResult:
        """Agree or not; the last one who agrees takes it back. Who asked may withdraw. Raises VoteOver, NotYourVote."""

        async def change(table: Table) -> VoteResult:
            seating.playing_seat(table, user)
            found = await self.store.consent(table.id, vote_id, None)
            if found is None:
                raise refuse.VoteOver
            asker, agreed = found
            if not agree:
                await self.store.drop_vote(vote_id)
                return VoteResult("refused", seating.vote(table, vote_id, asker, agreed))
            if asker == user:
                raise refuse.NotYourVote
            found = await self.store.consent(table.id, vote_id, user)
            if found is None:
                raise refuse.VoteOver
            vote = seating.vote(table, vote_id, asker, found[1])
            if vote.waiting:
                return VoteResult("open", vote)
            table, match = await self._desk.load(table)
            seat = seating.seat_of(table, asker)
            outcome = await self._take_back(table, match, seat, back_to(match, seat))
            return VoteResult("agreed", vote, outcome)

        return await self._desk.alone(table_id, change)

    async def _take_back(self, table: Table, match: Match, seat: int, count: int) -> Outcome:
        return await self._desk.play(table, table, match, lambda: match.undo(seat, count, agreed=True))

    # --- what has been posted, what people wish -----------------------------------------------------------------

    async def mark_posted(self, table_id: int, revision: int) -> None:
        """Note that players have been shown this revision of the table."""

        async def change(table: Table) -> None:
            await self.store.mark_posted(table_id, revision)
            if table.posted_revision < revision:
                self._memory.put(msgspec.structs.replace(table, posted_revision=revision))

        await self._desk.alone(table_id, change)

    async def remember_post(
        self,
        table_id: int,
        kind: str,
        user_id: int,
        channel_id: int,
        message_id: int,
        revision: int,
        picture: str = "",
    ) -> Post:
        """Remember a message (``user_id`` 0: public) in place of the one of this kind and user before it."""
        post = Post(table_id, kind, user_id, channel_id, message_id, revision, picture)
        await self.store.remember_post(post)
        return post

    async def posts(self, table_id: int) -> list[Post]:
        """The messages of a table, by kind and user."""
        return await self.store.posts(table_id)

    async def forget_post(self, table_id: int, kind: str, user_id: int = 0) -> None:
        """Forget a message, if there is one."""
        await self.store.forget_post(table_id, kind, user_id)

    async def preference(self, user: int, key: str, default: str) -> str:
        """What the user wishes, else ``default``."""
        wish = await self.store.preference(user, key)
        return default if wish is None else wish

    async def set_preference(self, user: int, key: str, value: str | None) -> None:
        """Remember what the user wishes; None forgets it."""
        await self.store.set_preference(user, key, value)
