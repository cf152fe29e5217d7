-- How long people took: the seconds that count from a question being put until its answer. Of answers sent together only
-- the first has a row, answers of computers and answers given beforehand have none.
CREATE TABLE answer_times (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    serial INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    seconds REAL NOT NULL,
    PRIMARY KEY (table_id, serial)
) WITHOUT ROWID;
CREATE INDEX answer_times_by_user ON answer_times (user_id);

-- The first answer of a game that was given since times are stored.
ALTER TABLE tables ADD COLUMN timed_from INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET timed_from = COALESCE((SELECT MAX(serial) + 1 FROM answers WHERE answers.table_id = tables.id), 0);

-- Of the wait for an answer: stretches of which so many seconds count. until is NULL where it goes on and does not count.
CREATE TABLE answer_stretches (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL,
    counted REAL NOT NULL,
    PRIMARY KEY (table_id, seat, since)
) WITHOUT ROWID;
