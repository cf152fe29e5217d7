"""The Ancient World, second edition: the rules."""
