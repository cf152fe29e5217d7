"""Somebody who has done all that can be done here, and is forgotten: their id and name are nowhere in the file then."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.model.drafts import Draft
from bot.model.leagues import LeagueGame
from bot.model.lessons import LessonProgress
from bot.model.posts import ClosedDm, ClosedThread
from bot.store.people import MINE
from bot.tables.plans.planning import NoSuchOrder
from tests.bot.simcord.plays import chosen
from tests.bot.simcord.stage import Person, Stage, app, lobby_button

NAME = "Benedicta Unmistakable"
NIGHT = 1_800_000_000.0

PLANTED = {
    "banks.user_id",
    "clocks.user_id",
    "closed_dms.user_id",
    "closed_threads.user_id",
    "consents.user_id",
    "contacts.user_id",
    "league_players.user_id",
    "leagues.host",
    "notices.args",
    "drafts.user_id",
    "hand_retries.user_id",
    "lessons.user_id",
    "plan_notes.user_id",
    "plans.user_id",
    "post_users.user_id",
    "posts.user_id",
    "preferences.user_id",
    "result_seats.user_id",
    "room_users.user_id",
    "seat_history.user_id",
    "seat_requests.user_id",
    "seats.owner",
    "seats.user_id",
    "seen.user_id",
    "standing_orders.user_id",
    "tables.closed_by",
    "tables.host",
    "tables.invited",
    "tables.kicked",
    "votes.asker",
    "votes.payload",
}
"""Every column that a user's id can get into."""


def columns(path: Path) -> dict[str, list[str]]:
    """The columns of every table of the file."""
    with sqlite3.connect(path) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in tables}


def found(path: Path, text: object) -> list[tuple[str, str]]:
    """Where a text stands in the file: the column, and the kind of thing it is."""
    places = []
    with sqlite3.connect(path) as db:
        for table, names in columns(path).items():
            for row in db.execute(f"SELECT * FROM {table}"):
                values = dict(zip(names, row, strict=True))
                places += [
                    (f"{table}.{name}", str(values.get("kind") or values.get("key") or ""))
                    for name, value in values.items()
                    if str(text) in (value.decode("latin-1") if isinstance(value, bytes) else str(value))
                ]
    return places


