"""A file that an older version has written, games in it, opened by this one."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.model.clocks import Bank, Clock
from bot.model.plans import (
    Plan,
    PlanNote,
    ReadMark,
    StandingOrder,
)
from bot.model.table import Ballot, Sitting
from bot.store import Store, states
from bot.store.connection import open_database
from bot.store.migrate import PLACEHOLDERS, migration_files
from engine.core.errors import Reason
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.clock.watch import Watch
from tests.bot.tables.room import ANA, BEN, CARA, Room, position

OLD, LATER = 1, 6
"""The formats of the files: that of the first release, and the last one before states leaned on each other."""

COLUMNS = (
    "id, game, options, seats, seed, language, guild_id, channel_id, host, status, created_at, changed_at,"
    " revision, posted_revision, match_revision, waiting"
)


@pytest.fixture
async def old_file(tmp_path: Path) -> Path:
    """A file as the first release wrote it."""
    return await written(tmp_path, OLD)


@pytest.fixture(params=[(OLD, False), (LATER, False), (PLACEHOLDERS, True), (PLACEHOLDERS + 1, True)])
async def any_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file of any of the old formats, those among them that have gone through empty migrations."""
    return await written(tmp_path, *request.param)


async def written(tmp_path: Path, number: int, placeholders: bool = False) -> Path:
    """A file in an old format: one game in play after one answer, one over, one closed; a vote, drafts."""
    folder, file = tmp_path / "old", tmp_path / "games.sqlite3"
    folder.mkdir()
    for migration in migration_files()[:number]:
        shutil.copy(migration, folder)
        if placeholders and 1 < int(migration.name[:4]) <= PLACEHOLDERS:
            (folder / migration.name).write_text("-- Answers that players give ahead of time.\n")
    await (await open_database(file, migrations=folder)).close()
    match = Match.create(load_game("tigris"), {"first-player": "first-seat"}, 2, 11)
    match.answer(0, "action", (next(item for item in match.asks()[0].options if item.startswith("leader")),))
    with sqlite3.connect(file) as db:
        for table, channel, status in ((1, 77, "playing"), (2, 78, "over"), (3, 79, "closed"), (4, 80, "lobby")):
            db.execute(
                f"INSERT INTO tables ({COLUMNS})"
                " VALUES (?, 'tigris', ?, 2, 11, 'es', 9, ?, ?, ?, 5.5, 8.5, 4, 3, ?, ?)",
                (table, msgspec.json.encode(match.options).decode(), channel, ANA, status, match.revision, "[0]"),
            )
            db.execute("INSERT INTO seats (table_id, seat, user_id, name) VALUES (?, 0, ?, 'Ana')", (table, ANA))
            db.execute("INSERT INTO seats (table_id, seat, user_id, name) VALUES (?, 1, ?, 'Ben')", (table, BEN))
            if status in ("playing", "over"):
                _write_match(db, table, match)
        for user, key in ((ANA, "draft-1"), (CARA, "draft-1"), (ANA, "draft-2"), (ANA, "draft-4"), (ANA, "language")):
            draft = '{"revision":1,"key":"action"}'
            db.execute("INSERT INTO preferences VALUES (?, ?, ?)", (user, key, draft))
        db.execute("INSERT INTO votes (id, table_id, asker) VALUES (7, 1, ?)", (ANA,))
        db.execute("INSERT INTO consents (vote_id, user_id) VALUES (7, ?)", (BEN,))
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


async def test_games_in_play_go_on(any_file: Path) -> None:
    room = await Room.at(any_file)
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


async def test_a_game_that_went_on_in_the_new_format_is_read_like_any_other(any_file: Path) -> None:
    room = await Room.at(any_file)
    table = room.tables.at(77)
    assert table is not None
    await room.play_on(table, 40)
    match = await room.tables.match(table.id)
    again = await room.reopened(any_file)
    assert position(await again.tables.match(table.id)) == position(match)
    assert (await again.tables.match(table.id)).checkpoints == match.checkpoints
    await again.tables.shut_down()


async def test_drafts_of_seats_and_tables_that_are_gone_are_dropped(any_file: Path) -> None:
    store = await Store.open(any_file)
    kept = [(table, user) for table in (1, 2, 4) for user in (ANA, BEN, CARA) if await store.draft(table, user)]
    assert kept == [(1, ANA)]
    assert [user for user, _ in await store.preferences("language")] == [ANA]
    await store.close()


async def test_who_sat_there_is_known_as_far_as_it_was_written(old_file: Path) -> None:
    store = await Store.open(old_file)
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


async def test_a_vote_that_was_open_still_is(any_file: Path) -> None:
    store = await Store.open(any_file)
    assert await store.votes(1) == [Ballot(7, 1, ANA, agreed=(BEN,))]
    await store.close()


