"""Cases of Ancient Civilizations of the Middle East: a rule or card, a position, an outcome."""
