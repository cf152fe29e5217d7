"""One person's rows: all of them, to hand out; and how they go."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from bot.store.driver import Session

FORMER: Final = "former"
"""What stands in ``seats.computer`` where a person has been forgotten: the seat of an ended table that nobody holds."""

MOMENTS: Final = frozenset({"created_at", "changed_at", "since", "until", "made_at", "asked"})
"""The columns that hold seconds since 1970."""

MINE: Final[dict[str, str]] = {
    # Of a draft not the position it is for: that would tell how often others have answered in secret.
    "preferences": """
        SELECT key, CASE WHEN key LIKE 'draft-%' AND json_valid(value) THEN json_remove(value, '$.revision') ELSE value
               END AS value
        FROM preferences WHERE user_id = ?1 ORDER BY key""",
    "tables": """
        SELECT id AS "table", game, options, language, guild_id AS server, channel_id AS channel, status, seat, name,
               host = ?1 AS opened_it, created_at, changed_at
        FROM tables JOIN seats ON table_id = id WHERE user_id = ?1 OR owner = ?1 ORDER BY id""",
    "opened": """
        SELECT id AS "table", game, status FROM tables WHERE host = ?1
        AND id NOT IN (SELECT table_id FROM seats WHERE user_id = ?1) ORDER BY id""",
    "invited": """
        SELECT id AS "table", game, status FROM tables
        WHERE EXISTS (SELECT 1 FROM json_each(invited) WHERE value = ?1) ORDER BY id""",
    "kicked": """
        SELECT id AS "table", game, status FROM tables
        WHERE EXISTS (SELECT 1 FROM json_each(kicked) WHERE value = ?1) ORDER BY id""",
    "seats": """
        SELECT table_id AS "table", seat, name, since, until FROM seat_history WHERE user_id = ?1
        ORDER BY table_id, number""",
    "answer_counts": """
        SELECT answers.table_id AS "table", count(*) AS answers FROM answers JOIN seats USING (table_id, seat)
        WHERE seats.user_id = ?1 GROUP BY answers.table_id ORDER BY answers.table_id""",
    # Of games that are over only, and where nobody else has ever sat in the seat.
    "answers": """
        SELECT answers.table_id AS "table", serial, key AS question, ids AS answer, undone_at IS NOT NULL AS taken_back
        FROM answers JOIN seats USING (table_id, seat)
        WHERE seats.user_id = ?1
        AND answers.table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))
        AND NOT EXISTS (
            SELECT 1 FROM seat_history AS sat
            WHERE sat.table_id = answers.table_id AND sat.seat = answers.seat AND sat.user_id <> ?1)
        ORDER BY answers.table_id, serial""",
    "messages": """
        SELECT table_id AS "table", kind, channel_id AS channel, message_id AS message
        FROM posts WHERE user_id = ?1 ORDER BY table_id, kind""",
    # Whom a message has called, who is still owed a call, who was let into a thread.
    "mentions": """
        SELECT table_id AS "table", kind, channel_id AS channel, message_id AS message
        FROM posts WHERE user_id <> ?1 AND EXISTS (
            SELECT 1 FROM json_tree(CASE WHEN json_valid(picture) THEN picture ELSE '[]' END) WHERE atom = ?1)
        ORDER BY table_id, kind""",
    "notices": """
        SELECT table_id AS "table", key, args FROM notices WHERE EXISTS (
            SELECT 1 FROM json_each(notices.args) AS said WHERE said.value = ?1 OR said.value IN (
                SELECT name FROM seat_history AS sat WHERE sat.table_id = notices.table_id AND sat.user_id = ?1))
        ORDER BY id""",
    "plans": """
        SELECT table_id AS "table", seat, question, ids AS answer, follow, made_at FROM plans WHERE user_id = ?1
        ORDER BY table_id, id""",
    "standing_orders": """
        SELECT table_id AS "table", seat, kind, span, word FROM standing_orders WHERE user_id = ?1
        ORDER BY table_id, kind""",
    "plan_notes": """
        SELECT table_id AS "table", question, ids AS answer, follow, why FROM plan_notes WHERE user_id = ?1
        ORDER BY table_id, id""",
    "seen": """
        SELECT table_id AS "table",
               (SELECT count(*) FROM log WHERE log.table_id = seen.table_id AND number < entry
                AND json_extract(event, '$.seats') IS NULL) AS public_lines
        FROM seen WHERE user_id = ?1 ORDER BY table_id""",
    "clocks": """
        SELECT table_id AS "table", seat, pace, asked, allowance FROM clocks WHERE user_id = ?1
        ORDER BY table_id, seat""",
    "banks": """
        SELECT table_id AS "table", seat, pace, seconds FROM banks WHERE user_id = ?1 ORDER BY table_id, seat""",
    "questions": """
        SELECT table_id AS "table", kind, json_remove(payload, '$.serial') AS payload FROM votes WHERE asker = ?1
        ORDER BY table_id""",
    "asked_about": """
        SELECT table_id AS "table", kind, payload FROM votes
        WHERE asker <> ?1 AND EXISTS (SELECT 1 FROM json_each(payload) WHERE value = ?1) ORDER BY table_id""",
    "votes": """
        SELECT votes.table_id AS "table", votes.kind, agrees FROM consents JOIN votes ON votes.id = vote_id
        WHERE user_id = ?1 ORDER BY votes.table_id""",
    "blocked": "SELECT since, reason FROM blocked WHERE kind = 'person' AND id = ?1",
    "orders": """
        SELECT kind, reason, made_at FROM orders WHERE kind IN ('block-person', 'unblock-person') AND target = ?1
        ORDER BY id""",
}
"""Every row that names a user, by kind. A new table that holds a user's id has its line here and in ``GONE``."""

