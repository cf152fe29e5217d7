-- What a lobby offers.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN entry TEXT NOT NULL DEFAULT 'open';               -- or 'invited'
ALTER TABLE tables ADD COLUMN watch TEXT NOT NULL DEFAULT 'everyone';           -- or 'players'
ALTER TABLE tables ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';               -- JSON: the users who may join
ALTER TABLE tables ADD COLUMN waiting_since TEXT NOT NULL DEFAULT '[]';         -- JSON: a time for each of "waiting"

-- A computer that only keeps the seat warm: the user who may take it back.
ALTER TABLE seats ADD COLUMN owner INTEGER;

-- Who sat where when, from the start of the game to its end.
CREATE TABLE seat_history (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    since REAL NOT NULL,
    until REAL,                                 -- NULL: sits there now
    first_entry INTEGER NOT NULL,               -- the next number of the log when it began
    last_entry INTEGER,                         -- and when it ended
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX history_of_user ON seat_history (user_id, table_id) WHERE user_id IS NOT NULL;
INSERT INTO seat_history
    SELECT seats.table_id, seats.seat, seats.seat, seats.user_id, seats.name, seats.computer, tables.created_at,
           CASE tables.status WHEN 'playing' THEN NULL ELSE tables.changed_at END,
           0,
           CASE tables.status WHEN 'playing' THEN NULL
               ELSE (SELECT COUNT(*) FROM log WHERE log.table_id = tables.id) END
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.status <> 'lobby' AND EXISTS (SELECT 1 FROM checkpoints WHERE checkpoints.table_id = tables.id);

-- Votes of every kind: what is asked ("undo", "swap", "remove"...), about what, and until when.
ALTER TABLE votes ADD COLUMN kind TEXT NOT NULL DEFAULT 'undo';
ALTER TABLE votes ADD COLUMN payload TEXT NOT NULL DEFAULT '{}';                -- JSON
ALTER TABLE votes ADD COLUMN expires_at REAL;
ALTER TABLE consents ADD COLUMN agrees INTEGER NOT NULL DEFAULT 1;
DROP INDEX one_vote_each;
CREATE UNIQUE INDEX one_vote_each ON votes (table_id, asker, kind);
