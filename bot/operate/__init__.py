"""Running a bot: the command line, doctor, backups, logs, metrics."""
