"""Keeps leagues going: opens their tables as earlier ones end, notes results, brings their messages up to date.

A table is created in the transaction that notes it (``bot.tables.leagues``), in no channel; thread, move and start
follow under its lease. Whoever holds the lease goes on in the middle: a thread that is there is used, so that nothing
comes twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord
import msgspec

from bot.messages.locks import ThreadLocked
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS, file_of
from bot.model.errors import TableError
from bot.model.leagues import PLACEHOLDERS, League, PersonAtTable
from bot.model.posts import Post
from bot.model.table import Table
from bot.posting.kinds import CARD, find
from bot.posting.leagues.texts import (
    SERVER,
    Hindrances,
    ending_text,
    league_buttons,
    league_text,
    standings_drawing,
)
from bot.posting.threads.reach import is_out_of_reach, send_once, view_of
from bot.posting.threads.rooms import open_thread
from bot.store import CapReached, StoreUnavailable
from bot.store.errors import StoreError
from bot.tables.leagues.changes import next_fixtures
from bot.tables.people import People
from bot.tables.service import Tables
from engine.core.errors import EngineError
from renderers.core.picture import Picture

logger = logging.getLogger("ziggurat.leagues")

AT_ONCE: Final = 3
"""Tables that are opened in one look: each is a thread, a board and its players' hands."""

AGAIN: Final = 300.0
"""Seconds after which a league is looked at again though nothing has changed: a holiday may have ended, a permission be
there.
"""

UNKNOWN_MEMBER: Final = 10007
"""Discord's code for somebody who is not in the server."""

Publish = Callable[[int], Awaitable[str | None]]


