"""The sensible player of the Inner Sea, apart from its rules."""
