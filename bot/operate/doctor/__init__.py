"""``python -m bot doctor``: checks the installation and says what to do."""
