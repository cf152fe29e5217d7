"""The coach: hints, why computers did what they did, and after a game what could have gone better."""

from bot.coach.better import BetterButton, show_better
from bot.coach.commands import hint, why
from bot.coach.hint import show_hint
from bot.coach.why import WhyMenu, show_why
from bot.frame.feature import Feature

FEATURE = Feature(
    commands=(hint, why),
    items=(BetterButton, WhyMenu),
    opening_acts={"hint": show_hint, "why": show_why},
    after_acts={"better": show_better},
)
