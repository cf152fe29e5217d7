"""Reads what a plan is made from: from the store and, if a change was not confirmed, from the channel."""

from __future__ import annotations

import discord

from bot.model.errors import NotStarted
from bot.model.table import Table
from bot.posting.channel.board import BoardMessages
from bot.posting.channel.plan import Situation
from bot.posting.hands.deliver import closed_dms
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
    ) -> None:
        self.client = client
        self.tables = tables
        self.people = people
        self.servers = servers
        self.clocks = clocks
        self.boards = boards

    async def look(self, table: Table) -> Situation:
        """The table's situation. Raises TableDamaged, StoreError or DiscordException."""
        tables, number = self.tables, table.id
        board, match = await self.boards.found(table), await self._match(table)
        history = [] if match is None else await tables.history(number)
        # Clocks that catch up may drop a vote.
        untils = [] if match is None else await self.clocks.shown(number)
        # In this order: a vote and the notice that answers it are exchanged in one transaction.
        posts = await tables.posts(number)
        votes = frozenset(ballot.id for ballot in await tables.store.votes(number))
        answered = frozenset(notice.question for notice in await tables.notices(number))
        room = await tables.store.messages.room(number)
        threads = frozenset(await tables.store.messages.closed_threads(number))
        closing = await tables.store.closing(number) if table.is_over else None
        closed = await closed_dms(tables, self.people, table.users())
        guests = await guests_of(tables, table) if room is not None else frozenset[int]()
        acted = {}
        if match is not None:
            revision, last = match.revision, board_state(board)
            for user in last.pinged if match.question_revision != last.posed else ():
                seen = await tables.store.seen(number, user)
                if seen is not None:
                    acted[user] = seen.revision
            if match.revision != revision:
                # The match changed while the store was read: read again, so that all fits together.
                return await self.look(tables.get(number) or table)
        # No await from here on: the plan must see the table and the match of one moment.
        return Situation(
            table if match is None else tables.get(number) or table,
            match,
            posts,
            board,
            self.people,
            tables.now(),
            untils,
            history,
            acted,
            votes,
            answered,
            guests,
            frozenset(closed),
            threads,
            room,
            closing,
            self._has_thread(table),
            self.servers.defaults_for(table.guild_id).palette,
        )

    async def _match(self, table: Table) -> Match | None:
        """The table's match; None in the lobby, and for a table that was closed there."""
        if table.status == "lobby":
            return None
        try:
            return await self.tables.match(table.id)
        except NotStarted:
            if table.status == "playing":
                raise
            return None

    def _has_thread(self, table: Table) -> bool:
        """Whether the table's channel is a thread of ours."""
        place, me = self.client.get_channel(table.channel_id), self.client.user
        return isinstance(place, discord.Thread) and me is not None and place.owner_id == me.id


async def guests_of(tables: Tables, table: Table) -> frozenset[int]:
    """The users who are asked to take a seat over."""
    votes = await tables.open_votes(table.id) if table.is_open else []
    return frozenset(user for vote in votes if vote.kind == "invite" for user in vote.waiting)
