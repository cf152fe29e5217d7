"""The store's statements, in the words that SQLite and PostgreSQL share (``bot.store.driver``)."""

from typing import Final

from bot.model.changes import CapKind

TABLES = """
    SELECT id, game, options, seats, seed, language, guild_id, channel_id, host, status, created_at, changed_at,
           revision, posted_revision, match_revision, waiting, pace, entry, watch, invited, waiting_since,
           answered, kicked, calls, closed_by, hints
    FROM tables """
TABLE_BY_ID = TABLES + "WHERE id = ?1"
TABLES_TO_LOAD = TABLES + "WHERE status IN ('lobby', 'playing') OR posted_revision < revision ORDER BY id"
LAST_TABLE_AT = TABLES + "WHERE channel_id = ?1 ORDER BY id DESC LIMIT 1"
ENDED = """
    WITH ended AS (
        SELECT id, game, guild_id, channel_id, watch, changed_at,
               id IN (SELECT table_id FROM seat_history WHERE user_id = ?1) AS has_played
        FROM tables
        WHERE status IN ('over', 'closed') AND match_revision > 0
            AND (id IN (SELECT table_id FROM seat_history WHERE user_id = ?1) OR (guild_id = ?2 AND watch = 'everyone'))
        ORDER BY changed_at DESC, id DESC LIMIT ?3)
    SELECT ended.id, game, guild_id, ended.channel_id, watch, has_played, posts.channel_id, name
    FROM ended
    LEFT JOIN posts ON posts.table_id = ended.id AND posts.kind = ?4 AND posts.user_id = 0
    LEFT JOIN seats ON seats.table_id = ended.id
    ORDER BY changed_at DESC, ended.id DESC, seat"""
REVISION = "SELECT revision FROM tables WHERE id = ?1"
REVISIONS_NEAR = """
    SELECT id, revision FROM tables WHERE id = ?1
    UNION SELECT id, revision FROM tables WHERE channel_id = ?2 AND status IN ('lobby', 'playing')
    UNION SELECT id, revision FROM tables WHERE guild_id = ?4 AND status IN ('lobby', 'playing')
    UNION SELECT tables.id, revision FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.user_id = ?3 AND status IN ('lobby', 'playing')
    UNION SELECT tables.id, revision FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.owner = ?3 AND status IN ('lobby', 'playing')"""
INSERT_TABLE = """
    INSERT INTO tables (game, seed, guild_id, created_at, posted_revision, channel_id, host, status, changed_at,
                        revision, match_revision, waiting, options, seats, language, pace, entry, watch, invited,
                        waiting_since, answered, kicked, calls, closed_by, hints)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23,
            ?24, ?25)
    RETURNING id"""
NEXT_REVISION = """
    UPDATE tables
    SET channel_id = ?1, host = ?2, status = ?3, changed_at = ?4, revision = ?5, match_revision = ?6, waiting = ?7,
        options = ?8, seats = ?9, language = ?10, pace = ?11, entry = ?12, watch = ?13, invited = ?14,
        waiting_since = ?15, answered = ?16, kicked = ?17, calls = ?18, closed_by = ?19, hints = ?20
    WHERE id = ?21 AND revision = ?22"""
MARK_POSTED = "UPDATE tables SET posted_revision = ?2 WHERE id = ?1 AND posted_revision < ?2"

SEATS = "SELECT seat, user_id, name, computer, owner FROM seats WHERE table_id = ?1 ORDER BY seat"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?1"
INSERT_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, computer, owner) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
HISTORY = """
    SELECT seat, user_id, name, computer, since, until, first_entry, last_entry, first_revision
    FROM seat_history WHERE table_id = ?1 ORDER BY number"""
LAST_SEATS = """
    SELECT table_id, seat FROM seat_history JOIN tables ON tables.id = table_id
    WHERE user_id = ?1 AND tables.status = 'playing' AND number = (
        SELECT MAX(number) FROM seat_history AS last WHERE last.table_id = seat_history.table_id AND last.user_id = ?1)
    ORDER BY table_id"""
SIT_DOWN = """
    INSERT INTO seat_history (table_id, number, seat, user_id, name, computer, since, first_entry, first_revision)
    VALUES (?1, (SELECT COUNT(*) FROM seat_history WHERE table_id = ?1), ?2, ?3, ?4, ?5, ?6,
            (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = ?1),
            (SELECT COALESCE(MAX(CASE WHEN undone_at > revision THEN undone_at ELSE revision END), 0)
             FROM answers WHERE table_id = ?1))"""
STAND_UP = """
    UPDATE seat_history
    SET until = ?3, last_entry = (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = ?1)
    WHERE table_id = ?1 AND seat = ?2 AND until IS NULL"""

COUNTED: Final[dict[CapKind, str]] = {
    "lobbies": "SELECT COUNT(*) FROM tables WHERE host = ?1 AND status = 'lobby'",
    "person": """
        SELECT COUNT(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE tables.status IN ('lobby', 'playing') AND (seats.user_id = ?1 OR seats.owner = ?1)""",
    "server": "SELECT COUNT(*) FROM tables WHERE guild_id = ?1 AND status IN ('lobby', 'playing')",
}
"""What a limit on open tables counts, by its kind."""

