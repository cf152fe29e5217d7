"""The lobby: tables are opened, set, filled, started, moved and ended."""

from bot.frame.feature import Feature
from bot.lobby.again import play_again
from bot.lobby.commands import close, leave, move, new, start
from bot.lobby.items import LOBBY_ACTS, TABLE_ACTS

FEATURE = Feature(
    game_commands=(new, leave, start, close, move),
    lobby_acts=LOBBY_ACTS,
    opening_acts={"again": play_again},
    table_acts=TABLE_ACTS,
)
