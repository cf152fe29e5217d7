-- Discord's ids are whole numbers of 64 bits. Times are seconds since 1970.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    options TEXT NOT NULL,                      -- JSON: option id to choice
    seats INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    language TEXT NOT NULL,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    revision INTEGER NOT NULL,                  -- counts the changes of this row and all that belongs to it
    posted_revision INTEGER NOT NULL,           -- what players have been shown
    match_revision INTEGER NOT NULL,            -- the engine's own count
    waiting TEXT NOT NULL                       -- JSON: the seats that are asked something now
);
-- One open table in a channel or thread.
CREATE UNIQUE INDEX one_open_table ON tables (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, id);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,                            -- NULL: a computer of this level holds it
    name TEXT NOT NULL,
    computer TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) <> (computer IS NULL))
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_each ON seats (table_id, user_id) WHERE user_id IS NOT NULL;

CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    serial INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    ids TEXT NOT NULL,                          -- JSON: the options chosen
    revision INTEGER NOT NULL,
    barrier TEXT NOT NULL,
    undone_at INTEGER,                          -- the revision that took it back; the row stays
    PRIMARY KEY (table_id, serial)
) WITHOUT ROWID;

CREATE TABLE checkpoints (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    answers INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, answers)
);

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    event TEXT NOT NULL,                        -- JSON: key, arguments, who may see it
    undone INTEGER NOT NULL,
    written_at INTEGER NOT NULL,                -- the table's revision that brought it
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL,                   -- 0: public
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    picture TEXT NOT NULL,
    PRIMARY KEY (table_id, kind, user_id)
) WITHOUT ROWID;

CREATE TABLE preferences (
    user_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
) WITHOUT ROWID;

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    asker INTEGER NOT NULL
);
CREATE UNIQUE INDEX one_vote_each ON votes (table_id, asker);

CREATE TABLE consents (
    vote_id INTEGER NOT NULL REFERENCES votes (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (vote_id, user_id)
) WITHOUT ROWID;
