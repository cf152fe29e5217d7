"""Tables of leagues are opened once, wherever the bot is stopped in the middle; messages come once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.model.leagues import PLACEHOLDERS, League, LeagueGame
from bot.model.table import Ballot, Limits
from bot.posting.kinds import CARD
from bot.posting.leagues import keeper
from bot.posting.leagues.keeper import LeagueKeeper
from bot.store.driver import Row, Session
from bot.tables.leagues import changes
from bot.tables.people import People
from bot.tables.votes import opened
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room

ME, CHANNEL = 1 << 61, 5 << 22


class Stopped(BaseException):
    """The process ends here."""


class Server:
    """A server of Discord with one channel: its threads and messages stay whatever becomes of the bot."""

    def __init__(self) -> None:
        self.threads: list[Mock] = []
        self.sent: dict[str, Mock] = {}
        self.edits = list[str]()
        self.strangers = set[int]()
        self.channel = Mock(spec=discord.TextChannel, id=CHANNEL)
        self.channel.is_news.return_value = False
        self.channel.create_thread = self._create_thread
        self.channel.send = self._send
        self.channel.get_partial_message.return_value = Mock(edit=self._edit)
        self.guild = Mock(spec=discord.Guild, id=9, unavailable=False)
        self.guild.get_channel.return_value = self.channel
        self.guild.active_threads = AsyncMock(return_value=self.threads)
        self.guild.fetch_member = self._fetch_member
        self.client = Mock(spec=discord.Client, user=Mock(id=ME))
        self.client.get_guild.return_value = self.guild

    async def _create_thread(self, *, name: str, **_: Any) -> Mock:
        thread = Mock(id=CHANNEL + 1 + len(self.threads), owner_id=ME, parent_id=CHANNEL)
        thread.name = name
        self.threads.append(thread)
        return thread

    async def _send(self, *, nonce: str, content: str, **_: Any) -> Mock:
        made = Mock(id=CHANNEL + 1000 + len(self.sent), content=content, attachments=[], edit=AsyncMock())
        return self.sent.setdefault(nonce, made)

    async def _edit(self, *, content: str, **_: Any) -> None:
        self.edits.append(content)

    async def _fetch_member(self, user: int) -> Mock:
        if user in self.strangers:
            raise discord.NotFound(Mock(status=404, reason=""), {"code": 10007, "message": "Unknown Member"})
        return Mock(id=user)

    def keeper(self, room: Room) -> LeagueKeeper:
        """A bot's keeper over this server."""
        return LeagueKeeper(self.client, room.tables, People(room.store), AsyncMock(return_value=None), lambda: None)


async def started(room: Room, *users: int, at_once: int = 1) -> League:
    leagues = room.tables.leagues
    made = await leagues.open(
        name="Cup",
        guild_id=9,
        channel_id=CHANNEL,
        host=ANA,
        language="en",
        pace="daily",
        league_games=[LeagueGame("nim", 2)],
        at_once=at_once,
    )
    for user in users:
        await leagues.join(made.id, user, f"user {user}")
    return await leagues.change(made.id, changes.started)


def stops_after(monkeypatch: pytest.MonkeyPatch, holder: Any, name: str, *, before: bool) -> None:
    """The process ends once: before or after what this function does."""
    real: Callable[..., Awaitable[Any]] = getattr(holder, name)
    ended = list[bool]()

    async def ending(*args: Any, **more: Any) -> Any:
        if ended:
            return await real(*args, **more)
        ended.append(True)
        if not before:
            await real(*args, **more)
        raise Stopped

    monkeypatch.setattr(holder, name, ending)


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("step", ["create", "thread", "move", "card", "start", "note"])
async def test_stopped_anywhere_a_table_is_opened_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, step: str, before: bool
) -> None:
    server = Server()
    league = await started(room, ANA, BEN)
    tables = room.tables
    holder, name = {
        "create": (tables.leagues, "create_table"),
        "thread": (keeper, "open_thread"),
        "move": (tables.lifecycle, "move"),
        "card": (tables.store.messages, "remember"),
        "start": (tables.lifecycle, "start"),
        "note": (tables.leagues, "has_begun"),
    }[step]
    stops_after(monkeypatch, holder, name, before=before)
    with pytest.raises(Stopped):
        await server.keeper(room).look()
    assert await server.keeper(room).look()
    assert await server.keeper(room).look()
    league = await tables.leagues.get(league.id)
    (fixture,) = league.fixtures
    (table,) = await tables.store.tables_to_load()
    assert fixture.table_id == table.id
    assert (fixture.status, table.status) == ("playing", "playing")
    (thread,) = server.threads
    assert table.channel_id == thread.id
    assert [post.kind for post in await tables.store.messages.posts(table.id)] == [CARD]
    assert (league.posted_revision, len(server.sent)) == (league.revision, 1)


