"""``python -m bot doctor``: what is well, what is not, and what to do about it."""
