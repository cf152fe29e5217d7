-- Leagues: a set of players of a server, who meet everybody at tables that the bot opens.
-- games: the games it plays, each with seats and options, as JSON. message_id: its message in the channel, which shows
-- posted_revision; ending_id: the one that says how it came out. trouble: why no table could be opened lately, as the key of a text.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    pace TEXT NOT NULL,
    games TEXT NOT NULL,
    at_once INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    status TEXT NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1,
    posted_revision INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER NOT NULL DEFAULT 0,
    ending_id INTEGER NOT NULL DEFAULT 0,
    trouble TEXT NOT NULL DEFAULT ''
);
CREATE INDEX leagues_by_guild ON leagues (guild_id);

-- Who is in a league, by a number that stays; user_id is empty for who has deleted their data.
CREATE TABLE league_players (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    joined_at REAL NOT NULL,
    is_in INTEGER NOT NULL,
    PRIMARY KEY (league_id, number)
) WITHOUT ROWID;
CREATE INDEX league_players_by_user ON league_players (user_id);

-- The tables of a league, those to come among them: which of its games, the numbers of the players in the order of
-- seats, their places once it is over (both as JSON).
CREATE TABLE league_fixtures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    players TEXT NOT NULL,
    status TEXT NOT NULL,
    table_id INTEGER,
    places TEXT NOT NULL DEFAULT '[]',
    note TEXT NOT NULL DEFAULT '',
    is_corrected INTEGER NOT NULL DEFAULT 0,
    is_closed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (league_id, number)
);
CREATE INDEX league_fixtures_by_table ON league_fixtures (table_id) WHERE table_id IS NOT NULL;
