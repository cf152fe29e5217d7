"""Ancient Civilizations of the Middle East: what only this game of the family has."""
