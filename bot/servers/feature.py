"""A server's settings and its tables, for its moderators."""

from bot.frame.feature import Feature
from bot.messages.ids import REWIND_FORM
from bot.servers.commands import server
from bot.servers.tables import ServerItem, take_rewind_form

FEATURE = Feature(commands=(server,), items=(ServerItem,), forms={REWIND_FORM: take_rewind_form})
