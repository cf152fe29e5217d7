-- When Discord has confirmed a message; NULL: nobody heard what came of it.
ALTER TABLE sends ADD COLUMN sent_at REAL;
