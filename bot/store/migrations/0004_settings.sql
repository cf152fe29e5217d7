-- Settings of people and of servers. What a person wishes is in preferences, under the key "settings".
CREATE TABLE server_settings (
    guild_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,                        -- JSON
    PRIMARY KEY (guild_id, key)
) WITHOUT ROWID;
CREATE INDEX preferences_by_key ON preferences (key);
