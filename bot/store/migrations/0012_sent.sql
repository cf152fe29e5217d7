-- Which answers were sent together: the serial of the first of them. -1: given before this was kept.
ALTER TABLE answers ADD COLUMN sent INTEGER NOT NULL DEFAULT -1;
