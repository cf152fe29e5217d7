"""The engine compiled by mypyc, an option for hosts with strong computers: ``make compiled``, ``make plain``."""
