"""Computers are clients: worker processes think, and their answers are checked and stored like everybody's."""
