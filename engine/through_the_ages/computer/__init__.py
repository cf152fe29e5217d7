"""The sensible player of Through the Ages, apart from its rules."""
