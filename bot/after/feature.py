"""The menu after a game, with the entries that features bring as ``after_acts``."""

from bot.after.menu import show_after
from bot.frame.feature import Feature

FEATURE = Feature(opening_acts={"after": show_after})
