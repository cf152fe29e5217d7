"""The sensible player of the Middle East."""