async def test_next_tables_open_as_earlier_ones_end_and_the_end_is_told_once(room: Room) -> None:
    server = Server()
    league = await started(room, ANA, BEN, CARA)
    for _ in range(3):
        await server.keeper(room).look()
        (table,) = room.tables.open_tables()
        assert table.channel_id >= PLACEHOLDERS
        await room.play_on(table)
    keeper_now = server.keeper(room)
    await keeper_now.look()
    await keeper_now.look()
    league = await room.tables.leagues.get(league.id)
    assert league.status == "over"
    assert len(server.threads) == 3
    assert [message.content.startswith("🏆") for message in server.sent.values()] == [False, True]
    assert await room.store.leagues.at_work() == []


async def test_who_has_left_the_server_has_left_the_league(room: Room) -> None:
    server = Server()
    server.strangers.add(CARA)
    league = await started(room, ANA, BEN, CARA)
    for _ in range(3):
        await server.keeper(room).look()
    league = await room.tables.leagues.get(league.id)
    assert [player.user for player in league.active()] == [ANA, BEN]
    assert [sorted(table.users()) for table in room.tables.open_tables()] == [[ANA, BEN]]


async def test_where_no_thread_can_be_opened_the_league_says_so_and_goes_on_later(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server()
    league = await started(room, ANA, BEN)
    forbidden = discord.Forbidden(Mock(status=403, reason=""), {"code": 50013, "message": "Missing Permissions"})
    real = server.channel.create_thread
    server.channel.create_thread = AsyncMock(side_effect=forbidden)
    await server.keeper(room).look()
    league = await room.tables.leagues.get(league.id)
    assert league.trouble == "league-trouble-thread"
    assert "create public threads" in next(iter(server.sent.values())).content
    server.channel.create_thread = real
    for _ in range(2):
        await server.keeper(room).look()
    league = await room.tables.leagues.get(league.id)
    assert (league.trouble, league.fixtures[0].status, len(server.threads)) == ("", "playing", 1)


async def test_who_is_at_the_limit_of_open_tables_holds_nobody_else_up_and_the_message_names_them(room: Room) -> None:
    server = Server()
    other, _ = await room.playing(DAN), await room.playing(DAN, channel=78)
    room.tables.leagues._transactions.limits = Limits(lobbies=0, person=2, server=0)
    league = await started(room, ANA, BEN, CARA, at_once=2)
    keeper_now = server.keeper(room)
    await keeper_now.look()
    opened = [table for table in room.tables.open_tables() if table.game == "nim"]
    assert [sorted(table.users()) for table in opened] == [[BEN, CARA]]
    (message,) = server.sent.values()
    assert f"user {ANA} sits at as many open tables as one may" in message.content
    assert f"user {BEN} sits" not in message.content
    await room.tables.lifecycle.close(other.id, ANA)
    await server.keeper(room).look()
    assert "as many open tables" in server.edits[-1], "the other table of theirs waits"
    league = await room.tables.leagues.get(league.id)
    assert [fixture.status for fixture in league.fixtures].count("playing") == 2


async def test_a_full_server_is_named_instead_and_nothing_is_tried_again_at_once(room: Room) -> None:
    server = Server()
    room.tables.leagues._transactions.limits = Limits(lobbies=0, person=0, server=1)
    await room.playing(DAN)
    await started(room, ANA, BEN, CARA)
    await server.keeper(room).look()
    assert [table.game for table in room.tables.open_tables()] == ["tigris"]
    assert "This server has as many open tables as it may" in next(iter(server.sent.values())).content


async def test_whose_time_is_out_stands_in_the_message_until_they_have_played(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "AGAIN", 0.0)
    server = Server()
    league = await started(room, ANA, BEN)
    looking = server.keeper(room)
    await looking.look()
    (table,) = room.tables.open_tables()
    late = table.waiting_for()[0]
    name = next(player.name for player in league.players if player.user == late)
    question = Ballot(0, table.id, late, "late", {"seat": table.seat_of(late) or 0, "user": late, "name": "x"})
    await opened(room.store, table, question, [])
    await looking.look()
    assert f"⏳ {name}: time is out" in server.edits[-1]
    count = len(server.edits)
    await looking.look()
    assert len(server.edits) == count, "nothing has changed"
    match = await room.tables.match(table.id)
    ask = match.asks()[0]
    await room.tables.answers.give(table.id, late, [(ask.key, [ask.options.all[0]])], match.known_revision(ask.seat))
    await looking.look()
    assert "⏳" not in server.edits[-1]


async def asked_about(room: Room, league: League) -> tuple[int, str]:
    """The others of the league's one table are asked about who is late there: the user, and their name."""
    (table,) = room.tables.open_tables()
    late = table.waiting_for()[0]
    question = Ballot(0, table.id, late, "late", {"seat": table.seat_of(late) or 0, "user": late, "name": "x"})
    await opened(room.store, table, question, [])
    return late, next(player.name for player in league.players if player.user == late)


async def test_what_held_a_table_up_when_the_bot_ended_stands_there_no_longer_than_it_is_true(room: Room) -> None:
    server = Server()
    league = await started(room, ANA, BEN)
    await server.keeper(room).look()
    late, name = await asked_about(room, league)
    await server.keeper(room).look()
    assert f"⏳ {name}: time is out" in server.edits[-1]
    await server.keeper(room).look()
    (table,) = room.tables.open_tables()
    match = await room.tables.match(table.id)
    ask = match.asks()[0]
    await room.tables.answers.give(table.id, late, [(ask.key, [ask.options.all[0]])], match.known_revision(ask.seat))
    await server.keeper(room).look()
    assert "⏳" not in server.edits[-1]


async def test_who_plays_on_alone_is_named_as_no_clock_runs_there(room: Room) -> None:
    server = Server()
    await started(room, ANA, BEN)
    looking = server.keeper(room)
    await looking.look()
    assert "without a clock" not in next(iter(server.sent.values())).content
    (table,) = room.tables.open_tables()
    await room.tables.seating.resign(table.id, ANA)
    await server.keeper(room).look()
    assert f"user {BEN} plays on alone with computers, without a clock" in server.edits[-1]


async def test_what_holds_tables_up_is_one_query_however_many_there_are(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server()
    league = await started(room, ANA, BEN, CARA, DAN, at_once=3)
    looking, queries = server.keeper(room), list[str]()
    for _ in range(2):
        await looking.look()
    league = await room.tables.leagues.get(league.id)
    tables = [fixture for fixture in league.fixtures if fixture.status == "playing"]
    assert len(tables) == 6
    for table in room.tables.open_tables():
        late = table.waiting_for()[0]
        question = Ballot(0, table.id, late, "late", {"seat": table.seat_of(late) or 0, "user": late, "name": "x"})
        await opened(room.store, table, question, [])

    async def class_of(session: Session) -> type[Session]:
        return type(session)

    kind = await room.store.database.read(class_of)
    rows = kind.rows

    async def counted(self: Session, query: str, *values: object) -> list[Row]:
        queries.append(query)
        return await rows(self, query, *values)

    monkeypatch.setattr(kind, "rows", counted)
    hindrances = await looking._hindrances_of(league, frozenset())
    assert len(hindrances.late) == 6
    assert len(queries) == 1
