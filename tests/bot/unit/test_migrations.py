"""A released migration never changes: files out there have gone through it as it was."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3

from bot.store.migrate import migration_files

RELEASED = {
    "0001_tables.sql": "94d25b7a97b19eac1394c99c0becaa99f3d62a646e4c430c19fd276041b11631",
    "0002_plans.sql": "1a4301f138a3de536846b6db75700f98b3d914ab16371412b74d055796d1f968",
    "0003_seats.sql": "d18dd07163b3301f254b80f052c36ac7fc83acb51e167a354d6ad0bd6e0c8086",
    "0004_settings.sql": "58893bb8802962881a091b77cfa62f6cc220c22ca64bffbc052366c02745e77a",
    "0005_clock.sql": "350a2e1390a49d5c3e9aa7c3a1a8abe6a4c2f45913447e623efc27834747e3bc",
    "0006_kicked.sql": "7c207af5e175f8c6b7a6cd7d10f5910146a44b27882e828803554ab6b61d3256",
    "0007_notices.sql": "a907ccd74ca64ef23e18e4660883e587262711c56da8036e419743c98aa2ea16",
    "0008_states.sql": "2468529752ea7008f2119515b234c9e57804c718fda950d7713650d8f8fcf707",
    "0009_follow.sql": "8e7f4821b2bfb93dc674da3e7235a803bb3915281750c092697f105cbf8244fc",
    "0010_calls.sql": "1999c40648691a38952a55e2ab6d2b5badea1efe6d2f02ed2a2f67c275f8f1e8",
    "0011_sittings.sql": "22d74fe7351ab76a2bdc6a5ed7d07d5fb94b1f8c70eae4f50ca1c35644bb6520",
    "0012_sent.sql": "f302cf0dbba43839c570ec7dd14e32b3a84f16ddc58beaefa60386757d781983",
    "0013_orders.sql": "d9c0882da16036bbf8c5a36f304c39b4bb58c1d05b38465e4c82a558c17b603c",
    "0014_no_notes_in_posts.sql": "b41ec2a50d3f7f4a0235fb9ed5d0a74f8518582fdf194f08a38fc49f21f5fca9",
    "0015_unseen_undos.sql": "6a542c359eecf967a3a17f05f1b2e1bebbeca4c44363026adf633b74be4d9795",
    "0016_steps.sql": "11b80b552558be27ed176d4a3a6f2f79d50e929566d518f27fc6254a27ef9f24",
    "0017_order_settings.sql": "7795cf9dd8476bfc6658443ae784f6c5ebe45706faea9bf53abac20d0f8b6053",
    "0018_rewind.sql": "fa4a2b2121671711c6428450db8dcf4b4e3d0ee7f80d6225889b9fc2a4ce6064",
    "0019_direct_messages.sql": "761e9f4132f21b83ef6fe286fe6811249b6096d0171205bf5b5eaf22c6b95898",
    "0020_shards.sql": "a3af26d5b86ceae561ea0def4abf2a3205b86a0509d6b310d75f6f5d6ad1feca",
    "0021_leases.sql": "2a5bea22d51edae3cde9b24ea4a80a11ad813bcafe98b1a28533c323d7963de2",
    "0022_thinking.sql": "ba996f6a9d249d2b5096987c541d54b709294ecb9f643cffc5dc509c6c43d351",
    "0023_hints.sql": "2b59a2c0bbe747916dc381b6d971356f4019a54b7bb7f76ce439673b904d407f",
    "0024_sent.sql": "2e0d07c351bb1a549488559e809b84294046049a6f3581dbbf945b861a1da187",
    "0025_results.sql": "51fbd2fef5f44ecf5ec643cf79691fdf6ffeccd627191b51ed995e54a83b1fb5",
    "0026_lessons.sql": "5dd5dfa952a13382dae918d648a7ed73cbd21a7491087d5af583c58afd0899a1",
    "0027_leagues.sql": "53ae576a15320a54207ab01207a482b0bc18b6b90ad5a3cf23ade778e3fcdbef",
    "0028_answer_times.sql": "f9e8037193c84c66c6802c0e19705a1c6cf03819770749fbdc6d568cbbb501b8",
}
"""SHA-256 of every migration. A new one is added here in the commit that brings it; what stands here stays."""


def test_no_released_migration_has_changed() -> None:
    now = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in migration_files()}
    assert now == RELEASED, "write a new migration instead of changing one, and add its checksum here"


def test_of_games_that_were_played_before_times_were_stored_it_is_known_from_which_answer_on_they_are() -> None:
    *older, timed = migration_files()[:28]
    assert timed.name == "0028_answer_times.sql"
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for file in older:
            db.executescript(file.read_text("utf-8"))
        for table in (1, 2):
            db.execute(
                """
                INSERT INTO tables (id, channel_id, game, seed, created_at, posted_revision, host, status, changed_at,
                                    revision, match_revision, waiting, options, seats, language)
                VALUES (?, ?, 'tigris', 1, 0, 0, 1, 'playing', 0, 1, 0, '[]', '{}', 2, 'en')""",
                (table, table),
            )
        db.executemany(
            """
            INSERT INTO answers (table_id, serial, seat, key, ids, revision, barrier)
            VALUES (1, ?, 0, 'a', '[]', 1, '')""",
            [(0,), (1,)],
        )
        db.executescript(timed.read_text("utf-8"))
        assert db.execute("SELECT id, timed_from FROM tables ORDER BY id").fetchall() == [(1, 2), (2, 0)]
