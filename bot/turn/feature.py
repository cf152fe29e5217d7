"""The turn: the panel, the board and the hand, and every choice as a typed command."""

from bot.frame.feature import Feature
from bot.turn.choose_command import choose
from bot.turn.city_command import city
from bot.turn.commands import board, hand, play
from bot.turn.items import OPENING_ACTS, MoreButton, PanelButton, PanelMenu
from bot.turn.move_command import move_groups
from bot.turn.state_command import state

FEATURE = Feature(
    commands=(choose, play, board, city, hand, state, *move_groups()),
    items=(PanelButton, PanelMenu, MoreButton),
    opening_acts=OPENING_ACTS,
)
