"""What cards are written with: aims, shared actions, effects in data."""
