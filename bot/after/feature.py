"""The menu after a game, with the entries that features bring as ``after_acts``; a game as an animation."""

from bot.after.animation import give_animation, show_animation
from bot.after.menu import show_after
from bot.frame.feature import Feature

FEATURE = Feature(
    opening_acts={"after": show_after, "showfilm": show_animation},
    after_acts={"animation": give_animation},
)
