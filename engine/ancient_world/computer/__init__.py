"""The sensible player of The Ancient World."""
