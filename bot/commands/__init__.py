"""Typed moves of each game."""
