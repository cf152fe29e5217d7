"""One person's rows: reading them all, and deleting them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from bot.store import ratings
from bot.store.driver import Session

FORMER: Final = "former"
"""What stands in ``seats.computer`` where a person has been forgotten: the seat of an ended table that nobody holds."""

MOMENTS: Final = frozenset(
    {
        *("created_at", "changed_at", "since", "until", "made_at", "asked", "asked_at", "opened_at", "due"),
        *("started_at", "ended_at", "finished_at", "joined_at"),
    }
)
"""The columns that hold seconds since 1970."""

# An answer is whose who sat in the seat when it was given: the last sitting that had begun before. Of old tables it is
# not stored when sittings began (0): where two people have one of those, the answers are nobody's.
GIVEN_BY: Final = """
    JOIN seat_history AS sat ON sat.table_id = answers.table_id AND sat.seat = answers.seat
    WHERE sat.user_id = ?1 AND sat.computer IS NULL
    AND sat.number = COALESCE(
        (SELECT MAX(number) FROM seat_history AS sitting
         WHERE sitting.table_id = answers.table_id AND sitting.seat = answers.seat
         AND sitting.first_revision < answers.revision),
        (SELECT MIN(number) FROM seat_history AS sitting
         WHERE sitting.table_id = answers.table_id AND sitting.seat = answers.seat))
    AND NOT (sat.first_revision = 0 AND EXISTS (
        SELECT 1 FROM seat_history AS other
        WHERE other.table_id = sat.table_id AND other.seat = sat.seat AND other.first_revision = 0
        AND (other.user_id IS NULL OR other.user_id <> ?1)))"""

# No text in JSON that we have written can hold a key in quotes, or a list of ids.
MINE: Final[dict[str, str]] = {
    "preferences": "SELECT key, value FROM preferences WHERE user_id = ?1 ORDER BY key",
    "lessons": """
        SELECT game, lesson, answers, draft, finished_at, changed_at FROM lessons WHERE user_id = ?1
        ORDER BY game, lesson""",
    # Of a draft not the position it is for: that would tell how often others have answered in secret.
    "drafts": """
        SELECT table_id AS "table", question, picks AS answer, steps, typed FROM drafts WHERE user_id = ?1
        ORDER BY table_id""",
    "tables": """
        SELECT id AS "table", game, options, language, guild_id AS server, channel_id AS channel, status, seat, name,
               host = ?1 AS opened_it, created_at, changed_at
        FROM tables JOIN seats ON table_id = id WHERE user_id = ?1 OR owner = ?1 ORDER BY id""",
    "opened": """
        SELECT id AS "table", game, status FROM tables WHERE host = ?1
        AND id NOT IN (SELECT table_id FROM seats WHERE user_id = ?1) ORDER BY id""",
    "invited": """
        SELECT id AS "table", game, status FROM tables
        WHERE REPLACE(REPLACE(invited, '[', ','), ']', ',') LIKE '%,' || CAST(CAST(?1 AS BIGINT) AS TEXT) || ',%'
        ORDER BY id""",
    "kicked": """
        SELECT id AS "table", game, status FROM tables
        WHERE REPLACE(REPLACE(kicked, '[', ','), ']', ',') LIKE '%,' || CAST(CAST(?1 AS BIGINT) AS TEXT) || ',%'
        ORDER BY id""",
    "results": """
        SELECT result_seats.table_id AS "table", game, seat, place, points, ending, started_at, ended_at
        FROM result_seats JOIN results ON results.table_id = result_seats.table_id WHERE user_id = ?1
        ORDER BY result_seats.table_id, number""",
    "ratings": """
        SELECT guild_id AS server, game, mu, sigma, games FROM ratings WHERE user_id = ?1 ORDER BY guild_id, game""",
    "seats": """
        SELECT table_id AS "table", seat, name, since, until FROM seat_history WHERE user_id = ?1
        ORDER BY table_id, number""",
    "answer_counts": """
        SELECT answers.table_id AS "table", count(*) AS answers FROM answers :given_by
        GROUP BY answers.table_id ORDER BY answers.table_id""".replace(":given_by", GIVEN_BY),
    # Of games that are over only: while one goes on, its answers are secret.
    "answers": """
        SELECT answers.table_id AS "table", serial, key AS question, ids AS answer, undone_at IS NOT NULL AS taken_back
        FROM answers :given_by
        AND answers.table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))
        ORDER BY answers.table_id, serial""".replace(":given_by", GIVEN_BY),
    # Of the same games: how far a game is that goes on would tell how often others have answered in secret.
    "answer_times": """
        SELECT table_id AS "table", serial, seconds FROM answer_times
        WHERE user_id = ?1 AND table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))
        ORDER BY table_id, serial""",
    "messages": """
        SELECT table_id AS "table", kind, channel_id AS channel, message_id AS message
        FROM posts WHERE user_id = ?1 ORDER BY table_id, kind""",
    # Whom a message has called, who is still owed a call.
    "mentions": """
        SELECT DISTINCT posts.table_id AS "table", posts.kind, channel_id AS channel, message_id AS message
        FROM posts JOIN post_users
            ON post_users.table_id = posts.table_id AND post_users.kind = posts.kind AND posts.user_id = 0
        WHERE post_users.user_id = ?1 ORDER BY posts.table_id, posts.kind""",
    "rooms": """
        SELECT room_users.table_id AS "table", channel_id AS channel
        FROM room_users JOIN rooms ON rooms.table_id = room_users.table_id WHERE user_id = ?1
        ORDER BY room_users.table_id""",
    "closed": """
        SELECT id AS "table", game FROM tables WHERE closed_by = ?1 ORDER BY id""",
    "seat_requests": """
        SELECT table_id AS "table", asked_at FROM seat_requests WHERE user_id = ?1 ORDER BY table_id""",
    "closed_threads": """
        SELECT table_id AS "table", why, until FROM closed_threads WHERE user_id = ?1 ORDER BY table_id""",
    "closed_dms": "SELECT told, until FROM closed_dms WHERE user_id = ?1",
    "contacts": "SELECT channel_id AS channel, opened_at FROM contacts WHERE user_id = ?1",
    "hand_retries": """
        SELECT table_id AS "table", due FROM hand_retries WHERE user_id = ?1 ORDER BY table_id""",
    # All of them: which are about the user is looked up in them.
    "notices": """
        SELECT table_id AS "table", key, args FROM notices WHERE CAST(?1 AS BIGINT) IS NOT NULL ORDER BY id""",
    "plans": """
        SELECT table_id AS "table", seat, question, ids AS answer, follow, made_at FROM plans WHERE user_id = ?1
        ORDER BY table_id, id""",
    "standing_orders": """
        SELECT table_id AS "table", seat, kind, span, word, settings FROM standing_orders WHERE user_id = ?1
        ORDER BY table_id, kind""",
    "plan_notes": """
        SELECT table_id AS "table", question, ids AS answer, follow, standing AS kind, why
        FROM plan_notes WHERE user_id = ?1
        ORDER BY table_id, id""",
    "seen": """
        SELECT table_id AS "table",
               (SELECT count(*) FROM log WHERE log.table_id = seen.table_id AND number < entry
                AND event LIKE '%,"seats":null}') AS public_lines
        FROM seen WHERE user_id = ?1 ORDER BY table_id""",
    "clocks": """
        SELECT table_id AS "table", seat, pace, asked, allowance FROM clocks WHERE user_id = ?1
        ORDER BY table_id, seat""",
    "banks": """
        SELECT table_id AS "table", seat, pace, seconds FROM banks WHERE user_id = ?1 ORDER BY table_id, seat""",
    "questions": """
        SELECT table_id AS "table", kind, payload FROM votes WHERE asker = ?1
        ORDER BY table_id""",
    "asked_about": """
        SELECT table_id AS "table", kind, payload FROM votes
        WHERE asker <> ?1 AND (payload LIKE '%"user":' || CAST(CAST(?1 AS BIGINT) AS TEXT) || ',%'
                              OR payload LIKE '%"user":' || CAST(CAST(?1 AS BIGINT) AS TEXT) || '}%')
        ORDER BY table_id""",
    "leagues": """
        SELECT league_id AS league, leagues.name AS league_name, leagues.guild_id AS server, status, number,
               league_players.name, joined_at, is_in, host = ?1 AS opened_it
        FROM league_players JOIN leagues ON leagues.id = league_id WHERE user_id = ?1 ORDER BY league_id""",
    "leagues_opened": """
        SELECT id AS league, name AS league_name, guild_id AS server, status, created_at FROM leagues WHERE host = ?1
        ORDER BY id""",
    "votes": """
        SELECT votes.table_id AS "table", votes.kind, agrees FROM consents JOIN votes ON votes.id = vote_id
        WHERE user_id = ?1 ORDER BY votes.table_id""",
    "blocked": "SELECT since, reason FROM blocked WHERE kind = 'person' AND id = ?1",
    "orders": """
        SELECT kind, reason, made_at FROM orders WHERE kind IN ('block-person', 'unblock-person') AND target = ?1
        ORDER BY id""",
}
"""Every row that names a user, by kind. A new table that holds a user's id has its line here and in ``DELETIONS``."""

