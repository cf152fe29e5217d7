"""Several processes on one database, disturbed in every way: what players were shown stays true, and is said once."""
