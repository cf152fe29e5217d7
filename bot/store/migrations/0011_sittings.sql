-- Who has given an answer: the game's revision when somebody sat down. Of those who sit there already: 0, as if from the start.
ALTER TABLE seat_history ADD COLUMN first_revision INTEGER NOT NULL DEFAULT 0;
