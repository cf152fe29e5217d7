-- Of the seats in "waiting", those that have answered while nobody may know it. JSON.
ALTER TABLE tables ADD COLUMN answered TEXT NOT NULL DEFAULT '[]';

-- Answers that players give ahead of time. They belong to the player, not to the seat.
CREATE TABLE plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    question TEXT NOT NULL,                     -- the question's key, and what tells it apart: "compete@rome"
    ids TEXT NOT NULL,                          -- JSON: the options chosen
    made_at REAL NOT NULL
);
CREATE INDEX plans_of_table ON plans (table_id, user_id);

-- Questions that a player lets pass until the span (a turn, a phase) is over.
CREATE TABLE standing_orders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,                         -- "reactions"
    span TEXT NOT NULL,                         -- "turn"
    word TEXT NOT NULL,                         -- what the span is called while it lasts: "2.3"
    PRIMARY KEY (table_id, user_id, kind)
) WITHOUT ROWID;

-- What a player must be told about plans that came to nothing; gone when it has been told.
CREATE TABLE plan_notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    question TEXT NOT NULL,
    ids TEXT NOT NULL,                          -- JSON
    why TEXT NOT NULL,                          -- JSON: text key and arguments
    sent INTEGER NOT NULL DEFAULT 0             -- by direct message; the player may have read it
);
CREATE INDEX notes_of_user ON plan_notes (table_id, user_id);

-- How much of a table's log its players have seen.
CREATE TABLE seen (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    entry INTEGER NOT NULL,                     -- the next number of the log then
    answers INTEGER NOT NULL,                   -- how many answers stood then
    revision INTEGER NOT NULL,                  -- the match's
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
