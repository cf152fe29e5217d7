-- What is still to be said in a table's channel about something that has been stored; gone when it has been said.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    key TEXT NOT NULL,                          -- of the text
    args TEXT NOT NULL,                         -- JSON
    question INTEGER NOT NULL                   -- the vote in whose message it is said; 0: in a message of its own
);
CREATE INDEX notices_of_table ON notices (table_id);
CREATE INDEX votes_by_end ON votes (expires_at) WHERE expires_at IS NOT NULL;
