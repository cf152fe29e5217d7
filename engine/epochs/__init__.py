"""What the two games of epochs share: the map, stacking, growth, cards, competition, reckoning."""
