"""Looking back at a game: its log, its steps with each seat's view, the game as a file; and who may see what.

A game that was played to its end has no secrets. A game in play or closed early keeps them, so that no host or
moderator can read a hand by closing a table.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.games import presentation_of
from bot.model.ended_games import EndedGame
from bot.model.errors import (
    NotOver,
    NotPossibleSeat,
    NotSeated,
    TableDamaged,
    TableError,
)
from bot.model.table import (
    Sitting,
    Table,
    visible,
)
from bot.tables.analysis import Analysis, Points, analysis_of
from bot.tables.seat_rules import names_at
from bot.tables.steps import (
    Story,
    TurnIndex,
    copied,
    position_at,
    tell,
)
from bot.tables.transactions import Transactions
from engine.core.errors import DamagedRecord
from engine.core.game import Result
from engine.core.game_file import game_file, write
from engine.core.game_so_far import game_so_far
from engine.core.match import Match
from engine.core.record import LogEntry, Record

STORIES_KEPT = 12
MOST_LISTED = 100
T = TypeVar("T")


class NotForYou(TableError):
    """Only the players of table ``table`` may look, and who can see its channel."""

    key = "error-not-for-you"


class HandsHidden(TableError):
    """The game has not been played to its end: its hands stay hidden."""

    key = "error-hands-hidden"


class Moment(msgspec.Struct, frozen=True):
    """A table's game at one of its steps, as a seat (None: everybody) saw it.

    ``entries`` are the log entries for that seat since the step before, ``before`` its view then, if any.
    Equal ``mark`` means equal ``view`` and ``before``.
    ``history`` is who sat where when.
    """

    table: Table
    story: Story
    step: int
    seat: int | None
    view: Any
    entries: list[LogEntry]
    mark: str
    history: tuple[Sitting, ...] = ()
    before: Any = None

    @property
    def is_last(self) -> bool:
        """Whether nothing has happened since."""
        return self.step == len(self.story.steps) - 1

    def names(self, entry: LogEntry) -> list[str]:
        """The names by seat of those who sat there when the entry was written."""
        return names_at(self.history, self.table.names(), entry.number)

    def names_here(self) -> list[str]:
        """The names by seat of those who sat there at this step."""
        if self.story.steps[self.step].checkpoint is None:
            return self.table.names()
        numbers = [entry.number for step in self.story.steps[: self.step + 1] for entry in step.entries]
        return names_at(self.history, self.table.names(), max(numbers, default=0))


class Account(msgspec.Struct, frozen=True):
    """A table's log as one reader may see it (``seat`` None: not a player), with the ``story`` if it was asked for.

    ``history`` is who sat where when.
    """

    table: Table
    entries: list[LogEntry]
    seat: int | None
    story: Story | None = None
    history: tuple[Sitting, ...] = ()

    def names(self, entry: LogEntry) -> list[str]:
        """The names by seat of those who sat there when the entry was written."""
        return names_at(self.history, self.table.names(), entry.number)


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that was played to its end, looked back at; ``history`` is who sat where when.

    ``record`` has its checkpoints and the log that stands, ``public`` is what everybody sees in the end.
    """

    table: Table
    record: Record
    public: Any
    story: Story
    analysis: Analysis
    history: tuple[Sitting, ...] = ()

    def names(self, entry: LogEntry | None) -> list[str]:
        """The names by seat of those who sat there when the entry was written; of None: in the end."""
        return self.table.names() if entry is None else names_at(self.history, self.table.names(), entry.number)

    def view(self, step: int) -> Any:
        """What everybody saw at a step. Raises DamagedRecord."""
        checkpoint = self.story.steps[step].checkpoint
        return self.public if checkpoint is None else position_at(self.record, checkpoint).view(None)

    def points(self, step: int) -> tuple[Points, ...]:
        """By seat, the points that stood at a step, as each seat itself saw them. Raises DamagedRecord."""
        checkpoint = self.story.steps[step].checkpoint
        if checkpoint is None:
            return self.analysis.periods[-1].points
        report, position = presentation_of(self.record.game).report, position_at(self.record, checkpoint)
        return tuple(tuple(report.points(position.view(seat), seat)) for seat in range(self.record.seats))


class TakenHome(msgspec.Struct, frozen=True):
    """A game as the bytes of a file. ``is_whole``: it can be replayed and contains everybody's secrets."""

    table: Table
    data: bytes
    is_whole: bool


