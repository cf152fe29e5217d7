-- The last calls of every seat: JSON, each with the questions put one after the other, with nobody else between.
ALTER TABLE tables ADD COLUMN calls TEXT NOT NULL DEFAULT '[]';

-- Clocks are of calls now, and some do not run: of a call that has been answered (ended), or where nothing runs (stopped).
CREATE TABLE call_clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    pace TEXT NOT NULL,
    asked REAL NOT NULL,                        -- when the seat was called
    since REAL NOT NULL,                        -- from here on time is still to be counted
    spent REAL NOT NULL,                        -- what was counted before, in seconds
    allowance REAL NOT NULL,                    -- what the call may take before the bank is touched
    told INTEGER NOT NULL,                      -- the reminders that have been given: 1 at half, 2 near the end
    taken REAL,                                 -- how long the answer took, where nobody may know that it was given
    drawn REAL NOT NULL,                        -- what the call has taken from the bank, where it has ended
    ended INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, asked)
) WITHOUT ROWID;
INSERT INTO call_clocks
    SELECT table_id, seat, user_id, pace, asked, since, spent, allowance, told, taken, 0, 0, 0 FROM clocks;
DROP TABLE clocks;
ALTER TABLE call_clocks RENAME TO clocks;
