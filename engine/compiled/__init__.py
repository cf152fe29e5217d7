"""The engine compiled by mypyc, an option for whoever runs strong computers: ``make compiled``, ``make plain``."""