DELETIONS: Final = (
    "DELETE FROM preferences WHERE user_id = ?1",
    "DELETE FROM lessons WHERE user_id = ?1",
    "DELETE FROM drafts WHERE user_id = ?1",
    "DELETE FROM posts WHERE user_id = ?1",
    "DELETE FROM post_users WHERE user_id = ?1",
    "DELETE FROM room_users WHERE user_id = ?1",
    "DELETE FROM seat_requests WHERE user_id = ?1",
    "DELETE FROM closed_threads WHERE user_id = ?1",
    "DELETE FROM closed_dms WHERE user_id = ?1",
    "DELETE FROM contacts WHERE user_id = ?1",
    "DELETE FROM hand_retries WHERE user_id = ?1",
    """
    DELETE FROM votes WHERE asker = ?1 OR payload LIKE '%"user":' || CAST(CAST(?1 AS BIGINT) AS TEXT) || ',%'
    OR payload LIKE '%"user":' || CAST(CAST(?1 AS BIGINT) AS TEXT) || '}%'""",
    "UPDATE league_players SET user_id = NULL, name = '' WHERE user_id = ?1",
    "UPDATE leagues SET host = 0 WHERE host = ?1",
    "DELETE FROM consents WHERE user_id = ?1",
    "DELETE FROM plans WHERE user_id = ?1",
    "DELETE FROM standing_orders WHERE user_id = ?1",
    "DELETE FROM plan_notes WHERE user_id = ?1",
    "DELETE FROM seen WHERE user_id = ?1",
    "DELETE FROM clocks WHERE user_id = ?1",
    "DELETE FROM banks WHERE user_id = ?1",
    "DELETE FROM answer_times WHERE user_id = ?1",
    # Ratings with the user in them are made again without.
    ratings.OUTDATE_OF_USER,
    ratings.DROP,
    # Who has lent their seat leaves the computer there.
    """
    UPDATE result_seats SET user_id = NULL, ending = 'played', is_late = 1
    WHERE user_id = ?1 AND number = 0 AND level IS NOT NULL""",
    "UPDATE result_seats SET user_id = NULL, level = 'former' WHERE user_id = ?1 AND number = 0",
    "DELETE FROM result_seats WHERE user_id = ?1",
    # That somebody is blocked outlasts their wish to be forgotten, or it would end any block; why they are does not.
    "UPDATE blocked SET reason = '' WHERE kind = 'person' AND id = ?1",
    "UPDATE orders SET reason = '' WHERE kind IN ('block-person', 'unblock-person') AND target = ?1",
    "UPDATE tables SET closed_by = NULL WHERE closed_by = ?1 AND status IN ('over', 'closed')",
    "UPDATE tables SET host = 0 WHERE host = ?1 AND status IN ('over', 'closed')",
    "UPDATE tables SET invited = '[]', kicked = '[]' WHERE status IN ('over', 'closed')",
)
NOTICES: Final = "SELECT id, table_id, args FROM notices ORDER BY id"
NAMES: Final = "SELECT table_id, name FROM seat_history WHERE user_id = ?1"
DROP_NOTICE: Final = "DELETE FROM notices WHERE id = ?1"
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
    rows_by_kind = {kind: [_readable(row) for row in await db.records(query, user)] for kind, query in MINE.items()}
    names = await _names(db, user)
    rows_by_kind["notices"] = [
        row for row in rows_by_kind["notices"] if _is_about(row["args"], user, names.get(row["table"], set()))
    ]
    for row in rows_by_kind["questions"]:
        payload = msgspec.json.decode(row["payload"])
        payload.pop("serial", None)
        row["payload"] = msgspec.json.encode(payload).decode()
    return rows_by_kind


