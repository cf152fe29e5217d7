-- From here on a stored state may lean on another one (bot/store/states.py): an older version could not read it.
-- Drafts go with the seat they are for; those of tables that have ended, or of who has left, were never deleted.
DELETE FROM preferences WHERE key GLOB 'draft-[0-9]*' AND (user_id, key) NOT IN (
    SELECT seats.user_id, 'draft-' || seats.table_id
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.status = 'playing' AND seats.user_id IS NOT NULL);
