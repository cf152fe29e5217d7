"""The typed moves of each game."""

from bot.commands import inner_sea, tigris
from bot.frame.feature import Feature

FEATURE = Feature(commands=(*tigris.commands(), *inner_sea.commands()))
