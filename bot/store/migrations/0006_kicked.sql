-- Whom the host has removed before the start and not invited since: JSON, users who may not join.
ALTER TABLE tables ADD COLUMN kicked TEXT NOT NULL DEFAULT '[]';
