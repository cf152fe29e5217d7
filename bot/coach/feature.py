"""Hints: what a computer would do in a player's place, and why."""

from bot.coach.commands import hint
from bot.coach.hint import show_hint
from bot.frame.feature import Feature

FEATURE = Feature(commands=(hint,), opening_acts={"hint": show_hint})