class Life:
    """Ben at many tables of one server."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tables = stage.tables
        self.channels: dict[int, Any] = {}
        self.ann, self.ben, self.cara, self.dan = (stage.person(name) for name in ("Ann", NAME, "Cara", "Dan"))

    async def lobby(self, *people: Person, game: str = "tigris") -> int:
        """A lobby of these people in a channel of its own; gives back the table's number."""
        channel = self.stage.guild.create_text_channel("room")
        await self.stage.env.settle()
        await people[0].type("game new", channel, game=game, seats=max(2, len(people)), where="here")
        for person in people[1:]:
            board = self.stage.board(channel)
            await person.press_id(board, lobby_button(board, "join"))
        table = self.stage.table(channel).id
        self.channels[table] = channel
        return table

    async def game(self, *people: Person, game: str = "tigris", pace: str = "none", private: bool = False) -> int:
        """A game of these people."""
        table = await self.lobby(*people, game=game)
        await self.tables.lobby.set(table, people[0].id, "pace", pace)
        if private:
            await self.tables.lobby.set(table, people[0].id, "watch", "players")
        board = self.stage.board(self.channel(table))
        await people[0].press_id(board, lobby_button(board, "start"))
        return table

    async def order(self, table: int) -> None:
        """Ben lets reactions pass, as soon as that can be said."""
        rng = random.Random(3)
        for _ in range(400):
            with contextlib.suppress(NoSuchOrder):
                await self.tables.plans.order(table, self.ben.id, "reactions", "turn")
                return
            ask, now = (await self.tables.match(table)).asks()[0], self.tables.get(table)
            assert now is not None
            await self.tables.answers.give(table, now.user_at(ask.seat) or 0, [(ask.key, chosen(ask, rng))])
        raise AssertionError("no order was possible")

    async def played(self) -> None:
        """All of it: afterwards Ben's id stands in every column of ``PLANTED``."""
        ann, ben, cara, dan, seating = self.ann, self.ben, self.cara, self.dan, self.tables.seating
        await ben.type("settings", **{"time-zone": "Asia/Tokyo"})
        await self.tables.store.lessons.put(ben.id, "tigris", "kingdom", LessonProgress(((),)), NIGHT)
        # Owed a call to a turn, to a question and to an invitation, and a clock that runs.
        asked = await self.game(ann, ben, pace="daily")
        await app(self.stage).people.set(ben.id, quiet_from="0", quiet_until="23")
        await self.until_asked(asked, ben)
        await app(self.stage).clocks.refresh()
        await self.tables.plans.plan(asked, ben.id, "end-turn", [["pass"]])
        await ben.type("catchup", self.channel(asked))
        await self.tables.store.keep_draft(asked, self.seat(asked), ben.id, Draft(1, "action"))
        there = await self.game(ann, cara)
        await ann.type("game substitute", self.channel(there), player=ben.member)
        by_invitation = await self.lobby(ann)
        await self.tables.lobby.set(by_invitation, ann.id, "entry", "invited")
        await ann.type("game invite", self.channel(by_invitation), player=ben.member)
        # Nobody has heard of these answers yet: one who never sat there, one who did in a lobby, a new host.
        refused = await seating.ask_substitute(there, cara.id, ben.id, NAME)
        await self.tables.votes.cast(there, ben.id, refused.id, False)
        left = await self.lobby(ann, ben)
        swap = await seating.ask_swap(left, ann.id, ben.id)
        await self.tables.votes.cast(left, ben.id, swap.id, False)
        await self.tables.lifecycle.leave(left, ann.id)
        # A seat asked for, one voted about, one lent, one given up with a plan; a lobby one must not join.
        await seating.ask_for_seat(there, ben.id, NAME, 0)
        many = await self.game(ann, ben, cara, dan)
        removal = await seating.ask_removal(many, ann.id, dan.id)
        await self.tables.votes.cast(many, ben.id, removal.id, False)
        await seating.lend(await self.game(ann, ben), ben.id)
        given_up = await self.game(ann, ben)
        await self.tables.plans.plan(given_up, ben.id, "end-turn", [["pass"]])
        await seating.resign(given_up, ben.id)
        await self.tables.lobby.kick(await self.lobby(ann, ben), ann.id, 1)
        await self.order(await self.game(ann, ben, cara, game="inner_sea"))
        # Two private games, one of which has ended without anybody having been shown so.
        await self.game(ben, cara, private=True)
        ended = await self.game(ben, ann, private=True)
        await self.tables.lifecycle.close(ended, ben.id)
        await self.stage.env.settle()
        league = await self.tables.leagues.open(
            name="League",
            guild_id=self.stage.guild.id,
            channel_id=self.stage.channel.id,
            host=ben.id,
            language="en",
            pace="none",
            league_games=[LeagueGame("tigris", 2)],
            at_once=1,
        )
        await self.tables.leagues.join(league.id, ben.id, NAME)
        # Doors that Discord has found closed.
        await self.tables.store.messages.close_dm(ben.id, ClosedDm(is_told=True))
        await self.tables.store.messages.close_thread(many, ben.id, ClosedThread("hand-thread-kind"))
        await self.tables.store.contacts.retry(many, ben.id, NIGHT)

    async def until_asked(self, table: int, person: Person) -> None:
        """The others pass until the table waits for this person, and that is shown."""
        for _ in range(4):
            now = self.tables.get(table)
            assert now is not None
            if now.waiting_for() == [person.id]:
                return
            await self.ann.type("tigris pass", self.channel(table))
        raise AssertionError("never asked")

    def channel(self, table: int) -> Any:
        return self.channels[table]

    def seat(self, table: int) -> int:
        now = self.tables.get(table)
        assert now is not None
        seat = now.seat_of(self.ben.id)
        assert seat is not None
        return seat


