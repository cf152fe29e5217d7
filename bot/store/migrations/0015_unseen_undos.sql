-- The log entries of undos that took back only what this board message has never shown, as a JSON list: it leaves them out.
ALTER TABLE board_states ADD COLUMN unseen TEXT NOT NULL DEFAULT '[]';
