-- People who have taken a seat somewhere, their channel of direct messages, and when it was (or was to be) opened.
CREATE TABLE contacts (
    user_id INTEGER PRIMARY KEY,
    channel_id INTEGER,
    opened_at REAL
) WITHOUT ROWID;
CREATE INDEX contacts_opened ON contacts (opened_at);
INSERT INTO contacts (user_id, channel_id)
    SELECT people.user_id, MAX(hands.channel_id)
    FROM (SELECT user_id FROM seats UNION SELECT owner FROM seats UNION SELECT user_id FROM seat_history) AS people
    LEFT JOIN posts AS hands ON hands.user_id = people.user_id AND hands.kind = 'hand'
    WHERE people.user_id IS NOT NULL GROUP BY people.user_id;

-- Hands that have not been shown, and when that is tried again.
CREATE TABLE hand_retries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    due REAL NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX hand_retries_due ON hand_retries (due);

-- Until when a hand is not sent there; NULL: until its owner asks for it.
ALTER TABLE closed_dms ADD COLUMN until REAL;
ALTER TABLE closed_threads ADD COLUMN until REAL;