@pytest.fixture
async def life(stage: Stage) -> Life:
    stage.clock = lambda: NIGHT
    made = Life(stage)
    await made.played()
    return made


@pytest.mark.sqlite
async def test_nothing_is_left_of_who_is_forgotten(stage: Stage, life: Life) -> None:
    ben, file = life.ben, stage.database
    planted = found(file, ben.id)
    assert {column for column, _ in planted} == PLANTED
    noted = {kind.rstrip("0123456789") for column, kind in planted if column == "post_users.user_id"}
    assert noted >= {"board", "vote-", "invited-"}
    rooms = [row["channel"] for row in (await stage.tables.store.person(ben.id))["rooms"]]
    asked = await ben.press((await ben.type("privacy")).message, "Delete it")
    done = await ben.press(asked.message, "Yes, delete everything")
    assert done.text.startswith("Done: nothing of you is stored any more.")
    assert (found(file, ben.id), found(file, NAME)) == ([], [])
    assert len(rooms) == 2
    assert all(stage.sent("DELETE", f"/channels/{room}/thread-members/{ben.id}") for room in rooms)
    # Nor does what is remembered write it again: clocks, calls, what is posted now and after the next start.
    await app(stage).clocks.refresh()
    await app(stage).publisher.calls.call(NIGHT + 15 * 3600)
    await stage.restart()
    for table in stage.tables.open_tables():
        await app(stage).publisher.publish(table.id)
    assert (found(file, ben.id), found(file, NAME)) == ([], [])
    for other in (life.ann, life.cara, life.dan):
        assert found(file, other.id), "of others nothing goes"


async def test_the_file_of_ones_own_has_every_kind_of_it(stage: Stage, life: Life) -> None:
    ben = life.ben
    reply = await ben.press((await ben.type("privacy")).message, "Send me all of it")
    stored = json.loads(stage.env.backend.cdn.get(reply.result.followups[0].attachments[0].url))
    empty = {kind for kind in MINE if not stored[kind]}
    # Answers and times are handed out when a game is over, and these were never played; Ben sits wherever Ben is host,
    # and is not blocked (see test_blocked.py).
    assert empty <= {"answers", "answer_counts", "answer_times", "opened", "blocked", "orders", "ratings"}
    about = [json.loads(row["payload"]) for row in stored["asked_about"]]
    assert all(payload["user"] == ben.id and payload["name"] == NAME for payload in about)
    others = json.dumps({kind: rows for kind, rows in stored.items() if kind not in ("questions", "notices")})
    assert not any(str(other.id) in others for other in (life.ann, life.cara, life.dan))


async def rooms(stage: Stage, table: int) -> list[list[int]]:
    """Whom the private thread of a table is known to have let in."""
    room = await stage.tables.store.messages.room(table)
    return [] if room is None else [list(room.users)]


async def test_whom_a_private_thread_has_let_in_is_known_until_the_game_is_over(stage: Stage) -> None:
    life = Life(stage)
    table = await life.game(life.ann, life.ben, private=True)
    inside = [sorted([life.ann.id, life.ben.id])]
    assert await rooms(stage, table) == inside
    # Nobody is owed a call for having been let in.
    await app(stage).people.set(life.ben.id, quiet_from="0", quiet_until="23")
    await stage.restart()
    life.tables = stage.tables
    for hour in range(0, 24, 12):
        await app(stage).publisher.calls.call(NIGHT + hour * 3600)
    assert await rooms(stage, table) == inside
    await stage.tables.seating.resign(table, life.ben.id)
    await app(stage).publisher.publish(table)
    assert await rooms(stage, table) == [[life.ann.id]]
    await stage.tables.lifecycle.close(table, life.ann.id)
    await app(stage).publisher.publish(table)
    assert await rooms(stage, table) == []
