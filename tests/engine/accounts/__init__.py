"""Whether the log accounts for what has changed: one module a game says what its events claim."""
