-- What was noted in "posts" and "preferences" for want of a better place has columns of its own. A post is a message.

-- How long the process "leased_by" looks after a table: posts what it owes, keeps its clocks, calls people. 0: nobody does.
ALTER TABLE tables ADD COLUMN leased_by TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN lease_until REAL NOT NULL DEFAULT 0;

-- What a board message shows: log entries (from, to), the turn, when its question was put and the match's revision.
CREATE TABLE board_states (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,                         -- of the post, which is a public one
    first_entry INTEGER NOT NULL,
    last_entry INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    question_revision INTEGER NOT NULL,
    match_revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;

-- Whom a public post waits for ("pinged"), mentions ("called"), or owes a call to ("owed").
CREATE TABLE post_users (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('pinged', 'called', 'owed')),
    place INTEGER NOT NULL,                     -- from 0, in the order in which they are named
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, role, place)
) WITHOUT ROWID;

CREATE TABLE noted AS
    SELECT table_id, kind, CASE kind WHEN 'meant' THEN json_extract(picture, '$.detail') ELSE picture END AS state
    FROM posts WHERE user_id = 0 AND (kind IN ('board', 'meant') OR kind LIKE 'old-%') AND json_valid(picture);
INSERT INTO board_states
    SELECT table_id, kind, COALESCE(json_extract(state, '$.first'), 0), COALESCE(json_extract(state, '$.last'), 0),
           COALESCE(json_extract(state, '$.turn'), 0), COALESCE(json_extract(state, '$.posed'), 0),
           COALESCE(json_extract(state, '$.revision'), 0)
    FROM noted;
INSERT INTO post_users
    SELECT table_id, kind, 'pinged', users.key, users.value FROM noted, json_each(state, '$.pinged') AS users;
-- Where nothing was said of who is mentioned, all were who were waited for.
INSERT INTO post_users
    SELECT table_id, kind, 'called', users.key, users.value
    FROM noted, json_each(
        state, CASE json_type(state, '$.called') WHEN 'array' THEN '$.called' ELSE '$.pinged' END) AS users;
INSERT INTO post_users
    SELECT table_id, kind, 'owed', users.key, users.value FROM noted, json_each(state, '$.owed') AS users;
DROP TABLE noted;
INSERT INTO post_users
    SELECT table_id, kind, 'owed', users.key, users.value
    FROM posts, json_each(CASE WHEN json_valid(picture) THEN picture ELSE '[]' END) AS users
    WHERE posts.user_id = 0 AND (kind LIKE 'vote-%' OR kind LIKE 'invited-%');

-- A private thread of a table, and whom it has let in.
CREATE TABLE rooms (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL
);
CREATE TABLE room_users (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
INSERT INTO rooms SELECT table_id, channel_id FROM posts WHERE kind = 'room' AND user_id = 0;
INSERT INTO room_users
    SELECT DISTINCT table_id, users.value
    FROM posts, json_each(CASE WHEN json_valid(picture) THEN picture ELSE '[]' END) AS users
    WHERE kind = 'room' AND posts.user_id = 0;

-- Who can have no private thread for their hand at a table: the text that says why, and whether they have read it.
CREATE TABLE closed_threads (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    why TEXT NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
INSERT INTO closed_threads
    SELECT table_id, user_id, picture, picture = '' FROM posts WHERE kind = 'thread-closed' AND user_id <> 0;

-- When somebody has asked for a seat in play.
CREATE TABLE seat_requests (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
INSERT INTO seat_requests
    SELECT table_id, user_id, CAST(picture AS REAL) FROM posts WHERE kind = 'asked-for-seat' AND user_id <> 0;

-- Of a table that is over: who has closed it, when its thread is put away, and which table goes on with its people.
ALTER TABLE tables ADD COLUMN closed_by INTEGER;
ALTER TABLE tables ADD COLUMN put_away_at REAL;
ALTER TABLE tables ADD COLUMN next_table INTEGER;
UPDATE tables SET
    closed_by = (SELECT user_id FROM posts WHERE table_id = id AND kind = 'closed-by' ORDER BY revision DESC LIMIT 1),
    put_away_at = (SELECT CAST(picture AS REAL) FROM posts
                   WHERE table_id = id AND kind = 'closing' AND user_id = 0 AND picture <> ''),
    next_table = (SELECT CAST(picture AS INTEGER) FROM posts
                  WHERE table_id = id AND kind = 'again' AND user_id = 0 AND picture GLOB '[0-9]*');

DELETE FROM posts WHERE kind IN ('room', 'thread-closed', 'asked-for-seat', 'closed-by', 'closing', 'again');
ALTER TABLE posts RENAME COLUMN picture TO digest;    -- of what it shows, where we must know whether that has changed
UPDATE posts SET digest = CASE WHEN kind = 'meant' AND json_valid(digest) THEN json_extract(digest, '$.digest') ELSE '' END
    WHERE user_id = 0 AND kind <> 'card';

-- What somebody has chosen for a question and not sent yet. It goes with the seat.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    question_revision INTEGER NOT NULL,
    question TEXT NOT NULL,
    picks TEXT NOT NULL,                        -- JSON: the options chosen
    focus TEXT NOT NULL,
    node TEXT NOT NULL,
    typed TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
INSERT INTO drafts
    SELECT tables.id, found.user_id, json_extract(value, '$.revision'), json_extract(value, '$.key'),
           COALESCE(json_extract(value, '$.picks'), '[]'), COALESCE(json_extract(value, '$.focus'), ''),
           COALESCE(json_extract(value, '$.node'), ''), COALESCE(json_extract(value, '$.typed'), '')
    FROM preferences AS found JOIN tables ON tables.id = CAST(substr(found.key, 7) AS INTEGER)
    WHERE found.key GLOB 'draft-[0-9]*' AND json_valid(value)
        AND json_type(value, '$.revision') = 'integer' AND json_type(value, '$.key') = 'text';

-- Whose direct messages are closed, and whether they have been told.
CREATE TABLE closed_dms (
    user_id INTEGER PRIMARY KEY,
    told INTEGER NOT NULL
);
INSERT INTO closed_dms
    SELECT user_id, value = 'told' FROM preferences WHERE key = 'dm-closed' AND value IN ('untold', 'told');

-- One row about the database: what tells its nonces apart, up to when it reaches where it was put back, the heartbeat.
CREATE TABLE service_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    salt TEXT NOT NULL DEFAULT '',
    restored_at REAL,
    heartbeat REAL
);
INSERT INTO service_state (id, salt, restored_at, heartbeat) VALUES (
    1,
    COALESCE((SELECT value FROM preferences WHERE user_id = 0 AND key = 'salt'), ''),
    (SELECT CAST(value AS REAL) FROM preferences WHERE user_id = 0 AND key = 'restored'),
    (SELECT CAST(value AS REAL) FROM preferences WHERE user_id = 0 AND key = 'heartbeat'));

-- Which commands Discord has been given, by application and server.
CREATE TABLE command_digests (
    scope TEXT PRIMARY KEY,
    digest TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO command_digests
    SELECT substr(key, 10), value FROM preferences WHERE user_id = 0 AND key LIKE 'commands-%';

DELETE FROM preferences WHERE user_id = 0 OR key = 'dm-closed' OR key GLOB 'draft-[0-9]*';
