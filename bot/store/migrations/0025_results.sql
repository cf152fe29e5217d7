-- What has come of games that have ended. All of it follows from the rows of tables, seats, sittings, answers and
-- states, and can be made again from them ("python -m bot statistics --rebuild").
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    guild_id INTEGER,
    seats INTEGER NOT NULL,
    is_over INTEGER NOT NULL,                   -- 1: played to its end; 0: closed before
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL,
    answers INTEGER NOT NULL                    -- those that stand
);
CREATE INDEX results_of_server ON results (guild_id, game, ended_at);
CREATE INDEX results_by_end ON results (game, ended_at);

-- For whom it ended how: who held each seat at the end (number 0), and people who had given it up before.
CREATE TABLE result_seats (
    table_id INTEGER NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user_id INTEGER,
    level TEXT,                                 -- of a computer; with a user, of the one to which they had lent the seat
    place INTEGER,
    points INTEGER,
    ending TEXT NOT NULL,                       -- 'played', 'resigned', 'handed-over', 'closed'
    is_late INTEGER NOT NULL,                   -- 1: somebody else sat there before
    PRIMARY KEY (table_id, seat, number)
) WITHOUT ROWID;
CREATE INDEX results_of_user ON result_seats (user_id, table_id) WHERE user_id IS NOT NULL;

-- What a seat played: a civilization, a dynasty, leaders...
CREATE TABLE result_facts (
    table_id INTEGER NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    thing TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, kind, thing)
) WITHOUT ROWID;

-- Ratings by server (0: none) and game, made from the results in their order. "stamp" rises whenever they have to be made
-- again from the first game, "games" is how many they are made of (-1: none, they are out of date).
CREATE TABLE rating_pools (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    games INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game)
) WITHOUT ROWID;
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) WITHOUT ROWID;
CREATE INDEX ratings_of_user ON ratings (user_id);
