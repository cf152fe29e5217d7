"""Looking back at a game: its log, its steps, what a player has missed, its story, the game as a file and as a page."""

from bot.frame.feature import Feature
from bot.history.catchup import show_catch_up
from bot.history.catchup_command import catchup
from bot.history.ended import show_end
from bot.history.game_file import send_game
from bot.history.game_file_command import file
from bot.history.log_command import log
from bot.history.log_pages import LogButton, show_log
from bot.history.page import send_page
from bot.history.replay import open_game
from bot.history.replay_command import replay
from bot.history.replay_items import GameMenu, ReplayItem, take_turn_form
from bot.history.showing import MomentButton
from bot.history.story import show_story
from bot.history.story_command import page, story
from bot.messages.ids import TURN_FORM

FEATURE = Feature(
    commands=(log, replay, catchup),
    game_commands=(file, story, page),
    items=(LogButton, ReplayItem, GameMenu, MomentButton),
    forms={TURN_FORM: take_turn_form},
    opening_acts={"catchup": show_catch_up, "log": show_log, "replay": open_game, "result": show_end},
    after_acts={"file": send_game, "page": send_page, "story": show_story},
)
