-- The clock of each seat that is asked something at a table with a pace. Times are seconds since 1970.
CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    pace TEXT NOT NULL,
    asked REAL NOT NULL,                        -- when the question was put
    since REAL NOT NULL,                        -- from here on time is still to be counted
    spent REAL NOT NULL,                        -- what was counted before, in seconds
    allowance REAL NOT NULL,                    -- what the question may take before the bank is touched
    told INTEGER NOT NULL,                      -- the reminders that have been given: 1 at half, 2 near the end
    taken REAL,                                 -- how long the answer took, where nobody may know that it was given
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- What is left of the extra time of each seat.
CREATE TABLE banks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    pace TEXT NOT NULL,
    seconds REAL NOT NULL,
    turn TEXT NOT NULL,                         -- the turn that a computer plays to its end for the player, or ''
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