class Chronicle:
    """Looks back for readers. ``sees`` says whether the reader can see the table's channel."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._stories: OrderedDict[int, tuple[Story, TurnIndex]] = OrderedDict()

    async def ended(self, user: int, guild: int | None, result: str = "") -> list[EndedGame]:
        """The newest games that have ended, the user's own and those of the server that everybody may watch.

        ``result``: the kind of the message with a game's result.
        """
        return await self._transactions.store.ended(user, guild, MOST_LISTED, result)

    async def moment(self, table_id: int, user: int, step: int | None, seat: int | None, *, sees: bool) -> Moment:
        """The game at a step (from 0; None: at the last one; beyond the ends: at the nearest).

        Raises NotForYou, HandsHidden, NotPossibleSeat, NotStarted, TableDamaged.
        """

        def copy(table: Table, match: Match) -> tuple[Table, Record, Any, Any]:
            if seat is not None and table.status != "over":
                raise HandsHidden
            if seat is not None and seat >= table.seats:
                raise NotPossibleSeat
            return table, copied(match), match.view(None), match.view(seat)

        table, record, public, view = await self._read(table_id, user, sees, copy)
        story = await self._story(table, record, public)
        at = len(story.steps) - 1 if step is None else story.within(step)
        chosen = story.steps[at]
        seed = f"{table.id} {record.revision} {seat}".encode()
        checkpoint = chosen.checkpoint
        if checkpoint is not None:
            seed = f"{table.id} {seat} ".encode() + checkpoint.data
            view = await _sound(table, lambda: position_at(record, checkpoint).view(seat))
        earlier, before = story.steps[at - 1].checkpoint if at else None, None
        if earlier is not None:
            seed += earlier.data
            before = await _sound(table, lambda: position_at(record, earlier).view(seat))
        mark = hashlib.blake2s(seed, digest_size=16).hexdigest()
        history = tuple(await self._transactions.store.history(table_id))
        return Moment(table, story, at, seat, view, visible(chosen.entries, seat), mark, history, before)

    async def account(
        self, table_id: int, user: int, *, sees: bool, turns: bool = False, whole: bool = False
    ) -> Account:
        """The log as the user may see it, including lines that were taken back; ``turns``: with the story, for its
        turns.

        ``whole``: with everybody's lines if the game was played to its end. Raises NotForYou, NotStarted, TableDamaged.
        """

        def copy(table: Table, match: Match) -> tuple[Table, list[LogEntry], int | None, Record, Any]:
            seat = table.seat_of(user)
            entries = list(match.log) if whole and table.status == "over" else match.events(0, seat)
            return table, entries, seat, copied(match), match.view(None)

        table, entries, seat, record, public = await self._read(table_id, user, sees, copy)
        story = await self._story(table, record, public) if turns else None
        return Account(table, entries, seat, story, tuple(await self._transactions.store.history(table_id)))

    async def finished(self, table_id: int, user: int, *, sees: bool) -> FinishedGame:
        """A finished game with its analysis. Raises NotForYou, NotOver, TableDamaged."""

        def copy(table: Table, match: Match) -> tuple[Table, Record, list[Any], Result, int]:
            result = match.result()
            if table.status != "over" or result is None:
                raise NotOver(table=table.id)
            # The first view is everybody's, the others are the seats'.
            views = [match.view(None), *(match.view(seat) for seat in range(match.seats))]
            return table, copied(match), views, result, len(match.answers)

        table, record, (public, *final), result, answers = await self._read(table_id, user, sees, copy)
        story = await self._story(table, record, public)
        analysis = await _sound(table, lambda: analysis_of(record, story, final, result, answers))
        return FinishedGame(
            table, record, public, story, analysis, tuple(await self._transactions.store.history(table_id))
        )

    async def take_home(self, table_id: int, user: int) -> TakenHome:
        """The game as a file for one of its players: whole if it was played to its end, else what the player may know.

        Raises NotSeated, NotStarted, TableDamaged.
        """

        def copy(table: Table, match: Match) -> TakenHome:
            if table.status == "over":
                record = Record(
                    match.game_id,
                    match.options,
                    match.seats,
                    match.seed,
                    match.revision,
                    match.record,
                    match.checkpoints,
                    match.log,
                )
                return TakenHome(table, write(game_file(record, table.names(), match.result())), is_whole=True)
            so_far = game_so_far(match, table.names(), table.seat_of(user))
            return TakenHome(table, msgspec.json.format(msgspec.json.encode(so_far), indent=1) + b"\n", is_whole=False)

        async def look(table: Table) -> TakenHome:
            if not await self.has_played(table, user):
                raise NotSeated
            return copy(*await self._transactions.load(table))

        return await self._transactions.with_table_lock(table_id, look)

    async def _read(self, table_id: int, user: int, sees: bool, copy: Callable[[Table, Match], T]) -> T:
        """Call ``copy`` with the table and its match if the user may look at them; without an await, as the match may
        move on.
        """

        async def look(table: Table) -> T:
            await self.admit(table, user, sees=sees)
            return copy(*await self._transactions.load(table))

        return await self._transactions.with_table_lock(table_id, look)

    async def admit(self, table: Table, user: int, *, sees: bool) -> None:
        """Raises NotForYou for a user who may not look at the table."""
        if not sees and not await self.has_played(table, user):
            raise NotForYou(table=table.id)

    async def has_played(self, table: Table, user: int) -> bool:
        """Whether the user is a member of the table or, once it has ended, ever sat there."""
        if user in table.members():
            return True
        return table.is_over and any(
            sitting.user == user for sitting in await self._transactions.store.history(table.id)
        )

    async def _story(self, table: Table, record: Record, public: Any) -> Story:
        """The story from the cache, or made in a thread if the match has changed since."""
        old, turns = self._stories.get(table.id, (None, TurnIndex()))
        if old is None or old.revision != record.revision:
            turns = {item: turn for item in record.checkpoints if (turn := turns.get(item)) is not None}
            old = await _sound(table, lambda: tell(record, public, turns))
            self._stories[table.id] = (old, turns)
        self._stories.move_to_end(table.id)
        while len(self._stories) > STORIES_KEPT:
            self._stories.popitem(last=False)
        return old


async def _sound(table: Table, work: Callable[[], T]) -> T:
    """Run ``work``, which reads old states, in a thread. Raises TableDamaged if these rules cannot read them."""
    try:
        return await asyncio.to_thread(work)
    except DamagedRecord as error:
        raise TableDamaged(table=table.id) from error
