"""The coach: hints, and after a game what could have gone better."""

from bot.coach.better import BetterButton, show_better
from bot.coach.commands import hint
from bot.coach.hint import show_hint
from bot.frame.feature import Feature

FEATURE = Feature(
    commands=(hint,), items=(BetterButton,), opening_acts={"hint": show_hint}, after_acts={"better": show_better}
)
