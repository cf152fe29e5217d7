-- What the operator has ordered from the shell and no bot has carried out yet.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    reason TEXT NOT NULL,
    made_at REAL NOT NULL
);
-- People and servers for whom the bot does nothing.
CREATE TABLE blocked (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    reason TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (kind, id)
) WITHOUT ROWID;
