-- See the file of the same name for SQLite. Both are not logged: what a crash of the server takes is made again.
CREATE UNLOGGED TABLE thinkers (
    name TEXT PRIMARY KEY,
    place TEXT NOT NULL,
    workers BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

CREATE UNLOGGED TABLE computer_turns (
    table_id BIGINT PRIMARY KEY,
    question TEXT NOT NULL,
    kind TEXT NOT NULL,
    request BYTEA NOT NULL,
    asked_at DOUBLE PRECISION NOT NULL,
    thinker TEXT NOT NULL DEFAULT '',
    term BIGINT NOT NULL DEFAULT 0,
    until DOUBLE PRECISION NOT NULL DEFAULT 0,
    tries BIGINT NOT NULL DEFAULT 0,
    reply BYTEA
);
