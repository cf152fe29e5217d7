-- What a standing order says beyond its kind: JSON, as in plans.follow, a list of parts with the options chosen.
ALTER TABLE standing_orders ADD COLUMN settings TEXT NOT NULL DEFAULT '[]';

-- The kind of the standing order that a note is about; '' where it is about a plan.
ALTER TABLE plan_notes ADD COLUMN standing TEXT NOT NULL DEFAULT '';
