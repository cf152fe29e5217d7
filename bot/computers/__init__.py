"""Computers are clients: worker processes think, and their answers go through the same door as everybody's."""
