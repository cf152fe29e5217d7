"""The statements that the SQLite store runs, in full."""

TABLES = """
    SELECT id, game, options, seats, seed, language, guild_id, channel_id, host, status, created_at, changed_at,
           revision, posted_revision, match_revision, waiting
    FROM tables """
TABLE_BY_ID = TABLES + "WHERE id = ?"
TABLES_TO_LOAD = TABLES + "WHERE status IN ('lobby', 'playing') OR posted_revision < revision ORDER BY id"
LAST_TABLE_AT = TABLES + "WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
REVISION = "SELECT revision FROM tables WHERE id = ?"
INSERT_TABLE = """
    INSERT INTO tables (game, options, seats, seed, language, guild_id, channel_id, host, status, created_at,
                        changed_at, revision, posted_revision, match_revision, waiting)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
NEXT_REVISION = """
    UPDATE tables
    SET channel_id = ?, host = ?, status = ?, changed_at = ?, revision = ?, match_revision = ?, waiting = ?
    WHERE id = ? AND revision = ?"""
MARK_POSTED = "UPDATE tables SET posted_revision = ?2 WHERE id = ?1 AND posted_revision < ?2"

SEATS = "SELECT seat, user_id, name, computer FROM seats WHERE table_id = ? ORDER BY seat"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
INSERT_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, computer) VALUES (?, ?, ?, ?, ?)"

ANSWERS = """
    SELECT serial, seat, key, ids, revision, barrier, undone_at FROM answers WHERE table_id = ? ORDER BY serial"""
PUT_ANSWER = """
    INSERT INTO answers (table_id, serial, seat, key, ids, revision, barrier, undone_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET undone_at = excluded.undone_at"""
CHECKPOINTS = "SELECT answers, rules_version, data FROM checkpoints WHERE table_id = ? ORDER BY answers"
DROP_CHECKPOINTS = "DELETE FROM checkpoints WHERE table_id = ? AND answers > ?"
PUT_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints (table_id, answers, rules_version, data) VALUES (?, ?, ?, ?)"
LOG = "SELECT number, answers, event, undone FROM log WHERE table_id = ? ORDER BY number"
LOG_SINCE = "SELECT number, answers, event, undone FROM log WHERE table_id = ? AND written_at > ? ORDER BY number"
PUT_ENTRY = """
    INSERT INTO log (table_id, number, answers, event, undone, written_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET undone = excluded.undone"""

POSTS = """
    SELECT table_id, kind, user_id, channel_id, message_id, revision, picture
    FROM posts WHERE table_id = ? ORDER BY kind, user_id"""
PUT_POST = """
    INSERT OR REPLACE INTO posts (table_id, kind, user_id, channel_id, message_id, revision, picture)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
DELETE_POST = "DELETE FROM posts WHERE table_id = ? AND kind = ? AND user_id = ?"

PREFERENCE = "SELECT value FROM preferences WHERE user_id = ? AND key = ?"
PUT_PREFERENCE = "INSERT OR REPLACE INTO preferences (user_id, key, value) VALUES (?, ?, ?)"
DELETE_PREFERENCE = "DELETE FROM preferences WHERE user_id = ? AND key = ?"

CLEAR_VOTES = "DELETE FROM votes WHERE table_id = ?"
PUT_VOTE = "INSERT OR IGNORE INTO votes (table_id, asker) VALUES (?, ?)"
VOTE_OF = "SELECT id FROM votes WHERE table_id = ? AND asker = ?"
ASKER = "SELECT asker FROM votes WHERE id = ? AND table_id = ?"
DELETE_VOTE = "DELETE FROM votes WHERE id = ?"
CONSENTS = "SELECT user_id FROM consents WHERE vote_id = ? ORDER BY user_id"
PUT_CONSENT = "INSERT OR IGNORE INTO consents (vote_id, user_id) VALUES (?, ?)"