ANSWERS = """
    SELECT serial, seat, key, ids, revision, barrier, undone_at, sent
    FROM answers WHERE table_id = ?1 ORDER BY serial"""
PUT_ANSWER = """
    INSERT INTO answers (table_id, serial, seat, key, ids, revision, barrier, undone_at, sent)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    ON CONFLICT (table_id, serial) DO UPDATE SET undone_at = excluded.undone_at"""
LOG = "SELECT number, answers, event, undone FROM log WHERE table_id = ?1 ORDER BY number"
PUT_ENTRY = """
    INSERT INTO log (table_id, number, answers, event, undone, written_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (table_id, number) DO UPDATE SET undone = excluded.undone"""

SET_CLOSING = "UPDATE tables SET put_away_at = ?2 WHERE id = ?1"
CLOSING = "SELECT put_away_at FROM tables WHERE id = ?1"
CLOSINGS = "SELECT id, channel_id, put_away_at FROM tables WHERE put_away_at IS NOT NULL ORDER BY id"
SET_NEXT_TABLE = "UPDATE tables SET next_table = ?2 WHERE id = ?1"
NEXT_TABLE = "SELECT next_table FROM tables WHERE id = ?1"

PREFERENCE = "SELECT value FROM preferences WHERE user_id = ?1 AND key = ?2"
PUT_PREFERENCE = """
    INSERT INTO preferences (user_id, key, value) VALUES (?1, ?2, ?3)
    ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value"""
PREFERENCES = "SELECT user_id, value FROM preferences WHERE key = ?1 ORDER BY user_id"
PUT_DRAFT = """
    INSERT INTO drafts (table_id, user_id, question_revision, question, picks, focus, node, typed, steps, turn)
    SELECT seats.table_id, seats.user_id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.table_id = ?1 AND seats.seat = ?2 AND seats.user_id = ?3 AND tables.status = 'playing'
    ON CONFLICT (table_id, user_id) DO UPDATE
    SET question_revision = excluded.question_revision, question = excluded.question, picks = excluded.picks,
        focus = excluded.focus, node = excluded.node, typed = excluded.typed, steps = excluded.steps,
        turn = excluded.turn"""
DRAFT = """
    SELECT question_revision, question, picks, focus, node, typed, steps, turn FROM drafts
    WHERE table_id = ?1 AND user_id = ?2"""
DROP_DRAFT = "DELETE FROM drafts WHERE table_id = ?1 AND user_id = ?2"
PUT_REQUEST = """
    INSERT INTO seat_requests (table_id, user_id, asked_at) VALUES (?1, ?2, ?3)
    ON CONFLICT (table_id, user_id) DO UPDATE SET asked_at = excluded.asked_at"""
REQUEST = "SELECT asked_at FROM seat_requests WHERE table_id = ?1 AND user_id = ?2"
DROP_REQUESTS = "DELETE FROM seat_requests WHERE table_id = ?1"
DELETE_PREFERENCE = "DELETE FROM preferences WHERE user_id = ?1 AND key = ?2"

SETTINGS_CHANGED = "INSERT INTO settings_changes (kind, whose, changed_at) VALUES (?1, ?2, ?3)"
SETTINGS_CHANGES = "SELECT id, kind, whose FROM settings_changes WHERE changed_at > ?1 ORDER BY id"
SERVER_SETTING = "SELECT value FROM server_settings WHERE guild_id = ?1 AND key = ?2"
SERVER_SETTINGS = "SELECT guild_id, value FROM server_settings WHERE key = ?1 ORDER BY guild_id"
PUT_SERVER_SETTING = """
    INSERT INTO server_settings (guild_id, key, value) VALUES (?1, ?2, ?3)
    ON CONFLICT (guild_id, key) DO UPDATE SET value = excluded.value"""
DELETE_SERVER_SETTING = "DELETE FROM server_settings WHERE guild_id = ?1 AND key = ?2"

GOING_BACK = ("undo", "rewind")
DROP_GOING_BACK = "DELETE FROM votes WHERE table_id = ?1 AND kind IN ('undo', 'rewind')"
DROP_VOTES = "DELETE FROM votes WHERE table_id = ?1 AND kind = ?2"
VOTES = "SELECT id, table_id, asker, kind, payload, expires_at FROM votes WHERE table_id = ?1 ORDER BY id"
VOTE = "SELECT id, table_id, asker, kind, payload, expires_at FROM votes WHERE table_id = ?1 AND id = ?2"
PUT_VOTE = """
    INSERT INTO votes (table_id, asker, kind, payload, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (table_id, asker, kind) DO NOTHING RETURNING id"""
DELETE_VOTE = "DELETE FROM votes WHERE id = ?1"
CONSENTS = "SELECT user_id, agrees FROM consents WHERE vote_id = ?1 ORDER BY user_id"
PUT_CONSENT = """
    INSERT INTO consents (vote_id, user_id, agrees) VALUES (?1, ?2, ?3)
    ON CONFLICT (vote_id, user_id) DO UPDATE SET agrees = excluded.agrees"""
