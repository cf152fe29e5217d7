"""A third game of the family of engine/epochs, made for tests: terrain, two homes, a deity in the place of wonders."""