GONE: Final = (
    "DELETE FROM preferences WHERE user_id = ?1",
    "DELETE FROM posts WHERE user_id = ?1",
    "DELETE FROM votes WHERE asker = ?1 OR EXISTS (SELECT 1 FROM json_each(payload) WHERE value = ?1)",
    "DELETE FROM consents WHERE user_id = ?1",
    "DELETE FROM plans WHERE user_id = ?1",
    "DELETE FROM standing_orders WHERE user_id = ?1",
    "DELETE FROM plan_notes WHERE user_id = ?1",
    "DELETE FROM seen WHERE user_id = ?1",
    "DELETE FROM clocks WHERE user_id = ?1",
    "DELETE FROM banks WHERE user_id = ?1",
    # What is still to be said about them.
    """
    DELETE FROM notices WHERE EXISTS (
        SELECT 1 FROM json_each(notices.args) AS said WHERE said.value = ?1 OR said.value IN (
            SELECT name FROM seat_history AS sat WHERE sat.table_id = notices.table_id AND sat.user_id = ?1))""",
    # That somebody is blocked outlasts their wish to be forgotten, or it would end any block; why they are does not.
    "UPDATE blocked SET reason = '' WHERE kind = 'person' AND id = ?1",
    "UPDATE orders SET reason = '' WHERE kind IN ('block-person', 'unblock-person') AND target = ?1",
    "UPDATE tables SET host = 0 WHERE host = ?1 AND status IN ('over', 'closed')",
    "UPDATE tables SET invited = '[]', kicked = '[]' WHERE status IN ('over', 'closed')",
)
NOTED: Final = """
    SELECT table_id, kind, user_id, picture FROM posts
    WHERE EXISTS (
        SELECT 1 FROM json_tree(CASE WHEN json_valid(picture) THEN picture ELSE '[]' END) WHERE atom = ?1)"""
NOTE: Final = "UPDATE posts SET picture = ?1 WHERE table_id = ?2 AND kind = ?3 AND user_id = ?4"
EMPTIED: Final = (
    # A computer that took a seat over has kept the name.
    """
    UPDATE seats SET name = :name WHERE table_id IN (SELECT id FROM ended) AND user_id IS NULL
    AND (table_id, seat, name) IN (SELECT table_id, seat, name FROM seat_history WHERE user_id = :user)""",
    """
    UPDATE seat_history SET name = :name WHERE user_id IS NULL
    AND table_id IN (SELECT id FROM tables WHERE language = :language)
    AND (table_id, seat, name) IN (SELECT table_id, seat, name FROM seat_history WHERE user_id = :user)""",
    """
    UPDATE seats SET owner = NULL, name = :name WHERE owner = :user AND table_id IN (SELECT id FROM ended)""",
    """
    UPDATE seats SET user_id = NULL, computer = :former, name = :name
    WHERE user_id = :user AND table_id IN (SELECT id FROM ended)""",
    """
    UPDATE seat_history SET user_id = NULL, computer = COALESCE(computer, :former), name = :name
    WHERE user_id = :user AND table_id IN (SELECT id FROM tables WHERE language = :language)""",
)
NAME: Final = re.compile(r":([a-z]+)")
ENDED: Final = "WITH ended AS (SELECT id FROM tables WHERE status IN ('over', 'closed') AND language = :language)"


async def rows_of(db: Session, user: int) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored about a user, by kind; of matches only their own answers, where the game is over.

    Moments are in UTC.
    """
    return {kind: [_readable(row) for row in await db.records(query, user)] for kind, query in MINE.items()}


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """The row with its moments as people write them: "2026-03-05T12:00:00Z"."""
    return {name: _moment(value) if name in MOMENTS else value for name, value in row.items()}


def _moment(seconds: float | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


async def forget(db: Session, user: int, names: Mapping[str, str]) -> None:
    """Drop the user's rows; the seats they had at ended tables get the name of the table's language."""
    for statement in GONE:
        await db.run(statement, *([user] if "?1" in statement else []))
    await _strike_out(db, user)
    for language, name in names.items():
        values = {"user": user, "former": FORMER, "name": name, "language": language}
        for statement in EMPTIED:
            await db.run(*_numbered(ENDED + statement, values))


def _numbered(statement: str, values: Mapping[str, Any]) -> tuple[Any, ...]:
    """A statement with names (":user") as one with numbers, and the values that it names, in their order."""
    names = list(dict.fromkeys(NAME.findall(statement)))
    return (NAME.sub(lambda found: f"?{names.index(found[1]) + 1}", statement), *(values[name] for name in names))


async def _strike_out(db: Session, user: int) -> None:
    """What is noted with messages of ours: whom they called, who is owed a call, who was let in."""
    for table_id, kind, owner, noted in await db.rows(NOTED, user):
        left = msgspec.json.encode(_without(msgspec.json.decode(noted), user)).decode()
        await db.run(NOTE, left, table_id, kind, owner)


def _without(value: Any, user: int) -> Any:
    """The same, with the user's id taken out of every list; anywhere else nobody stands in its place."""
    if isinstance(value, list):
        return [_without(item, user) for item in value if item != user]
    if isinstance(value, dict):
        return {key: _without(item, user) for key, item in value.items()}
    return 0 if value == user else value
