-- Processes that serve this database together: until when each is known to live (seconds since 1970), what it does
-- ('starting', 'serving', 'leaving'), and how many requests a second it may send to Discord.
CREATE TABLE processes (
    owner TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    place TEXT NOT NULL,
    stage TEXT NOT NULL,
    started_at REAL NOT NULL,
    until REAL NOT NULL,
    rate REAL NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Connections to Discord's gateway: who holds each, until when, for which term (one more with every new owner), and
-- what another process needs to go on with its session.
CREATE TABLE shards (
    number INTEGER PRIMARY KEY,
    owner TEXT NOT NULL DEFAULT '',
    term INTEGER NOT NULL DEFAULT 0,
    until REAL NOT NULL DEFAULT 0,
    session TEXT,
    sequence INTEGER,
    resume_url TEXT
);

-- When the next session may be started, by Discord's buckets.
CREATE TABLE session_starts (
    bucket INTEGER PRIMARY KEY,
    next_at REAL NOT NULL
);

-- How many shards there are. Whoever changes shards or processes locks this row first.
CREATE TABLE gateway (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    shards INTEGER NOT NULL
);
