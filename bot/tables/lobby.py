"""A host's settings and rights: options, seats, language, pace, who may join and watch, invitations, removals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, get_args

import msgspec

from bot.model import errors as refuse
from bot.model.table import (
    Entry,
    Hints,
    Notice,
    Pace,
    Table,
    Watch,
)
from bot.tables import seat_rules
from bot.tables.transactions import Transactions
from engine.computers.levels import (
    level_named,
    level_of,
    levels_of,
    looks_ahead,
    style_of,
    styles_of,
    way_of,
    with_style,
)
from engine.core.errors import BadOption
from engine.core.registry import games, load_game

LANGUAGES: Final = ("en", "es")
PLAIN: Final[dict[str, Sequence[str]]] = {
    "language": LANGUAGES,
    "pace": get_args(Pace),
    "entry": get_args(Entry),
    "watch": get_args(Watch),
    "hints": get_args(Hints),
}
"""The settings of every table with their values, beside its seats and the options of its game."""

IN_PLAY: Final = ("language", "pace")
"""What may be set after the start too."""

INVITED_LIMIT: Final = 100


def choices(table: Table, topic: str) -> list[str]:
    """The values that a setting takes: of PLAIN, "seats", or "option:ID" of the table's game. Raises BadTable."""
    meta = games()[table.game]
    if topic == "seats":
        return [str(seats) for seats in range(meta.seats[0], meta.seats[1] + 1)]
    if topic in PLAIN:
        return list(PLAIN[topic])
    spec = next((spec for spec in meta.options if f"option:{spec.id}" == topic), None)
    if spec is None:
        raise refuse.BadTable
    return list(spec.choices)


def value_of(table: Table, topic: str) -> str:
    """What a setting is set to. Raises BadTable."""
    choices(table, topic)
    if topic.startswith("option:"):
        # A table of an older version does not have an option that has come since.
        return games()[table.game].check(table.options, table.seats)[topic.partition(":")[2]]
    return str(getattr(table, topic))


def topics(table: Table) -> list[str]:
    """Every setting that may be changed now, the game's own options last."""
    if table.status != "lobby":
        return list(IN_PLAY)
    return ["seats", *PLAIN, *(f"option:{spec.id}" for spec in games()[table.game].options)]


async def _anybody(_: Table, __: int) -> None:
    """The default of ``before_pace``: without clocks nobody is late."""


