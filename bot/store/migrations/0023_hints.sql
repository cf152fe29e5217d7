-- Who may ask a computer for a hint: who plays against computers alone ("alone"), or everybody at the table ("everyone").
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone';
