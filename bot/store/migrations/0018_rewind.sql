-- To before which answer an operator sets a game back: its serial number.
ALTER TABLE orders ADD COLUMN answer INTEGER;
