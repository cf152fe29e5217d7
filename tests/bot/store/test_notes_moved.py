"""A database of format 13, in which posts and preferences held all kinds of notes: each is found where it belongs."""

import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.model.drafts import Draft
from bot.model.posts import BoardState, ClosedDm, ClosedThread, Closing, Post, Room
from bot.operate.database.restore import restore
from bot.store import Store
from bot.store.connection import open_database
from bot.store.migrate import migration_files
from tests.bot.tables.room import ANA, BEN, CARA

FORMAT = 13
TABLES = (("playing", 77), ("over", 78), ("closed", 79), ("lobby", 80))
PEOPLE = {"ANA": ANA, "BEN": BEN, "CARA": CARA}
BOARD = '{"first":1,"last":9,"pinged":[ANA,BEN],"turn":4,"called":[BEN],"owed":[ANA],"posed":7,"revision":8}'
POSTS = (
    (1, "board", 0, 77, 501, BOARD),
    (1, "meant", 0, 77, 0, '{"digest":"abc","detail":{"first":9,"last":11,"pinged":[ANA],"turn":5,"called":[]}}'),
    (1, "old-499", 0, 77, 499, '{"first":0,"last":1,"pinged":[BEN],"turn":3}'),
    (1, "card", 0, 70, 502, "0dd7b6b03ed27fbe8caf4767"),
    (1, "hand", ANA, 90, 503, "facts-and-mark"),
    (1, "hand-thread", BEN, 91, 504, "1234"),
    (1, "thread-closed", CARA, 0, 0, "hand-thread-kind"),
    (1, "vote-6", 0, 77, 505, "[ANA,CARA]"),
    (1, "vote-7", 0, 77, 506, ""),
    (1, "room", 0, 77, 0, "[ANA,BEN]"),
    (1, "asked-for-seat", CARA, 0, 0, "1795356236"),
    (2, "board", 0, 78, 510, '{"first":0,"last":50,"pinged":[],"turn":-1,"called":[],"owed":[BEN]}'),
    (2, "closing", 0, 78, 0, "1795615438.25"),
    (2, "again", 0, 99, 0, "4"),
    (2, "thread-closed", ANA, 0, 0, ""),
    (3, "closed-by", ANA, 0, 0, ""),
    (3, "board", 0, 79, 511, ""),
    (4, "invited-520", 0, 80, 520, "[BEN]"),
    (4, "board", 0, 80, 512, '{"first":0,"last":0,"pinged":[],"turn":0,"called":null,"owed":[]}'),
)
PREFERENCES = (
    (ANA, "settings", '{"language":"es"}'),
    (ANA, "language", "en"),
    (ANA, "dm-closed", "untold"),
    (BEN, "dm-closed", "told"),
    (CARA, "dm-closed", "no"),
    (ANA, "draft-1", '{"revision":84,"key":"deploy","picks":["disk:rome","done"],"focus":"f","node":"n","typed":"t"}'),
    (BEN, "draft-1", '{"revision":3,"key":"withdraw"}'),
    (CARA, "draft-1", "not even JSON"),
    (0, "heartbeat", "1795000000.5"),
    (0, "salt", "5a17"),
    (0, "restored", "1794000000.75"),
    (0, "commands-17-global", "b7818b"),
)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database as the version before wrote it, with every kind of note."""
    folder, made = tmp_path / "old", tmp_path / "games.sqlite3"
    folder.mkdir()
    for migration in migration_files()[:FORMAT]:
        shutil.copy(migration, folder)
    await (await open_database(made, migrations=folder)).close()
    with sqlite3.connect(made) as db:
        for number, (status, channel) in enumerate(TABLES, 1):
            db.execute(
                "INSERT INTO tables (id, game, options, seats, seed, language, channel_id, host, status, created_at,"
                " changed_at, revision, posted_revision, match_revision, waiting)"
                " VALUES (?, 'tigris', '{}', 2, 1, 'en', ?, ?, ?, 1, 9.5, 3, 3, 0, '[]')",
                (number, channel, ANA, status),
            )
        for seat, user in enumerate((ANA, BEN)):
            db.execute("INSERT INTO seats (table_id, seat, user_id, name) VALUES (1, ?, ?, 'x')", (seat, user))
        for *place, noted in POSTS:
            for name, user in PEOPLE.items():
                noted = noted.replace(name, str(user))
            db.execute("INSERT INTO posts VALUES (?, ?, ?, ?, ?, 2, ?)", (*place, noted))
        db.executemany("INSERT INTO preferences VALUES (?, ?, ?)", PREFERENCES)
    return made


async def test_every_note_is_found_again(file: Path) -> None:
    store = await Store.open(file)
    messages = store.messages
    sent = BoardState(9, 11, (ANA,), 5)
    assert await messages.posts(1) == [
        Post(1, "board", 0, 77, 501, 2, board=BoardState(1, 9, (ANA, BEN), 4, (BEN,), (ANA,), 7, 8)),
        Post(1, "card", 0, 70, 502, 2, "0dd7b6b03ed27fbe8caf4767"),
        Post(1, "hand", ANA, 90, 503, 2, "facts-and-mark"),
        Post(1, "hand-thread", BEN, 91, 504, 2, "1234"),
        Post(1, "meant", 0, 77, 0, 2, "abc", sent),
        Post(1, "old-499", 0, 77, 499, 2, board=BoardState(0, 1, (BEN,), 3, (BEN,))),
        Post(1, "vote-6", 0, 77, 505, 2, owed=(ANA, CARA)),
        Post(1, "vote-7", 0, 77, 506, 2),
    ]
    assert await messages.posts(2) == [Post(2, "board", 0, 78, 510, 2, board=BoardState(0, 50, (), -1, (), (BEN,)))]
    assert await messages.posts(3) == [Post(3, "board", 0, 79, 511, 2)]
    assert await messages.posts(4) == [
        Post(4, "board", 0, 80, 512, 2, board=BoardState()),
        Post(4, "invited-520", 0, 80, 520, 2, owed=(BEN,)),
    ]
    assert [post.kind for post in await messages.owing()] == ["vote-6", "invited-520"]
    assert await messages.room(1) == Room(77, (ANA, BEN))
    assert await messages.closed_thread(1, CARA, 9.0) == ClosedThread("hand-thread-kind")
    assert (await messages.closed_thread(2, ANA, 9.0)).is_told
    assert [await messages.closed_dm(user, 9.0) for user in (ANA, BEN, CARA)] == [
        ClosedDm(),
        ClosedDm(is_told=True),
        None,
    ]
    assert await store.seat_request(1, CARA) == 1795356236
    assert await store.closings() == [Closing(2, 78, 1795615438.25)]
    assert [await store.next_table(number) for number in (1, 2)] == [None, 4]
    assert [(await store.table(number)).closed_by for number in (1, 2, 3)] == [None, None, ANA]
    assert await store.draft(1, ANA) == Draft(84, "deploy", ("disk:rome", "done"), "f", "n", "t")
    assert await store.draft(1, BEN) == Draft(3, "withdraw")
    assert await store.draft(1, CARA) is None
    assert await store.service.heartbeat() == 1795000000.5
    assert await store.service.restored() == ("5a17", 1794000000.75)
    assert await store.service.command_digest("17-global") == "b7818b"
    assert await store.preferences("settings") == [(ANA, '{"language":"es"}')]
    assert await store.preferences("language") == [(ANA, "en")]
    await store.close()
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT COUNT(*) FROM preferences").fetchone() == (2,)
        assert db.execute("SELECT COUNT(*) FROM posts WHERE message_id = 0 AND kind <> 'meant'").fetchone() == (0,)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_a_copy_of_before_is_put_in_place_and_told(file: Path, tmp_path: Path) -> None:
    with sqlite3.connect(file) as db:
        db.execute("DELETE FROM preferences WHERE user_id = 0")
    database = tmp_path / "now.sqlite3"
    await (await Store.open(database)).close()
    restore(file, database, datetime(2026, 1, 1, tzinfo=UTC))
    store = await Store.open(database)
    salt, restored = await store.service.restored()
    assert (len(salt), restored) == (16, 9.5)
    await store.close()
