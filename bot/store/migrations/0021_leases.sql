-- The processes that look after tables. Each says again and again that it lives, "until" when at least; the tables of one that has not said so in time are free.
CREATE TABLE lease_holders (
    name TEXT PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;

-- Rises by one whenever another process takes the table. Whoever notes that something was posted, rung or expired says in which term it has the table; "lease_until" is not used any more.
ALTER TABLE tables ADD COLUMN lease_term INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET leased_by = '', lease_until = 0;
CREATE INDEX tables_of_process ON tables (leased_by);

-- Where a process looks that answers a press: the open tables of a server, those of a person.
CREATE INDEX open_tables_of_server ON tables (guild_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_owner ON seats (owner) WHERE owner IS NOT NULL;

-- Presses, commands and forms that have been taken up, so that one delivered twice is answered once. Tidied.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    received_at REAL NOT NULL
) WITHOUT ROWID;

-- Messages that were about to be sent: where, a digest of their text, and when that was first begun. Tidied.
CREATE TABLE sends (
    nonce TEXT PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    digest TEXT NOT NULL,
    begun_at REAL NOT NULL
) WITHOUT ROWID;

-- Whose settings have changed lately (a person's or a server's), for processes that have them in memory. Tidied.
CREATE TABLE settings_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    whose INTEGER NOT NULL,
    changed_at REAL NOT NULL
);