async def _names(db: Session, user: int) -> dict[int, set[str]]:
    """The names that the user has had, by table."""
    names: dict[int, set[str]] = {}
    for table_id, name in await db.rows(NAMES, user):
        names.setdefault(table_id, set()).add(name)
    return names


def _is_about(args: str, user: int, names: set[str]) -> bool:
    """Whether what is still to be said names the user."""
    return any(value == user or value in names for value in msgspec.json.decode(args).values())


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """The row with its moments as people write them: "2026-03-05T12:00:00Z"."""
    return {name: _moment(value) if name in MOMENTS else value for name, value in row.items()}


def _moment(seconds: float | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


async def forget(db: Session, user: int, names: Mapping[str, str]) -> None:
    """Drop the user's rows; the seats they had at ended tables get the name of the table's language."""
    names_then = await _names(db, user)
    for notice, table_id, args in await db.rows(NOTICES):
        if _is_about(args, user, names_then.get(table_id, set())):
            await db.run(DROP_NOTICE, notice)
    for statement in DELETIONS:
        await db.run(statement, *([user] if "?1" in statement else []))
    for language, name in names.items():
        values = {"user": user, "former": FORMER, "name": name, "language": language}
        for statement in EMPTIED:
            await db.run(*_numbered(ENDED + statement, values))


def _numbered(statement: str, values: Mapping[str, Any]) -> tuple[Any, ...]:
    """A statement with names (":user") as one with numbers, and the values that it names, in their order."""
    names = list(dict.fromkeys(NAME.findall(statement)))
    return (NAME.sub(lambda match: f"?{names.index(match[1]) + 1}", statement), *(values[name] for name in names))
