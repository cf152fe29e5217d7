"""The sensible player of Tigris & Euphrates, apart from its rules."""
