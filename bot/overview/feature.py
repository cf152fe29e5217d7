"""A player's tables, and the next one that waits for them."""

from bot.frame.feature import Feature
from bot.overview.commands import list_, next_
from bot.overview.overview import ListButton

FEATURE = Feature(commands=(next_,), game_commands=(list_,), items=(ListButton,))
