"""Who sits where: seats are exchanged, lent, given up; the others are asked where they must agree."""

from bot.frame.feature import Feature
from bot.seats.commands import back, computer, host, invite, join, options, remove, resign, show, substitute, swap
from bot.seats.items import QUESTION_ACTS, TABLE_ACTS

FEATURE = Feature(
    game_commands=(join, resign, options, show, invite, swap, substitute, computer, back, remove, host),
    question_acts=QUESTION_ACTS,
    table_acts=TABLE_ACTS,
)
