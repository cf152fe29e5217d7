"""A server's settings and its tables, for its moderators."""

from bot.frame.feature import Feature
from bot.servers.commands import server
from bot.servers.tables import ServerItem

FEATURE = Feature(commands=(server,), items=(ServerItem,))