class Lobby:
    """The host's rights. Every method is for the host alone: others get NotHost; a table that is over AlreadyOver.

    ``before_pace`` refuses a user who must not change the pace of a game that is being played.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self.before_pace: Callable[[Table, int], Awaitable[None]] = _anybody

    async def _change(self, table_id: int, by: int, change: Callable[[Table], Table]) -> Table:
        async def run(table: Table) -> Table:
            seat_rules.must_be_host(table, by)
            changed = change(table)
            if changed == table:
                return table
            if changed.pace == table.pace or table.status != "playing":
                return await self._transactions.commit(table, changed)
            await self.before_pace(table, by)
            # Everybody's time is another one from now on: they are told.
            host = next((holder.name for holder in table.holders if by in (holder.user, holder.owner)), "?")
            notice = Notice("notice-pace", {"pace": changed.pace, "name": host})
            return await self._transactions.commit(table, changed, notice=notice)

        return await self._transactions.with_table_lock(table_id, run)

    async def set(self, table_id: int, by: int, topic: str, value: str) -> Table:
        """Set "seats", "language", "pace", "entry", "watch", "hints" or "option:ID" to one of its ``choices``.

        After the start only language and pace; players are told of another pace. Raises BadTable, AlreadyStarted,
        TooManySeated, or LateForPace for a host whose time is out.
        """

        def change(table: Table) -> Table:
            if topic not in IN_PLAY:
                seat_rules.must_be_lobby(table)
            if value not in choices(table, topic):
                raise refuse.BadTable
            return _with(table, topic, value)

        return await self._change(table_id, by, change)

    async def invite(self, table_id: int, by: int, users: Sequence[int]) -> tuple[Table, list[int]]:
        """These users may join, at a table by invitation or after they were removed.

        Gives back those with it who had not been invited before: only they are to be pinged. Raises AlreadyStarted.
        """
        fresh = list[int]()

        def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            # Set, not added to: a change may be begun anew on a later state of the table.
            fresh[:] = [user for user in dict.fromkeys(users) if user not in table.invited]
            kicked = tuple(user for user in table.kicked if user not in users)
            return msgspec.structs.replace(table, invited=(*table.invited, *fresh)[-INVITED_LIMIT:], kicked=kicked)

        return await self._change(table_id, by, change), fresh

    async def take_back_invitation(self, before: Table, by: int, users: Sequence[int]) -> Table:
        """Undo the invitation of users who could not be told of it; ``before`` is the table as it was before.

        The next invitation then pings them.
        """

        def change(table: Table) -> Table:
            invited = tuple(user for user in table.invited if user not in users or user in before.invited)
            again = [user for user in users if user in before.kicked and user not in (*table.kicked, *table.members())]
            return msgspec.structs.replace(table, invited=invited, kicked=(*table.kicked, *again)[-INVITED_LIMIT:])

        return await self._change(before.id, by, change)

    async def kick(self, table_id: int, by: int, seat: int) -> Table:
        """Remove the seat's holder before the start; they may join again only by invitation.

        Raises NotPossibleSeat for an open one, AlreadyStarted, NotForYourself.
        """

        def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            removed = seat_rules.holder_of(table, seat)
            if removed.user == by:
                raise refuse.NotForYourself
            others = tuple(holder for holder in table.holders if holder != removed)
            invited = tuple(user for user in table.invited if user != removed.user)
            kicked = table.kicked if removed.user is None else (*table.kicked, removed.user)[-INVITED_LIMIT:]
            return msgspec.structs.replace(table, holders=others, invited=invited, kicked=kicked)

        return await self._change(table_id, by, change)

    async def set_level(self, table_id: int, by: int, seat: int, level: str) -> Table:
        """Set the level, one of the game's (``levels_of``), of the computer in a seat before the start; its style stays
        where the level has styles.

        Raises NotPossibleSeat for any other seat, BadTable, AlreadyStarted.
        """

        def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            holder = seat_rules.holder_of(table, seat)
            if holder.computer is None:
                raise refuse.NotPossibleSeat
            # A menu of an older version may name it otherwise.
            chosen = level_named(level)
            game = load_game(table.game)
            if chosen not in levels_of(game):
                raise refuse.BadTable
            styled = way_of(with_style(chosen, style_of(holder.computer)), game)
            return seat_rules.reseated(table, msgspec.structs.replace(holder, computer=styled))

        return await self._change(table_id, by, change)

    async def set_style(self, table_id: int, by: int, seat: int, style: str) -> Table:
        """Set the style, one of the game's (``styles_of``) or "" for none, of a computer that looks ahead, before the
        start.

        Raises NotPossibleSeat for any other seat, BadTable, AlreadyStarted.
        """

        def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            holder = seat_rules.holder_of(table, seat)
            if holder.computer is None or not looks_ahead(holder.computer):
                raise refuse.NotPossibleSeat
            if style and style not in styles_of(load_game(table.game)):
                raise refuse.BadTable
            styled = with_style(level_of(holder.computer), style)
            return seat_rules.reseated(table, msgspec.structs.replace(holder, computer=styled))

        return await self._change(table_id, by, change)

    async def hand_over(self, table_id: int, by: int, to: int) -> Table:
        """Make another member of the table its host. Raises NotMember."""

        def change(table: Table) -> Table:
            if to not in table.members():
                raise refuse.NotMember
            return msgspec.structs.replace(table, host=to)

        return await self._change(table_id, by, change)

    async def arrange(self, table_id: int, by: int, one: int, other: int) -> Table:
        """Exchange the holders of two seats before the start. Raises NotPossibleSeat, AlreadyStarted."""

        def change(table: Table) -> Table:
            seat_rules.must_be_lobby(table)
            return seat_rules.swapped(table, one, other)

        return await self._change(table_id, by, change)


def _with(table: Table, topic: str, value: str) -> Table:
    if topic == "seats":
        resized = seat_rules.with_seats(table, int(value))
        try:
            games()[table.game].check(resized.options, resized.seats)
        except BadOption as error:
            raise refuse.BadTable from error
        return resized
    if topic.startswith("option:"):
        options = {**table.options, topic.partition(":")[2]: value}
        return msgspec.structs.replace(table, options=options)
    field: dict[str, Any] = {topic: value}
    return msgspec.structs.replace(table, **field)
