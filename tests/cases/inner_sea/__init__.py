"""Cases of Ancient Civilizations of the Inner Sea: a rule or card, a position, an outcome."""
