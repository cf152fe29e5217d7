-- The answers of a draft that goes through several questions, as a JSON list of key and options; the turn they are for.
ALTER TABLE drafts ADD COLUMN steps TEXT NOT NULL DEFAULT '[]';
ALTER TABLE drafts ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
