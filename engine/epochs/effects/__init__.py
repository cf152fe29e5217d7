"""What cards are written with: aims, small deeds, effects in data."""
