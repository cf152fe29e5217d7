"""The statements that the SQLite store runs, in full."""

TABLES = """
    SELECT id, game, options, seats, seed, language, guild_id, channel_id, host, status, created_at, changed_at,
           revision, posted_revision, match_revision, waiting, pace, entry, watch, invited, waiting_since,
           answered, kicked, calls
    FROM tables """
TABLE_BY_ID = TABLES + "WHERE id = ?"
TABLES_TO_LOAD = TABLES + "WHERE status IN ('lobby', 'playing') OR posted_revision < revision ORDER BY id"
LAST_TABLE_AT = TABLES + "WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
ENDED = """
    SELECT id FROM tables
    WHERE status IN ('over', 'closed') AND match_revision > 0
        AND (id IN (SELECT table_id FROM seat_history WHERE user_id = ?1) OR (guild_id = ?2 AND watch = 'everyone'))
    ORDER BY changed_at DESC, id DESC LIMIT ?3"""
REVISION = "SELECT revision FROM tables WHERE id = ?"
INSERT_TABLE = """
    INSERT INTO tables (game, seed, guild_id, created_at, posted_revision, channel_id, host, status, changed_at,
                        revision, match_revision, waiting, options, seats, language, pace, entry, watch, invited,
                        waiting_since, answered, kicked, calls)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
NEXT_REVISION = """
    UPDATE tables
    SET channel_id = ?, host = ?, status = ?, changed_at = ?, revision = ?, match_revision = ?, waiting = ?,
        options = ?, seats = ?, language = ?, pace = ?, entry = ?, watch = ?, invited = ?, waiting_since = ?,
        answered = ?, kicked = ?, calls = ?
    WHERE id = ? AND revision = ?"""
MARK_POSTED = "UPDATE tables SET posted_revision = ?2 WHERE id = ?1 AND posted_revision < ?2"

SEATS = "SELECT seat, user_id, name, computer, owner FROM seats WHERE table_id = ? ORDER BY seat"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
INSERT_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, computer, owner) VALUES (?, ?, ?, ?, ?, ?)"
HISTORY = """
    SELECT seat, user_id, name, computer, since, until, first_entry, last_entry, first_revision
    FROM seat_history WHERE table_id = ? ORDER BY number"""
LAST_SEATS = """
    SELECT table_id, seat FROM seat_history JOIN tables ON tables.id = table_id
    WHERE user_id = ?1 AND tables.status = 'playing' AND number = (
        SELECT MAX(number) FROM seat_history AS last WHERE last.table_id = seat_history.table_id AND last.user_id = ?1)
    ORDER BY table_id"""
SITTING = """
    SELECT number, seat, user_id, computer FROM seat_history WHERE table_id = ? AND until IS NULL ORDER BY seat"""
NEXT_ENTRY = "SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = ?"
SIT_DOWN = """
    INSERT INTO seat_history (table_id, number, seat, user_id, name, computer, since, first_entry, first_revision)
    VALUES (?1, (SELECT COUNT(*) FROM seat_history WHERE table_id = ?1), ?2, ?3, ?4, ?5, ?6, ?7,
            (SELECT COALESCE(MAX(MAX(revision, COALESCE(undone_at, 0))), 0) FROM answers WHERE table_id = ?1))"""
STAND_UP = "UPDATE seat_history SET until = ?, last_entry = ? WHERE table_id = ? AND number = ?"

LOBBIES_OF = "SELECT COUNT(*) FROM tables WHERE host = ? AND status = 'lobby'"
TABLES_OF = """
    SELECT COUNT(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.status IN ('lobby', 'playing') AND (seats.user_id = ?1 OR seats.owner = ?1)"""
TABLES_IN = "SELECT COUNT(*) FROM tables WHERE guild_id = ? AND status IN ('lobby', 'playing')"

ANSWERS = """
    SELECT serial, seat, key, ids, revision, barrier, undone_at, sent FROM answers WHERE table_id = ? ORDER BY serial"""
PUT_ANSWER = """
    INSERT INTO answers (table_id, serial, seat, key, ids, revision, barrier, undone_at, sent)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET undone_at = excluded.undone_at"""
LOG = "SELECT number, answers, event, undone FROM log WHERE table_id = ? ORDER BY number"
PUT_ENTRY = """
    INSERT INTO log (table_id, number, answers, event, undone, written_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET undone = excluded.undone"""

POSTS = """
    SELECT table_id, kind, user_id, channel_id, message_id, revision, picture
    FROM posts WHERE table_id = ? ORDER BY kind, user_id"""
POSTS_OWING = """
    SELECT table_id, kind, user_id, channel_id, message_id, revision, picture
    FROM posts WHERE user_id = 0 AND picture LIKE '[%' AND (kind LIKE 'vote-%' OR kind LIKE 'invited-%')
    ORDER BY table_id, kind"""
POSTS_OF_KIND = """
    SELECT table_id, kind, user_id, channel_id, message_id, revision, picture
    FROM posts WHERE user_id = 0 AND kind = ? ORDER BY table_id"""
PUT_POST = """
    INSERT OR REPLACE INTO posts (table_id, kind, user_id, channel_id, message_id, revision, picture)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
DELETE_POSTS = "DELETE FROM posts WHERE table_id = ? AND kind = ?"
DELETE_POST = "DELETE FROM posts WHERE table_id = ? AND kind = ? AND user_id = ?"

PREFERENCE = "SELECT value FROM preferences WHERE user_id = ? AND key = ?"
PUT_PREFERENCE = "INSERT OR REPLACE INTO preferences (user_id, key, value) VALUES (?, ?, ?)"
PREFERENCES = "SELECT user_id, value FROM preferences WHERE key = ? AND user_id <> 0 ORDER BY user_id"
PUT_DRAFT = """
    INSERT OR REPLACE INTO preferences (user_id, key, value) SELECT seats.user_id, ?3, ?4
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.table_id = ?1 AND seats.seat = ?2 AND seats.user_id = ?5 AND tables.status = 'playing'"""
DELETE_PREFERENCE = "DELETE FROM preferences WHERE user_id = ? AND key = ?"
DROP_PREFERENCES = "DELETE FROM preferences WHERE key = ?"

SERVER_SETTINGS = "SELECT guild_id, value FROM server_settings WHERE key = ? ORDER BY guild_id"
PUT_SERVER_SETTING = "INSERT OR REPLACE INTO server_settings (guild_id, key, value) VALUES (?, ?, ?)"
DELETE_SERVER_SETTING = "DELETE FROM server_settings WHERE guild_id = ? AND key = ?"

CLEAR_VOTES = "DELETE FROM votes WHERE table_id = ?"
CLEAR_UNDO_VOTES = "DELETE FROM votes WHERE table_id = ? AND kind = 'undo'"
VOTES = "SELECT id, table_id, asker, kind, payload, expires_at FROM votes WHERE table_id = ? ORDER BY id"
VOTE = "SELECT id, table_id, asker, kind, payload, expires_at FROM votes WHERE table_id = ? AND id = ?"
PUT_VOTE = "INSERT INTO votes (table_id, asker, kind, payload, expires_at) VALUES (?, ?, ?, ?, ?)"
TABLE_OF_VOTE = "SELECT table_id FROM votes WHERE id = ?"
DELETE_VOTE = "DELETE FROM votes WHERE id = ?"
CONSENTS = "SELECT user_id, agrees FROM consents WHERE vote_id = ? ORDER BY user_id"
PUT_CONSENT = "INSERT OR REPLACE INTO consents (vote_id, user_id, agrees) VALUES (?, ?, ?)"
