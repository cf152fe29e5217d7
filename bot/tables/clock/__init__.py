"""Deadlines and reminders: what time a question takes, when it is out, what happens then. Knows no Discord."""