async def test_what_the_later_format_kept_of_people_is_there(tmp_path: Path) -> None:
    file = await written(tmp_path, LATER)
    with sqlite3.connect(file) as db:
        db.execute(
            "UPDATE tables SET pace = 'daily', waiting_since = '[8.5]', invited = '[5]', kicked = '[6]' WHERE id = 1"
        )
        for seat, user, name in ((0, ANA, "Ana"), (1, BEN, "Ben")):
            db.execute(
                "INSERT INTO seat_history VALUES (1, ?, ?, ?, ?, NULL, 5.5, NULL, 0, NULL)", (seat, seat, user, name)
            )
        db.execute("INSERT INTO plans VALUES (4, 1, ?, 1, 'end-turn', '[\"pass\"]', 8.5)", (BEN,))
        db.execute(
            "INSERT INTO plan_notes VALUES (3, 1, ?, 'action', '[\"pass\"]', '{\"key\":\"plan-not-now\"}', 0)", (BEN,)
        )
        db.execute("INSERT INTO standing_orders VALUES (1, ?, 1, 'reactions', 'turn', '1.1')", (BEN,))
        db.execute("INSERT INTO seen VALUES (1, ?, 2, 1, 1)", (BEN,))
        db.execute("INSERT INTO clocks VALUES (1, 0, ?, 'daily', 8.5, 9.5, 1.0, 86400, 1, NULL)", (ANA,))
        db.execute("INSERT INTO banks VALUES (1, 0, ?, 'daily', 777, '')", (ANA,))
        db.execute("UPDATE votes SET kind = 'swap', payload = '{\"user\":2}', expires_at = 99.5 WHERE id = 7")
    store = await Store.open(file)
    table = await store.table(1)
    assert table is not None
    assert (table.pace, table.waiting_since, table.invited, table.kicked, table.calls) == (
        "daily",
        (8.5,),
        (5,),
        (6,),
        (),
    )
    book = await store.book(1)
    assert book.plans == (Plan(4, 1, BEN, 1, "end-turn", ("pass",), 8.5),)
    assert book.standing == (StandingOrder(1, BEN, 1, "reactions", "turn", "1.1"),)
    assert await store.notes(1, BEN) == [PlanNote(3, 1, BEN, "action", ("pass",), Reason("plan-not-now"))]
    assert await store.read_mark(1, BEN) == ReadMark(1, BEN, 2, 1, 1)
    clock = Clock(1, 0, ANA, "daily", 8.5, 9.5, 1.0, 86400, 1)
    assert await store.clocks() == ([clock], [Bank(1, 0, ANA, "daily", 777.0, "")])
    assert await store.votes(1) == [Ballot(7, 1, ANA, "swap", {"user": 2}, 99.5, agreed=(BEN,))]
    assert [sitting.user for sitting in await store.history(1)] == [ANA, BEN]
    assert await store.notices(1) == []
    await store.close()
    # The clock of the question goes on where it was.
    watch = await Watch.at(file, 20.0)
    assert watch.clock(table) == clock
    await watch.tables.shut_down()


def test_dropping_old_drafts_takes_a_large_file_in_proportion_to_its_size() -> None:
    assert work_of_dropping(600) < 3 * work_of_dropping(300)


def work_of_dropping(drafts: int) -> int:
    """What the migration that drops old drafts costs over as many that stay, in hundreds of SQLite's steps."""
    before, (dropping, *_) = migration_files()[: LATER + 1], migration_files()[LATER + 1 :]
    steps = [0]

    def count() -> int:
        steps[0] += 1
        return 0

    with closing(sqlite3.connect(":memory:")) as db:
        for file in before:
            db.executescript(file.read_text())
        for table in range(1, drafts + 1):
            db.execute(
                f"INSERT INTO tables ({COLUMNS})"
                " VALUES (?, 'tigris', '{}', 2, 1, 'en', 9, ?, ?, 'playing', 1, 1, 1, 1, 1, '[]')",
                (table, table, ANA),
            )
            db.execute("INSERT INTO seats (table_id, seat, user_id, name) VALUES (?, 0, ?, 'Ana')", (table, ANA))
            db.execute("INSERT INTO preferences VALUES (?, ?, '{}')", (ANA, f"draft-{table}"))
        db.set_progress_handler(count, 100)
        db.executescript(dropping.read_text())
        assert db.execute("SELECT COUNT(*) FROM preferences").fetchone() == (drafts,)
    return steps[0]


def test_states_lean_on_each_other_from_the_format_on_that_says_so() -> None:
    begins = next(number for number, file in enumerate(migration_files(), 1) if file.name.endswith("_states.sql"))
    decision = Path(states.__file__).parents[2] / "docs" / "decisions" / "0010-small-states.md"
    assert f"formats before {begins} are plain" in (states.__doc__ or "")
    assert f"Format {begins} keeps older versions out" in decision.read_text()
