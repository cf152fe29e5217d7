"""A file that an older version has written, games in it, opened by this one."""

import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.store import SqliteStore
from bot.store.connection import open_database
from bot.store.migrate import migration_files
from bot.table_model import Ballot, Sitting
from engine.core.match import Match
from tests.bot.tables.room import ANA, BEN, Room, position

OLD = 1
"""The format of the file: that of the first release."""


@pytest.fixture
async def old_file(tmp_path: Path) -> Path:
    """A file in the old format: one game in play after one answer, one over, one closed in the lobby, a vote."""
    folder, file = tmp_path / "old", tmp_path / "games.sqlite3"
    folder.mkdir()
    for migration in migration_files()[:OLD]:
        shutil.copy(migration, folder)
    await (await open_database(file, migrations=folder)).close()
    match = Match.create("tigris", {"first-player": "first-seat"}, 2, 11)
    match.answer(0, "action", (next(item for item in match.asks()[0].options if item.startswith("leader")),))
    with sqlite3.connect(file) as db:
        for table, channel, status in ((1, 77, "playing"), (2, 78, "over"), (3, 79, "closed"), (4, 80, "lobby")):
            db.execute(
                "INSERT INTO tables VALUES (?, 'tigris', ?, 2, 11, 'es', 9, ?, ?, ?, 5.5, 8.5, 4, 3, ?, ?)",
                (table, msgspec.json.encode(match.options).decode(), channel, ANA, status, match.revision, "[0]"),
            )
            db.execute("INSERT INTO seats VALUES (?, 0, ?, 'Ana', NULL)", (table, ANA))
            db.execute("INSERT INTO seats VALUES (?, 1, ?, 'Ben', NULL)", (table, BEN))
            if status in ("playing", "over"):
                _write_match(db, table, match)
        db.execute("INSERT INTO votes VALUES (7, 1, ?)", (ANA,))
        db.execute("INSERT INTO consents VALUES (7, ?)", (BEN,))
    return file


def _write_match(db: sqlite3.Connection, table: int, match: Match) -> None:
    for point in match.checkpoints:
        db.execute(
            "INSERT INTO checkpoints VALUES (?, ?, ?, ?)", (table, point.answers, point.rules_version, point.data)
        )
    for answer in match.record:
        values = (answer.serial, answer.seat, answer.key, msgspec.json.encode(answer.ids).decode(), answer.revision)
        db.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", (table, *values, answer.barrier))
    for entry in match.log:
        event = msgspec.json.encode(entry.event).decode()
        db.execute("INSERT INTO log VALUES (?, ?, ?, ?, 0, 2)", (table, entry.number, entry.answers, event))


async def test_games_in_play_go_on(old_file: Path) -> None:
    room = await Room.at(old_file)
    table = room.tables.at(77)
    assert table is not None
    assert (table.pace, table.entry, table.watch, table.invited) == ("none", "open", "everyone", ())
    assert table.since(0) == table.changed_at == 8.5
    assert (table.users(), table.names(), table.waiting_for()) == ([ANA, BEN], ["Ana", "Ben"], [ANA])
    before = position(await room.tables.match(table.id))
    after = (await room.do(table, ANA, "pass")).table
    assert (after.revision, after.users()) == (5, [ANA, BEN])
    assert position(await room.tables.match(table.id)) != before
    lent = await room.tables.seating.lend(table.id, BEN)
    assert lent.table.lent_seat(BEN) == 1
    await room.tables.shut_down()


async def test_who_sat_there_is_known_as_far_as_it_was_written(old_file: Path) -> None:
    store = await SqliteStore.open(old_file)
    table = await store.table(1)
    assert table is not None
    written = len((await store.record(table)).log)
    assert written > 0
    assert await store.history(1) == [
        Sitting(0, ANA, "Ana", None, 5.5, None, 0, None),
        Sitting(1, BEN, "Ben", None, 5.5, None, 0, None),
    ]
    assert await store.history(2) == [
        Sitting(0, ANA, "Ana", None, 5.5, 8.5, 0, written),
        Sitting(1, BEN, "Ben", None, 5.5, 8.5, 0, written),
    ]
    assert (await store.history(3), await store.history(4)) == ([], [])
    await store.close()


async def test_a_vote_that_was_open_still_is(old_file: Path) -> None:
    store = await SqliteStore.open(old_file)
    assert await store.votes(1) == [Ballot(7, 1, ANA, agreed=(BEN,))]
    await store.close()
