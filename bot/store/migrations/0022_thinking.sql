-- Programs that think for computers on other machines ("python -m bot think"): until when each is known to live.
CREATE TABLE thinkers (
    name TEXT PRIMARY KEY,
    place TEXT NOT NULL,
    workers INTEGER NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;

-- Questions to computers that such a program is to answer, one a table: which question it is (seat, revision, key and
-- level), which programs can answer it ("game/rules version/level"), what they are handed (all that is hidden from the
-- seat has been dealt anew), who has it until when, in which term (one more with every new owner), how many have died
-- over it, and the answer. All of it can be made again from the tables.
CREATE TABLE computer_turns (
    table_id INTEGER PRIMARY KEY,
    question TEXT NOT NULL,
    kind TEXT NOT NULL,
    request BLOB NOT NULL,
    asked_at REAL NOT NULL,
    thinker TEXT NOT NULL DEFAULT '',
    term INTEGER NOT NULL DEFAULT 0,
    until REAL NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    reply BLOB
);
