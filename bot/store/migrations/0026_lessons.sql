-- How far somebody is in a lesson: what they have answered, step by step (JSON), what they have chosen and not sent
-- (JSON), and when they finished it first.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    answers TEXT NOT NULL,
    draft TEXT,
    finished_at REAL,
    changed_at REAL NOT NULL,
    PRIMARY KEY (user_id, game, lesson)
) WITHOUT ROWID;