class LeagueKeeper:
    """Looks after the leagues of the servers that this process is connected for. ``publish`` posts a table, ``wake``
    asks for another look soon.
    """

    def __init__(
        self, client: discord.Client, tables: Tables, people: People, publish: Publish, wake: Callable[[], None]
    ) -> None:
        self._client = client
        self._tables = tables
        self._leagues = tables.leagues
        self._people = people
        self._publish = publish
        self._wake = wake
        # By league the revision up to which everything is done, and when to look again all the same.
        self._done: dict[int, tuple[int, float]] = {}
        # Leagues of which more tables may be opened at once: they are looked at again.
        self._more: set[int] = set()
        # By league what holds tables up as its message says; of one that another process has shown nothing is known.
        self._hindrances: dict[int, Hindrances] = {}
        # Tables that have begun and are to be shown: drawing takes longest, and comes last.
        self._new: list[int] = []
        self._leagues.watchers.append(wake)

    async def look(self) -> bool:
        """Do what is due in all leagues; returns False if something must be tried again soon. Raises StoreUnavailable,
        as everything else would fail too.
        """
        is_complete, now = True, self._tables.now()
        for league_id, guild_id, revision, has_ended in await self._tables.store.leagues.at_work():
            guild = self._client.get_guild(guild_id)
            done, again = self._done.get(league_id, (0, 0.0))
            if guild is None or guild.unavailable or (not has_ended and done == revision and now < again):
                continue
            self._done.pop(league_id, None)
            try:
                league = await self._look_after(guild, league_id, has_ended=has_ended)
            except StoreUnavailable:
                raise
            except (discord.DiscordException, StoreError, TableError, EngineError, ThreadLocked) as error:
                logger.warning("league %d could not be looked after: %s", league_id, type(error).__name__)
                is_complete = False
                continue
            if league_id not in self._more:
                self._done[league_id] = (league.revision, now + AGAIN)
            self._more.discard(league_id)
        return is_complete

    async def _look_after(self, guild: discord.Guild, league_id: int, *, has_ended: bool) -> League:
        """Do what is due in a league; ``has_ended``: whether a table of it has ended that is not noted yet."""
        league = await self._leagues.get(league_id)
        for fixture in [fixture for fixture in league.fixtures if fixture.is_open]:
            if has_ended or fixture.status == "opening":
                league = await self._leagues.note_end(league_id, fixture.number)
        for fixture in [fixture for fixture in league.fixtures if fixture.status == "opening"]:
            league = await self._bring_forward(guild, league, fixture.number, is_new=False)
        if league.trouble and not any(fixture.status == "opening" for fixture in league.fixtures):
            # The table that could not be opened is, or is not to be any more.
            await self._leagues.set_trouble(league_id, "")
            league = await self._leagues.get(league_id)
        league, at_limit = await self._open_tables(guild, league)
        hindrances = await self._hindrances_of(league, at_limit)
        new, self._new = self._new, []
        try:
            if league.posted_revision < league.revision or hindrances != self._shown_hindrances(league):
                await self._post(guild, league, hindrances)
                self._hindrances[league.id] = hindrances
        finally:
            await asyncio.gather(*(self._publish(table_id) for table_id in new))
        return league

    # --- tables -------------------------------------------------------------------------------------------------

    async def _open_tables(self, guild: discord.Guild, league: League) -> tuple[League, frozenset[int]]:
        """Open what can be opened, at most AT_ONCE tables; more of them at the next look. Gives the league, and who is
        at the limit of open tables: their tables wait, those of others do not.
        """
        at_limit = set[int]()
        tries = AT_ONCE
        while tries:
            numbers = next_fixtures(league, self._on_holiday(league) | at_limit)
            if not numbers or league.trouble or SERVER in at_limit:
                return league, frozenset(at_limit)
            league, is_complete = await self._without_strangers(guild, league, numbers[0])
            if not is_complete:
                tries -= 1
                continue
            try:
                table = await self._leagues.create_table(league.id, numbers[0])
            except CapReached as error:
                logger.info("league %d: a table waits for a limit (%s)", league.id, error.cap.kind)
                whose = [error.cap.whose] if error.cap.kind == "person" else []
                at_limit |= self._leagues.numbers_of(league, whose) or {SERVER}
                continue
            if table is None:
                return await self._leagues.get(league.id), frozenset(at_limit)
            league = await self._bring_forward(guild, await self._leagues.get(league.id), numbers[0], is_new=True)
            tries -= 1
        self._more.add(league.id)
        self._wake()
        return league, frozenset(at_limit)

    async def _hindrances_of(self, league: League, at_limit: frozenset[int]) -> Hindrances:
        """What holds its tables up, in one query."""
        people = await self._tables.store.leagues.people_at_tables(league.id)
        at_table = defaultdict[int, list[PersonAtTable]](list)
        for person in people:
            at_table[person.table_id].append(person)
        late = {table_id: [one.user for one in there if one.is_late] for table_id, there in at_table.items()}
        alone = {table_id: [one.user for one in there] for table_id, there in at_table.items() if len(there) == 1}
        return Hindrances(at_limit, self._numbers(league, late), self._numbers(league, alone))

    def _shown_hindrances(self, league: League) -> Hindrances | None:
        """What its message says holds its tables up; None where another process has written it, or this one before it
        was started: what was true then may have passed. Before the start of a league nothing can.
        """
        return self._hindrances.get(league.id, None if league.has_started else Hindrances())

    def _numbers(self, league: League, users: Mapping[int, list[int]]) -> dict[int, frozenset[int]]:
        """The players by number in the place of users, by table, where there are any."""
        numbers = {table_id: frozenset(self._leagues.numbers_of(league, here)) for table_id, here in users.items()}
        return {table_id: here for table_id, here in numbers.items() if here}

    def _on_holiday(self, league: League) -> set[int]:
        now = self._tables.now()
        users = [player.user for player in league.active() if player.user is not None]
        return self._leagues.numbers_of(league, [user for user in users if self._people.get(user).on_holiday(now)])

    async def _without_strangers(self, guild: discord.Guild, league: League, number: int) -> tuple[League, bool]:
        """Whoever is to play at a table and has left the server has left the league with it; gives whether nobody
        has.
        """
        fixture = league.fixture(number)
        players = [] if fixture is None else [league.player(one) for one in fixture.players]
        for player in players:
            if player is None or player.user is None:
                continue
            try:
                await guild.fetch_member(player.user)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MEMBER:
                    raise
                logger.info("league %d: a player has left the server", league.id)
                return await self._leagues.leave(league.id, player.user), False
        return league, True

    async def _bring_forward(self, guild: discord.Guild, league: League, number: int, *, is_new: bool) -> League:
        """Bring a table that has been created to its thread, and start it; gives the league."""
        fixture = league.fixture(number)
        table = None if fixture is None or fixture.table_id is None else await self._tables.find(fixture.table_id)
        if fixture is None or table is None or fixture.status != "opening":
            return league
        async with self._tables.leases.holding(table.id) as lease:
            if lease is None:
                # The process that looks after the table does it.
                return league
            if not await self._is_begun(guild, league, table, is_new=is_new):
                return await self._leagues.get(league.id)
        self._new.append(table.id)
        return await self._leagues.has_begun(league.id, number, table.id)

    async def _is_begun(self, guild: discord.Guild, league: League, table: Table, *, is_new: bool) -> bool:
        """Do what is missing until the table is played in its thread; False where that is not possible now."""
        fixture = next(item for item in league.fixtures if item.table_id == table.id)
        if table.status == "lobby" and table.open_seats():
            await self._leagues.give_up_table(league.id, fixture.number, table.id)
            return False
        if table.channel_id < PLACEHOLDERS:
            channel = guild.get_channel(league.channel_id)
            there = None if is_new else await self._thread_of(guild, channel, table)
            place = await open_thread(channel, table) if there is None else there
            if isinstance(place, str):
                await self._leagues.set_trouble(league.id, "league-trouble-thread")
                return False
            table = await self._tables.lifecycle.move(table.id, place)
        posts = await self._tables.store.messages.posts(table.id)
        if find(posts, CARD) is None:
            card = Post(table.id, CARD, 0, league.channel_id, 0, table.revision)
            await self._tables.store.messages.remember(card, is_pressed=True)
        if table.status == "lobby":
            await self._tables.lifecycle.start(table.id, table.users()[0])
        return True

    async def _thread_of(self, guild: discord.Guild, channel: object, table: Table) -> int | None:
        """The thread that was opened for the table before somebody stopped in the middle: its name begins with the
        table's number.
        """
        if not isinstance(channel, discord.TextChannel) or self._client.user is None:
            return None
        for thread in await guild.active_threads():
            is_ours = thread.parent_id == channel.id and thread.owner_id == self._client.user.id
            if is_ours and thread.name.startswith(f"{table.id} · "):
                return thread.id
        return None

    # --- messages -----------------------------------------------------------------------------------------------

    async def _post(self, guild: discord.Guild, league: League, hindrances: Hindrances) -> None:
        """Bring the league's message up to date, and say how it came out, once."""
        channel = guild.get_channel(league.channel_id)
        if not isinstance(channel, discord.TextChannel):
            # It is shown where a moderator takes it.
            return
        channels = await self.channels_of(league)
        text = league_text(league, league.language, channels, hindrances)
        picture = await draw_standings(league)
        message_id = await self._shown(channel, league, "league", league.message_id, text, picture)
        shown = msgspec.structs.replace(league, message_id=message_id)
        if league.status == "over":
            text = ending_text(league, league.language)
            ending = await self._shown(channel, league, "ending", league.ending_id, text, picture)
            shown = msgspec.structs.replace(shown, ending_id=ending)
        await self._tables.store.leagues.posted(shown)

    async def _shown(
        self,
        channel: discord.TextChannel,
        league: League,
        kind: str,
        message_id: int,
        text: str,
        picture: Picture | None,
    ) -> int:
        """Edit a message of the league, or post it where it is not there (any more); gives its id."""
        files = [] if picture is None else [file_of(picture, "league")]
        view = view_of(league_buttons(league, league.language))
        if message_id:
            message = channel.get_partial_message(message_id)
            try:
                await message.edit(content=text, view=view, attachments=files, allowed_mentions=NO_PINGS)
                return message_id
            except discord.DiscordException as error:
                if not is_out_of_reach(error):
                    raise
                files = [] if picture is None else [file_of(picture, "league")]
        # Another message follows one that is gone: it is named by what was there.
        begun = league.revision if kind == "ending" else 0
        named = nonce(self._tables, "league", kind, league.id, league.channel_id, message_id, begun)
        return (await send_once(channel, named, files, content=text, view=view, allowed_mentions=NO_PINGS)).id

    async def channels_of(self, league: League) -> dict[int, int]:
        """Where the tables are that are being played, by their number."""
        channels = dict[int, int]()
        for fixture in league.fixtures:
            table = await self._tables.find(fixture.table_id) if fixture.is_open and fixture.table_id else None
            if table is not None and table.channel_id >= PLACEHOLDERS:
                channels[table.id] = table.channel_id
        return channels


async def draw_standings(league: League, lang: str | None = None) -> Picture | None:
    """How a league stands, as a picture in its language or another one; None before the start."""
    if not league.has_started:
        return None
    return await asyncio.to_thread(standings_drawing, league, lang or league.language)
