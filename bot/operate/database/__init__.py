"""Backups, restoring, exporting: what is done with the database as a whole."""
