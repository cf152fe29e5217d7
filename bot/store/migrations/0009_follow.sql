-- What follows a planned answer, such as what a card is aimed at. JSON: pairs of a question and the options chosen.
ALTER TABLE plans ADD COLUMN follow TEXT NOT NULL DEFAULT '[]';
ALTER TABLE plan_notes ADD COLUMN follow TEXT NOT NULL DEFAULT '[]';
