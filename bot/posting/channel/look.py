"""Reads what a plan is made from: from the store and, if a change was not confirmed, from the channel."""

from __future__ import annotations

import discord

from bot.messages.locks import Locks
from bot.model.errors import NotStarted
from bot.model.table import Table
from bot.posting.channel.board import BoardMessages
from bot.posting.channel.plan import Situation
from bot.posting.kinds import board_state
from bot.tables.clock.service import Clocks
from bot.tables.people import People
from bot.tables.servers import Servers
from bot.tables.service import Tables
from engine.core.match import Match


class Observer:
    """Reads the situation of tables."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        servers: Servers,
        clocks: Clocks,
        boards: BoardMessages,
        locks: Locks,
    ) -> None:
        self.client = client
        self.tables = tables
        self.people = people
        self.servers = servers
        self.clocks = clocks
        self.boards = boards
        self.locks = locks

    async def look(self, table: Table) -> Situation:
        """The table's situation. Raises TableDamaged, StoreError or DiscordException."""
        tables, number = self.tables, table.id
        board = await self.boards.find(table)
        table, match = await self._position(table)
        # Clocks that catch up may drop a vote.
        untils = [] if match is None else await self.clocks.deadlines(number)
        last, revision = board_state(board), None if match is None else match.revision
        asked_anew = match is not None and match.question_revision != last.posed
        by_message = [user for user in table.users() if self.people.hand(user) == "dm"]
        around = await tables.store.around(number, by_message, last.pinged if asked_anew else (), tables.now())
        guests = await guests_of(tables, table) if around.room is not None else frozenset[int]()
        now = tables.get(number) or table
        if match is not None and (match.revision != revision or now.match_revision != table.match_revision):
            # The match changed while the store was read, or the table was read anew, as another process has changed it:
            # read again, so that all fits together.
            return await self.look(now)
        # No await from here on: the plan must see the table and the match of one moment.
        return Situation(
            table if match is None else now,
            match,
            around.posts,
            board,
            self.people,
            tables.now(),
            untils,
            around.history,
            {user: mark.revision for user, mark in around.read_marks.items()},
            frozenset(ballot.id for ballot in around.votes),
            frozenset(notice.question for notice in around.notices),
            guests,
            around.closed_dms,
            around.closed_threads,
            around.room,
            around.closing if table.is_over else None,
            self._parent(table),
            table.channel_id in self.locks,
            self.servers.defaults_for(table.guild_id).palette,
        )

    async def _position(self, table: Table) -> tuple[Table, Match | None]:
        """The table and its match; None for it in the lobby, and for a table that was closed there."""
        if table.status == "lobby":
            return table, None
        try:
            return await self.tables.snapshot(table.id)
        except NotStarted:
            if table.status == "playing":
                raise
            return table, None

    def _parent(self, table: Table) -> int | None:
        """The channel that the table's thread hangs in, if that thread is ours."""
        place, me = self.client.get_channel(table.channel_id), self.client.user
        is_ours = isinstance(place, discord.Thread) and me is not None and place.owner_id == me.id
        return place.parent_id if is_ours and isinstance(place, discord.Thread) else None


async def guests_of(tables: Tables, table: Table) -> frozenset[int]:
    """The users who are asked to take a seat over."""
    votes = await tables.votes.open_at(table.id) if table.is_open else []
    return frozenset(user for vote in votes if vote.kind == "invite" for user in vote.waiting)
