"""Cases of The Ancient World."""
